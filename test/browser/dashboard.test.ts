import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { expectAccessible } from './accessibility.ts';
import { type DashboardService, startDashboardService } from './dashboard-service.ts';
import { bottleItem, entry, mixedRecord, runRecord, runStatus } from './recorded-run.ts';
import { watchPages } from './watch-pages.ts';

let browser: Browser;
let service: DashboardService;
const openWatched = watchPages({
  browser: () => browser,
  origin: () => service.origin,
  isAnswered: (message) => message.text().includes('status of 404') && message.location().url.includes('/api/'),
});

/** A page of a run, loaded. */
async function openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openWatched({ locale: 'en-GB', ...options });
  await page.goto(`${service.origin}${path}`);
  return page;
}

/** Shows the eliminated products too and waits until they are there: all five of the recorded run. */
async function showEliminated(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Show eliminated/u }).check();
  await page.getByText('5 products shown').waitFor();
}

/** Answers both paths of a finished run. */
function answerDone(runId: string, record: unknown): void {
  service.answer(`/api/runs/${runId}`, () => ({ body: runStatus(runId) }));
  service.answer(`/api/runs/${runId}/result`, () => ({ body: record }));
}

function hasNoSidewaysScroll(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth');
}

beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), startDashboardService()]);
  answerDone('mixed', mixedRecord);
});

afterAll(async () => {
  await browser?.close();
  await service?.app.close();
});

