import { Readable } from 'node:stream';
import type { DatabaseConnection } from '../../db/open-database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { shareTables } from '../../lib/share-tables.ts';
import { createTaskThreads, ThreadFault } from '../../threads/task-threads.ts';
import type { AnswerInput } from './answer-task.ts';

/** What large answers may take; documented for operators in `docs/operations.md`. */
const answerLimits = {
  /** Written at the same time. */
  atOnce: 6,
  /** More than these wait; further ones are refused with 503. */
  waiting: 24,
  /** So long at most: a connection on which nothing moves for two minutes is closed. */
  waitMs: 45_000,
  /** From one part of an answer to the next, not counting a slow reader. */
  stepMs: 60_000,
  /** The heap of the thread. */
  heapMb: 160,
  /** The thread is kept so long without an answer to make. */
  idleMs: 300_000,
  /** Of a thread without work; an ordinary one has 60 to 80. */
  idleHeapMb: 96,
} as const;

/** Large answers, made in a thread of their own. */
export interface Answers {
  /** The answer as a stream; resolves when its first part is there. @throws Refusal */
  open(input: AnswerInput): Promise<Readable>;
  /** The answer in one piece, for those that are small however long they take. @throws Refusal */
  read(input: AnswerInput): Promise<Buffer>;
  close(): Promise<void>;
}

const retryAfterSeconds = 5;

function toRefusal(error: unknown): unknown {
  if (!(error instanceof ThreadFault)) return error;
  const what = error.isOwn ? error.message : 'another answer used up what both had';
  return new Refusal('unavailable', `The answer could not be made: ${what}. Ask for less of it, or again.`, {
    retryAfterSeconds,
  });
}

/** The thread is started by the first answer that is asked for. */
export function createAnswers(connection: DatabaseConnection): Answers {
  const threads = createTaskThreads<AnswerInput, void>({
    entry: new URL('./answer-thread.ts', import.meta.url),
    beforeStart: shareTables,
    data: connection,
    size: 1,
    tasksPerThread: answerLimits.atOnce,
    mostWaiting: answerLimits.waiting,
    heapLimitMb: answerLimits.heapMb,
    stepLimitMs: answerLimits.stepMs,
    waitLimitMs: answerLimits.waitMs,
    idleLimitMs: answerLimits.idleMs,
    idleHeapLimitMb: answerLimits.idleHeapMb,
  });
  return {
    async open(input) {
      const stop = new AbortController();
      let wanted: (() => void) | undefined;
      const wake = () => {
        wanted?.();
        wanted = undefined;
      };
      const stream = new Readable({
        read: wake,
        destroy(error, done) {
          stop.abort(new Error('The client disconnected.'));
          wake();
          done(error);
        },
      });
      // The sender of the stream reports how it ended; until then the opening does.
      stream.on('error', () => undefined);
      const begun = Promise.withResolvers<void>();
      const onChunk = (bytes: Uint8Array): Promise<void> => {
        begun.resolve();
        if (stream.destroyed || stream.push(bytes)) return Promise.resolve();
        return new Promise((resolve) => {
          wanted = resolve;
        });
      };
      threads.run(input, { onChunk, signal: stop.signal }).then(
        () => {
          stream.push(null);
          begun.resolve();
        },
        (error: unknown) => {
          const reason = toRefusal(error);
          begun.reject(reason);
          stream.destroy(reason instanceof Error ? reason : new Error(String(reason)));
        },
      );
      await begun.promise;
      return stream;
    },
    async read(input) {
      const parts: Uint8Array[] = [];
      try {
        await threads.run(input, { onChunk: async (bytes) => void parts.push(bytes) });
      } catch (error) {
        throw toRefusal(error);
      }
      return Buffer.concat(parts);
    },
    close: () => threads.close(),
  };
}
