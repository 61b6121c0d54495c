import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedFormatNames } from '../../../src/catalog/feeds/feed-format-names.ts';
import { htmlToText } from '../../../src/catalog/html-text.ts';
import { readFeed } from './read-feed.ts';

const megabyte = 1024 * 1024;
const good = { product_id: '1', title: 'Steel bottle' };

/** A feed's beginning, `filler` for so many megabytes, and its end, made while it is read. */
function* long(start: string, filler: string, megabytes: number, end: string): Generator<Buffer> {
  const chunk = Buffer.from(filler.repeat(Math.ceil(megabyte / filler.length)));
  yield Buffer.from(start);
  for (let n = 0; n < megabytes; n++) yield chunk;
  yield Buffer.from(end);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * The chunks of a feed, and in `kept` the bytes that are in use before every so many of them are read: to collect the
 * garbage takes longer than to read a megabyte.
 */
function* watched(chunks: Generator<Buffer>, every: number, kept: number[]): Generator<Buffer> {
  let megabytes = 0;
  for (const chunk of chunks) {
    if (megabytes++ % every === 0) {
      collectGarbage();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      kept.push(heapUsed + arrayBuffers);
    }
    yield chunk;
  }
}

describe('a record of 160 megabytes is refused, what follows it is read, and memory stays', () => {
  const xml = (inside: string) => `<rss><channel><item><id>0</id>${inside}`;
  const cases: [name: string, start: string, filler: string, end: string, rejected: number][] = [
    ['a line', '{"product_id":"0","title":"', 'x', `"}\n${JSON.stringify(good)}`, 1],
    ['a quoted cell', 'product_id,title\n0,"', 'x', '"\n1,Steel bottle\n', 1],
    ['a cell of a Google table', 'id\ttitle\tlink\n0\t', 'x', '\t\n1\tSteel bottle\t\n', 1],
    [
      'a text of an item',
      xml('<title>'),
      'x ',
      '</title></item><item><id>1</id><title>Steel bottle</title></item></channel></rss>',
      1,
    ],
    [
      'a million elements of an item',
      xml(''),
      '<a>1</a>',
      '</item><item><id>1</id><title>Steel bottle</title></item></channel></rss>',
      1,
    ],
    ['an entry of a list', '[{"product_id":"0","title":"', 'x', `"},${JSON.stringify(good)}]`, 1],
    [
      'a node of a graph',
      '{"@context":"","@graph":[{"@type":"Product","x":"',
      'x',
      '"},{"@type":"Product","sku":"1","name":"Steel bottle"}]}',
      1,
    ],
    [
      'a script of a page',
      '<html><script type="application/ld+json">{"x":"',
      'x',
      '"}</script><script type="application/ld+json">{"@type":"Product","sku":"1","name":"Steel bottle"}</script>',
      1,
    ],
  ];
  test.each(cases)('%s', async (name, start, filler, end, rejected) => {
    const megabytes = name.startsWith('a million') ? 8 : 160;
    const kept: number[] = [];
    const feed = watched(long(start, filler, megabytes, end), Math.ceil(megabytes / 10), kept);
    const { products, rejections } = await readFeed(feed);
    expect(rejections).toHaveLength(rejected);
    expect(products).toMatchObject([{ ...good, platform: 'alibaba' }]);
    const [first = 0, ...later] = kept;
    expect(later.length).toBeGreaterThan(5);
    expect((Math.max(...later) - first) / megabyte).toBeLessThan(24);
  });
});

test('a list that nests for 100 megabytes, or is cut, refuses the feed after what came before', async () => {
  const start = `{"@context":"","@graph":[{"@type":"Product","sku":"1","name":"Mug"},`;
  await expect(readFeed(long(start, '[', 100, ''))).rejects.toThrow('The JSON ends before its list does');
  await expect(readFeed(`[${JSON.stringify(good)},\n`)).rejects.toThrow('The JSON ends before its list does');
});

test('a gzip of 50 megabytes in one line is read in pieces, and costs its line', async () => {
  const packed = gzipSync(Buffer.concat([...long('', 'x', 50, `\n${JSON.stringify(good)}\n`)]));
  const { products, rejections } = await readFeed(packed, { format: 'jsonl' });
  expect([products.length, rejections.length]).toEqual([1, 1]);
});

test('a million attributes, columns or rows of a handle are refused with their number', async () => {
  const attributes = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`a${n}`, 1]));
  const own = await readFeed(JSON.stringify({ ...good, attributes }));
  expect(own.rejections).toEqual(['1 attributes has 200000 entries; at most 1000 are kept']);
  const columns = `product_id,title,${Array.from({ length: 100_000 }, (_, n) => `c${n}`).join(',')}\n`;
  await expect(readFeed(columns)).rejects.toThrow('The header names 100002 columns; at most 2000 are read.');
  const rows = `Handle,Title,Variant Price,Option1 Value\n${'tote,Tote,1.00,Red\n'.repeat(100_000)}mug,Mug,2.00,Blue\n`;
  const shop = await readFeed(rows);
  expect(shop.products.map(({ product_id }) => product_id)).toEqual(['mug']);
  expect(shop.rejections).toEqual(['2 Handle "tote" has 100000 rows; at most 2000 are kept']);
});

