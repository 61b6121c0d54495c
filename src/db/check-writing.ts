import type pg from 'pg';
import { Refusal } from '../lib/refusal.ts';

const diskFull = '53100';
const cannotWrite = (why: string) => `the database cannot write: ${why}`;

/**
 * Makes the server write: a record of its log, and a megabyte of a sort that does not fit into memory, which it puts on
 * its disk and removes again. Takes some 20 ms and leaves nothing behind.
 * @throws Refusal unavailable that says what is wrong where that is known.
 */
export async function checkWriting(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
    if (rows[0]?.transaction_read_only === 'on') throw new Refusal('unavailable', cannotWrite('it is read-only'));
    await client.query(`SET LOCAL work_mem = '64kB'`);
    await client.query(`SELECT pg_logical_emit_message(true, 'assay', 'ready')`);
    await client.query(
      `SELECT count(*) FROM (SELECT repeat(n::text, 10) AS text FROM generate_series(1, 16000) AS n ORDER BY 1 OFFSET 1) AS s`,
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: unknown) => {
      broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError));
    });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === diskFull) throw new Refusal('unavailable', cannotWrite('its disk is full'));
    throw error;
  } finally {
    client.release(broken);
  }
}
