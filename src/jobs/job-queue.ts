import { setTimeout as sleep } from 'node:timers/promises';
import { type ConstructorOptions, type Db, type Job, PgBoss, type Queue } from 'pg-boss';
import type { Tracing } from '../lib/tracing.ts';
import { untilAborted } from '../lib/until-aborted.ts';
import { requeueJob } from './requeue-store.ts';

/** What a queue promises about its jobs. */
export interface QueueDefinition {
  name: string;
  /** Attempts after the first. */
  retryLimit: number;
  /** Seconds before the first retry; doubled, with jitter, each time. */
  retryDelaySeconds: number;
  /** A job whose worker is silent this long goes to another worker; at least 10 (the queue's own minimum). */
  heartbeatSeconds: number;
  /** A job may take this long at most. */
  expireSeconds: number;
  /** Queue that receives a job after its last failed attempt. */
  deadLetter?: string;
}

/** Anything that runs one SQL statement, such as a client inside a transaction. */
interface SqlExecutor {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

interface JobContext {
  /** Aborted when the job's claim is lost, or when the queue stops and hands the job back: stop soon. */
  signal: AbortSignal;
}

interface QueueLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Durable background work on PostgreSQL. It knows payloads, not their meaning. */
export interface JobQueue {
  /**
   * Adds jobs through `executor`, so that they exist exactly if its transaction commits. `priorities`, one for each
   * payload, are 32-bit integers: higher goes first, 0 by default; jobs of one priority go in the order they came.
   */
  enqueue(executor: SqlExecutor, queueName: string, payloads: object[], priorities?: readonly number[]): Promise<void>;
  /** Adds one job as `enqueue` does; it is ready for a worker after so many seconds. */
  enqueueLater(executor: SqlExecutor, queueName: string, payload: object, delaySeconds: number): Promise<void>;
  /** Runs `handler` for every job, `concurrency` at a time; a rejected promise is a failed attempt. */
  work<Payload extends object>(
    queueName: string,
    concurrency: number,
    handler: (payload: Payload, context: JobContext) => Promise<void>,
  ): Promise<void>;
  /**
   * Takes no new job, waits up to `timeoutMs` for those in hand, then hands the others back: another worker gets them
   * at once, and no attempt of theirs is counted.
   */
  stop(timeoutMs: number): Promise<void>;
}

interface JobQueueOptions {
  /** Where PostgreSQL is, as pg understands it. */
  connection: Pick<ConstructorOptions, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>;
  queues: QueueDefinition[];
  log: QueueLog;
  /**
   * The queue's own statements return before they are on disk. A crash of the server may then forget the last claims and
   * endings of jobs, never a job: they are delivered again, as they are when a worker dies. A job that does nothing took
   * 4 to 12 ms instead of 12 to 35. For direct connections: a pooler may refuse the option.
   */
  asynchronousCommit?: boolean;
  /** A job goes on with the trace in which it was enqueued. */
  tracing?: Tracing | undefined;
}

/** How long a handler may take to notice that its job was requeued. */
const afterAbortMs = 1_000;

function queueSettings(definition: QueueDefinition): Omit<Queue, 'name'> {
  return {
    retryLimit: definition.retryLimit,
    retryDelay: definition.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: definition.heartbeatSeconds,
    expireInSeconds: definition.expireSeconds,
    notify: true,
    ...(definition.deadLetter === undefined ? {} : { deadLetter: definition.deadLetter }),
  };
}

function executorToDb(executor: SqlExecutor): Db {
  return { executeSql: (text, values) => executor.query(text, values) };
}

/**
 * Opens the queue, creating its schema and queues when they are missing.
 * Supervision every 5 s with 10 s heartbeats: work of a killed worker is taken over within about 20 s.
 */
export async function createJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    ...options.connection,
    application_name: 'assay-queue',
    ...(options.asynchronousCommit === true ? { options: '-c synchronous_commit=off' } : {}),
    max: 6,
    connectionTimeoutMillis: 30_000,
    useListenNotify: true,
    supervise: true,
    schedule: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'The job queue reports an error.'));
  boss.on('warning', (warning) => options.log.warn({ warning }, 'The job queue warns.'));
  await boss.start();
  // A dead letter queue has to exist before the queue that names it.
  const deadLettersFirst = options.queues.toSorted(
    (a, b) => Number(Boolean(a.deadLetter)) - Number(Boolean(b.deadLetter)),
  );
  for (const definition of deadLettersFirst) await boss.createQueue(definition.name, queueSettings(definition));

  let isStopping = false;
  /** The jobs in hand: what to abort at the end of the drain, and what to wait for. */
  const inHand = new Map<AbortController, Promise<void>>();

  async function runJob<Payload extends object>(
    job: Job<Payload> & { retryCount: number },
    handler: (payload: Payload, context: JobContext) => Promise<void>,
  ): Promise<void> {
    const stop = new AbortController();
    const handling = handler(job.data, { signal: AbortSignal.any([job.signal, stop.signal]) });
    inHand.set(stop, handling);
    void handling.catch(() => undefined).finally(() => inHand.delete(stop));
    try {
      if (isStopping) stop.abort(new Error('The queue is stopping.'));
      await untilAborted(stop.signal, handling);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      await requeueJob(boss.getDb(), { queueName: job.name, jobId: job.id, attempt: job.retryCount });
    }
  }

  const { tracing } = options;

  /** The payload, with the place in the trace in which it is enqueued. */
  function placed(payload: object): object {
    const traceparent = tracing?.current();
    return traceparent === undefined ? payload : { ...payload, traceparent };
  }

  /** Does the work of a job as a part of the trace in which it was enqueued. */
  async function traced<Payload extends object>(
    job: Job<Payload & { traceparent?: string }>,
    work: () => Promise<void>,
  ): Promise<void> {
    if (tracing === undefined) return work();
    const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': job.name };
    const span = tracing.start(`process ${job.name}`, { kind: 'consumer', parent: job.data.traceparent, attributes });
    try {
      await tracing.run(span, work);
      span.end();
    } catch (error) {
      span.end(error);
      throw error;
    }
  }

  return {
    async enqueue(executor, queueName, payloads, priorities) {
      const jobs = payloads.map((data, index) => ({ data: placed(data), priority: priorities?.[index] ?? 0 }));
      await boss.insert(queueName, jobs, { db: executorToDb(executor) });
    },
    async enqueueLater(executor, queueName, payload, delaySeconds) {
      const job = { data: placed(payload), startAfter: delaySeconds };
      await boss.insert(queueName, [job], { db: executorToDb(executor) });
    },
    async work<Payload extends object>(
      queueName: string,
      concurrency: number,
      handler: (payload: Payload, context: JobContext) => Promise<void>,
    ) {
      const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 3 };
      for (let slot = 0; slot < concurrency; slot++) {
        const slotId: string = await boss.work<Payload>(queueName, polling, async (jobs) => {
          try {
            for (const job of jobs) await traced(job, () => runJob(job, handler));
          } finally {
            // Otherwise the slot sleeps out its poll interval before it looks for the next job.
            boss.notifyWorker(slotId);
          }
        });
      }
    },
    async stop(timeoutMs) {
      for (const { name } of options.queues) await boss.offWork(name, { wait: false });
      await Promise.race([Promise.allSettled(inHand.values()), sleep(timeoutMs, undefined, { ref: false })]);
      isStopping = true;
      const unfinished = [...inHand];
      for (const [stop] of unfinished) stop.abort(new Error('The queue is stopping.'));
      // What a handler still does then uses connections that close next: give it a moment to see the signal.
      const settled = Promise.allSettled(unfinished.map(([, handling]) => handling));
      await Promise.race([settled, sleep(afterAbortMs, undefined, { ref: false })]);
      await boss.stop({ graceful: true, timeout: 5_000, close: true });
    },
  };
}