test('deep nesting costs its record in every kind of JSON, also under a mapping that reads all of it', async () => {
  const { parseFeedMapping } = await import('../../../src/catalog/feeds/feed-mapping.ts');
  const mapping = parseFeedMapping({
    fields: { product_id: 'product_id', title: 'title' },
    attributes: { object: 'specs', fields: { list: 'List' } },
  });
  const deepObject = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  const deepList = `${'['.repeat(100_000)}1${']'.repeat(100_000)}`;
  const lines = [
    `{"product_id":"1","title":"Mug","specs":${deepObject}}`,
    `{"product_id":"2","title":"Mug","list":${deepList}}`,
    '{"product_id":"3","title":"Mug","specs":{"a":{"b":1}}}',
  ].join('\n');
  const mapped = await readFeed(lines, { mapping });
  expect(mapped.products.at(-1)?.attributes).toEqual([{ name: 'A b', value: '1' }]);
  expect(mapped.products.length + mapped.rejections.length).toBe(3);
  expect((await readFeed(`[${deepObject},${JSON.stringify(good)}]`)).rejections).toEqual([
    '1 line nests deeper than 64 levels',
  ]);
});

test('HTML is text in linear time, whatever it is made of', () => {
  for (const piece of ['<', '<a', '<<a ', '&', '&#', '<!--', '<script>', '</', ' \n ', '<style></style>']) {
    expect(htmlToText(piece.repeat(200_000 / piece.length)).length).toBeLessThanOrEqual(200_000);
  }
});

const samples = [
  'google.xml',
  'google.tsv',
  'products.jsonld',
  'page.html',
  'shopify.csv',
  'products.csv',
  'products.jsonl',
].map((name) => readFileSync(`sample/feeds/${name}`));

test('no bytes crash the reading: each gives products and rejections, or one sentence', async () => {
  const random = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
  const punctuation = fc
    .string({ unit: fc.constantFrom(...'{}[]",:<>/&;\\\n\t@a1 '), maxLength: 120 })
    .map((text) => Buffer.from(text));
  /** A sample with a piece cut out, doubled or overwritten. */
  const mutated = fc
    .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(40), fc.oneof(random, punctuation), fc.boolean())
    .map(([sample, at, length, piece, keeps]) => {
      const start = at % sample.length;
      return Buffer.concat([
        sample.subarray(0, start),
        piece.subarray(0, 60),
        sample.subarray(keeps ? start : start + length),
      ]);
    });
  const feed = fc.oneof(
    { weight: 1, arbitrary: random },
    { weight: 2, arbitrary: punctuation },
    { weight: 6, arbitrary: mutated },
  );
  const format = fc.option(fc.constantFrom(...feedFormatNames), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(feed, format, async (bytes, given) => {
      const outcome = await readFeed(bytes, given === undefined ? {} : { format: given }).catch(
        (error: unknown) => error,
      );
      if (outcome instanceof Error)
        expect(outcome).toMatchObject({ name: 'Refusal', message: expect.stringMatching(/\.$/) });
    }),
    { numRuns: 600 },
  );
});
