import type pg from 'pg';
import { Refusal } from '../lib/refusal.ts';
import { withTransaction } from './transaction.ts';

const diskFull = '53100';
const cannotWrite = (why: string) => `the database cannot write: ${why}`;

/**
 * Makes the server write: a record of its log, and a megabyte of a sort that does not fit into memory, which it puts on
 * its disk and removes again. Takes some 20 ms and leaves nothing behind.
 * @throws Refusal unavailable that says what is wrong where that is known.
 */
export async function checkWriting(pool: pg.Pool): Promise<void> {
  try {
    await withTransaction(pool, async (client) => {
      const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
      if (rows[0]?.transaction_read_only === 'on') throw new Refusal('unavailable', cannotWrite('it is read-only'));
      await client.query(`SET LOCAL work_mem = '64kB'`);
      await client.query(`SELECT pg_logical_emit_message(true, 'assay', 'ready')`);
      await client.query(
        `SELECT count(*) FROM (SELECT repeat(n::text, 10) AS text FROM generate_series(1, 16000) AS n ORDER BY 1 OFFSET 1) AS s`,
      );
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw code === diskFull ? new Refusal('unavailable', cannotWrite('its disk is full')) : error;
  }
}
