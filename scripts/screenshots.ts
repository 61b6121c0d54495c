// Takes a picture of every view with real data, light and dark, wide and narrow: `npm run screenshots [-- folder]`.
// The service runs in this process, on a database and a catalog of its own, with the sample data.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { importFeed } from '../src/catalog/feeds/import-feed.ts';
import { readConfig } from '../src/config.ts';
import { systemClock } from '../src/lib/clock.ts';
import { silentLog } from '../src/observability/log.ts';
import { openService } from '../src/service.ts';
import { openBrowser } from '../test/support/browser.ts';
import { ensureWebBuilt } from './build-web.mjs';

const root = path.join(import.meta.dirname, '..');
const folder = path.resolve(process.argv[2] ?? path.join(root, 'screenshots'));
const only = process.argv[3];
const dataDir = path.join(folder, '.data');

async function readSample(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, 'sample', name), 'utf8'));
}

await mkdir(folder, { recursive: true });
await rm(dataDir, { recursive: true, force: true });
await ensureWebBuilt({ onProgress: (line) => process.stderr.write(`${line}\n`) });
const config = readConfig({ DATA_DIR: dataDir, REMOTE_PICTURES: 'false' });
const service = await openService({
  config,
  log: silentLog,
  clock: systemClock,
  onProgress: () => {},
  drainTimeoutMs: 5_000,
});
await importFeed({
  uri: config.catalogUri,
  file: path.join(root, 'sample', 'catalog.jsonl'),
  platforms: config.platforms,
});
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

