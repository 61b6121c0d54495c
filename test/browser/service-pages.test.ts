import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { openTestService, type TestService } from '../support/test-service.ts';

let service: TestService;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  service = await openTestService();
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

test.each(['/', '/docs'])('the reference page at %s stands, from this service alone', async (path) => {
  const { page, complaints } = await open(path);
  for (const section of ['Sourcing requests', 'Sourcing jobs', 'Products']) {
    await page.getByText(section, { exact: true }).first().waitFor();
  }
  await page.getByText('Create a sourcing request').first().waitFor();
  expect(complaints).toEqual([]);
});
