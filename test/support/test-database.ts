import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUser } from '../../src/db/embedded/create-cluster.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { createJobQueue } from '../../src/jobs/job-queue.ts';
import { silentLog } from '../../src/observability/log.ts';

export interface TestDatabase {
  /** For `openDatabase({ databaseUrl })` or a program's DATABASE_URL. */
  url: string;
  name: string;
  /** Removes the database, ending the connections that are still open. */
  drop(): Promise<void>;
}

const templateName = 'assay_template';

/** The address of the database `name` on the server whose socket is in `socketFolder`. */
function databaseUrl(socketFolder: string, name: string): string {
  return `postgresql:///${name}?host=${encodeURIComponent(socketFolder)}&user=${databaseUser}`;
}

async function runOnServer(socketFolder: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(socketFolder, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Makes the template that has all migrations and the schema of the queue. For the global setup alone. The server may
 * forget everything at a crash: what databases survive is tested with servers of their own.
 */
export async function prepareTemplate(socketFolder: string): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await runOnServer(socketFolder, `ALTER SYSTEM SET ${setting} = off`);
  }
  await runOnServer(socketFolder, 'SELECT pg_reload_conf()');
  await runOnServer(socketFolder, `CREATE DATABASE ${templateName}`);
  const database = await openDatabase({ databaseUrl: databaseUrl(socketFolder, templateName), dataDir: '' });
  const queue = await createJobQueue({ connection: database.connection, queues: [], log: silentLog });
  await queue.stop(0);
  await database.close();
}

/**
 * A database of its own for one test file, with all migrations and no rows; takes about a tenth of a second.
 * With `empty: true` one without any table.
 */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const socketFolder = inject('databaseSocketFolder');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(socketFolder, `CREATE DATABASE ${name} TEMPLATE ${options.empty ? 'template0' : templateName}`);
  return {
    url: databaseUrl(socketFolder, name),
    name,
    drop: () => runOnServer(socketFolder, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
