// Writes src/db/rows.gen.ts, the types of the rows of every table, from a database that the migrations have just made.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../src/db/open-database.ts';
import { writeRows } from '../src/db/write-rows.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'assay-rows-'));
try {
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: folder });
  try {
    await writeFile(path.join(import.meta.dirname, '..', 'src', 'db', 'rows.gen.ts'), await writeRows(database.pool));
  } finally {
    await database.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