describe('a finished run', () => {
  test('shows the request, each item with its wanted specs, and the products best first', async () => {
    const page = await openPage('/dashboard/mixed');
    const bottles = page.getByRole('region', { name: 'Insulated water bottle' });
    await bottles.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/SR-7\s+done/u);
    expect(await page.getByText('took 3.4 s').count()).toBe(1);
    expect(await bottles.locator('.item-head .muted').innerText()).toBe(
      '600 wanted · 37 candidates · 1 shortlisted · 1 pending · 2 eliminated',
    );
    const wanted = bottles.getByRole('list', { name: 'Wanted specs of Insulated water bottle' });
    expect(await wanted.getByRole('listitem').allInnerTexts()).toEqual([
      'Capacity: 500 ml must-have',
      'Material: 304 stainless steel must-have',
      'Colour: blue good to have',
    ]);
    expect(await bottles.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      expect.stringContaining('Hearth 500ml vacuum bottle'),
      expect.stringContaining('不锈钢保温杯'),
    ]);
    expect(await page.title()).toBe('SR-7 · done · Assay');
  });

  test('names the price at the wanted quantity, the whole price list, the minimum order and the supplier', async () => {
    const page = await openPage('/dashboard/mixed');
    const card = page.getByRole('article', { name: /Hearth 500ml/u });
    expect(await card.locator('.price').innerText()).toMatch(/USD\s3\.20 per piece\s+at 600/u);
    expect(await card.getByRole('list', { name: 'Price list' }).getByRole('listitem').allInnerTexts()).toEqual([
      '100+: USD\u00a03.60',
      '500+: USD\u00a03.20',
      '2,000+: USD\u00a02.85',
    ]);
    expect(await card.innerText()).toContain('MOQ 100');
    expect(await card.innerText()).toContain('Yongkang Hearth Metalware');
    expect(await card.getByRole('list', { name: 'Notes' }).innerText()).toBe('4 % over the target price of USD 3.08.');
    expect(await page.getByRole('article', { name: /不锈钢/u }).innerText()).toContain('No price stated');
  });

  test('marks every spec by symbol and word, not by colour alone', async () => {
    const page = await openPage('/dashboard/mixed');
    await showEliminated(page);
    const marks = async (name: RegExp): Promise<string[]> =>
      page.getByRole('article', { name }).getByRole('list', { name: 'Specs' }).getByRole('listitem').allTextContents();
    expect(await marks(/Hearth 500ml/u)).toEqual([
      'Capacity: match, must-have',
      'Material: match, must-have',
      'Colour: match, good to have',
    ]);
    expect(await marks(/不锈钢/u)).toEqual([
      'Capacity: match, must-have',
      'Material: unknown, must-have',
      'Colour: unknown, good to have',
    ]);
    expect(await marks(/750ml/u)).toEqual(['Capacity: not match, must-have']);
    const drawings = await page
      .locator('.marks .mark')
      .evaluateAll((nodes) =>
        Object.fromEntries(nodes.map((node) => [node.className, node.querySelector('path')?.getAttribute('d')])),
      );
    expect(new Set(Object.values(drawings)).size).toBe(3);
  });

  test('opens the evidence of a product by keyboard: found text quoted, its field, the reasoning', async () => {
    const page = await openPage('/dashboard/mixed');
    const button = page.getByRole('button', { name: /evidence of Hearth 500ml/u });
    await button.focus();
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    const row = page.getByRole('row', { name: /Material/u });
    expect(await row.locator('q').innerText()).toBe('SUS304');
    expect(await row.innerText()).toContain('attributes.Material');
    expect(await row.innerText()).toContain('SUS304 is its Japanese name');
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByRole('table').count()).toBe(0);
  });

  test('shows eliminated products on demand, with the must-have each one failed', async () => {
    const page = await openPage('/dashboard/mixed');
    await page.getByRole('region', { name: 'Insulated water bottle' }).waitFor();
    expect(await page.getByText('Titanium bottle').count()).toBe(0);
    await showEliminated(page);
    const priced = page.getByRole('article', { name: /Titanium bottle/u });
    expect(await priced.innerText()).toContain('over the maximum price');
    expect(await priced.getByRole('list', { name: 'Failed must-haves' }).innerText()).toBe(
      'target price: USD 21.00 at 600 is over the maximum of USD 4.00.',
    );
    expect(await page.getByRole('article', { name: /750ml/u }).innerText()).toContain('Wanted 500 ml, found 750 ml');
  });

  test('filters by text, by verdict and by item, and says how many are left', async () => {
    const page = await openPage('/dashboard/mixed');
    const left = page.getByRole('form', { name: 'Filter products' }).getByRole('status');
    const expectLeft = async (text: string): Promise<void> => left.filter({ hasText: text }).waitFor();
    await expectLeft('3 products shown');
    await page.getByRole('searchbox', { name: 'Search' }).fill('sus304');
    await expectLeft('1 product shown');
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await page.getByRole('checkbox', { name: /Pending/u }).uncheck();
    await expectLeft('2 products shown');
    await page.getByRole('combobox', { name: 'Item' }).selectOption({ label: 'Canvas tote bag' });
    await expectLeft('1 product shown');
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Canvas tote bag']);
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing');
    await page.getByText('No product of this item passes the filter.').waitFor();
  });

  test('keeps its filter in its address, by platform too, so that it can be passed on', async () => {
    const page = await openPage('/dashboard/mixed?item=1&platform=1688&verdict=pending&unknown=1');
    await page.getByText('1 product shown').waitFor();
    const platform = page.getByRole('combobox', { name: 'Platform' });
    expect(await platform.inputValue()).toBe('1688');
    expect(await page.getByRole('checkbox', { name: /Shortlisted/u }).isChecked()).toBe(false);
    await platform.selectOption({ label: 'All 2 platforms' });
    await page.getByRole('checkbox', { name: /Shortlisted/u }).check();
    await page.getByRole('searchbox', { name: 'Search' }).fill('500ml & hearth');
    await page.waitForURL((url) => url.search === '?q=500ml+%26+hearth&item=1');
    await page.getByRole('searchbox', { name: 'Search' }).fill('hearth');
    await page.waitForURL((url) => url.search === '?q=hearth&item=1');
    await page.reload();
    await page.getByText('1 product shown').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('hearth');
    const strange = await openPage('/dashboard/mixed?item=99&platform=nowhere');
    await strange.getByText('3 products shown').waitFor();
  });

  test('opens at the product that its address names, also one that the filter would hide', async () => {
    const page = await openPage('/dashboard/mixed?platform=1688#1-alibaba-600303');
    const card = page.getByRole('article', { name: /750ml/u });
    await card.getByRole('table').waitFor();
    await page.locator('article:focus').getByText('Wanted 500 ml, found 750 ml').first().waitFor();
    await page.getByText('5 products shown').waitFor();
    await page.getByRole('link', { name: 'link to Hearth 500ml vacuum bottle' }).click();
    await page
      .getByRole('article', { name: /Hearth 500ml/u })
      .getByRole('table')
      .waitFor();
    await page.waitForURL((url) => url.hash === '#1-alibaba-600101');
  });

  test('keeps the text of a hostile listing text: no element, no script, no link but http', async () => {
    const page = await openPage('/dashboard/mixed');
    await showEliminated(page);
    const card = page.getByRole('article', { name: /750ml/u });
    await card.getByRole('button').click();
    expect(await card.getByRole('heading').innerText()).toContain('<img src=x onerror="window.hacked=1">');
    expect(await card.locator('q').innerText()).toBe('<script>window.hacked=1</script>750ml');
    expect(await card.locator('img, script, b, a:not([href^="#"])').count()).toBe(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    const links = await page.locator('a').evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    expect(links.filter((href) => !/^(https?:\/\/|\/|#)/u.test(href))).toEqual([]);
    expect(links).toContain('https://shop.example/600101');
  });

  test('stays quick to use with two thousand products: it draws some and offers the rest', async () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      entry(String(10_000 + index), { vetoScore: 2.9 - index / 10_000, title: `Bottle number ${index + 1}` }),
    );
    answerDone('many', runRecord('many', { shortlist: many }));
    const page = await openPage('/dashboard/many');
    await page.getByText('2,000 products shown').waitFor();
    expect(await page.getByRole('article').count()).toBe(20);
    await page.getByRole('button', { name: /Show 50 more of 1,980/u }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(70);
    await page.getByRole('searchbox').fill('number 2000');
    await page.getByText('1 product shown').waitFor();
    expect(await page.getByRole('article', { name: 'Bottle number 2000' }).count()).toBe(1);
  });

  test('cuts a title of a thousand characters on a phone until its evidence is opened', async () => {
    const title = 'Vacuum bottle for every season of the year '.repeat(23);
    answerDone('long', runRecord('long', { shortlist: [entry('p-1', { title })] }));
    const page = await openPage('/dashboard/long', { viewport: { width: 360, height: 740 } });
    const heading = page.getByRole('heading', { level: 3 });
    await heading.waitFor();
    const height = async () => (await heading.boundingBox())?.height ?? Number.NaN;
    expect(await height()).toBeLessThan(110);
    await page.getByRole('button', { name: /Show evidence/u }).click();
    expect(await height()).toBeGreaterThan(500);
    expect(await hasNoSidewaysScroll(page)).toBe(true);
  });

  test('says why a run without any product found none', async () => {
    answerDone('empty', runRecord('empty', { notes: ['The catalog holds no products: import a feed first.'] }));
    const page = await openPage('/dashboard/empty');
    await page.getByRole('heading', { name: 'No products' }).waitFor();
    expect(await page.getByRole('list', { name: 'Notes of the run' }).innerText()).toBe(
      'The catalog holds no products: import a feed first.',
    );
    expect(await page.getByRole('region', { name: 'Insulated water bottle' }).innerText()).toContain(
      'No product was found for this item. The catalog holds no products: import a feed first.',
    );
    expect(await page.getByRole('form').count()).toBe(0);
  });

  test('points to the eliminated ones when an item has no other product', async () => {
    const out = entry('1', { verdict: 'eliminated', vetoScore: 0.2 });
    answerDone('all-out', runRecord('all-out', { items: [bottleItem], eliminated: [out] }));
    const page = await openPage('/dashboard/all-out');
    await page.getByText('None of the 1 products found passes every must-have.').waitFor();
  });
});

describe('a run that is not finished or never will be', () => {
  test('is followed from the queue to its products without a reload', async () => {
    const states = [
      runStatus('moving', { state: 'queued', progress: { done: 0, total: 2 }, startedAt: null, finishedAt: null }),
      runStatus('moving', { state: 'running', progress: { done: 1, total: 2 }, finishedAt: null }),
      runStatus('moving'),
    ];
    let step = 0;
    service.answer('/api/runs/moving', () => ({ body: states[step] }));
    service.answer('/api/runs/moving/result', () => ({ body: mixedRecord }));
    const page = await openPage('/dashboard/moving');
    await page.getByRole('heading', { name: 'Waiting for a worker' }).waitFor();
    step = 1;
    await page.getByText('1 of 2 items done').waitFor();
    expect(await page.getByRole('progressbar', { name: 'Items done' }).getAttribute('value')).toBe('1');
    step = 2;
    await page.getByRole('region', { name: 'Insulated water bottle' }).waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });

  test.each(['failed', 'cancelled'])('shows why it was %s', async (state) => {
    service.answer(`/api/runs/${state}`, () => ({
      body: runStatus(state, { state, error: 'The catalog folder cannot be read.' }),
    }));
    const page = await openPage(`/dashboard/${state}`);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(state);
    expect(await alert.innerText()).toContain('The catalog folder cannot be read.');
  });

  test('is said to be unknown when there is no such run', async () => {
    const page = await openPage('/dashboard/nowhere%3Cb%3E');
    await page.getByRole('heading', { name: 'No such run' }).waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('nowhere<b>');
  });

  test('recovers by itself when the service fails for a moment', async () => {
    let broken = true;
    service.answer('/api/runs/shaky', () =>
      broken ? { status: 200, body: 'not what it should be' } : { body: runStatus('shaky') },
    );
    service.answer('/api/runs/shaky/result', () => ({ body: mixedRecord }));
    const page = await openPage('/dashboard/shaky');
    await page.getByText('The service could not be read').waitFor();
    broken = false;
    await page.getByRole('region', { name: 'Insulated water bottle' }).waitFor();
    expect(await page.getByText('The service could not be read').count()).toBe(0);
  });
});

describe('the list of runs', () => {
  test('gives a hint while there is no list, and links the runs when there is one', async () => {
    const without = await openPage('/dashboard');
    await without.getByText('POST /api/sourcing-jobs').waitFor();
    service.answer('/api/runs', () => ({ body: { runs: [runStatus('mixed')] } }));
    const page = await openPage('/dashboard');
    await page.getByRole('list', { name: 'Recent runs' }).getByRole('link', { name: 'SR-7' }).click();
    await page.getByRole('region', { name: 'Insulated water bottle' }).waitFor();
  });
});

describe('for everyone', () => {
  test.each(['light', 'dark'] as const)('breaks no accessibility rule in the %s scheme', async (colorScheme) => {
    const page = await openPage('/dashboard/mixed', { colorScheme, bypassCSP: true });
    await showEliminated(page);
    const buttons = page.getByRole('button', { name: /evidence of/u });
    expect(await buttons.count()).toBe(4);
    for (const button of await buttons.all()) await button.click();
    await expect.poll(() => page.getByRole('table').count()).toBe(4);
    await expectAccessible(page);
  });

  test.each([360, 1600])('reads at %i pixels without scrolling sideways', async (width) => {
    const page = await openPage('/dashboard/mixed', { viewport: { width, height: 800 } });
    await showEliminated(page);
    await page.getByRole('button', { name: /evidence of Hearth 500ml/u }).click();
    await page.getByRole('table').waitFor();
    expect(await hasNoSidewaysScroll(page)).toBe(true);
  });
});

describe('the files of the pages', () => {
  test('come with a policy that runs only the own script, and hashed files may be kept for a year', async () => {
    const page = await service.app.inject('/dashboard/any-run');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/gu)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of files) {
      const answer = await service.app.inject(file);
      expect(answer.statusCode, file).toBe(200);
      expect(answer.headers['content-type'], file).toMatch(/^(application\/javascript|text\/css|image\/svg\+xml)/u);
      expect(answer.headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['x-content-type-options'], file).toBe('nosniff');
    }
  });

  test.each([
    '/dashboard/assets/..%2f.source-hash',
    '/dashboard/assets/%2e%2e/%2e%2e/package.json',
    '/dashboard/assets/..%5c..%5cpackage.json',
    '/dashboard/assets/',
    '/dashboard/assets/missing.js',
  ])('end at their folder: %s is refused', async (path) => {
    const answer = await service.app.inject(path);
    expect([400, 403, 404]).toContain(answer.statusCode);
  });
});
