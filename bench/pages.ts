// How large the pages are, and how quick with 2,000 and 20,000 products of 12 specs: `npm run bench:pages`.
// A real run of 200 products is stored, and its products are multiplied in the database.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureWebBuilt } from '../scripts/build-web.mjs';
import { importFeed } from '../src/catalog/feeds/import-feed.ts';
import { readConfig } from '../src/config.ts';
import { systemClock } from '../src/lib/clock.ts';
import { silentLog } from '../src/observability/log.ts';
import { openService } from '../src/service.ts';
import { openBrowser } from '../test/support/browser.ts';

const { distFolder } = await ensureWebBuilt({ onProgress: (line) => process.stderr.write(`${line}\n`) });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'assay-pages-'));
const config = readConfig({ DATA_DIR: dataDir, REMOTE_PICTURES: 'false' });
const service = await openService({
  config,
  log: silentLog,
  clock: systemClock,
  onProgress: () => {},
  drainTimeoutMs: 5_000,
});
const sample = path.join(import.meta.dirname, '..', 'sample', 'catalog.jsonl');
await importFeed({ uri: config.catalogUri, file: sample, platforms: config.platforms });
await service.startWorker(2);
const app = await service.createApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

async function call<Body>(method: string, url: string, body?: unknown): Promise<Body> {
  const answer = await fetch(origin + url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

const specs = [
  ['Capacity', '500 ml'],
  ['Material', '304 stainless steel'],
  ['Double wall', 'yes'],
  ['Colour', 'black'],
  ['Weight', 'at most 350 g'],
  ['Lid', 'screw lid'],
  ['BPA free', 'yes'],
  ['Height', 'at most 28 cm'],
  ['Diameter', 'at most 8 cm'],
  ['Keeps hot', 'at least 12 hours'],
  ['Finish', 'powder coated'],
  ['Leakproof', 'yes'],
].map(([name, value], index) => ({ name, value, required: index < 3 }));

/** A done run of one item whose products are `copies` times those that were found. */
async function storeRun(copies: number): Promise<{ runId: string; products: number }> {
  const { sr_id } = await call<{ sr_id: string }>('POST', '/api/v1/sourcing-requests', {
    external_id: `pages-${copies}`,
    merchant: { id: 'm-1', name: 'Bench' },
    items: [{ name: 'Insulated stainless steel bottle', description: 'Bottle', quantity: 1000, specs }],
  });
  const { job_id: runId } = await call<{ job_id: string }>('POST', '/api/sourcing-jobs', { sr_id });
  while ((await call<{ state: string }>('GET', `/api/runs/${runId}`)).state !== 'done') {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await service.database.pool.query(
    `INSERT INTO run_products (run_id, item_position, platform, product_id, verdict, price_excluded, veto_score,
                               rerank_match_score, spec_matching_json, cleanup_json, details_json)
     SELECT run_id, item_position, platform, product_id || '-' || n, verdict, price_excluded, veto_score,
            rerank_match_score, spec_matching_json, replace(cleanup_json, '{"title":"', '{"title":"' || n || ' '), details_json
       FROM run_products CROSS JOIN generate_series(2, $2) AS n WHERE run_id = $1`,
    [runId, copies],
  );
  const { rows } = await service.database.pool.query(
    'SELECT count(*)::integer AS count FROM run_products WHERE run_id = $1',
    [runId],
  );
  return { runId, products: (rows[0] as { count: number }).count };
}

/** What the first view of a page brings, gzipped. */
async function measureBundle(): Promise<number> {
  const page = await readFile(path.join(distFolder, 'index.html'), 'utf8');
  const files = await readdir(path.join(distFolder, 'assets'));
  const first = files.filter((file) => page.includes(file) && /\.(?:js|css)$/.test(file));
  const sizes = await Promise.all(
    first.map(async (file) => gzipSync(await readFile(path.join(distFolder, 'assets', file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const browser = await openBrowser();
try {
  process.stdout.write(`first view: ${((await measureBundle()) / 1000).toFixed(0)} kB gzipped\n`);
  for (const copies of [10, 100]) {
    const { runId, products } = await storeRun(copies);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    let bytes = 0;
    page.on('response', async (response) => {
      if (/\/(?:api|job)\//.test(response.url())) bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
    });
    for (const visit of ['first', 'second']) {
      const startedAt = performance.now();
      await page.goto(`${origin}/dashboard/${runId}?stage=all&fold=no`);
      await page
        .locator('[role=grid] [role=row][data-index="0"]')
        .getByText('Insulated', { exact: false })
        .or(page.locator('[data-index="0"] [role=gridcell] >> nth=2'))
        .first()
        .waitFor();
      process.stdout.write(
        `${products} products, ${visit} visit: rows after ${Math.round(performance.now() - startedAt)} ms\n`,
      );
    }
    const scroller = page.locator('[role=grid]');
    const startedAt = performance.now();
    for (let step = 1; step <= 40; step++) {
      await scroller.evaluate((element, share) => {
        element.scrollTop = element.scrollHeight * share;
      }, step / 40);
      await page.waitForTimeout(40);
    }
    await page.locator(`[role=row][data-index="${products - 1}"] [role=gridcell] >> nth=2`).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    process.stdout.write(
      `${products} products: scrolled through in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ` +
        `${(usedSize / 1e6).toFixed(0)} MB of script memory, ${(bytes / 1e6).toFixed(1)} MB read\n`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await service[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
}
