import type { ClosedItem, RunStatus } from './answers.ts';
import { type RunResult, readResult } from './read-result.ts';
import { AnswerError, getRun } from './run-client.ts';

const askEveryMs = 1000;

/** What is known of a run so far. */
export interface RunView {
  run: RunStatus | null;
  /** The items that are done or failed, in the order in which they were; a run seen only when done has none here. */
  closed: ClosedItem[];
  result: RunResult | null;
  /** The service knows no such run. */
  missing: boolean;
  /** The last try failed; the next one follows by itself. */
  trouble: string | null;
}

export const nothingYet: RunView = { run: null, closed: [], result: null, missing: false, trouble: null };

/** True while the run may still change. A state this page does not know counts as changing. */
export function isUnfinished(state: string): boolean {
  return state !== 'done' && state !== 'failed' && state !== 'cancelled';
}

function isFinalRefusal(error: unknown): error is AnswerError {
  return error instanceof AnswerError && (error.status === 404 || error.status === 400);
}

function addClosed(closed: ClosedItem[], item: ClosedItem): ClosedItem[] {
  return closed.some(({ itemId }) => itemId === item.itemId) ? closed : [...closed, item];
}

/**
 * Follows a run until it has ended, then reads its result once. What is new comes as server-sent events; while none
 * come (they are refused, the connection is broken, a proxy keeps them back) the state is asked for every second.
 * Returns what stops it.
 */
export function followRun(runId: string, change: (step: (before: RunView) => RunView) => void): () => void {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let events: EventSource | undefined;
  /** Events come, so there is nothing to ask. */
  let isLive = false;
  let isAsking = false;
  let isOver = false;

  const tell = (part: Partial<RunView>): void => {
    if (!abort.signal.aborted) change((before) => ({ ...before, ...part }));
  };

  const askLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), askEveryMs);
  };

  const listen = (): void => {
    if (typeof EventSource === 'undefined') return;
    const source = new EventSource(`/api/runs/${encodeURIComponent(runId)}/events`);
    events = source;
    source.addEventListener('progress', (event) => {
      isLive = true;
      tell({ run: JSON.parse(event.data) as RunStatus, trouble: null });
    });
    source.addEventListener('item', (event) => {
      const item = JSON.parse(event.data) as ClosedItem;
      if (!abort.signal.aborted) change((before) => ({ ...before, closed: addClosed(before.closed, item) }));
    });
    for (const end of ['done', 'failed', 'cancelled']) {
      source.addEventListener(end, () => {
        isLive = false;
        source.close();
        void ask();
      });
    }
    // The browser connects again by itself, unless it was refused for good; until then the state is asked for.
    source.addEventListener('error', () => {
      isLive = false;
      askLater();
    });
  };

  /** True when there is nothing more to ask. */
  const readOnce = async (): Promise<boolean> => {
    const run = await getRun(runId, abort.signal);
    if (run.state === 'done') {
      tell({ run, missing: false, trouble: null });
      tell({ result: await readResult(run, abort.signal) });
      return true;
    }
    tell({ run, missing: false, trouble: null });
    if (events === undefined) listen();
    return !isUnfinished(run.state);
  };

  const ask = async (): Promise<void> => {
    if (isOver || isAsking || isLive || abort.signal.aborted) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      isOver = await readOnce();
    } catch (error) {
      if (abort.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      isOver = isFinalRefusal(error);
      change((before) =>
        isOver && before.run === null ? { ...before, missing: true } : { ...before, trouble: message },
      );
    } finally {
      isAsking = false;
    }
    if (!isOver) askLater();
  };

  void ask();
  return () => {
    abort.abort();
    clearTimeout(timer);
    events?.close();
  };
}
