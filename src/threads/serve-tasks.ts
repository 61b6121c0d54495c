import { parentPort } from 'node:worker_threads';
import { errorToMessage } from './error-message.ts';
import type { FromThread, ToThread } from './messages.ts';
import { beginStep, type Steps } from './steps.ts';
import { isLargeWhenTidied } from './tidy-heap.ts';

/** What a task in a thread can do besides computing. */
export interface TaskContext {
  /** Says by its number what is worked on from here; each step has its own limit of time. */
  step(place: number): void;
  /** Sends a part of an answer; resolves when the reader wants more. The bytes are given away. */
  write(bytes: Uint8Array): Promise<void>;
  /** Aborted when the answer is no longer needed. */
  signal: AbortSignal;
}

/** So many chunks of an answer may be on their way to a reader. */
const chunksAhead = 2;

/** Makes this thread do the tasks that its pool sends, as many at the same time as the pool allows. */
export function serveTasks<Input, Result>(run: (input: Input, context: TaskContext) => Promise<Result>): void {
  const port = parentPort;
  if (port === null) throw new Error('This file is the start of a thread.');
  const send = (message: FromThread<Result>, given: ArrayBuffer[] = []) => port.postMessage(message, given);
  const inHand = new Map<number, { stop: AbortController; credit: Credit }>();

  async function runTask(task: number, input: Input, steps: Steps): Promise<void> {
    const stop = new AbortController();
    const credit = new Credit(chunksAhead);
    inHand.set(task, { stop, credit });
    const context: TaskContext = {
      signal: stop.signal,
      step: (place) => beginStep(steps, place),
      async write(bytes) {
        stop.signal.throwIfAborted();
        send({ type: 'chunk', task, bytes }, bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []);
        await credit.spend(stop.signal);
      },
    };
    try {
      send({ type: 'done', task, result: await run(input, context) });
    } catch (error) {
      send({ type: 'failed', task, error: errorToMessage(error) });
    } finally {
      inHand.delete(task);
    }
  }

  function tidy(limitBytes: number): void {
    if (isLargeWhenTidied(limitBytes)) send({ type: 'large' });
  }

  port.on('message', (message: ToThread<Input>) => {
    if (message.type === 'run') void runTask(message.task, message.input, message.steps);
    else if (message.type === 'tidy') tidy(message.limitBytes);
    else if (message.type === 'credit') inHand.get(message.task)?.credit.add();
    else inHand.get(message.task)?.stop.abort(new Error('Nobody waits for the answer any more.'));
  });
  send({ type: 'ready' });
}

class Credit {
  #left: number;
  #wake: (() => void) | undefined;

  constructor(left: number) {
    this.#left = left;
  }

  add(): void {
    this.#left += 1;
    this.#wake?.();
  }

  async spend(signal: AbortSignal): Promise<void> {
    this.#left -= 1;
    while (this.#left <= 0) {
      signal.throwIfAborted();
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
      await promise;
    }
  }
}
