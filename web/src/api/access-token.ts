import { useSyncExternalStore } from 'react';

/** Kept until the tab is closed, and only in this tab: it is neither in the page's code nor in a cookie. */
const storageKey = 'assay.token';
const listeners = new Set<() => void>();

/** The token that calls are made with; empty where none was entered. */
export function readToken(): string {
  return window.sessionStorage.getItem(storageKey) ?? '';
}

export function writeToken(token: string): void {
  if (token === '') window.sessionStorage.removeItem(storageKey);
  else window.sessionStorage.setItem(storageKey, token);
  for (const listener of listeners) listener();
}

export function useToken(): string {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readToken);
}
