import { useSyncExternalStore } from 'react';

/** The run id of `/dashboard/{job_id}`, or null on `/dashboard`. An escape that does not decode stays as it is. */
function readRunId(pathname: string): string | null {
  const part = pathname.replace(/^\/dashboard\/?/u, '').replace(/\/$/u, '');
  if (part === '') return null;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a run's page. */
export function runAddress(runId: string): string {
  return `/dashboard/${encodeURIComponent(runId)}`;
}

/** Goes to the page of a run as a link does, but without loading it anew: the token entered here stays entered. */
export function openRun(runId: string): void {
  window.history.pushState(null, '', runAddress(runId));
  window.scrollTo(0, 0);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** The run that the address names, or null; follows `openRun` and the browser's back and forward. */
export function useAddressedRun(): string | null {
  return useSyncExternalStore(subscribe, () => readRunId(window.location.pathname));
}
