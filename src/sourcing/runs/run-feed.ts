import { Readable } from 'node:stream';
import type { Queryable } from '../../db/queryable.ts';
import { isUnfinished, type Run } from './run.ts';
import { type ClosedItem, listClosedItems } from './run-feed-view.ts';
import { listRunsById } from './run-store.ts';
import { runToStatus } from './run-view.ts';

/** Followers see a change within this time, and the time of two queries. */
const pollIntervalMs = 250;

interface FeedLimits {
  /** A comment this often keeps proxies from taking a quiet connection for a dead one. */
  commentEveryMs: number;
  /** So much is written ahead of a reader. */
  bufferBytes: number;
  /** A reader whose buffer is full for so many comments is let go; it can resume. */
  maxMissedComments: number;
}

const defaultLimits: FeedLimits = { commentEveryMs: 15_000, bufferBytes: 64 * 1024, maxMissedComments: 4 };

/** The id of the last event of a run: a client that has it has everything. */
export const endEventId = 'end';

/** Follows runs for any number of readers. */
interface RunFeed {
  /**
   * The events of a run as the text of server-sent events, from after its first `afterItems` closed items on. Ends
   * after the run's end; a run that has ended long ago gives its items and its end at once.
   */
  follow(run: Run, afterItems: number): Readable;
  /** How many readers there are. */
  readonly followers: number;
  /** Ends all streams; their readers can resume elsewhere. */
  close(): void;
}

interface Follower {
  runId: string;
  stream: Readable;
  /** False from a full buffer until the reader has taken it: nothing more is written meanwhile. */
  hasRoom: boolean;
  itemsSent: number;
  /** State and counts as last sent. */
  progressSent: string;
  commentsMissed: number;
}

function eventText(name: string, id: string, data: object): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * One query every quarter of a second for all followers of this process together, and none while there are none: it
 * works in any process, through any connection pooler, and misses nothing while the database restarts. What a
 * follower is sent is found from what it was sent before, so a slow one costs one full buffer and no queue.
 */
export function createRunFeed(
  db: Queryable,
  onFailure: (error: unknown) => void,
  limits: FeedLimits = defaultLimits,
): RunFeed {
  const { commentEveryMs, bufferBytes, maxMissedComments } = limits;
  const followers = new Set<Follower>();
  let looking: NodeJS.Timeout | undefined;
  let commenting: NodeJS.Timeout | undefined;

  function deliver(follower: Follower, run: Run, closed: ClosedItem[]): void {
    const fresh = closed.filter((item) => item.closedAs > follower.itemsSent);
    let text = '';
    for (const { closedAs, ...item } of fresh) {
      text += eventText('item', String(closedAs), item);
      follower.itemsSent = closedAs;
    }
    const progress = `${run.state} ${run.itemsDone} ${run.itemsFailed}`;
    if (progress !== follower.progressSent) {
      follower.progressSent = progress;
      text += eventText('progress', String(follower.itemsSent), runToStatus(run));
    }
    const isOver = !isUnfinished(run.state);
    if (isOver) text += eventText(run.state, endEventId, runToStatus(run));
    if (text !== '') follower.hasRoom = follower.stream.push(text);
    if (isOver) {
      followers.delete(follower);
      follower.stream.push(null);
    }
  }

  async function look(): Promise<void> {
    const ready = [...followers].filter((follower) => follower.hasRoom);
    const byRun = Map.groupBy(ready, (follower) => follower.runId);
    const runs = await listRunsById(db, [...byRun.keys()]);
    for (const run of runs) {
      const of = byRun.get(run.runId) ?? [];
      const from = Math.min(...of.map((follower) => follower.itemsSent));
      const count = run.itemsDone + run.itemsFailed;
      const closed = count > from ? await listClosedItems(db, run.runId, from) : [];
      for (const follower of of) if (followers.has(follower)) deliver(follower, run, closed);
    }
  }

  function lookAfter(delayMs: number): void {
    looking ??= setTimeout(async () => {
      await look().catch(onFailure);
      looking = undefined;
      if (followers.size > 0) lookAfter(pollIntervalMs);
    }, delayMs).unref();
  }

  function comment(): void {
    for (const follower of followers) {
      if (follower.hasRoom) {
        follower.commentsMissed = 0;
        follower.hasRoom = follower.stream.push(': the run is still in progress\n\n');
      } else if (++follower.commentsMissed >= maxMissedComments) follower.stream.destroy();
    }
  }

  return {
    get followers() {
      return followers.size;
    },
    follow(run, afterItems) {
      const follower: Follower = {
        runId: run.runId,
        hasRoom: true,
        itemsSent: Math.min(afterItems, run.itemsDone + run.itemsFailed),
        progressSent: '',
        commentsMissed: 0,
        stream: new Readable({
          highWaterMark: bufferBytes,
          read: () => {
            follower.hasRoom = true;
          },
          destroy: (error, done) => {
            followers.delete(follower);
            if (followers.size === 0) {
              clearInterval(commenting);
              commenting = undefined;
            }
            done(error);
          },
        }),
      };
      followers.add(follower);
      commenting ??= setInterval(comment, commentEveryMs).unref();
      lookAfter(0);
      return follower.stream;
    },
    close() {
      for (const { stream } of followers) stream.push(null);
      followers.clear();
      clearTimeout(looking);
      clearInterval(commenting);
    },
  };
}
