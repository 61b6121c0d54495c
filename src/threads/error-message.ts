import { Refusal } from '../lib/refusal.ts';
import type { ErrorMessage } from './messages.ts';

/** An error as a message. A refusal stays one. */
export function errorToMessage(error: unknown): ErrorMessage {
  if (!(error instanceof Error)) {
    return { name: 'Error', message: String(error), stack: undefined, code: undefined, refusal: undefined };
  }
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (!(error instanceof Refusal)) return { name, message, stack, code, refusal: undefined };
  const { kind, issues, retryAfterSeconds } = error;
  return { name, message, stack, code, refusal: { kind, issues, retryAfterSeconds } };
}

/** The error that a message carries. */
export function messageToError({ name, message, stack, code, refusal }: ErrorMessage): Error {
  if (refusal !== undefined) {
    const { kind, issues, retryAfterSeconds } = refusal;
    return new Refusal(kind, message, { issues, retryAfterSeconds });
  }
  const error = Object.assign(new Error(message), { name, ...(code === undefined ? {} : { code }) });
  if (stack !== undefined) error.stack = stack;
  return error;
}
