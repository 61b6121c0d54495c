import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { openBrowser } from '../support/browser.ts';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../support/test-service.ts';

let service: TestService;
let browser: Browser;
let origin: string;
let runId: string;

beforeAll(async () => {
  await ensureWebBuilt();
  service = await openTestService();
  await service.importProducts(bottles());
  await service.service.startWorker(1);
  const srId = await storeRequest(service.call, [anItem('Steel water bottle', bottleSpecs)]);
  runId = await startJob(service.call, srId, { max_price: { amount: 9, currency: 'USD' } });
  await waitForRun(service.call, runId);
  origin = await service.listen();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

/** Opens a page and collects what goes wrong on it: errors, and requests that leave the service. */
async function open(path: string) {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) complaints.push(request.url());
  });
  await page.goto(origin + path);
  return { page, complaints };
}

test('the dashboard shows a real run: verdicts, evidence in the listing’s words, and the price that excluded', async () => {
  const { page, complaints } = await open(`/dashboard/${runId}`);
  await page.getByText('Insulated stainless steel water bottle').first().waitFor();
  const text = await page.locator('body').textContent();
  expect(text).toMatch(/Shortlisted \(2\)/);
  expect(text).toMatch(/Pending \(2\)/);
  await page
    .getByRole('button', { name: /evidence/i })
    .first()
    .click();
  await page.getByText('304 stainless steel').first().waitFor();
  await page.getByLabel(/eliminated/i).check();
  await page
    .getByText(/target price/i)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

test('the list of runs leads to the run', async () => {
  const { page, complaints } = await open('/dashboard');
  await page.locator(`a[href="/dashboard/${runId}"]`).click();
  await page.getByText('Insulated stainless steel water bottle').first().waitFor();
  expect(complaints).toEqual([]);
});

test.each(['/', '/docs'])('the reference page at %s stands, from this service alone', async (path) => {
  const { page, complaints } = await open(path);
  for (const section of ['Sourcing requests', 'Sourcing jobs', 'Products']) {
    await page.getByText(section, { exact: true }).first().waitFor();
  }
  await page.getByText('Create a sourcing request').first().waitFor();
  expect(complaints).toEqual([]);
});
