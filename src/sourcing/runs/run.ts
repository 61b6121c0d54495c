import type { WantedItem } from '../../matching/assessment.ts';

/** States of a run; callers must treat the list as open. */
export type RunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** An item as it was when the run started; later edits of the request do not reach it. */
export interface FrozenItem extends WantedItem {
  itemId: number;
  revision: number;
}

/** A run as its own table keeps it. */
export interface Run {
  runId: string;
  srId: string;
  srVersion: number;
  state: RunState;
  itemsTotal: number;
  itemsDone: number;
  itemsFailed: number;
  error: string | null;
  /** The run that this one repeats, or null. */
  rerunOf: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** True while the run may still change. */
export function isUnfinished(state: RunState): boolean {
  return state === 'queued' || state === 'running';
}

/** Payload of the job that sources one item of one run. */
export interface SourceItemJob {
  runId: string;
  position: number;
}

export const sourceItemQueue = 'source-item';
export const failedItemQueue = 'source-item-failed';
