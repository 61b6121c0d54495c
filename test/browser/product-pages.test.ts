import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJob } from '../support/run-records.ts';
import { anItem, aProduct, storeRequest } from '../support/sourcing-builders.ts';
import { openPageTest, type PageTest, watch } from './open-pages.ts';

let pages: PageTest;
const open = watch(() => pages);

beforeAll(async () => {
  pages = await openPageTest();
  const price = {
    currency: 'USD',
    tiers: [
      { min_quantity: 100, amount: '3.60' },
      { min_quantity: 2000, amount: '2.85' },
    ],
  };
  const handle = { attributes: [{ name: 'Handle length', value: '12 cm' }], price };
  await pages.service.importProducts([
    aProduct({ product_id: 'long', title: 'Rose quartz gua sha', ...handle }),
    aProduct({ product_id: 'steps', title: 'Jade roller', price }),
    aProduct({
      ...{ product_id: 'variant', title: 'Jade roller' },
      price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '9.00' }] },
      variants: ['red', 'green'].map((value) => ({
        attributes: [{ name: 'Colour', value }],
        ...(value === 'green' ? { price } : {}),
      })),
    }),
  ]);
  await pages.service.service.startWorker(1);
});
afterAll(() => pages?.close());

async function runOf(item: object, context: object = {}): Promise<string> {
  const { call } = pages.service;
  const runId = await runJob(call, await storeRequest(call, [item]), context);
  return runId;
}

test('a product shows the price that was judged, of the variant that fits and while no quantity is known', async () => {
  const green = { name: 'Colour', value: 'green' };
  const runId = await runOf(anItem('Jade roller', [green], { quantity: null }), {
    max_price: { amount: 3, currency: 'USD' },
  });
  const page = await open(`/dashboard/${runId}?compare=alibaba:steps,alibaba:variant&comparing=yes`);
  const line = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Price' }) });
  await line.waitFor();
  expect(await line.getByRole('cell').allTextContents()).toEqual(Array(2).fill('USD\u00a02.85 from 2,000'));

  const type = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Product type' }) });
  expect(await type.getByRole('cell').allTextContents()).toEqual(Array(2).fill('meets it: Jade roller'));

  await page.goto(`${pages.origin}/dashboard/${runId}?product=alibaba:variant`);
  const prices = page.getByRole('list', { name: 'Prices by quantity' });
  await prices.waitFor();
  expect(await prices.getByRole('listitem').allTextContents()).toEqual([
    'from 100USD\u00a03.60',
    'from 2,000USD\u00a02.85, the lowest',
  ]);
});

test('the maximum price is told from a spec that a buyer calls "target price", and no word is taken on it', async () => {
  const own = { name: 'target price', value: 'a fair one', required: true };
  const runId = await runOf(anItem('Jade roller', [own], { quantity: 100 }), {
    max_price: { amount: 3, currency: 'USD' },
  });
  const page = await open(`/dashboard/${runId}?view=why`);
  await page.getByRole('heading', { name: 'target price a fair one' }).waitFor();
  await page.getByRole('heading', { name: 'Maximum price at most 3.00 USD' }).waitFor();

  await page.goto(`${pages.origin}/dashboard/${runId}?stage=all&product=alibaba:steps`);
  const panel = page.getByRole('complementary', { name: 'Product' });
  await panel.getByText('Maximum price').waitFor();
  expect(await panel.getByRole('button', { name: 'Change answer' }).count()).toBe(1);
});

test('a word is taken, and a wish relaxed, of one of two specs of one name', async () => {
  const wishes = ['at least 10 cm', 'of one piece'];
  const specs = wishes.map((value) => ({ name: 'Handle length', value, required: true }));
  const runId = await runOf(anItem('Rose quartz gua sha', specs));
  const page = await open(`/dashboard/${runId}?product=alibaba:long`);
  const panel = page.getByRole('complementary', { name: 'Product' });
  const ofOnePiece = panel.getByRole('listitem').filter({ hasText: 'wanted of one piece' });
  await ofOnePiece.getByRole('button', { name: 'Change answer' }).click();
  await panel.getByLabel('Your name').fill('Anna');
  await panel.getByRole('button', { name: 'Save' }).click();
  await ofOnePiece.getByText('Anna').waitFor();
  expect(await panel.getByText('Anna').count()).toBe(1);

  await page.goto(`${pages.origin}/dashboard/${runId}?view=why`);
  const whatIf = page.getByRole('listitem').filter({ hasText: 'not a must' }).last();
  await whatIf.getByRole('button', { name: 'Apply and run' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(runId));
  const { call } = pages.service;
  const srId = (await call<{ srId: string }>('GET', `/api/runs/${runId}`)).body.srId;
  const request = await call<{ items: { specs: object[] }[] }>('GET', `/api/v1/sourcing-requests/${srId}`);
  expect(request.body.items[0]?.specs).toEqual([
    expect.objectContaining({ value: 'at least 10 cm', required: true }),
    expect.objectContaining({ value: 'of one piece', required: false }),
  ]);
});

test('letters are offered in every language that the service writes', async () => {
  const runId = await runOf(anItem('Rose quartz gua sha', [{ name: 'Weight', value: '80 g', required: true }]));
  const page = await open(`/dashboard/${runId}?view=questions`);
  const languages = page.getByRole('group', { name: 'Language of the letters' }).getByRole('button');
  await languages.first().waitFor();
  expect(await languages.allTextContents()).toEqual(['English', '中文', 'Deutsch']);
  await page.getByText('The letter', { exact: true }).click();
  await languages.last().click();
  await page.getByText('Guten Tag').waitFor();
});
