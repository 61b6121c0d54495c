import pg from 'pg';

/**
 * A lock that stops workers at a step, from outside: they wait in their own statement until it is released. It is a
 * session of its own on the database of the service under test.
 */
export interface Barrier {
  /** Resolves when a session waits for this lock. */
  reached(): Promise<void>;
  /** Ends the sessions that wait, as the server would in time for a client that was killed, then lets go. */
  dropWaiters(): Promise<void>;
  release(): Promise<void>;
}

/** Takes the locks that `sql` names, such as `SELECT … FOR UPDATE`. */
export async function raiseBarrier(databaseUrl: string, sql: string, values: unknown[] = []): Promise<Barrier> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  const watcher = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([holder.connect(), watcher.connect()]);
  await holder.query('BEGIN');
  await holder.query(sql, values);
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const holderPid = rows[0]?.pid;
  const waiters = 'FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))';
  async function release(): Promise<void> {
    await holder.query('ROLLBACK');
    await Promise.all([holder.end(), watcher.end()]);
  }
  return {
    async reached() {
      for (;;) {
        const { rowCount } = await watcher.query(`SELECT ${waiters}`, [holderPid]);
        if (rowCount !== null && rowCount > 0) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async dropWaiters() {
      await watcher.query(`SELECT pg_terminate_backend(pid) ${waiters}`, [holderPid]);
      await release();
    },
    release,
  };
}
