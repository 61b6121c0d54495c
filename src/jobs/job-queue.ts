import type { ConstructorOptions, Db, Queue } from 'pg-boss';
import { PgBoss } from 'pg-boss';

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
export interface SqlExecutor {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface JobContext {
  /** Aborted when the job's claim is lost or the queue stops. */
  signal: AbortSignal;
  /** 0 for the first attempt. */
  attempt: number;
}

export interface QueueLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Durable background work on PostgreSQL. It knows payloads, not their meaning. */
export interface JobQueue {
  /** Adds jobs through `executor`, so that they exist exactly if its transaction commits. */
  enqueue(executor: SqlExecutor, queueName: string, payloads: object[], groupId?: string): Promise<void>;
  /** Runs `handler` for every job, `concurrency` at a time; a rejected promise is a failed attempt. */
  work<Payload extends object>(
    queueName: string,
    concurrency: number,
    handler: (payload: Payload, context: JobContext) => Promise<void>,
  ): Promise<void>;
  /** Takes no new job, waits up to `timeoutMs` for those in hand, then hands them back. */
  stop(timeoutMs: number): Promise<void>;
}

export interface JobQueueOptions {
  /** Where PostgreSQL is, as pg understands it. */
  connection: Pick<ConstructorOptions, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>;
  queues: QueueDefinition[];
  log: QueueLog;
}

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
    max: 6,
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

  return {
    async enqueue(executor, queueName, payloads, groupId) {
      const jobs = payloads.map((data) => ({ data, ...(groupId === undefined ? {} : { group: { id: groupId } }) }));
      await boss.insert(queueName, jobs, { db: executorToDb(executor) });
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
            for (const job of jobs) await handler(job.data, { signal: job.signal, attempt: job.retryCount });
          } finally {
            // Otherwise the slot sleeps out its poll interval before it looks for the next job.
            boss.notifyWorker(slotId);
          }
        });
      }
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs, close: true });
    },
  };
}
