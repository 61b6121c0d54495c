import { useEffect, useState } from 'react';
import { AnswerError, getRun, getRunRecord } from './run-client.ts';
import type { RunRecord, RunStatus } from './run-record.ts';

const pollMs = 1000;

export interface RunView {
  run: RunStatus | null;
  record: RunRecord | null;
  /** The service knows no such run. */
  missing: boolean;
  /** The last try failed; the next one follows by itself. */
  trouble: string | null;
}

const nothingYet: RunView = { run: null, record: null, missing: false, trouble: null };

/** True while the run may still change. A state this page does not know counts as changing. */
export function isUnfinished(state: string): boolean {
  return state !== 'done' && state !== 'failed' && state !== 'cancelled';
}

function isFinalRefusal(error: unknown): error is AnswerError {
  return error instanceof AnswerError && (error.status === 404 || error.status === 400);
}

/** Follows a run: reads its state every second until it is finished, then its record once. */
export function useRun(runId: string): RunView {
  const [view, setView] = useState<RunView>(nothingYet);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    /** True when there is nothing more to ask. */
    const step = async (): Promise<boolean> => {
      const run = await getRun(runId, abort.signal);
      setView((before) => ({ ...before, run, missing: false, trouble: null }));
      if (isUnfinished(run.state)) return false;
      if (run.state === 'done') {
        const record = await getRunRecord(runId, abort.signal);
        setView((before) => ({ ...before, record, trouble: null }));
      }
      return true;
    };

    const follow = async (): Promise<void> => {
      let finished = false;
      try {
        finished = await step();
      } catch (error) {
        if (abort.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        finished = isFinalRefusal(error);
        setView((before) =>
          finished && before.run === null ? { ...before, missing: true } : { ...before, trouble: message },
        );
      }
      if (!finished && !abort.signal.aborted) timer = setTimeout(() => void follow(), pollMs);
    };

    void follow();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [runId]);
  return view;
}
