// npm run bench:catalog-kills -- [--kills 20] [--products 100000] [--seed 1]: kills imports at random moments while a
// reader searches, and ends with an error when anything was lost or any search failed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readCatalogStats } from '../src/catalog/catalog-stats.ts';
import { importFeed } from '../src/catalog/feeds/import-feed.ts';
import { killImports } from './kill-imports.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    products: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const [kills, total, seed] = [values.kills, values.products, values.seed].map(Number);
if (!kills || !total || !seed) throw new Error('Give --kills, --products and --seed as numbers above 0.');

const platforms = ['1688'];
const folder = await mkdtemp(path.join(tmpdir(), 'assay-kills-'));
try {
  const uri = path.join(folder, 'catalog');
  const feed = path.join(folder, 'feed.jsonl');
  const ids = Array.from({ length: total }, (_, index) => `p${index}`);
  await writeFile(feed, `${ids.map((id) => productLine(id, `Steel bottle ${id}`)).join('\n')}\n`);
  await importFeed({ uri, file: Readable.from([productLine('first', 'Copper kettle')]), platforms });
  let number = 0;
  const result = await killImports({
    uri,
    feed,
    ids,
    known: { text: 'copper kettle', id: 'first' },
    kills,
    seed,
    withinMs: 1_500,
    onKill: (saved) => say(`kill ${++number}: ${saved.toLocaleString('en')} reported as saved`),
  });
  const summary = await importFeed({ uri, file: feed, platforms });
  const { products, unindexed } = await readCatalogStats(uri);
  const isOrdered = result.counts.every((count, index) => count >= (result.counts[index - 1] ?? 0));
  say(
    `${result.savedAtKill.length} killed, ${result.finished} finished before; reader: ${result.searches} searches, ` +
      `${result.readerFailures.length} failed, slowest ${Math.round(result.slowestSearchMs)} ms; ` +
      `${result.lost.length} acknowledged products lost; the next import: ${summary.new} new, ` +
      `${summary.unchanged} unchanged, ${products} in the catalog, ${unindexed} not indexed.`,
  );
  const isWell =
    result.readerFailures.length === 0 &&
    result.lost.length === 0 &&
    isOrdered &&
    products === total + 1 &&
    summary.new + summary.unchanged === total;
  if (!isWell) throw new Error(`Something was lost: ${JSON.stringify({ ...result, counts: isOrdered })}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function productLine(id: string, title: string): string {
  return JSON.stringify({ platform: '1688', product_id: id, title });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
