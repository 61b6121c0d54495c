import { hash } from 'node:crypto';
import { bytesToBatches, digestBatch, isCatalogTable } from '../catalog/catalog-snapshot.ts';
import { Refusal } from '../lib/refusal.ts';
import { RowDigest } from '../lib/row-digest.ts';
import { readArchive } from './archive.ts';
import { contentsOf, type Manifest, manifestName, parseManifest, seal } from './manifest.ts';
import { unpackPart } from './parts.ts';

/** What a backup holds. */
export interface BackupSummary {
  manifest: Manifest;
  /** Rows of the database and products of the catalog; null where it was left out. */
  rows: number;
  products: number | null;
  /** Of all entries, compressed. */
  bytes: number;
}

interface Surroundings {
  signal: AbortSignal;
  onProgress: (text: string) => void;
}

/** One table as its entries are read. */
interface TableReading {
  digest: RowDigest;
  hashes: Map<string, string>;
}

/**
 * Reads a backup to its end: that each entry is what the manifest says, and that the rows in them, unpacked and
 * counted, are those that the tables held.
 * @throws Refusal that says what is wrong with the file.
 */
export async function verifyBackup(file: string, { signal, onProgress }: Surroundings): Promise<BackupSummary> {
  const readings = new Map<string, TableReading>();
  let manifestContent: Buffer | undefined;
  let sealed = '';
  let bytes = 0;
  for await (const { name, content } of readArchive(file)) {
    signal.throwIfAborted();
    if (name === manifestName) manifestContent = content;
    else if (name === seal) sealed = content.toString('utf8');
    else {
      bytes += content.length;
      await readPart(readings, name, content);
      onProgress(`checking ${name}`);
    }
  }
  if (manifestContent === undefined) throw notWhole(file, 'it has no manifest');
  if (sealed !== `${hash('sha256', manifestContent)}  ${manifestName}\n`) {
    throw notWhole(file, 'its manifest is not the one that was written');
  }
  const manifest = parseManifest(manifestContent);
  for (const { of, name, rows, digest, parts } of contentsOf(manifest)) {
    const reading = readings.get(`${of}/${name}`) ?? { digest: new RowDigest(), hashes: new Map() };
    for (const part of parts) {
      const found = reading.hashes.get(part.name);
      if (found === undefined) throw notWhole(file, `${part.name} is missing`);
      if (found !== part.sha256) throw notWhole(file, `${part.name} is not what was written`);
    }
    if (reading.digest.rows !== rows || String(reading.digest) !== digest) {
      throw notWhole(file, `${name} has ${reading.digest.rows} rows, and had ${rows} others when it was written`);
    }
  }
  const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
  const products = manifest.catalog?.tables.find(({ name }) => name === 'products')?.rows ?? 0;
  return { manifest, rows, products: manifest.catalog === null ? null : products, bytes };
}

async function readPart(readings: Map<string, TableReading>, name: string, content: Buffer): Promise<void> {
  const folder = name.slice(0, name.lastIndexOf('/'));
  const reading = readings.get(folder) ?? { digest: new RowDigest(), hashes: new Map<string, string>() };
  readings.set(folder, reading);
  reading.hashes.set(name, hash('sha256', content));
  // Damage is detected by the hash, above: a part that cannot be unpacked adds no rows.
  const piece = await unpackPart(content).catch(() => Buffer.alloc(0));
  if (folder.startsWith('database/')) reading.digest.addLines(piece);
  else if (piece.length > 0) {
    const table = folder.slice('catalog/'.length);
    if (!isCatalogTable(table)) return;
    for (const batch of bytesToBatches(piece)) digestBatch(reading.digest, table, batch);
  }
}

function notWhole(file: string, reason: string): Refusal {
  return new Refusal('invalid', `${file} is no whole backup: ${reason}.`);
}
