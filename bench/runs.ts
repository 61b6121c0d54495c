// `npm run bench:runs -- [--catalog PATH] [--products 100000] [--only items|runs|queue|products] [--drain 10000]
// [--items 1,10,100] [--workers 1,2,4]`: runs over a catalog (built from generated products in a temporary folder when
// none is given), items without a run around them, the queue under a long backlog, and the products of a run against a server that sends bytes.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { importFeed } from '../src/catalog/feeds/import-feed.ts';
import { readConfig } from '../src/config.ts';
import { generatedProducts } from './catalog-products.ts';
import { openBenchService } from './runs/bench-service.ts';
import { measureItems } from './runs/measure-items.ts';
import { measureOverhead } from './runs/measure-overhead.ts';
import { measureProducts } from './runs/measure-products.ts';
import { measureQueue } from './runs/measure-queue.ts';
import { measureRuns } from './runs/measure-runs.ts';

const { values: options } = parseArgs({
  options: {
    catalog: { type: 'string' },
    products: { type: 'string', default: '100000' },
    items: { type: 'string', default: '1,10,100' },
    workers: { type: 'string', default: '1,2,4' },
    drain: { type: 'string', default: '10000' },
    only: { type: 'string' },
  },
});
const numbers = (text: string) => text.split(',').map(Number);
const isWanted = (part: string) => options.only === undefined || options.only === part;

const folder = await mkdtemp(path.join(os.tmpdir(), 'assay-bench-'));
const env = { DATA_DIR: folder, CATALOG_URI: options.catalog ?? path.join(folder, 'catalog'), LOG_LEVEL: 'error' };
if (process.env.DATABASE_URL !== undefined) Object.assign(env, { DATABASE_URL: process.env.DATABASE_URL });
try {
  if (options.catalog === undefined && options.only !== 'queue') {
    const { platforms } = readConfig(env);
    console.log(`Importing ${options.products} generated products …`);
    await importFeed({
      uri: env.CATALOG_URI,
      file: Readable.from(generatedProducts(Number(options.products))),
      platforms,
    });
  }
  console.log(`Load of the machine at the start: ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} cores`);
  if (isWanted('items')) await measureItems(env.CATALOG_URI);
  if (options.only !== 'items') await measureService(env);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureService(env: Record<string, string>): Promise<void> {
  await using bench = await openBenchService(env);
  if (isWanted('runs')) await measureRuns(bench, numbers(options.items), numbers(options.workers));
  if (isWanted('products')) await measureProducts(bench, folder);
  if (isWanted('queue')) await measureQueue(bench, Number(options.drain), path.join(folder, 'empty-catalog'));
  if (isWanted('runs')) await measureOverhead(bench);
}
