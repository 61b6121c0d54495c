import { monotonicMs } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { refreshCatalogProfile } from '../catalog-profile.ts';
import type { FieldProblem } from '../field-reader.ts';
import { KnownProducts, keyHash } from '../known-products.ts';
import { openLeasedDataset } from '../leased-dataset.ts';
import { productKey } from '../product-key.ts';
import { openOrCreateProductTable } from '../product-table.ts';
import { ProductWriter } from '../product-writer.ts';
import { abandonReplacement, beginReplacement, deleteUnseen, publishReplacement } from '../replacement.ts';
import { acquireWriterLease } from '../writer-lease.ts';
import type { FeedFormatName } from './feed-format-names.ts';
import { sourceName } from './open-feed.ts';
import { type ReadProductsOptions, readProducts } from './read-products.ts';

/** A line that became no product, and why. */
export interface RejectedLine extends FieldProblem {
  /** The line the record starts on, from 1. */
  line: number;
  /** Field and message as one sentence: "price.currency must be an ISO 4217 code such as CNY or USD". */
  reason: string;
}

interface ImportProgress {
  /** Records read so far. */
  read: number;
  /** Products of this import that are safely in the dataset: new, changed or unchanged. */
  saved: number;
  /** The import replaces a feed: what is saved is seen, and kept, only when it ends well. */
  isReplacing: boolean;
  rejected: number;
  rowsPerSecond: number;
  /** `indexing` comes once, after the last line. */
  phase: 'reading' | 'indexing';
}

/** "120,000 records, 119,998 saved, 2 rejected, 15,300 rows per second". */
export function describeProgress(progress: ImportProgress): string {
  const { phase, read, saved, isReplacing, rejected, rowsPerSecond } = progress;
  const [records, rows, wrong, speed] = [read, saved, rejected, rowsPerSecond].map((count) =>
    count.toLocaleString('en'),
  );
  const work = phase === 'indexing' ? 'Indexing: ' : '';
  return `${work}${records} ${read === 1 ? 'record' : 'records'}, ${rows} ${isReplacing ? 'prepared' : 'saved'}, ${wrong} rejected, ${speed} rows per second`;
}

export interface ImportSummary {
  /** What the feed was read as. */
  format: FeedFormatName;
  /** Records: new + changed + unchanged + repeated + rejected. */
  read: number;
  /** Products the dataset holds because of this import: new + changed + unchanged. */
  imported: number;
  new: number;
  changed: number;
  /** Already stored with the same content, so not written again. */
  unchanged: number;
  /** Records replaced by a later record of the same product in the same file. */
  repeated: number;
  rejected: number;
  /** Products of the platform that the feed no longer names and that are therefore deleted; only with `replace`. */
  gone: number;
  /** Members of records that the catalog does not keep, with how many records had them (at most 50 names). */
  ignoredFields: Record<string, number>;
  /** Products of all platforms in the catalog now. */
  total: number;
  ms: number;
  rowsPerSecond: number;
}

export interface ImportOptions extends Omit<ReadProductsOptions, 'onlyPlatform'> {
  uri: string;
  /**
   * Makes the feed the whole of `platform`, which must be given: products it does not name are deleted, and readers see
   * the old feed until they see the new one.
   */
  replace?: boolean;
  /** Replaces also by a feed that is empty or mostly rejected, or names less than half as many products as there are. */
  force?: boolean;
  onProgress?: (progress: ImportProgress) => void;
  onRejected?: (rejected: RejectedLine) => void;
}

/**
 * Imports a feed: products new to the catalog are added, changed ones replaced, unchanged ones left alone; of several
 * records of one product the last wins. Wrong records are handed to `onRejected` and skipped. Memory is bounded by one
 * batch. What was reported as saved stays saved when the import dies, and running it again completes it; an import
 * that replaces leaves the old feed as it was unless it ends. Products are findable when this resolves. Throws Refusal
 * when the feed cannot be read, must not replace, or another import is writing.
 */
export async function importFeed(options: ImportOptions): Promise<ImportSummary> {
  const startedAt = monotonicMs();
  const replaced = replacedPlatform(options);
  await using dataset = await openLeasedDataset(options.uri, await acquireWriterLease(options.uri));
  // A feed that cannot be read leaves no empty catalog behind, so it is opened before there is a writer to ask.
  let knownKeyOf: ProductWriter['skipUnchanged'] = () => undefined;
  const feed = await open(options, (sourceHash) => knownKeyOf(sourceHash));
  const table = await openOrCreateProductTable(dataset);
  await using writer = await ProductWriter.open(table);
  knownKeyOf = (sourceHash) => writer.skipUnchanged(sourceHash);
  const seen = new KnownProducts();
  if (replaced !== undefined) await beginReplacement(table);
  const reading: ImportCounts = { read: 0, rejected: 0, ignoredFields: new Map() };
  let gone = 0;
  try {
    await readAll(feed.products, { options, writer, reading, seen, startedAt });
    if (replaced !== undefined) {
      refuseUselessFeed(reading, options);
      gone = await deleteUnseen(table, replaced, seen);
      const kept = writer.counts.changed + writer.counts.unchanged;
      refuseShrunkFeed(kept + writer.counts.new, kept + gone, options);
    }
    // Before a replacement is shown: its readers find all of it in the index.
    await writer.finish();
    if (replaced !== undefined) await publishReplacement(table);
    if (writer.counts.new + writer.counts.changed + gone > 0) await refreshCatalogProfile(dataset, table.rows);
  } catch (error) {
    if (replaced !== undefined) await abandonReplacement(table);
    throw error;
  }
  const ms = monotonicMs() - startedAt;
  return {
    format: feed.format,
    read: reading.read,
    imported: writer.counts.new + writer.counts.changed + writer.counts.unchanged,
    ...writer.counts,
    rejected: reading.rejected,
    gone,
    ignoredFields: Object.fromEntries(reading.ignoredFields),
    total: await table.rows.countRows(),
    ms: Math.round(ms),
    rowsPerSecond: Math.round((reading.read / Math.max(ms, 1)) * 1000),
  };
}

