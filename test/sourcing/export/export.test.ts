import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvRecord } from '../../../src/sourcing/export/csv.ts';
import { createSheet } from '../../../src/sourcing/export/sheet.ts';
import { runJob } from '../../support/run-records.ts';
import { anItem, aProduct, bottleSpecs, bottles, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';
import { unzip } from '../../support/unzip.ts';

interface Product {
  product_id: string;
  item_id: number;
  spec_matching_data: { verdict: string; veto_score: number; veto_specs: { spec_name: string; reasoning: string }[] };
  cleanup_data: { title: string; url?: string };
}

interface Products {
  total_count: number;
  products: Product[];
}

const hostileTitles = [
  '=HYPERLINK("http://evil.example","steel water bottle")',
  '+steel water bottle',
  '-2+3 steel water bottle',
  '@SUM(1) steel water bottle',
  '＝1+1 steel water bottle',
  '  =1+1 steel water bottle',
  'steel water bottle, "double", wall',
  'steel water bottle;=1+1',
  '不锈钢 steel water bottle 水杯 🍵',
];

describe('the products of a run as tables', () => {
  let service: TestService;
  let origin: string;
  let runId: string;
  let itemIds: number[];
  let everything: Product[];

  /** Through a real socket, so that bytes and streaming are those of a client. */
  async function download(path: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const answer = await fetch(`${origin}${path}`);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  async function readCsv(query = '', id = runId): Promise<string[][]> {
    const { status, bytes } = await download(`/job/${id}/products.csv${query}`);
    expect(status).toBe(200);
    return parseCsv(bytes.toString('utf8'), { delimiter: ',' }).map((row) => row.map(String));
  }

  async function readXlsx(query = '', id = runId): Promise<unknown[][]> {
    const { status, bytes } = await download(`/job/${id}/products.xlsx${query}`);
    expect(status, bytes.toString('utf8').slice(0, 300)).toBe(200);
    const [sheet] = await readXlsxFile(bytes, { trim: false });
    return (sheet as { data: unknown[][] }).data;
  }

  const products = async (query: string, id = runId) =>
    (await service.call<Products>('GET', `/job/${id}/products${query}`)).body;
  const columnOf = (rows: unknown[][], header: string) => {
    const at = rows[0]?.indexOf(header) ?? -1;
    if (at === -1) throw new Error(`There is no column "${header}" in ${rows[0]?.join(', ')}.`);
    return rows.slice(1).map((row) => row[at]);
  };

  beforeAll(async () => {
    service = await openTestService();
    origin = await service.listen();
    const hostile = hostileTitles.map((title, index) =>
      aProduct({
        title,
        product_id: `h${index}`,
        ...(index % 2 === 0 ? {} : { url: `https://shop.example/${index}?a=1&b=2` }),
        supplier: { name: '=cmd|calc' },
        attributes: [{ name: 'Material', value: index % 2 === 0 ? '=1+stainless steel' : 'plastic' }],
      }),
    );
    await service.importProducts([...bottles(), ...hostile]);
    await service.service.startWorker(2);
    const srId = await storeRequest(service.call, [
      anItem('Stainless steel water bottle', bottleSpecs),
      anItem('=Water bottle', [
        { name: '=Material', value: 'steel' },
        { name: 'Capacity', value: '1 L', required: true },
        { name: 'Capacity', value: 'at most 1 L' },
      ]),
    ]);
    runId = await runJob(service.call, srId, { max_price: { amount: 9, currency: 'USD' } });
    everything = (await products('?include_eliminated=true')).products;
    itemIds = [...new Set(everything.map((product) => product.item_id))].sort((a, b) => a - b);
  });
  afterAll(() => service?.close());

  test('have the rows of the products endpoint, in its order, with names that people understand', async () => {
    const served = (await products('')).products;
    const [csv, xlsx] = [await readCsv(), await readXlsx()];
    expect(csv[0]?.map((header) => header.replace(/^'/, ''))).toEqual(xlsx[0]);
    expect(csv[0]?.slice(0, 16)).toEqual(
      [
        ...['Rank', 'Item id', 'Item', 'Verdict', 'Score', 'Good-to-have score', 'Platform', 'Product id', 'Title'],
        ...['URL', 'Price', 'Currency', 'Price from pieces', 'Supplier', 'MOQ', 'Notes'],
      ].map((header) => header),
    );
    expect(columnOf(csv, 'Product id')).toEqual(served.map((product) => product.product_id));
    expect(columnOf(xlsx, 'Product id')).toEqual(served.map((product) => product.product_id));
    expect(columnOf(xlsx, 'Rank')).toEqual(served.map((_, index) => index + 1));
    expect(columnOf(xlsx, 'Verdict')).toEqual(served.map((product) => product.spec_matching_data.verdict));
    expect(columnOf(xlsx, 'Score')).toEqual(served.map((product) => product.spec_matching_data.veto_score));
    const capacities = served.map(
      ({ spec_matching_data: { veto_specs: specs } }) => specs.find((spec) => spec.spec_name === 'Capacity')?.reasoning,
    );
    expect(columnOf(csv, 'Capacity: reasoning')).toEqual(capacities);
    expect(columnOf(xlsx, 'Capacity: reasoning')).toEqual(capacities);
    expect(csv[0]).toContain('Capacity (2): verdict');
  });

  test('take every parameter of the products endpoint, the CSV as the workbook', async () => {
    const flag = fc.constantFrom(undefined, 'true');
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          is_shortlisted: flag,
          include_eliminated: flag,
          page: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
          page_size: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
          exclude: fc.option(fc.constantFrom('1001', '1001,1002,1003,1004', 'h0,h1'), { nil: undefined }),
          item_id: fc.option(fc.constantFrom(...itemIds), { nil: undefined }),
          platform: fc.constantFrom(undefined, '1688', 'alibaba'),
        }),
        // Each workbook takes a thread of its own: a few are enough.
        fc.nat({ max: 5 }).map((number) => number === 0),
        async (query, asWorkbook) => {
          const text = new URLSearchParams();
          for (const [name, value] of Object.entries(query)) if (value !== undefined) text.set(name, String(value));
          const served = (await products(`?${text}`)).products.map((product) => product.product_id);
          const rows = asWorkbook ? await readXlsx(`?${text}`) : await readCsv(`?${text}`);
          expect(columnOf(rows, 'Product id')).toEqual(served);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('keep the maximum price apart from specs that have its name', async () => {
    const own = { name: 'target price', value: 'a fair one', required: true };
    const srId = await storeRequest(service.call, [anItem('Stainless steel water bottle', [own])]);
    const run = await runJob(service.call, srId, { max_price: { amount: 9, currency: 'USD' } });
    const rows = await readCsv('?include_eliminated=true', run);
    const at = columnOf(rows, 'Product id').indexOf('1002');
    expect([at, columnOf(rows, 'target price: verdict')[at]]).toEqual([expect.any(Number), 'unknown']);
    expect(columnOf(rows, 'target price (2): found')[at]).toBe('9.90 USD');
    expect(new Set(columnOf(rows, 'target price (2): verdict'))).toEqual(new Set(['', 'not_match']));
  });

  test('leave out what is excluded', async () => {
    const bare = await readCsv('?exclude_spec_matching_data=true&exclude_cleanup_data=true');
    expect(bare[0]).toEqual(['Rank', 'Item id', 'Item', 'Platform', 'Product id']);
    const flagged = await readCsv('?is_shortlisted=true&exclude=1001,1003,h0,h2,h4,h6,h8');
    expect(columnOf(flagged, 'Notes').every((note) => String(note).includes('no product is confirmed'))).toBe(
      columnOf(flagged, 'Verdict').every((verdict) => verdict === 'pending'),
    );
  });

  test('CSV is UTF-8 with a byte order mark and RFC 4180, and no cell begins like a formula', async () => {
    const { bytes, headers } = await download(`/job/${runId}/products.csv?include_eliminated=true`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="SR-\d+-products-\d{4}-\d\d-\d\d\.csv"$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parseCsv(bytes.toString('utf8'), { delimiter: ',' }).map((row) => row.map(String));
    expect(rows).toHaveLength(everything.length + 1);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠\t\r]/u);
    const titles = columnOf(rows, 'Title');
    expect(titles).toContain(`'${hostileTitles[0]}`);
    expect(titles).toContain(hostileTitles[6]);
    expect(titles).toContain(hostileTitles[8]);
  });

  test('every text survives a CSV reader, and what looks like a formula only gains an apostrophe', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom('=1', '+1', '-1', '@a', '\t=', '\r', '"', '\n', 'a,b'),
          ),
        ),
        (texts) => {
          const [read = []] = texts.length === 0 ? [[]] : parseCsv(csvRecord(texts), { delimiter: ',' });
          expect(read.map(String).map((text, index) => (text === `'${texts[index]}` ? texts[index] : text))).toEqual(
            texts,
          );
          for (const text of read) expect(String(text)).not.toMatch(/^[=+\-@\t\r]/u);
        },
      ),
    );
  });

  test('the workbook has no formula, a frozen header, and links to http and https only', async () => {
    const { bytes, headers } = await download(`/job/${runId}/products.xlsx?include_eliminated=true`);
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers.get('content-disposition')).toMatch(/filename="SR-\d+-products-.*\.xlsx"$/);
    const files = unzip(bytes);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    const links = [...(files.get('xl/worksheets/_rels/sheet1.xml.rels') ?? '').matchAll(/Target="([^"]*)"/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, target] of links) expect(target).toMatch(/^https:\/\/shop\.example\//);
    const rows = await readXlsx('?include_eliminated=true');
    expect(columnOf(rows, 'Title')).toEqual(everything.map((product) => product.cleanup_data.title));
    expect(columnOf(rows, 'URL')).toEqual(everything.map((product) => product.cleanup_data.url ?? null));
  });

  test('make a link of http and https only, whatever a record says', () => {
    const query = { excludeSpecMatchingData: false, excludeCleanupData: false, includeEliminated: false } as never;
    const sheet = createSheet([], query);
    const at = sheet.columns.findIndex(({ header }) => header === 'URL');
    const cellOf = (url: string | null) => {
      const entry = { url, price: null, moq: null, supplier: {}, bufferNotes: [], specResults: [] } as never;
      return sheet.rowOf({ rank: 1, isFallback: false, isPriceExcluded: false, isTypeExcluded: false, entry })[at];
    };
    for (const url of ['https://shop.example/1', 'HTTP://shop.example']) expect(cellOf(url)).toEqual({ link: url });
    for (const url of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'https://',
      'https://a b',
      ' https://a',
      '=1',
      '',
    ]) {
      expect(cellOf(url)).toBe(url);
    }
    expect(cellOf(null)).toBeNull();
  });

  test('answer 404 and 400 like the products endpoint', async () => {
    for (const extension of ['csv', 'xlsx']) {
      expect((await service.call('GET', `/job/nonsense/products.${extension}`)).status).toBe(404);
      const bad = await service.call<{ issues: { path: string[] }[] }>(
        'GET',
        `/job/${runId}/products.${extension}?page=0`,
      );
      expect(bad.status).toBe(400);
      expect(bad.body.issues[0]?.path).toEqual(['page']);
    }
  });

  test('hold 2,000 products, each in its place', async () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      aProduct({ product_id: `m${index}`, title: `Canvas tote bag ${index}`, url: `https://shop.example/m${index}` }),
    );
    await service.importProducts(many);
    const srId = await storeRequest(service.call, [
      anItem('Canvas tote bag', [{ name: 'Material', value: 'canvas', required: true }]),
    ]);
    const id = await runJob(service.call, srId, { max_candidates: 2000 });
    const served = (await products('?include_eliminated=true', id)).products.map((product) => product.product_id);
    expect(served).toHaveLength(2000);
    expect(columnOf(await readCsv('?include_eliminated=true', id), 'Product id')).toEqual(served);
    expect(columnOf(await readXlsx('?include_eliminated=true', id), 'Product id')).toEqual(served);
    expect(columnOf(await readXlsx('?include_eliminated=true&page=3&page_size=300', id), 'Rank')).toEqual(
      Array.from({ length: 300 }, (_, index) => 601 + index),
    );
  });
});
