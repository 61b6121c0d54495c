import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkWriting } from '../../src/db/check-writing.ts';
import { isTransientError } from '../../src/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('a database that can write is found to, and nothing is left of it', async () => {
  const before = await pool.query('SELECT temp_files FROM pg_stat_database WHERE datname = current_database()');
  await checkWriting(pool);
  expect((await pool.query('SHOW work_mem')).rows[0]?.work_mem).not.toBe('64kB');
  expect(before.rows).toHaveLength(1);
});

test('one that is read-only, or has no room on its disk, is said to be', async () => {
  await pool.query('SET default_transaction_read_only = on');
  await expect(checkWriting(pool)).rejects.toThrow('the database cannot write: it is read-only');
  await pool.query('SET default_transaction_read_only = off');
  // The nearest to a full disk that a session can have: no temporary file may be as large as the check's.
  await pool.query(`SET temp_file_limit = '64kB'`);
  await expect(checkWriting(pool)).rejects.toThrow(/temporary file size exceeds/);
  await pool.query('RESET temp_file_limit');
  await checkWriting(pool);
});

test('a full disk is a fault that passes', () => {
  expect(isTransientError(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
  expect(isTransientError(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
});
