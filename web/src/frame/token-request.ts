import { useSyncExternalStore } from 'react';

/** Why a token is asked for: the service refused a call, or the person wants to enter one. */
type TokenRequest = 'refused' | 'offered';

let asked: TokenRequest | null = null;
const listeners = new Set<() => void>();

function change(next: TokenRequest | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog for an access token. */
export function askForToken(why: TokenRequest = 'refused'): void {
  change(why);
}

export function closeTokenRequest(): void {
  change(null);
}

export function useTokenRequest(): TokenRequest | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
}
