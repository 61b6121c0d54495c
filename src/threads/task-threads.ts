import { Worker } from 'node:worker_threads';
import { Refusal } from '../lib/refusal.ts';
import { messageToError } from './error-message.ts';
import type { FromThread, ToThread } from './messages.ts';
import { createSteps, lastStep, type Steps } from './steps.ts';

export interface TaskThreadsOptions {
  /** The file that a thread starts with; it calls `serveTasks`. */
  entry: URL;
  /** Structured-clonable; the thread finds it as its `workerData`. */
  data?: unknown;
  /** Called before each start of a thread. */
  beforeStart?: () => void;
  /** Threads are started when they are needed, at most so many. */
  size: number;
  /** Tasks of one thread at the same time: more than one where tasks wait for a database or for their readers. */
  tasksPerThread: number;
  /** Tasks that wait for a thread; one more is refused. */
  mostWaiting: number;
  /** A task that has waited so long for a thread is refused; never unless given. */
  waitLimitMs?: number;
  /** A thread whose heap grows beyond this is ended, and its tasks fail. */
  heapLimitMb: number;
  /** A step that takes longer ends its thread. Waiting for a reader does not count. */
  stepLimitMs: number;
  /** A thread without a task for so long is ended, and its memory free; the next task starts another. Never unless given. */
  idleLimitMs?: number;
  /**
   * The heap of a thread without a task is cleared up after seconds where it is larger than this; one that keeps more than this is
   * ended: it grew by something unusual. Never unless given.
   */
  idleHeapLimitMb?: number;
}

/** A thread is so long without a task before the size of its heap is looked at. */
const restMs = 3_000;

interface TaskOptions {
  /** Given the parts of an answer; the next is made when it resolves. */
  onChunk?: (bytes: Uint8Array) => Promise<void>;
  signal?: AbortSignal;
}

/** Work in threads of their own: whatever it does, this thread goes on answering. */
export interface TaskThreads<Input, Result> {
  /**
   * @throws ThreadFault when its thread was ended, Refusal unavailable when too many tasks are waiting, the signal's
   * reason when that is aborted, and what the task itself threw.
   */
  run(input: Input, options?: TaskOptions): Promise<Result>;
  close(): Promise<void>;
}

/** The thread of a task was ended before the task was done. */
export class ThreadFault extends Error {
  override readonly name = 'ThreadFault';
  readonly kind: 'time' | 'memory' | 'ended';
  /** True when the task itself took too long, and not another one of the same thread. */
  readonly isOwn: boolean;
  /** The step that the task was at; undefined where it had begun none. */
  readonly step: number | undefined;

  constructor(kind: ThreadFault['kind'], message: string, isOwn: boolean, step?: number) {
    super(message);
    this.kind = kind;
    this.isOwn = isOwn;
    this.step = step;
  }
}

const retryAfterSeconds = 2;

interface Task<Input, Result> extends TaskOptions {
  id: number;
  input: Input;
  resolve(result: Result): void;
  reject(error: unknown): void;
  steps: Steps;
  /** Of the wait for a thread, then of the step it is at. */
  timer: NodeJS.Timeout | undefined;
  /** Chunks that its reader has not taken. */
  unread: number;
}

