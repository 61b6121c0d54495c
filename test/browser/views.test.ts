import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anItem, aProduct, bottleSpecs, bottles, startJob, storeRequest } from '../support/sourcing-builders.ts';
import { waitForRun } from '../support/test-service.ts';
import { expectAccessible } from './accessibility.ts';
import { openPageTest, type PageTest, watch } from './open-pages.ts';

let pages: PageTest;
let runId: string;
let srId: string;
const open = watch(() => pages);

const attack = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

beforeAll(async () => {
  pages = await openPageTest();
  const hostile = aProduct({
    product_id: '6666',
    title: `${attack} Insulated stainless steel water bottle`,
    url: 'https://elsewhere.example/"><script>window.hacked=1</script>',
    images: ['https://elsewhere.test/1.jpg'],
    attributes: [
      { name: `Material ${attack}`, value: attack },
      { name: 'Capacity', value: `500 ml ${attack}` },
    ],
    supplier: { name: attack },
  });
  await pages.service.importProducts([...bottles(), hostile]);
  await pages.service.service.startWorker(1);
  srId = await storeRequest(pages.service.call, [
    anItem('Steel water bottle', bottleSpecs),
    anItem(`Bottle ${attack}`, bottleSpecs),
  ]);
  runId = await startJob(pages.service.call, srId, { max_price: { amount: 9, currency: 'USD' } });
  await waitForRun(pages.service.call, runId);
});
afterAll(() => pages?.close());

const views: [name: string, path: () => string, ready: string][] = [
  ['the requests', () => '/dashboard/requests', 'text=Test merchant'],
  ['a request', () => `/dashboard/requests/${srId}`, 'text=Version 1'],
  ['the editor', () => `/dashboard/requests/${srId}/edit`, 'text=Save the changes'],
  ['the runs', () => '/dashboard/runs', 'text=2 of 2'],
  ['a run', () => `/dashboard/${runId}`, '[role=grid] [role=row] >> nth=2'],
  [
    'a product',
    () => `/dashboard/${runId}?stage=all&product=alibaba:6666`,
    'text=The listing, with the evidence marked',
  ],
  ['the pictures', () => `/dashboard/${runId}?view=pictures`, 'text=What listings say of each spec'],
  ['the diagnosis', () => `/dashboard/${runId}?view=why`, 'text=In short'],
  ['the questions', () => `/dashboard/${runId}?view=questions`, 'text=Copy all letters'],
  ['the changes', () => `/dashboard/${runId}?view=changes`, 'text=This is the first run'],
  ['a comparison', () => `/dashboard/${runId}?compare=alibaba:1001,alibaba:6666&comparing=yes`, 'text=Leave out'],
  ['the catalog', () => '/dashboard/catalog', 'text=Such as'],
  ['a search of the catalog', () => '/dashboard/catalog?q=steel+bottle', 'text=products >> nth=0'],
  ['the sources', () => '/dashboard/sources', 'text=answers'],
  ['the deliveries', () => '/dashboard/deliveries', 'text=Nothing was sent yet'],
];

async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(await page.locator('a[href^="javascript:"], img[src^="javascript:"], img[src="x"]').count()).toBe(0);
}

async function expectReadable(page: Page, ready: string): Promise<void> {
  await page.locator(ready).first().waitFor();
  await expectAccessible(page);
  await expectUnharmed(page);
}

test.each(views)(
  '%s can be read by everybody, wide or narrow, light or dark, and nothing in it runs',
  async (_name, path, ready) => {
    const page = await open(path(), { colorScheme: 'light', bypassCSP: true });
    await expectReadable(page, ready);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expectReadable(page, ready);
  },
);

test('the policy of the pages allows no inline script, no inline style and no other origin', async () => {
  const { headers } = await pages.service.call('GET', '/dashboard');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("img-src 'self';");
  const page = await open(`/dashboard/${runId}?stage=all&product=alibaba:6666`);
  await page.getByText('The listing, with the evidence marked').waitFor();
  await expectUnharmed(page);
});

test('what goes on beyond the right edge fades there, until it is scrolled to its end', async () => {
  const page = await open('/dashboard/sources', { viewport: { width: 360, height: 780 } });
  await page.locator('text=answers').first().waitFor();
  const table = 'document.querySelector("section[data-scrolls]")';
  const edge = () => page.evaluate(`getComputedStyle(${table}).getPropertyValue("--edge")`);
  await expect.poll(edge).toBe('40px');
  await page.evaluate(`${table}.scrollLeft = 9999`);
  await expect.poll(edge).toBe('0px');
  await page.setViewportSize({ width: 1600, height: 780 });
  await expect.poll(edge).toBe('0px');
});

