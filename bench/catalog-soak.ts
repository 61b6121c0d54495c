// npm run bench:catalog-soak -- [--searches 10000] [--uri DIR|s3://…]: searches a catalog of 20,000 products while an
// importer writes a new version every 200 ms, and prints memory, open files and the size on disk as they go. In an
// environment with AWS_ variables it does the same on an object store.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { importFeed } from '../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../src/catalog/lance-catalog.ts';
import { planQuery } from '../src/catalog/plan-query.ts';
import { generatedItem, generatedProducts } from './catalog-products.ts';

const platforms = ['1688', 'alibaba'];
const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '10000' },
    uri: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const folder = values.uri === undefined ? await mkdtemp(path.join(tmpdir(), 'assay-soak-')) : undefined;
const uri = values.uri ?? path.join(folder ?? '', 'catalog');
if (values.write) await writeForEver();
else await soak(Number(values.searches));

async function soak(searches: number): Promise<void> {
  await importFeed({ uri, file: Readable.from(generatedProducts(20_000)), format: 'jsonl', platforms });
  const writer = spawn(process.execPath, [import.meta.filename, '--write', '--uri', uri], { stdio: 'inherit' });
  const catalog = await openLanceCatalog({ uri });
  try {
    const first = await catalog.version();
    for (let index = 0; index <= searches; index++) {
      if (index % (searches / 10) === 0) say(`${index} searches: ${await describeProcess(catalog)}`);
      const found = await catalog.search(planQuery(generatedItem(index), { limit: 50 }));
      if (found.length === 0) throw new Error(`search ${index} found nothing`);
      if (writer.exitCode !== null) throw new Error(`the importer ended with code ${writer.exitCode}`);
    }
    say(`from ${first} to ${await catalog.version()}`);
  } finally {
    writer.kill();
    await once(writer, 'exit');
    await catalog.close();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

async function describeProcess(catalog: { version(): Promise<string>; count(): Promise<number> }): Promise<string> {
  const files = readdirSync('/proc/self/fd').length;
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6);
  return `${megabytes} MB, ${files} open files, ${await catalog.version()} with ${await catalog.count()} products`;
}

/** A hundred products at a time, half of them new and half changed. */
async function writeForEver(): Promise<void> {
  for (let round = 0; ; round++) {
    const lines = Array.from({ length: 100 }, (_, index) => {
      const id = index < 50 ? `soak-${round}-${index}` : `soak-changing-${index}`;
      return `${JSON.stringify({ platform: '1688', product_id: id, title: `Bottle of round ${round}` })}\n`;
    });
    await importFeed({ uri, file: Readable.from(lines), format: 'jsonl', platforms });
    await delay(200);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