async function waitForRun(runId: string): Promise<void> {
  for (;;) {
    const { state } = await call<{ state: string }>('GET', `/api/runs/${runId}`);
    if (state === 'done') return;
    if (state === 'failed') throw new Error(`The run ${runId} failed.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Saved {
  sr_id: string;
  version: number;
  items: { id: number; name: string; specs: object[] }[];
}

const context = await readSample('contexts/demo.json');
const demo = await call<Saved>('POST', '/api/v1/sourcing-requests', await readSample('requests/demo.json'));
for (const name of ['kitchen', 'packaging', 'desk-and-play']) {
  const { sr_id } = await call<Saved>('POST', '/api/v1/sourcing-requests', await readSample(`requests/${name}.json`));
  if (name === 'packaging') continue;
  const { job_id } = await call<{ job_id: string }>('POST', '/api/sourcing-jobs', { sr_id });
  await waitForRun(job_id);
}
const first = await call<{ job_id: string }>('POST', '/api/sourcing-jobs', {
  sr_id: demo.sr_id,
  sourcing_context: context,
});
await waitForRun(first.job_id);
const [bottle] = demo.items;
if (bottle === undefined) throw new Error('The demo has no item.');
await call('PATCH', `/api/v1/sourcing-requests/${demo.sr_id}`, {
  version: demo.version,
  notes: 'Welcome kits for a conference: a bottle, a bag and a cable. Boxes are ordered apart.',
  items: [{ id: bottle.id, quantity: 1200 }],
});
const { job_id: runId } = await call<{ job_id: string }>('POST', `/api/runs/${first.job_id}/rerun`);
await waitForRun(runId);
const { products } = await call<{ products: { product_id: string; cleanup_data: { platform: string } }[] }>(
  'GET',
  `/job/${runId}/products?item_id=${bottle.id}&page_size=12`,
);
const keys = products.map(({ product_id: id, cleanup_data: { platform } }) => `${platform}:${id}`);
const [best = '', second = '', third = ''] = keys;
await call('PUT', `/job/${runId}/products/${best.split(':')[1]}/specs/Lid?item_id=${bottle.id}`, {
  verdict: 'match',
  value: 'screw lid with a silicone ring',
  note: 'Seen on the sample',
  by: 'Anna',
});

interface View {
  name: string;
  path: string;
  /** What must be there before the picture is taken. */
  ready: string;
  act?: (page: Page) => Promise<void>;
}

const run = `/dashboard/${runId}`;
const views: View[] = [
  { name: 'requests', path: '/dashboard/requests', ready: 'text=demo-welcome-kit' },
  { name: 'request', path: `/dashboard/requests/${demo.sr_id}`, ready: 'text=Version 2' },
  { name: 'request-edit', path: `/dashboard/requests/${demo.sr_id}/edit`, ready: 'text=Save the changes' },
  {
    name: 'request-start',
    path: `/dashboard/requests/${demo.sr_id}`,
    ready: 'text=Version 2',
    act: async (page) => {
      await page.getByRole('button', { name: 'Start a run' }).click();
      await page.getByText('Exchange rates').waitFor();
    },
  },
  {
    name: 'request-import',
    path: '/dashboard/requests/new',
    ready: 'text=Create the request',
    act: async (page) => {
      await page.getByRole('button', { name: 'Import items from a table' }).click();
      await page
        .getByLabel('Paste rows from a spreadsheet')
        .fill(
          'Item\tQty\tCapacity\tMaterial\nSteel bottle\t500\t500 ml\t304 stainless steel\nTote bag\t1000\t\tcotton',
        );
      await page.getByRole('button', { name: 'Read the rows' }).click();
      await page.getByText('Say what each column is').waitFor();
    },
  },
  { name: 'runs', path: '/dashboard/runs', ready: 'text=repeats an earlier run' },
  { name: 'run', path: run, ready: '[role=grid] [role=row] >> nth=4' },
  {
    name: 'run-product',
    path: `${run}?product=${keys[8] ?? best}`,
    ready: 'text=The listing, with the evidence marked',
  },
  { name: 'readme-run', path: `${run}?platform=alibaba&product=${best}`, ready: 'text=Seen on the sample' },
  {
    name: 'playground',
    path: '/playground',
    ready: 'text=What do you need?',
    act: async (page) => {
      await page.getByRole('button', { name: 'example 1' }).click();
      await page.getByRole('button', { name: 'Make a draft' }).click();
      await page.getByText('Create the request and run it').waitFor();
    },
  },
  { name: 'run-product-said', path: `${run}?product=${best}`, ready: 'text=Seen on the sample' },
  { name: 'run-pictures', path: `${run}?view=pictures`, ready: 'text=What listings say of each spec' },
  { name: 'run-why', path: `${run}?view=why`, ready: 'text=In short' },
  { name: 'run-questions', path: `${run}?view=questions`, ready: 'text=Copy all letters' },
  { name: 'run-changes', path: `${run}?view=changes`, ready: 'text=Compared with the run of' },
  {
    name: 'run-compare',
    path: `${run}?compare=${[best, second, third].join(',')}&comparing=yes`,
    ready: 'text=Back to the table',
  },
  {
    name: 'run-again',
    path: run,
    ready: '[role=grid] [role=row] >> nth=4',
    act: async (page) => {
      await page.getByRole('button', { name: 'Run again' }).click();
      await page.getByRole('dialog').getByText('Exchange rates').waitFor();
    },
  },
  { name: 'catalog', path: '/dashboard/catalog', ready: 'text=Such as' },
  { name: 'catalog-search', path: '/dashboard/catalog?q=insulated+steel+bottle', ready: 'text=More >> nth=0' },
  { name: 'sources', path: '/dashboard/sources', ready: 'text=answers' },
  { name: 'deliveries', path: '/dashboard/deliveries', ready: 'text=Nothing was sent yet' },
  {
    name: 'palette',
    path: run,
    ready: '[role=grid] [role=row] >> nth=4',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: /Requests/ }).waitFor();
    },
  },
];

const sizes = [
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'narrow', viewport: { width: 360, height: 780 } },
];

async function take(browserContext: BrowserContext, view: View, file: string): Promise<void> {
  const page = await browserContext.newPage();
  // For what hangs: a machine that does other work as well takes its time.
  page.setDefaultTimeout(90_000);
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${view.name}: ${message.text()}\n`);
  });
  page.on('pageerror', (error) => process.stderr.write(`${view.name}: ${error.message}\n`));
  try {
    await page.goto(origin + view.path);
    await page.locator(view.ready).first().waitFor();
    await view.act?.(page);
    await page
      .locator('p', { hasText: /^Reading .*…$/ })
      .first()
      .waitFor({ state: 'detached' });
    await page.waitForTimeout(250); // charts and pictures are drawn
    await page.screenshot({ path: file });
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
  } catch (error) {
    process.stderr.write(`${view.name}: ${error instanceof Error ? error.message : error}\n`);
    await page.screenshot({ path: file });
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}

const browser = await openBrowser();
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { name, viewport } of sizes) {
      const browserContext = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      for (const view of views) {
        if (only !== undefined && !view.name.startsWith(only)) continue;
        await take(browserContext, view, path.join(folder, `${view.name}-${name}-${colorScheme}.png`));
      }
      await browserContext.close();
    }
  }
} finally {
  await browser.close();
  await service[Symbol.asyncDispose]();
}
// The database may still be removing its own files.
await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
