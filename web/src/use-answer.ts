import { useEffect, useState } from 'react';
import { getJson } from './run-client.ts';

export interface Answer<T> {
  value: T | null;
  trouble: string | null;
}

/** Reads a path once it is wanted, and keeps what it read. */
export function useAnswer<T>(path: string, isWanted: boolean): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ value: null, trouble: null });
  const isThere = answer.value !== null;
  useEffect(() => {
    if (!isWanted || isThere) return;
    const abort = new AbortController();
    getJson<T>(path, abort.signal).then(
      (value) => setAnswer({ value, trouble: null }),
      (error: unknown) => {
        if (!abort.signal.aborted)
          setAnswer({ value: null, trouble: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => abort.abort();
  }, [path, isWanted, isThere]);
  return answer;
}
