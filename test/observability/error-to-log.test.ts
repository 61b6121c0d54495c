import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorToLog } from '../../src/observability/error-to-log.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe('what a log line says of an error', () => {
  let home: TestDatabase;
  beforeAll(async () => {
    home = await createTestDatabase({ empty: true });
  });
  afterAll(() => home.drop());

  test('of a broken database connection: code and message, nothing of the connection', async () => {
    const client = new pg.Client({ connectionString: home.url });
    await client.connect();
    const broken = new Promise<Error>((resolve) => client.once('error', resolve));
    void client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    const said = JSON.stringify(errorToLog(await broken));
    expect(said).toContain('Connection terminated');
    expect(said).not.toContain('connectionParameters');
    expect(said.length).toBeLessThan(3_000);
    const pool = new pg.Pool({ connectionString: home.url });
    const failed = await pool.query('SELECT * FROM nothing').catch((error: unknown) => error);
    await pool.end();
    expect(errorToLog(failed)).toMatchObject({ code: '42P01', message: 'relation "nothing" does not exist' });
  });

  test('causes and parts are named, to an end also when an error causes itself', () => {
    const cause = new TypeError('deep');
    const error = new AggregateError([new Error('one')], 'all', { cause });
    expect(errorToLog(error)).toMatchObject({
      ...{ type: 'AggregateError', message: 'all' },
      cause: { type: 'TypeError', message: 'deep' },
      errors: [{ type: 'Error', message: 'one' }],
    });
    cause.cause = cause;
    expect(JSON.stringify(errorToLog(error))).toContain('deep');
    expect(errorToLog('thrown text')).toBe('thrown text');
  });
});
