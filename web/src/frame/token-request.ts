import { useSyncExternalStore } from 'react';

let isAsked = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isAsked = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog that asks for an access token. */
export function askForToken(): void {
  change(true);
}

export function closeTokenRequest(): void {
  change(false);
}

export function useTokenRequest(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isAsked,
  );
}
