import type { Queryable } from '../../db/queryable.ts';
import { listEndedAmong } from './run-store.ts';

/** A running item sees the end of its run within this time, and the time of one query. */
const pollIntervalMs = 500;

/** Aborts the items that this process works on when their run has ended, by a cancel or its time limit. */
export interface RunWatch {
  /** Calls `onEnded` once, should the run end before the watching is disposed. */
  watch(runId: string, onEnded: () => void): Disposable;
}

/** One query every half second for all runs in hand, and none while there are none. */
export function createRunWatch(db: Queryable): RunWatch {
  const watchers = new Set<{ runId: string; onEnded: () => void }>();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    // A database that does not answer ends no run; the item will meet the same fault and report it.
    const ended = new Set(
      await listEndedAmong(db, [...new Set([...watchers].map(({ runId }) => runId))]).catch(() => []),
    );
    for (const watcher of watchers) {
      if (!ended.has(watcher.runId)) continue;
      watchers.delete(watcher);
      watcher.onEnded();
    }
    timer = undefined;
    lookLater();
  }

  function lookLater(): void {
    if (timer === undefined && watchers.size > 0) timer = setTimeout(() => void look(), pollIntervalMs).unref();
  }

  return {
    watch(runId, onEnded) {
      const watcher = { runId, onEnded };
      watchers.add(watcher);
      lookLater();
      return { [Symbol.dispose]: () => watchers.delete(watcher) };
    },
  };
}
