import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { openBrowser } from '../support/browser.ts';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../support/test-service.ts';
import { expectAccessible } from './accessibility.ts';
import { watchPages } from './watch-pages.ts';

const bearer = { authorization: 'Bearer secret-token' };

let browser: Browser;
let service: TestService;
let origin: string;
let srId: string;
let runId: string;

const openWatched = watchPages({
  browser: () => browser,
  origin: () => origin,
  // The page asks for the token in words.
  isAnswered: (message) => message.text().includes('status of 401'),
});

async function openRun(options: BrowserContextOptions = {}, id = runId): Promise<Page> {
  const page = await openWatched({ locale: 'en-GB', ...options });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto(`${origin}/dashboard/${id}`);
  await page.getByRole('region', { name: 'Insulated stainless steel water bottle' }).waitFor();
  return page;
}

const call: TestService['call'] = (method, url, body) => service.call(method, url, body, bearer);

async function run(): Promise<string> {
  const id = await startJob(call, srId, { max_price: { amount: 9, currency: 'USD' } });
  expect(await waitForRun(call, id)).toBe('done');
  return id;
}

beforeAll(async () => {
  [browser, service] = await Promise.all([
    openBrowser(),
    openTestService({ API_TOKEN: 'anna:secret-token' }),
    ensureWebBuilt(),
  ]);
  origin = await service.listen();
  const supplied = bottles().map((product) => ({ ...product, supplier: { name: 'Hearth Metalware', member_id: 7 } }));
  await service.importProducts(supplied);
  await service.service.startWorker(2);
  srId = await storeRequest(call, [anItem('Insulated stainless steel water bottle', bottleSpecs)]);
  runId = await run();
});

afterAll(async () => {
  await browser?.close();
  await service?.close();
});