function replacedPlatform({ replace, platform }: ImportOptions): string | undefined {
  if (replace !== true) return undefined;
  if (platform === undefined) {
    throw new Refusal('invalid', '--replace needs --platform NAME, the platform that the feed replaces.');
  }
  return platform;
}

/** A feed that broke on its way must not empty a catalog. */
function refuseUselessFeed({ read, rejected }: ImportCounts, { platform, force }: ImportOptions): void {
  if (force === true || (rejected < read && rejected * 2 <= read)) return;
  const why = read === 0 ? 'The feed holds no product' : `${rejected} of ${read} records were rejected`;
  throw new Refusal(
    'invalid',
    `${why}, so the products of ${platform} stay as they were; --force replaces them all the same.`,
  );
}

/** A platform of fewer products is replaced by any feed: there a person sees what is lost. */
const guardedProducts = 100;

/** A feed may also end early in good order, and then reads like a whole one. */
function refuseShrunkFeed(named: number, before: number, { platform, force }: ImportOptions): void {
  if (force === true || before < guardedProducts || named * 2 >= before) return;
  const products = named === 1 ? '1 product' : `${named} products`;
  throw new Refusal(
    'invalid',
    `The feed names ${products} and ${platform} has ${before}, so it may have been cut short and they stay as they were; ` +
      '--force replaces them all the same.',
  );
}

async function open(
  options: ImportOptions,
  knownKeyOf: ProductWriter['skipUnchanged'],
): ReturnType<typeof readProducts> {
  try {
    return await readProducts({
      ...options,
      onlyPlatform: options.replace === true,
      knownKeyOf,
    });
  } catch (error) {
    throw readableError(error, options, 0);
  }
}

interface ImportCounts {
  read: number;
  rejected: number;
  ignoredFields: Map<string, number>;
}

interface ReadingPlan {
  options: ImportOptions;
  writer: ProductWriter;
  reading: ImportCounts;
  /** Gets every product of the feed; only kept up when the feed replaces. */
  seen: KnownProducts;
  startedAt: number;
}

async function readAll(
  products: Awaited<ReturnType<typeof readProducts>>['products'],
  { options, writer, reading, seen, startedAt }: ReadingPlan,
): Promise<void> {
  const report = (phase: ImportProgress['phase']) => {
    const seconds = Math.max(monotonicMs() - startedAt, 1) / 1000;
    const { read, rejected } = reading;
    const isReplacing = options.replace === true;
    const rowsPerSecond = Math.round(read / seconds);
    options.onProgress?.({ read, rejected, saved: writer.saved, isReplacing, rowsPerSecond, phase });
  };
  writer.onSaved = () => report('reading');
  try {
    for await (const record of products) {
      reading.read++;
      if ('problem' in record) {
        const { number: line, problem } = record;
        reading.rejected++;
        options.onRejected?.({ line, ...problem, reason: `${problem.field} ${problem.message}` });
        continue;
      }
      if ('knownKey' in record) {
        if (options.replace === true) seen.set(record.knownKey, 0n);
        continue;
      }
      const { product, ignoredFields, sourceHash } = record;
      for (const field of ignoredFields) countIgnored(reading.ignoredFields, field);
      if (options.replace === true) seen.set(keyHash(productKey(product.platform, product.product_id)), 0n);
      await writer.put(product, sourceHash);
    }
  } catch (error) {
    await writer.flush();
    throw readableError(error, options, reading.read);
  }
  await writer.flush();
  report('indexing');
}

function countIgnored(counts: Map<string, number>, field: string): void {
  const name = field.slice(0, 100);
  if (counts.has(name) || counts.size < 50) counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Turns what a broken source throws into a sentence; everything else passes as it is. */
function readableError(error: unknown, options: ImportOptions, read: number): unknown {
  if (options.signal?.aborted === true) {
    const rest =
      options.replace === true
        ? `the products of ${options.platform} stay as they were`
        : 'what it saved stays, and running it again completes it';
    return new Refusal('unavailable', `The import was ended after ${read} records; ${rest}.`);
  }
  if (!(error instanceof Error) || !('code' in error)) return error;
  const name = sourceName(options.file);
  if (error.code === 'ENOENT') return new Refusal('not_found', `There is no file ${name}.`);
  if (error.code === 'EISDIR') return new Refusal('invalid', `${name} is a folder; name a file.`);
  if (error.code === 'EACCES') return new Refusal('invalid', `${name} may not be read by this user.`);
  if (typeof error.code === 'string' && error.code.startsWith('Z_')) {
    return new Refusal('invalid', `${name} is damaged gzip after record ${read} (${error.message}).`);
  }
  return error;
}
