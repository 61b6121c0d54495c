// npm run bench:catalog -- [SIZE…]: imports generated products, searches them, and measures search quality on real data.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { MatchQuery } from '@lancedb/lancedb';
import { importFeed } from '../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../src/catalog/lance-catalog.ts';
import { planQuery } from '../src/catalog/plan-query.ts';
import { connectDataset, openProductTable } from '../src/catalog/product-table.ts';
import { searchTerms } from '../src/catalog/search-terms.ts';
import { generatedItem, generatedProducts } from './catalog-products.ts';
import { hasData, measureAttributeRequests, measureShoppingRequests, type QualityReport } from './catalog-quality.ts';

const platforms = ['1688', 'alibaba'];
const searches = 200;
const sizes = process.argv.slice(2).map(Number);
if (!sizes.every((size) => Number.isSafeInteger(size) && size > 0)) {
  throw new Error('Give sizes as numbers of products, such as 100000 1000000.');
}

const folder = await mkdtemp(path.join(tmpdir(), 'assay-bench-'));
try {
  for (const size of sizes.length > 0 ? sizes : [100_000]) await measureSize(size);
  const data = '../shared/data';
  const requests = `${data}/requests-shoppingbench.jsonl`;
  const parts = `${data}/catalog-buildcores.jsonl.gz`;
  if (hasData(requests)) print(await measureShoppingRequests(folder, requests));
  else say(`No ${requests}: the quality on shopping requests is not measured.`);
  if (hasData(parts)) print(await measureAttributeRequests(folder, parts, 500));
  else say(`No ${parts}: the quality on attribute requests is not measured.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<void> {
  const uri = path.join(folder, `generated-${size}`);
  say(`${size.toLocaleString('en')} generated products`);
  for (const round of ['import', 'import again, nothing changed']) {
    const summary = await importFeed({ uri, file: Readable.from(generatedProducts(size)), platforms });
    const peak = Math.round(process.resourceUsage().maxRSS / 1024);
    say(`  ${round}: ${summary.rowsPerSecond.toLocaleString('en')} rows/s, ${summary.ms} ms, peak memory ${peak} MB`);
  }
  const connection = await connectDataset(uri);
  const table = await openProductTable(connection);
  if (table === undefined) throw new Error('the imported table is missing');
  const catalog = await openLanceCatalog({ uri });
  const engine: number[] = [];
  const fetching: number[] = [];
  const planning: number[] = [];
  const whole: number[] = [];
  for (let index = -20; index < searches; index++) {
    const item = generatedItem(index);
    const startedAt = performance.now();
    const query = planQuery(item, { limit: 200 });
    const plannedAt = performance.now();
    await catalog.search(query);
    const foundAt = performance.now();
    const text = [item.name, item.description, ...item.specs.flatMap(({ name, value }) => [name, value])].join(' ');
    const words = searchTerms(text);
    const match = new MatchQuery(words.join(' '), 'terms');
    const engineStartedAt = performance.now();
    await table.query().fullTextSearch(match).select(['_score']).withRowId().limit(200).toArrow();
    const rankedAt = performance.now();
    await table.query().fullTextSearch(match).select(['product', '_score']).limit(200).toArrow();
    const fetchedAt = performance.now();
    if (index < 0) continue; // warming up
    engine.push(rankedAt - engineStartedAt);
    fetching.push(fetchedAt - rankedAt);
    planning.push(plannedAt - startedAt);
    whole.push(foundAt - startedAt);
  }
  say(`  planning ${percentiles(planning)}; whole search of 200 full products ${percentiles(whole)}`);
  say(
    `  the engine's own BM25 of the item's words: row ids ${percentiles(engine)}; with products ${percentiles(fetching)}`,
  );
  await catalog.close();
  connection.close();
}

function percentiles(values: number[]): string {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

function print({ set, questions, engines }: QualityReport): void {
  say(`${set}, ${questions} questions`);
  for (const { name, mrrAt10, recallAt20, recallAt200 } of engines) {
    const figures = [mrrAt10, recallAt20, recallAt200].map((share) => share.toFixed(3));
    say(`  ${name}: mean reciprocal rank at 10 ${figures[0]}, recall at 20 ${figures[1]}, recall at 200 ${figures[2]}`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