test('a run is read and walked through by keyboard alone', async () => {
  const page = await open(`/dashboard/${runId}`);
  await page.locator('[role=grid] [role=row] >> nth=1').waitFor();
  await page.locator('[role=row][tabindex="0"]').focus();
  const focusedRow = () => page.evaluate('document.activeElement.dataset.index');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focusedRow, { timeout: 15_000 }).toBe('1');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Product' });
  await panel.getByText('The listing, with the evidence marked').waitFor();
  const first = await panel.getByRole('heading', { level: 3 }).first().textContent();
  await page.keyboard.press('ArrowUp');
  await expect.poll(focusedRow, { timeout: 15_000 }).toBe('0');
  expect(page.url()).toContain('product=');
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  await expect.poll(() => page.getByRole('button', { name: 'Compare 2' }).isEnabled(), { timeout: 15_000 }).toBe(true);
  // However many columns there are, the headings are one stop of the Tab key.
  expect(await page.locator('[role=columnheader] button[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press('Shift+C');
  await page.getByRole('region', { name: 'Comparison' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(focusedRow, { timeout: 15_000 }).toBe('1');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(first).toContain('bottle');
});

test('the Tab key begins with the way past the navigation, on every view', async () => {
  const focused = 'document.activeElement.textContent';
  for (const [path, ready] of [
    [`/dashboard/${runId}`, '[role=grid] [role=row] >> nth=1'],
    [`/dashboard/${runId}?view=why`, 'text=In short'],
    ['/dashboard/runs', 'text=2 of 2'],
  ] as const) {
    const page = await open(path);
    await page.locator(ready).first().waitFor();
    await page.keyboard.press('Tab');
    expect([path, await page.evaluate(focused)]).toEqual([path, 'Skip to the content']);
  }
});

test('a request and a run tell all that they do on a wide page within the width of a telephone', async () => {
  for (const [path, texts] of [
    ['/dashboard/requests', ['2 items', 'changed', 'done']],
    ['/dashboard/runs', ['2 of 2 items', 'version 1', 'done']],
  ] as const) {
    const page = await open(path, { viewport: { width: 390, height: 844 } });
    const row = page.locator('tbody tr').first();
    for (const text of texts) await row.getByText(text).first().waitFor();
    const { x, width } = (await row.boundingBox()) ?? { x: 0, width: 999 };
    expect(x + width).toBeLessThanOrEqual(390);
  }
});

test('the form of an answer is in sight once it is opened', async () => {
  const page = await open(`/dashboard/${runId}?product=alibaba:1001`, { viewport: { width: 1280, height: 640 } });
  const panel = page.getByRole('complementary', { name: 'Product' });
  await panel.getByText('The listing, with the evidence marked').waitFor();
  await panel
    .getByRole('button', { name: /Change answer/ })
    .last()
    .click();
  const save = await panel.getByRole('button', { name: 'Save' }).boundingBox();
  const { y, height } = (await panel.boundingBox()) ?? { y: 0, height: 0 };
  expect((save?.y ?? 999) + (save?.height ?? 0)).toBeLessThanOrEqual(y + height);
});

test('beside an open product the table shows specs', async () => {
  const page = await open(`/dashboard/${runId}?product=alibaba:1001`, { viewport: { width: 1280, height: 800 } });
  const grid = page.getByRole('grid');
  await grid.getByRole('columnheader', { name: /Material/ }).waitFor();
  const first = await grid.locator('[role=row][data-index="0"] [role=gridcell] >> nth=4').boundingBox();
  const { x, width } = (await grid.boundingBox()) ?? { x: 0, width: 0 };
  expect((first?.x ?? 9999) + (first?.width ?? 0)).toBeLessThanOrEqual(x + width);
});

test('the palette goes to requests by their id', async () => {
  const page = await open('/dashboard/runs');
  await page.getByText('2 of 2').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Go to' }).fill(srId);
  await page.getByRole('option', { name: new RegExp(`${srId} ·`) }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Version 1').first().waitFor();
  expect(page.url()).toContain(`/dashboard/requests/${srId}`);
});

test('filters and the order of a run have an address', async () => {
  const page = await open(`/dashboard/${runId}?stage=all&spec=0:not_match&sort=price&order=desc`);
  const rows = page.locator('[role=grid] [role=row][data-index]');
  await rows.first().waitFor();
  const prices = await rows.evaluateAll((found) => found.map((row) => row.children[1]?.textContent ?? ''));
  expect(prices.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => page.url()).not.toContain('spec=');
});
