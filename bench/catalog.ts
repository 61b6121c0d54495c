// npm run bench:catalog -- [SIZE…] [--folder DIR] [--no-quality]: imports generated products, searches them, and
// measures search quality on real data. What lies in DIR from an earlier run is used again and kept.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { generatedProducts } from './catalog-products.ts';
import { hasData, measureAttributeRequests, measureShoppingRequests, type QualityReport } from './catalog-quality.ts';
import { measureSearch, type Percentiles } from './catalog-search.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' }, 'no-quality': { type: 'boolean', default: false } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [100_000];
if (!sizes.every((size) => Number.isSafeInteger(size) && size > 0)) {
  throw new Error('Give sizes as numbers of products, such as 100000 1000000.');
}

const kept = values.folder === undefined ? undefined : path.resolve(values.folder);
const folder = kept ?? (await mkdtemp(path.join(tmpdir(), 'assay-bench-')));
await mkdir(folder, { recursive: true });
try {
  let smallest: Percentiles | undefined;
  for (const size of sizes) {
    const whole = await measureSize(size);
    smallest ??= whole;
    if (whole !== smallest) {
      say(`  growth of the whole search since ${count(sizes[0])}: p50 ${(whole.p50 / smallest.p50).toFixed(2)} times`);
    }
  }
  if (!values['no-quality']) await measureQuality();
} finally {
  if (kept === undefined) await rm(folder, { recursive: true, force: true });
}

async function measureSize(size: number): Promise<Percentiles> {
  const uri = path.join(folder, `generated-${size}`);
  const feed = path.join(folder, `generated-${size}.jsonl`);
  say(`${count(size)} generated products`);
  const wasThere = existsSync(uri);
  if (!existsSync(feed)) await writeFeed(feed, size);
  const rounds = wasThere ? ['again, nothing changed'] : ['new', 'again, nothing changed'];
  const milliseconds: number[] = [];
  for (const round of rounds) {
    const { rowsPerSecond, ms, processorMicrosPerRow, peakMegabytes } = await importInProcess(uri, feed);
    milliseconds.push(ms);
    say(
      `  import ${round}: ${count(rowsPerSecond)} rows/s, ${(ms / 1000).toFixed(1)} s, ` +
        `${processorMicrosPerRow} µs of processor time a row, peak memory ${peakMegabytes} MB, ${describeLoad()}`,
    );
  }
  const [first, again] = milliseconds;
  if (first !== undefined && again !== undefined) say(`  again is ${(first / again).toFixed(1)} times faster`);
  const { plan, engine, planned, fetch, whole } = await measureSearch(uri);
  say(`  planning ${describe(plan)}; whole search of 200 full products ${describe(whole)}; ${describeLoad()}`);
  say(`  the engine's own BM25 of the item's words, row ids only: ${describe(engine)}`);
  say(`  the engine with the planned words, row ids only: ${describe(planned)}`);
  say(`  fetching and parsing 200 full products by row id: ${describe(fetch)}`);
  say(`  the whole search is ${(whole.p50 / engine.p50).toFixed(2)} times the engine's own query at p50`);
  return whole;
}

interface ImportFigures {
  rowsPerSecond: number;
  ms: number;
  processorMicrosPerRow: number;
  peakMegabytes: number;
}

async function importInProcess(uri: string, feed: string): Promise<ImportFigures> {
  const script = path.join(import.meta.dirname, 'catalog-import.ts');
  const child = spawn(process.execPath, [script, uri, feed], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) last = line;
  const [code] = await exited;
  if (code !== 0) throw new Error(`The import ended with code ${code}.`);
  return JSON.parse(last) as ImportFigures;
}

/** Written before the clock starts: making the products is no part of importing them. */
async function writeFeed(file: string, size: number): Promise<void> {
  const out = createWriteStream(file);
  let lines = '';
  for (const line of generatedProducts(size)) {
    lines += line;
    if (lines.length < 1 << 20) continue;
    if (!out.write(lines)) await once(out, 'drain');
    lines = '';
  }
  out.end(lines);
  await once(out, 'finish');
}

async function measureQuality(): Promise<void> {
  const data = '../shared/data';
  const requests = `${data}/requests-shoppingbench.jsonl`;
  const parts = `${data}/catalog-buildcores.jsonl.gz`;
  const quality = await mkdtemp(path.join(tmpdir(), 'assay-quality-'));
  try {
    if (hasData(requests)) print(await measureShoppingRequests(quality, requests));
    else say(`No ${requests}: the quality on shopping requests is not measured.`);
    if (hasData(parts)) print(await measureAttributeRequests(quality, parts, 500));
    else say(`No ${parts}: the quality on attribute requests is not measured.`);
  } finally {
    await rm(quality, { recursive: true, force: true });
  }
}

function print({ set, questions, engines }: QualityReport): void {
  say(`${set}, ${questions} questions`);
  for (const { name, mrrAt10, recallAt20, recallAt200 } of engines) {
    const figures = [mrrAt10, recallAt20, recallAt200].map((share) => share.toFixed(3));
    say(`  ${name}: mean reciprocal rank at 10 ${figures[0]}, recall at 20 ${figures[1]}, recall at 200 ${figures[2]}`);
  }
}

function describe({ p50, p95 }: Percentiles): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
}

/** How busy the machine was: times are only comparable beside it. */
function describeLoad(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
}

function count(value: number | undefined): string {
  return (value ?? 0).toLocaleString('en');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