/** A pool of threads; see the options for its limits. */
export function createTaskThreads<Input, Result>(options: TaskThreadsOptions): TaskThreads<Input, Result> {
  type OneTask = Task<Input, Result>;
  const threads = new Set<Thread>();
  const waiting: OneTask[] = [];
  const limitBytes = options.idleHeapLimitMb === undefined ? undefined : options.idleHeapLimitMb * 1024 * 1024;
  let lastId = 0;
  let isClosed = false;

  class Thread {
    readonly tasks = new Map<number, OneTask>();
    readonly worker: Worker;
    #fault: ThreadFault | undefined;
    #idleTimer: NodeJS.Timeout | undefined;
    #restTimer: NodeJS.Timeout | undefined;
    /** Loading its modules is no step of a task, and on a busy machine takes seconds. */
    #isReady = false;

    constructor() {
      options.beforeStart?.();
      this.worker = new Worker(options.entry, {
        workerData: options.data,
        resourceLimits: { maxOldGenerationSizeMb: options.heapLimitMb, maxYoungGenerationSizeMb: 16 },
      });
      this.worker.unref();
      this.worker.on('message', (message: FromThread<Result>) => this.#receive(message));
      this.worker.on('error', (error: Error & { code?: string }) => {
        this.#fault ??=
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? new ThreadFault('memory', `it took more than ${options.heapLimitMb} MB of memory`, true)
            : new ThreadFault('ended', `its thread failed: ${error.message}`, true);
      });
      this.worker.on('exit', () => this.#end());
      threads.add(this);
    }

    start(task: OneTask): void {
      this.#endRest();
      this.tasks.set(task.id, task);
      this.worker.ref();
      this.#send({ type: 'run', task: task.id, input: task.input, steps: task.steps });
      this.#restartTimer(task);
    }

    stop(task: OneTask): void {
      if (this.tasks.has(task.id)) this.#send({ type: 'stop', task: task.id });
    }

    #send(message: ToThread<Input>): void {
      this.worker.postMessage(message);
    }

    #restartTimer(task: OneTask, afterMs = options.stepLimitMs): void {
      clearTimeout(task.timer);
      if (!this.#isReady || task.unread > 0) return;
      task.timer = setTimeout(() => {
        const leftMs = options.stepLimitMs - (lastStep(task.steps)?.forMs ?? options.stepLimitMs);
        if (leftMs > 0) this.#restartTimer(task, leftMs);
        else this.#giveUp(task);
      }, afterMs);
    }

    #giveUp(task: OneTask): void {
      const limit = `${options.stepLimitMs / 1000} s`;
      this.#forget(task);
      task.reject(new ThreadFault('time', `it took longer than ${limit}`, true, lastStep(task.steps)?.place));
      this.#fault ??= new ThreadFault('time', `another task of its thread took longer than ${limit}`, false);
      void this.worker.terminate();
    }

    #forget(task: OneTask): void {
      clearTimeout(task.timer);
      this.tasks.delete(task.id);
      if (this.tasks.size > 0) return;
      this.worker.unref();
      if (options.idleLimitMs !== undefined)
        this.#idleTimer = setTimeout(() => this.#leave(), options.idleLimitMs).unref();
      if (limitBytes !== undefined)
        this.#restTimer = setTimeout(() => this.#send({ type: 'tidy', limitBytes }), restMs).unref();
    }

    #endRest(): void {
      clearTimeout(this.#idleTimer);
      clearTimeout(this.#restTimer);
    }

    /** From here on it gets no task; what it has lent, such as connections, ends with it. */
    #leave(): void {
      threads.delete(this);
      void this.worker.terminate();
    }

    #receive(message: FromThread<Result>): void {
      if (message.type === 'ready') {
        this.#isReady = true;
        for (const task of this.tasks.values()) this.#restartTimer(task);
        return;
      }
      if (message.type === 'large') {
        if (this.tasks.size === 0) this.#leave();
        return;
      }
      const task = this.tasks.get(message.task);
      if (task === undefined) return;
      if (message.type === 'chunk') {
        void this.#passOn(task, message.bytes);
      } else {
        this.#forget(task);
        if (message.type === 'done') task.resolve(message.result);
        else task.reject(messageToError(message.error));
        startWaiting();
      }
    }

    async #passOn(task: OneTask, bytes: Uint8Array): Promise<void> {
      clearTimeout(task.timer);
      task.unread += 1;
      try {
        await task.onChunk?.(bytes);
      } catch (error) {
        if (this.tasks.has(task.id)) this.stop(task);
        task.reject(error);
      }
      task.unread -= 1;
      if (!this.tasks.has(task.id)) return;
      this.#send({ type: 'credit', task: task.id });
      this.#restartTimer(task);
    }

    #end(): void {
      this.#endRest();
      threads.delete(this);
      const { kind, message, isOwn } = this.#fault ?? new ThreadFault('ended', 'its thread ended', true);
      for (const task of this.tasks.values()) {
        this.#forget(task);
        task.reject(new ThreadFault(kind, message, isOwn, lastStep(task.steps)?.place));
      }
      if (!isClosed) startWaiting();
    }
  }

  function freeThread(): Thread | undefined {
    const free = [...threads].filter(({ tasks }) => tasks.size < options.tasksPerThread);
    const idle = free.find(({ tasks }) => tasks.size === 0);
    if (idle !== undefined || threads.size >= options.size) {
      return idle ?? free.toSorted((a, b) => a.tasks.size - b.tasks.size)[0];
    }
    return new Thread();
  }

  function startWaiting(): void {
    while (waiting.length > 0) {
      const thread = freeThread();
      const task = thread === undefined ? undefined : waiting.shift();
      if (thread === undefined || task === undefined) return;
      clearTimeout(task.timer);
      thread.start(task);
    }
  }

  function give(task: OneTask): void {
    waiting.push(task);
    startWaiting();
    if (!waiting.includes(task)) return;
    if (waiting.length > options.mostWaiting) refuse(task);
    else if (options.waitLimitMs !== undefined) task.timer = setTimeout(() => refuse(task), options.waitLimitMs);
  }

  function refuse(task: OneTask): void {
    drop(task);
    task.reject(new Refusal('unavailable', 'Too much is asked at the same time; try again.', { retryAfterSeconds }));
  }

  function drop(task: OneTask): void {
    const place = waiting.indexOf(task);
    if (place !== -1) {
      waiting.splice(place, 1);
      clearTimeout(task.timer);
    }
    for (const thread of threads) thread.stop(task);
  }

  return {
    async run(input, { signal, ...rest } = {}) {
      signal?.throwIfAborted();
      if (isClosed) throw new Refusal('unavailable', 'The service is stopping.', { retryAfterSeconds });
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      lastId += 1;
      const given = { ...rest, id: lastId, input, steps: createSteps() };
      const task: OneTask = { ...given, resolve, reject, timer: undefined, unread: 0 };
      const onAbort = () => {
        drop(task);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      give(task);
      return promise.finally(() => signal?.removeEventListener('abort', onAbort));
    },
    async close() {
      isClosed = true;
      for (const task of waiting) clearTimeout(task.timer);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
