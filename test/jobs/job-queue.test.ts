import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/db/open-database.ts';
import { withTransaction } from '../../src/db/transaction.ts';
import { createJobQueue, type JobQueue, type QueueDefinition } from '../../src/jobs/job-queue.ts';
import { readQueueStates } from '../../src/jobs/queue-state-view.ts';
import { requeueJob } from '../../src/jobs/requeue-store.ts';
import { silentLog } from '../../src/observability/log.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const quick: QueueDefinition = {
  name: 'quick',
  retryLimit: 2,
  retryDelaySeconds: 0,
  heartbeatSeconds: 10,
  expireSeconds: 60,
};
const queues: QueueDefinition[] = [
  { ...quick, deadLetter: 'given-up' },
  { ...quick, name: 'given-up' },
];

interface Payload {
  n: number;
}

describe('the queue', () => {
  let home: TestDatabase;
  let database: Database;
  let opened: JobQueue[];

  beforeEach(async () => {
    home = await createTestDatabase();
    database = await openDatabase({ databaseUrl: home.url, dataDir: '' });
    opened = [];
  });

  afterEach(async () => {
    for (const queue of opened) await queue.stop(0);
    await database.close();
    await home.drop();
  });

  async function openQueue(): Promise<JobQueue> {
    const queue = await createJobQueue({ connection: database.connection, queues, log: silentLog });
    opened.push(queue);
    return queue;
  }

  async function storedJobs(): Promise<{ name: string; state: string; retry_count: number; retry_limit: number }[]> {
    const { rows } = await database.pool.query<{
      name: string;
      state: string;
      retry_count: number;
      retry_limit: number;
    }>(`SELECT name, state, retry_count, retry_limit FROM pgboss.job ORDER BY name, created_on`);
    return rows;
  }

  test('has a job exactly if the transaction that added it commits', async () => {
    const queue = await openQueue();
    const adding = withTransaction(database.pool, async (client) => {
      await queue.enqueue(client, 'quick', [{ n: 1 }]);
      throw new Error('thought better of it');
    });
    await expect(adding).rejects.toThrow('thought better of it');
    expect(await storedJobs()).toEqual([]);
    await withTransaction(database.pool, (client) => queue.enqueue(client, 'quick', [{ n: 1 }, { n: 2 }]));
    expect(await storedJobs()).toHaveLength(2);
  });

  test('hands out jobs of a higher priority first, and those of one priority in the order they came', async () => {
    const queue = await openQueue();
    await queue.enqueue(database.pool, 'quick', [{ n: 3 }, { n: 1 }, { n: 2 }], [0, 5, 5]);
    const done: number[] = [];
    await queue.work<Payload>('quick', 1, async ({ n }) => void done.push(n));
    await expect.poll(() => done).toEqual([1, 2, 3]);
  });

  test('tries a job again that failed, and passes it on when its attempts are used up', async () => {
    const queue = await openQueue();
    let attempts = 0;
    const givenUp: unknown[] = [];
    await queue.work<Payload>('quick', 1, async () => {
      attempts += 1;
      throw new Error('not today');
    });
    await queue.work<Payload>('given-up', 1, async (payload) => void givenUp.push(payload));
    await queue.enqueue(database.pool, 'quick', [{ n: 7 }]);
    await expect.poll(() => givenUp).toEqual([{ n: 7 }]);
    expect(attempts).toBe(1 + quick.retryLimit);
  });

  test('keeps a job until its time has come, and says what waits, is in hand, and comes later', async () => {
    const queue = await openQueue();
    const finish = Promise.withResolvers<void>();
    await queue.enqueueLater(database.pool, 'given-up', { n: 9 }, 3_600);
    await queue.enqueue(database.pool, 'quick', [{ n: 1 }, { n: 2 }]);
    await queue.work<Payload>('quick', 1, () => finish.promise);
    const states = async () => (await readQueueStates(database.pool)).map(({ oldestSeconds: _, ...rest }) => rest);
    await expect.poll(states).toEqual([
      { queue: 'given-up', ready: 0, active: 0, deferred: 1 },
      { queue: 'quick', ready: 1, active: 1, deferred: 0 },
    ]);
    finish.resolve();
    await expect.poll(states).toEqual([{ queue: 'given-up', ready: 0, active: 0, deferred: 1 }]);
  });

  test('that stops waits for the job in hand as long as it may', async () => {
    const queue = await openQueue();
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    await queue.work<Payload>('quick', 1, async () => {
      begun.resolve();
      await finish.promise;
    });
    await queue.enqueue(database.pool, 'quick', [{ n: 1 }]);
    await begun.promise;
    const stopping = queue.stop(60_000);
    finish.resolve();
    await stopping;
    opened = [];
    expect(await storedJobs()).toMatchObject([{ state: 'completed', retry_count: 0 }]);
  });

  test('that stops hands back what is not done: another has it at once, and no attempt is counted', async () => {
    const first = await openQueue();
    const begun = Promise.withResolvers<void>();
    let isAborted = false;
    await first.work<Payload>('quick', 1, (_, { signal }) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      begun.resolve();
      return new Promise(() => undefined);
    });
    await first.enqueue(database.pool, 'quick', [{ n: 1 }]);
    await begun.promise;
    await first.stop(0);
    opened = [];
    expect(isAborted).toBe(true);
    expect(await storedJobs()).toMatchObject([{ state: 'retry', retry_limit: quick.retryLimit + 1 }]);
    const second = await openQueue();
    const done: number[] = [];
    await second.work<Payload>('quick', 1, async ({ n }) => void done.push(n));
    await expect.poll(() => done).toEqual([1]);
  });

  test('a job is handed back by the claim that holds it, not by an earlier one', async () => {
    const queue = await openQueue();
    await queue.enqueue(database.pool, 'quick', [{ n: 1 }]);
    const { rows } = await database.pool.query<{ id: string }>(
      `UPDATE pgboss.job SET state = 'active', retry_count = 1 RETURNING id`,
    );
    const db = { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) };
    const claim = { queueName: 'quick', jobId: rows[0]?.id ?? '' };
    await requeueJob(db, { ...claim, attempt: 0 });
    expect(await storedJobs()).toMatchObject([{ state: 'active', retry_limit: 2 }]);
    await requeueJob(db, { ...claim, attempt: 1 });
    expect(await storedJobs()).toMatchObject([{ state: 'retry', retry_limit: 3 }]);
  });
});