describe('the page of a finished run', () => {
  test('says why there are so few products, in sentences and by must-have', async () => {
    const page = await openRun();
    await page.getByRole('button', { name: 'Why so few products?' }).click();
    const diagnosis = page.getByRole('list', { name: 'Diagnosis by item' });
    await diagnosis.waitFor();
    expect(await diagnosis.innerText()).toContain('7 candidates: 2 shortlisted, 2 pending, 3 eliminated.');
    const row = diagnosis.getByRole('row', { name: /Capacity/u });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([
      '2',
      '2',
      '750 ml\n250 ml over (50%)',
      '4 shortlisted',
    ]);
  });

  test('writes to suppliers in both languages and puts the letter on the clipboard', async () => {
    const page = await openRun();
    await page.getByRole('button', { name: 'Questions for suppliers' }).click();
    const suppliers = page.getByRole('list', { name: 'Questions by supplier' });
    await suppliers.locator('summary').click();
    expect(await suppliers.innerText()).toContain('2 products, 3 questions');
    await page.getByRole('button', { name: 'Copy the message to Hearth Metalware in 中文' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).toContain('   - 容量是500毫升吗？如果不是，请告知实际容量。');
    const english = page.getByRole('textbox', { name: 'Message to Hearth Metalware in English' });
    expect(await english.inputValue()).toContain('   - Is the capacity 500 ml? If not, what is it?');
  });

  test('selects the letter where the clipboard is closed to it', async () => {
    const page = await openRun();
    await page.evaluate('Object.defineProperty(navigator, "clipboard", { value: undefined })');
    await page.getByRole('button', { name: 'Questions for suppliers' }).click();
    await page.getByRole('list', { name: 'Questions by supplier' }).locator('summary').click();
    await page.getByRole('button', { name: /Copy the message to Hearth Metalware in English/u }).click();
    await page.getByText('Selected: copy it with Ctrl+C.').waitFor();
    expect(await page.evaluate('getSelection().toString()')).toContain('Hello,');
  });

  test('offers the products as files', async () => {
    const page = await openRun();
    for (const [name, ending] of [
      ['CSV', '.csv'],
      ['Excel', '.xlsx'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name, exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`^${srId}-products-.*\\${ending}$`, 'u'));
    }
  });

  test('takes a word on a spec with the token of whoever says it, which the next run uses, and takes it back', async () => {
    const page = await openRun();
    await page
      .getByRole('button', { name: /Show evidence/u })
      .nth(2)
      .click();
    await page.getByRole('textbox', { name: 'Note on Capacity' }).fill('Seen on the sample');
    await page.getByRole('button', { name: 'Confirm Capacity' }).click();
    await page.getByText('Enter the API token to do this.').waitFor();
    await page.getByRole('textbox', { name: 'API token' }).fill('wrong-token');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('This token is not accepted.').waitFor();
    await page.getByRole('textbox', { name: 'API token' }).fill('secret-token');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/Confirmed; runs started from .* on use it\./u).waitFor();
    const { body } = await call<{ result: { shortlist: { specResults: { method: string; reasoning: string }[] }[] } }>(
      'GET',
      `/api/runs/${await run()}/result`,
    );
    const human = body.result.shortlist.flatMap((entry) =>
      entry.specResults.filter(({ method }) => method === 'human'),
    );
    expect(human).toHaveLength(1);
    expect(human[0]?.reasoning).toMatch(/anna confirmed it on .*: "Seen on the sample"$/u);
    await page.getByRole('button', { name: 'Withdraw Capacity' }).click();
    await page.getByText('Withdrawn.').waitFor();
    expect((await call<{ feedback: unknown[] }>('GET', `/job/${runId}/feedback`)).body.feedback).toEqual([]);
  });

  test('breaks no accessibility rule with everything open, and does not scroll sideways at 360 pixels', async () => {
    const page = await openRun({ bypassCSP: true, viewport: { width: 360, height: 800 } });
    for (const name of ['Why so few products?', 'Questions for suppliers']) {
      await page.getByRole('button', { name }).click();
    }
    await page.getByRole('list', { name: 'Diagnosis by item' }).waitFor();
    await page.getByRole('list', { name: 'Questions by supplier' }).locator('summary').click();
    await page
      .getByRole('button', { name: /Show evidence/u })
      .first()
      .click();
    await page.getByRole('button', { name: 'Refute Capacity' }).click();
    await page.getByRole('textbox', { name: 'API token' }).waitFor();
    await expectAccessible(page);
  });

  test('says that the request has changed since, what a new run changed, and that there is a newer one', async () => {
    const before = await run();
    type Stored = { version: number; items: { id: number }[] };
    const { body: stored } = await call<Stored>('GET', `/api/v1/sourcing-requests/${srId}`);
    const specs = bottleSpecs.map((spec) => (spec.name === 'Capacity' ? { ...spec, value: '500-750 ml' } : spec));
    const patch = { version: stored.version, items: [{ id: stored.items[0]?.id, specs }] };
    expect((await call('PATCH', `/api/v1/sourcing-requests/${srId}`, patch)).status).toBe(200);

    const stale = await openRun({}, before);
    const notice = { name: 'The request has changed since this run' };
    expect(await stale.getByRole('region', notice).getByRole('listitem').innerText()).toBe(
      'Insulated stainless steel water bottle was edited: revision 1 here, 2 now',
    );

    const page = await openRun({ bypassCSP: true, viewport: { width: 360, height: 800 } }, await run());
    const changes = page.getByRole('region', { name: 'What changed' });
    await changes.getByText('1 with another verdict').waitFor();
    expect(await page.getByRole('region', notice).count()).toBe(0);
    expect(await changes.innerText()).toContain('1 with another verdict · 6 as before');
    expect(await changes.getByRole('list', { name: 'Wishes that were edited' }).textContent()).toBe(
      'Capacity: wanted 500 ml →now 500-750 ml',
    );
    const turned = changes.locator('.changes > li', { hasText: '1006' });
    expect((await turned.textContent())?.replaceAll(/\s+/gu, ' ')).toContain(
      'Eliminated →now ShortlistedCapacity: not match 750 ml →now match 750 ml',
    );
    await expectAccessible(page);
    await turned.getByRole('link').click();
    await page.locator('article:focus').getByText('750 ml').first().waitFor();

    const old = await openRun({}, before);
    await old.getByRole('link', { name: /newer run of/u }).click();
    await old.getByRole('region', { name: 'What changed' }).waitFor();
  });
});
