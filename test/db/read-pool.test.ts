import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool, endPool } from '../../src/db/create-pool.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a pool for reading refuses what would wait too long, with a time to retry, and serves those in its queue', async () => {
  const pool = createPool({ connectionString: database.url, max: 1 }, log, undefined, 2);
  try {
    const asked = Array.from({ length: 6 }, () => pool.query('SELECT pg_sleep(0.2)'));
    const ends = await Promise.allSettled(asked);
    const refused = ends.filter(({ status }) => status === 'rejected');
    expect(ends.length - refused.length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const end of refused) expect(end).toMatchObject({ reason: { kind: 'unavailable', retryAfterSeconds: 1 } });
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await endPool(pool);
  }
});
