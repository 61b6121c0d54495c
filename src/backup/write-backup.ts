import { hash } from 'node:crypto';
import { batchToBytes, digestBatch, openCatalogSnapshot } from '../catalog/catalog-snapshot.ts';
import { type DatabaseSnapshot, openSnapshot } from '../db/dump/open-snapshot.ts';
import { listMigrations } from '../db/migrate.ts';
import { type Database, defaultMigrationsFolder } from '../db/open-database.ts';
import type { Clock } from '../lib/clock.ts';
import { Refusal } from '../lib/refusal.ts';
import { RowDigest } from '../lib/row-digest.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import { type Manifest, manifestName, seal } from './manifest.ts';
import { cutLines, PartWriter } from './parts.ts';
import { type BackupSummary, verifyBackup } from './verify-backup.ts';

interface BackupSource {
  database: Pick<Database, 'connection'>;
  /** Undefined: the catalog is left out. */
  catalogUri: string | undefined;
  /** Version of the program. */
  program: string;
  clock: Clock;
  /** Aborted, nothing is left of what was written. */
  signal: AbortSignal;
  onProgress: (text: string) => void;
}

/**
 * Writes the database and the catalog to a new file. The database is read as it is at one moment, the catalog as its
 * readers see it right after that, so that every run of the backup searched a catalog no newer than the one beside it;
 * both are used meanwhile. The file has its name only when everything was written, read again and found to be what the
 * tables held.
 * @throws Refusal when the file exists, or the database has no tables of the program, or those of a newer one.
 */
export async function writeBackup(file: string, source: BackupSource): Promise<BackupSummary> {
  const { signal, onProgress } = source;
  await using snapshot = await openSnapshot(source.database.connection, signal);
  await refuseUnknownSchema(snapshot);
  await using archive = await createArchive(file);
  const catalogUri = source.catalogUri;
  await using catalog = catalogUri === undefined ? undefined : await openCatalogSnapshot(catalogUri);

  const tables: Manifest['database']['tables'] = [];
  for (const shape of snapshot.tables) {
    const parts = new PartWriter(archive, `database/${shape.name}`, 'copy');
    const digest = new RowDigest();
    for await (const piece of cutLines(snapshot.rowsOf(shape))) {
      signal.throwIfAborted();
      digest.addLines(piece);
      await parts.add(piece);
      onProgress(`${shape.name}, ${digest.rows.toLocaleString('en')} rows`);
    }
    tables.push({ ...shape, rows: digest.rows, digest: String(digest), parts: await parts.finish() });
  }
  const catalogTables: NonNullable<Manifest['catalog']>['tables'] = [];
  for (const name of catalog?.tables ?? []) {
    const parts = new PartWriter(archive, `catalog/${name}`, 'arrows');
    const digest = new RowDigest();
    for await (const batch of catalog?.batchesOf(name) ?? []) {
      signal.throwIfAborted();
      digestBatch(digest, name, batch);
      await parts.add(batchToBytes(batch));
      onProgress(`catalog, ${digest.rows.toLocaleString('en')} rows of ${name}`);
    }
    catalogTables.push({ name, rows: digest.rows, digest: String(digest), parts: await parts.finish() });
  }
  const manifest: Manifest = {
    format: 'assay-backup',
    formatVersion: 1,
    program: source.program,
    createdAt: new Date(source.clock.now()).toISOString(),
    database: {
      serverVersion: snapshot.serverVersion,
      migrations: snapshot.migrations,
      tables,
      partitions: snapshot.partitions,
      sequences: await snapshot.sequences(),
    },
    catalog: catalog === undefined ? null : { version: catalog.version, tables: catalogTables },
  };
  await finishArchive(archive, manifest);
  const summary = await verifyBackup(archive.unfinishedFile, { signal, onProgress });
  await archive.keep();
  return summary;
}

async function finishArchive(archive: ArchiveWriter, manifest: Manifest): Promise<void> {
  const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await archive.add(manifestName, content);
  await archive.add(seal, Buffer.from(`${hash('sha256', content)}  ${manifestName}\n`));
  await archive.finish();
}

async function refuseUnknownSchema({ migrations }: DatabaseSnapshot): Promise<void> {
  if (migrations.length === 0) {
    throw new Refusal('not_found', 'The database has no tables of Assay: there is nothing to back up.');
  }
  const known = new Set((await listMigrations(defaultMigrationsFolder)).map(({ name }) => name));
  const newer = migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (newer.length > 0) {
    throw new Refusal(
      'unavailable',
      `The database is newer than this program: it has the migration ${newer.join(', ')}; use the version that made it.`,
    );
  }
}
