import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { systemClock } from '../../src/lib/clock.ts';
import { assessHere } from '../../src/sourcing/runs/assessing.ts';
import { giveUpItem } from '../../src/sourcing/runs/execute-item.ts';
import { noteItemError } from '../../src/sourcing/runs/run-item-store.ts';
import { createRunWatch } from '../../src/sourcing/runs/watch-runs.ts';
import { openBrowser } from '../support/browser.ts';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../support/test-service.ts';
import { expectAccessible } from './accessibility.ts';
import { watchPages } from './watch-pages.ts';

const bearer = { authorization: 'Bearer secret-token' };

let browser: Browser;
let service: TestService;
let origin: string;

const openWatched = watchPages({
  browser: () => browser,
  origin: () => origin,
  // The page asks for the token in words.
  isAnswered: (message) => message.text().includes('status of 401'),
});

const call: TestService['call'] = (method, url, body) => service.call(method, url, body, bearer);

/** A run of steel bottles, glass bottles, … that no worker has begun. */
async function startRun(...names: string[]): Promise<string> {
  return startJob(
    call,
    await storeRequest(
      call,
      names.map((name) => anItem(name, bottleSpecs)),
    ),
  );
}

async function openPage(runId: string, width = 1280): Promise<Page> {
  const page = await openWatched({ viewport: { width, height: 800 }, bypassCSP: true });
  await page.goto(`${origin}/dashboard/${runId}`);
  return page;
}

/** Keeps a worker from closing one item of a run until the given work is over. */
async function withItemHeld(runId: string, position: number, work: () => Promise<void>): Promise<void> {
  const client = await service.service.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM run_items WHERE run_id = $1 AND position = $2 FOR UPDATE', [runId, position]);
    await work();
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

async function failItem(runId: string, position: number, error: string): Promise<void> {
  const { database } = service.service;
  await noteItemError(database.pool, runId, position, error);
  const runWatch = createRunWatch(database.pool);
  await giveUpItem(
    { database, sources: [], assessing: assessHere(), clock: systemClock, runWatch },
    { runId, position },
  );
}

async function enterToken(page: Page, token: string): Promise<void> {
  await page.getByRole('textbox', { name: 'API token' }).fill(token);
  await page.keyboard.press('Enter');
}

beforeAll(async () => {
  [browser, service] = await Promise.all([
    openBrowser(),
    openTestService({ API_TOKEN: 'anna:secret-token' }),
    ensureWebBuilt(),
  ]);
  origin = await service.listen();
  await service.importProducts(bottles());
});

afterAll(async () => {
  await browser?.close();
  await service?.close();
});

// No worker runs before the tests that need one: what a page shows meanwhile is what it was told of.
describe('an unfinished run', () => {
  test('is cancelled from its page after one question, with the token of whoever does it, who enters it once, and started again', async () => {
    const runId = await startRun('Steel water bottle');
    const page = await openPage(runId);
    await page.getByRole('heading', { name: 'Waiting for a worker' }).waitFor();
    await page.getByRole('button', { name: 'Cancel this run' }).click();
    await page.getByRole('button', { name: 'Let it go on' }).click();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Cancel this run?' }).waitFor();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByText('Enter the API token to do this.').waitFor();
    await enterToken(page, 'wrong-token');
    await page.getByText('This token is not accepted.').waitFor();
    await enterToken(page, 'secret-token');
    await page.getByRole('heading', { name: 'This run was cancelled' }).waitFor();
    await page.getByText('Someone cancelled it before any item was done.').waitFor();
    expect(await page.getByRole('button', { name: 'Cancel this run' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Run again' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(runId));
    await page.getByRole('heading', { name: 'Waiting for a worker' }).waitFor();
    const again = new URL(page.url()).pathname.replace('/dashboard/', '');
    expect((await call<{ rerunOf: string }>('GET', `/api/runs/${again}`)).body.rerunOf).toBe(runId);
    await page.getByRole('button', { name: 'Cancel this run' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { name: 'This run was cancelled' }).waitFor();
    await page.goBack();
    await page.getByText(runId).first().waitFor();
    await expectAccessible(page);
  });

  test('tells of each item as it closes, why one failed, and why the run has no result', async () => {
    const runId = await startRun('Steel water bottle', 'Insulated bottle');
    const page = await openPage(runId, 360);
    await page.getByText('0 of 2 items done').waitFor();
    await failItem(runId, 0, 'The catalog folder cannot be read.');
    await page.getByText('1 of 2 items done, 1 of them failed').waitFor();
    const closed = page.getByRole('list', { name: 'Closed items' });
    await expect
      .poll(() => closed.innerText())
      .toMatch(/failed\s+Steel water bottle\s+The catalog folder cannot be read\./u);
    await expectAccessible(page);
    await failItem(runId, 1, 'Its search took too long.');
    await page.getByRole('heading', { name: 'This run failed' }).waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('The catalog folder cannot be read.');
    await expect
      .poll(() => closed.getByRole('listitem').allInnerTexts())
      .toEqual([expect.stringMatching(/Insulated bottle/u), expect.stringMatching(/Steel water bottle/u)]);
    await expectAccessible(page);
    await page.reload();
    await closed.getByRole('listitem').nth(1).waitFor();
  });

  test('turns into its products when the last item is done, without a reload', async () => {
    const runId = await startRun('Steel water bottle', 'Insulated bottle');
    const page = await openPage(runId);
    await page.getByText('0 of 2 items done').waitFor();
    await withItemHeld(runId, 1, async () => {
      await service.service.startWorker(1);
      await page.getByRole('heading', { name: 'Sourcing' }).waitFor();
      await page.getByText('1 of 2 items done').waitFor();
      await expect
        .poll(() => page.getByRole('list', { name: 'Closed items' }).innerText())
        .toMatch(/done\s+Steel water bottle\s+7 candidates: 3 shortlisted, 2 pending, 2 eliminated/u);
    });
    await page.getByRole('region', { name: 'Insulated bottle' }).waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Run again' }).count()).toBe(1);
  });

  test('is followed by asking where events do not get through', async () => {
    const runId = await startRun('Steel water bottle');
    await waitForRun(call, runId);
    const page = await (await browser.newContext()).newPage();
    page.setDefaultTimeout(60_000);
    let state = 'queued';
    await page.route('**/events', (route) => route.fulfill({ status: 503, body: '' }));
    await page.route(`**/api/runs/${runId}`, async (route) => {
      const { body } = await call<object>('GET', `/api/runs/${runId}`);
      await route.fulfill({ json: { ...body, state } });
    });
    await page.goto(`${origin}/dashboard/${runId}`);
    await page.getByRole('heading', { name: 'Waiting for a worker' }).waitFor();
    state = 'running';
    await page.getByRole('heading', { name: 'Sourcing' }).waitFor();
    state = 'done';
    await page.getByRole('region', { name: 'Steel water bottle' }).waitFor();
  });
});
