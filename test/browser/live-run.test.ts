import { afterAll, beforeAll, expect, test } from 'vitest';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../support/sourcing-builders.ts';
import { waitForRun } from '../support/test-service.ts';
import { expectAccessible } from './accessibility.ts';
import { openPageTest, type PageTest, watch } from './open-pages.ts';

let pages: PageTest;
const open = watch(
  () => pages,
  (text) => /status of (401|404)/.test(text) || text.includes('net::ERR_FAILED'),
);

beforeAll(async () => {
  pages = await openPageTest();
  await pages.service.importProducts(bottles());
});
afterAll(() => pages?.close());

const itemsOf = (names: string[]) => names.map((name) => anItem(name, bottleSpecs));

test('a run that waits is followed live to its result, also where no events come', async () => {
  const runId = await startJob(
    pages.service.call,
    await storeRequest(pages.service.call, itemsOf(['Bottle one', 'Bottle two'])),
  );
  const live = await open(`/dashboard/${runId}`, { bypassCSP: true });
  await live.getByText('Waiting for a worker').waitFor();
  await expectAccessible(live);
  const polling = await open('/dashboard/runs');
  await polling.route('**/events', (route) => route.abort());
  await polling.locator('td', { hasText: 'queued' }).waitFor();
  await polling.goto(`${pages.origin}/dashboard/${runId}`);
  await polling.getByText('0 of 2 items finished').waitFor();
  await pages.service.service.startWorker(1);
  await waitForRun(pages.service.call, runId);
  for (const page of [live, polling]) await page.locator('[role=grid] [role=row] >> nth=1').waitFor();
});

test('a finished run is run again from its page', async () => {
  const { body } = await pages.service.call<{ runs: { runId: string; srId: string }[] }>('GET', '/api/runs');
  const page = await open(`/dashboard/${body.runs[0]?.runId}`);
  await page.getByRole('button', { name: 'Run again' }).click();
  const dialog = page.getByRole('dialog', { name: /again/ });
  await dialog.getByText('no limit').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(page.url()).toContain(body.runs[0]?.runId ?? '');
  await page.getByRole('button', { name: 'Run again' }).click();
  await dialog.getByRole('button', { name: 'Start the run' }).click();
  await expect.poll(() => page.url()).not.toContain(body.runs[0]?.runId ?? '');
  await page.locator('[role=grid] [role=row] >> nth=1').waitFor();
});

test('an unknown run and an unknown page say so', async () => {
  const page = await open('/dashboard/01900000-0000-7000-8000-000000000000');
  await page.getByText('There is no such run.').waitFor();
  for (const path of ['x/y', 'requests/SR-21/whatever', 'assets-of/x']) {
    await page.goto(`${pages.origin}/dashboard/${path}`);
    await page.getByText('There is no such page.').waitFor();
  }
});

test('a service with tokens asks for one, and goes on with it', async () => {
  const closed = await openPageTest({ API_TOKEN: 'secret-token' });
  try {
    const page = await closed.browser.newPage();
    await page.goto(`${closed.origin}/dashboard/requests`);
    await page.getByRole('dialog', { name: 'Access token' }).getByLabel('Token').fill('secret-token');
    await page.getByRole('button', { name: 'Use the token' }).click();
    await page.getByText('There is no request yet.').waitFor();
    expect(await page.evaluate('document.cookie')).toBe('');
  } finally {
    await closed.close();
  }
});
