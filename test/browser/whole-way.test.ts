import { afterAll, beforeAll, expect, test } from 'vitest';
import { bottles } from '../support/sourcing-builders.ts';
import { waitForRun } from '../support/test-service.ts';
import { expectAccessible } from './accessibility.ts';
import { openPageTest, type PageTest, watch } from './open-pages.ts';

let pages: PageTest;
const open = watch(
  () => pages,
  (text) => /status of (400|409)/.test(text),
);

beforeAll(async () => {
  pages = await openPageTest();
  await pages.service.importProducts(bottles());
  await pages.service.service.startWorker(1);
});
afterAll(() => pages?.close());

test('from an empty installation to a shortlist and a person’s word', async () => {
  const page = await open('/dashboard', { bypassCSP: true });
  await page.getByText('There is no request yet.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write the first one' }).click();

  await page.getByLabel('Your reference').fill('spring-1');
  await page.getByRole('textbox', { name: 'Merchant', exact: true }).fill('Harbour & Pine');
  expect(await page.getByLabel('Merchant id').inputValue()).toBe('harbour-pine');
  await page.getByLabel('Merchant id').fill('');
  await page.getByLabel('Name', { exact: true }).fill('Steel water bottle');
  await page.getByLabel('Quantity').fill('500');
  // A price is no spec: it becomes the limit of the run.
  await page.getByLabel('Spec 1 of Steel water bottle, name').fill('Price');
  await page.getByLabel('Spec 1 of Steel water bottle, wanted value').fill('under 9 USD');
  await page.getByRole('button', { name: 'Make it the maximum price: USD 9' }).click();
  await page.getByRole('button', { name: 'Add a spec' }).click();
  await page.getByLabel('Spec 1 of Steel water bottle, name').fill('Capacity');
  await page.getByLabel('Spec 1 of Steel water bottle, wanted value').fill('500 ml');
  await page.getByRole('button', { name: 'Create the request' }).click();
  // The merchant's id is missing: the service's own words stand at the field.
  await page.getByLabel('Merchant id').and(page.locator('[aria-invalid=true]')).waitFor();
  expect(await page.getByLabel('Merchant id').evaluate((field) => field === field.ownerDocument.activeElement)).toBe(
    true,
  );
  await page.getByText('1 field needs attention').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Merchant id').fill('m-1');
  await page.getByText('needs attention').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Create the request' }).click();

  await page.getByRole('heading', { name: 'spring-1' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start a run' }).click();
  await expect.poll(() => page.getByLabel('Maximum price').inputValue()).toBe('9');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the run' }).click();
  await page.waitForURL(/\/dashboard\/[0-9a-f-]{36}/);
  await waitForRun(pages.service.call, new URL(page.url()).pathname.split('/').at(-1) ?? '');

  const grid = page.getByRole('grid');
  await grid
    .getByRole('row', { name: /Insulated stainless steel water bottle/ })
    .first()
    .waitFor();
  await page.getByText(/products? meets? every must-have/).waitFor();
  await expectAccessible(page);
  await grid.getByText('Pending').first().click();
  const panel = page.getByRole('complementary', { name: 'Product' });
  await panel.getByText('To ask the supplier').waitFor();
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Copy letter in English' }).waitFor();
  await panel.getByRole('button', { name: 'Change answer to Capacity' }).click();
  await panel.getByLabel('Meets it').check();
  await panel.getByLabel('How you know').fill('the supplier wrote it');
  await panel.getByLabel('Your name').fill('Anna');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('the supplier wrote it').waitFor();
  // The focus is where it was, the question is gone, and the next run is offered.
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Change answer to Capacity');
  await panel.getByText('Nothing is left to ask').waitFor();
  await page.getByText('1 answer waits for the next run').waitFor();
  await page.reload();
  await panel.getByText('the supplier wrote it').waitFor();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Change answer to Capacity' }).click();
  await panel.getByRole('button', { name: 'Withdraw' }).click();
  await panel.getByText('Is the capacity 500 ml?').first().waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').getAttribute('role')).toBe('row');
});

test('a price that is too high is a step of the funnel, and its products are shown when it is chosen', async () => {
  const { body } = await pages.service.call<{ runs: { runId: string }[] }>('GET', '/api/runs');
  const page = await open(`/dashboard/${body.runs[0]?.runId}`);
  await page.getByRole('button', { name: /1 Over price/ }).click();
  const rows = page.getByRole('grid').getByRole('row');
  await rows.filter({ hasText: 'USD 9.90' }).waitFor();
  expect(await rows.count()).toBe(2);
  expect(page.url()).toContain('stage=over_price');
});

test('what somebody else saved meanwhile is shown, and mine is saved on top of it', async () => {
  const { body } = await pages.service.call<{ sr_id: string; items: { id: number }[] }>(
    'POST',
    '/api/v1/sourcing-requests',
    {
      external_id: 'contested',
      merchant: { id: 'm-1', name: 'Harbour & Pine' },
      items: [{ name: 'Tote bag', description: 'Tote bag', quantity: 100 }],
    },
  );
  const page = await open(`/dashboard/requests/${body.sr_id}/edit`);
  await page.getByLabel('Quantity').fill('250');
  await pages.service.call('PATCH', `/api/v1/sourcing-requests/${body.sr_id}`, { version: 1, needed_by: '2028-02-29' });
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.getByText('Somebody saved version 2').waitFor();
  await page.getByText('2028-02-29').waitFor();
  await page.getByRole('button', { name: 'Save my changes on top of theirs' }).click();
  await page.getByText('250 pieces').waitFor();
  const { body: saved } = await pages.service.call<{ version: number; needed_by: string }>(
    'GET',
    `/api/v1/sourcing-requests/${body.sr_id}`,
  );
  expect(saved).toMatchObject({ version: 3, needed_by: '2028-02-29', items: [{ quantity: 250 }] });
});

test('a what-if of the diagnosis becomes a new version of the request and a new run', async () => {
  const { body } = await pages.service.call<{ runs: { runId: string; srId: string }[] }>('GET', '/api/runs');
  const [run] = body.runs;
  const page = await open(`/dashboard/${run?.runId}?view=why`);
  await page.getByText('In short').waitFor();
  await page.getByRole('button', { name: 'Apply and run' }).first().click();
  await page.getByText('Compared with the run of').waitFor();
  const { body: request } = await pages.service.call<{ version: number }>(
    'GET',
    `/api/v1/sourcing-requests/${run?.srId}`,
  );
  expect(request.version).toBe(2);
});

test('items come from a pasted table, whose columns a person names', async () => {
  const page = await open('/dashboard/requests/new', { bypassCSP: true });
  await page.getByRole('button', { name: 'Import items from a table' }).click();
  await page
    .getByLabel('Paste rows from a spreadsheet')
    .fill('Item\tQty\tCapacity\nSteel bottle\t500\t500 ml\nTote bag\t1,000\t');
  await page.getByRole('button', { name: 'Read the rows' }).click();
  await page.getByLabel('What “Capacity” is').selectOption('nice');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 items' }).click();
  expect(await page.getByLabel('Name', { exact: true }).nth(1).inputValue()).toBe('Tote bag');
  expect(await page.getByLabel('Spec 1 of Steel bottle, wanted value').inputValue()).toBe('500 ml');
  expect(await page.getByRole('checkbox', { name: 'Must have' }).isChecked()).toBe(false);
});

test('an e-mail in the form becomes items with their prices; in the table it is recognised as none', async () => {
  const page = await open('/dashboard/requests/new', { bypassCSP: true });
  const mail = 'Hello,\nwe need 500 stainless steel water bottles, 500 ml, under 4 USD each.\nThanks!';
  await page.getByRole('button', { name: 'Import items from a table' }).click();
  await page.getByLabel('Paste rows from a spreadsheet').fill(mail);
  await page.getByRole('button', { name: 'Read the rows' }).click();
  await page.getByText('This does not look like a table').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read it as a message' }).click();
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('500');
  expect(await page.getByLabel('Maximum price a piece').inputValue()).toBe('4');
});

test('an e-mail becomes a draft, a request and a run, and every call is shown', async () => {
  const page = await open('/playground', { bypassCSP: true });
  await page
    .getByRole('textbox')
    .first()
    .fill(
      'We need 500 stainless steel water bottles, 500 ml, under 9 USD, preferably black, and 300 bamboo bottles, under 7 USD.',
    );
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await page.getByText('Create the request and run it').waitFor();
  expect(await page.getByLabel('Quantity').first().inputValue()).toBe('500');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create the request and run it' }).click();
  await page.getByRole('link', { name: 'See the shortlist' }).waitFor();
  // Each item has its own limit, as the text says it.
  expect(await page.getByText('"max_price"').locator('xpath=ancestor-or-self::pre').last().textContent()).toMatch(
    /"amount":\s*9[\s\S]*"amount":\s*7/,
  );
  for (const call of ['POST /api/v1/drafts', 'POST /api/v1/sourcing-requests', 'POST /api/sourcing-jobs']) {
    expect(await page.getByText(call, { exact: true }).count()).toBe(1);
  }
  await page.getByRole('link', { name: 'See the shortlist' }).click();
  await page.getByRole('grid').getByRole('row').nth(1).waitFor();
});

test('there is no playground in production', async () => {
  const production = await openPageTest({ APP_ENV: 'production', API_TOKEN: 'a-long-secret' });
  try {
    expect((await production.service.call('GET', '/playground')).status).toBe(404);
    expect((await production.service.call('GET', '/dashboard')).text).toContain('&quot;playground&quot;:false');
  } finally {
    await production.close();
  }
});
