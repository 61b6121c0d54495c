import { type ReactNode, useId } from 'react';
import { AnswerError, sendJson } from './run-client.ts';

/** The token of whoever sits here: kept for this page and nowhere else. */
let token = '';

/** Changes something with the token entered on this page, if any. @throws AnswerError when the service refuses. */
export function sendWithToken<T>(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  return sendJson<T>(method, path, body, token);
}

/** True when the same with a (better) token may succeed. */
export function isTokenNeeded(error: unknown): boolean {
  return error instanceof AnswerError && error.status === 401;
}

/** What to tell whoever tried, in one sentence. */
export function tellRefusal(error: unknown): string {
  if (isTokenNeeded(error)) return token === '' ? 'Enter the API token to do this.' : 'This token is not accepted.';
  return error instanceof Error ? error.message : String(error);
}

/** Asks for the token; `onSend` tries again with it. */
export function TokenEntry({ onSend }: { onSend: () => void }): ReactNode {
  const id = useId();
  return (
    <form
      className="token"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label htmlFor={id}>API token</label>
      <input
        id={id}
        type="password"
        autoComplete="off"
        onChange={(event) => {
          token = event.target.value.trim();
        }}
      />
      <button type="submit">Send</button>
    </form>
  );
}
