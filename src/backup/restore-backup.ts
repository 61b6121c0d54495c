import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { bytesToBatches, isCatalogTable } from '../catalog/catalog-snapshot.ts';
import { type CatalogRestore, openCatalogRestore } from '../catalog/restore-catalog.ts';
import { createPool, endPool } from '../db/create-pool.ts';
import { clearDatabase } from '../db/dump/clear-database.ts';
import { dumpApplication, type TableShape } from '../db/dump/dump-session.ts';
import { type DatabaseLoad, openLoad } from '../db/dump/open-load.ts';
import { countProgramConnections, findUsedTable, readAppliedMigrations } from '../db/dump/read-shape.ts';
import { upkeepTables } from '../db/dump/stored-tables.ts';
import { updateStatistics } from '../db/dump/update-statistics.ts';
import { listMigrations, migrate } from '../db/migrate.ts';
import { type Database, defaultMigrationsFolder } from '../db/open-database.ts';
import type { TransactionClient } from '../db/transaction.ts';
import { Refusal } from '../lib/refusal.ts';
import { RowDigest } from '../lib/row-digest.ts';
import { readArchive } from './archive.ts';
import { contentsOf, type Manifest } from './manifest.ts';
import { cutLines, unpackPart } from './parts.ts';
import { type BackupSummary, verifyBackup } from './verify-backup.ts';

interface RestoreTarget {
  database: Pick<Database, 'connection'>;
  /** Undefined: the catalog stays as it is. */
  catalogUri: string | undefined;
  /** Takes the place of what is there. */
  replaces: boolean;
  /** Only says whether it could be done. */
  dryRun: boolean;
  /** Puts the work that was under way back into the queue, in the transaction that restores the rows. */
  requeue: (client: TransactionClient, tables: ReadonlySet<string>) => Promise<void>;
  signal: AbortSignal;
  onProgress: (text: string) => void;
}

/**
 * Puts a backup in the place of an empty installation. The file is checked to its end first, and what was stored is read
 * again and compared with what the backup says, before the one transaction that shows it is committed; the products
 * become visible right after. Migrations that are newer than the backup come last.
 *
 * Killed before that, it leaves an empty database and a catalog without products, and can be begun again.
 * @throws Refusal when the file is not whole, processes of the program use the database, or something is stored there
 *   and `replaces` is false.
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<BackupSummary> {
  const { signal, onProgress, replaces, dryRun } = target;
  const { connection } = target.database;
  const summary = await verifyBackup(file, { signal, onProgress });
  const { manifest } = summary;
  await refuseUnknownMigrations(manifest);
  const pool = createPool({ ...connection, application_name: dumpApplication, max: 2 }, console);
  try {
    const users = await countProgramConnections(pool);
    if (users > 0) {
      throw new Refusal('conflict', `Processes of Assay use this database (${users} connections); stop them first.`);
    }
    const used = await findUsedTable(pool, upkeepTables);
    if (used !== undefined && !replaces) {
      throw new Refusal(
        'conflict',
        `The database holds data already (table ${used}); restore into an empty one, or use --replace.`,
      );
    }
    if (dryRun) return summary;
    await using catalog = await openCatalogOf(manifest, target);
    const newest = manifest.database.migrations.at(-1)?.name;
    if ((await readAppliedMigrations(pool)).at(-1)?.name !== newest || used !== undefined) await clearDatabase(pool);
    await migrate(pool, defaultMigrationsFolder, onProgress, signal, newest);
    {
      await using load = await openLoad(connection, signal);
      await load.makePartitions(manifest.database.partitions);
      await fill(file, manifest, load, catalog, target);
      await load.setSequences(manifest.database.sequences);
      await target.requeue(load.client, new Set(load.tables.map(({ name }) => name)));
      signal.throwIfAborted();
      await load.commit();
    }
    // Right after the commit: between the two a kill leaves a database without its catalog, which --replace mends.
    await catalog?.publish();
    await migrate(pool, defaultMigrationsFolder, onProgress);
    await updateStatistics(pool);
    return summary;
  } finally {
    await endPool(pool);
  }
}

async function openCatalogOf(manifest: Manifest, target: RestoreTarget): Promise<CatalogRestore | undefined> {
  if (manifest.catalog === null || target.catalogUri === undefined) return undefined;
  // An installation that never had a catalog gets none.
  if (manifest.catalog.tables.length === 0 && !target.replaces) return undefined;
  return openCatalogRestore(target.catalogUri, { replaces: target.replaces });
}

async function refuseUnknownMigrations({ database, program }: Manifest): Promise<void> {
  const known = new Map(
    (await listMigrations(defaultMigrationsFolder)).map((entry) => [entry.name, entry.contentHash]),
  );
  for (const { name, contentHash } of database.migrations) {
    if (known.get(name) === contentHash) continue;
    const what = known.has(name) ? `another migration ${name} than this program` : `the migration ${name}`;
    throw new Refusal(
      'unavailable',
      `The backup was made by version ${program} of Assay, with ${what}; restore it with that version.`,
    );
  }
}

/** Stores every row of the backup, table by table as they come, and compares what stands there then. */
async function fill(
  file: string,
  manifest: Manifest,
  load: DatabaseLoad,
  catalog: CatalogRestore | undefined,
  { signal, onProgress }: RestoreTarget,
): Promise<void> {
  const shapes = new Map(load.tables.map((shape) => [shape.name, shape]));
  let current: { name: string; sink: ReturnType<DatabaseLoad['into']>; over: Promise<void> } | undefined;
  const endCurrent = async () => {
    if (current === undefined) return;
    current.sink.end();
    await current.over;
    current = undefined;
  };
  for await (const { name, content } of readArchive(file)) {
    signal.throwIfAborted();
    const [place, table = ''] = name.split('/');
    if (place === 'database') {
      if (current?.name !== table) {
        await endCurrent();
        const sink = load.into(shapeOf(manifest, shapes, table));
        current = { name: table, sink, over: finished(sink) };
        current.over.catch(() => undefined); // the next wait rejects with it
      }
      const piece = await unpackPart(content);
      if (!current.sink.write(piece)) await Promise.race([once(current.sink, 'drain'), current.over]);
    } else if (place === 'catalog' && catalog !== undefined && isCatalogTable(table)) {
      for (const batch of bytesToBatches(await unpackPart(content))) await catalog.add(table, batch);
    }
    onProgress(`restoring ${name}`);
  }
  await endCurrent();
  for (const { of, name, rows, digest } of contentsOf(manifest)) {
    onProgress(`comparing ${name}`);
    const stored = of === 'database' ? await digestTable(load, shapeOf(manifest, shapes, name)) : undefined;
    const found = stored ?? (isCatalogTable(name) ? await catalog?.digest(name) : undefined);
    if (found === undefined || (found.rows === rows && String(found) === digest)) continue;
    throw new Error(`${name} has ${found.rows} rows after the restore that are not the ${rows} of the backup.`);
  }
}

/** The table with the columns of the backup; a table or column that is missing shows when it is filled. */
function shapeOf({ database }: Manifest, shapes: ReadonlyMap<string, TableShape>, name: string): TableShape {
  const saved = database.tables.find((table) => table.name === name);
  const shape = shapes.get(name);
  if (saved === undefined || shape === undefined)
    throw new Refusal('invalid', `The backup has an unknown table ${name}.`);
  return { name, columns: saved.columns };
}

async function digestTable(load: DatabaseLoad, shape: TableShape): Promise<RowDigest> {
  const digest = new RowDigest();
  for await (const piece of cutLines(load.rowsOf(shape))) digest.addLines(piece);
  return digest;
}
