import { useEffect, useState } from 'react';
import { followRun, nothingYet, type RunView } from './follow-run.ts';

/** Follows a run from waiting in the queue to its result. */
export function useRun(runId: string): RunView {
  const [view, setView] = useState<RunView>(nothingYet);
  useEffect(() => followRun(runId, setView), [runId]);
  return view;
}
