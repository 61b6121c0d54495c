import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFeedMapping } from '../../../src/catalog/feeds/feed-mapping.ts';
import { importFeed, type RejectedLine } from '../../../src/catalog/feeds/import-feed.ts';
import { type CsvRow, readCsv } from '../../../src/catalog/feeds/read-csv.ts';
import { openLanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { platforms, tempFolder } from '../temp-catalog.ts';

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function rowsOf(text: string, separator: ',' | '\t' = ',', size = 7): Promise<CsvRow[]> {
  return Array.fromAsync(readCsv(inChunks(text, size), separator, 200));
}

test('whatever the fields hold, written rows are read back, however the bytes are cut', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\t', ' ', '杯', '\r\n', 'é'), maxLength: 6 });
  const table = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, size) => {
      const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\r\n');
      const read = await rowsOf(text, ',', size);
      const expected = rows.filter((row) => row.some((value) => value.trim() !== ''));
      expect(read.map((row) => ('fields' in row ? row.fields : row.problem))).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test('rows know the line they start on; broken ones say what is wrong', async () => {
  expect(await rowsOf(`\ufeffa,b\n"1\n2",3\n\n${'x'.repeat(300)},4\n5,6 "inch"\n7,"open\n`)).toEqual([
    { number: 1, fields: ['a', 'b'] },
    { number: 2, fields: ['1\n2', '3'] },
    { number: 5, problem: 'is longer than 200 characters' },
    { number: 6, fields: ['5', '6 "inch"'] },
    { number: 7, problem: 'has a quote that is opened in this line and not closed as a field is' },
  ]);
});

test('a quote that is never closed costs its row alone', async () => {
  const stray = (place: string, next: number) =>
    `has a quote that is opened in ${place} and not closed as a field is; reading goes on in line ${next}`;
  for (const size of [1, 7, 1000]) {
    expect(await rowsOf('1,"open, 5\n2,b\n3,"say ""c"""\n', ',', size)).toEqual([
      { number: 1, problem: stray('this line', 2) },
      { number: 2, fields: ['2', 'b'] },
      { number: 3, fields: ['3', 'say "c"'] },
    ]);
    expect(await rowsOf('1,"a\nb","open\n2,"x ""y"""\n3,""\n', ',', size)).toEqual([
      { number: 1, problem: stray('line 2', 3) },
      { number: 3, fields: ['2', 'x "y"'] },
      { number: 4, fields: ['3', ''] },
    ]);
    const long = `4,${'x'.repeat(90)}\n`;
    expect(await rowsOf(`1,"open\n${long.repeat(5)}`, ',', size)).toMatchObject([
      { number: 1, problem: stray('this line', 2) },
      ...[2, 3, 4, 5, 6].map((number) => ({ number, fields: ['4', 'x'.repeat(90)] })),
    ]);
  }
});

test('each line of a table with a stray quote is in a row that is read or refused', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', '""', ',"'), minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (lines, size) => {
        const rows = await rowsOf(lines.map((text) => `x${text}`).join('\n'), ',', size);
        const breaks = (fields: string[]) => fields.join().split('\n').length - 1;
        const covered = rows.map(
          (row) => [row.number, row.number + ('fields' in row ? breaks(row.fields) : 0)] as const,
        );
        const whole = await rowsOf(lines.map((text) => `x${text}`).join('\n'), ',', 1000);
        expect(rows).toEqual(whole);
        for (const index of lines.keys()) {
          const isRead = covered.some(([from, to]) => from <= index + 1 && index + 1 <= to);
          const isNamed = rows.some((row) => {
            if (!('problem' in row) || !row.problem.includes('quote')) return false;
            const last = /opened in line (\d+)/.exec(row.problem)?.[1] ?? row.number;
            return row.number <= index + 1 && index + 1 <= Number(last);
          });
          expect(isRead || isNamed, lines[index]).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a CSV of our own columns and a gzip TSV with a mapping become products', async () => {
  await using folder = await tempFolder();
  const uri = path.join(folder.path, 'catalog');
  const csv = path.join(folder.path, 'own.csv');
  await writeFile(
    csv,
    [
      'platform,product_id,title,price.amount,price.currency,attributes.Material,category',
      '1688,1,"Mug, large",2.50,USD,Ceramic,Home > Mugs',
      '1688,2,Cup,,,,',
      '1688,3,Too short',
      '1688,4,"Over',
      'two lines"',
    ].join('\r\n'),
  );
  const rejections: RejectedLine[] = [];
  const onRejected = (rejected: RejectedLine) => rejections.push(rejected);
  expect(await importFeed({ uri, file: csv, platforms, onRejected })).toMatchObject({ new: 2, rejected: 2 });
  expect(rejections).toMatchObject([
    { line: 4, reason: 'line has 3 fields; the header has 7' },
    { line: 5, reason: 'line goes on to line 6 and has 3 fields; the header has 7' },
  ]);
  const tsv = path.join(folder.path, 'foreign.tsv.gz');
  await writeFile(tsv, gzipSync('sku\tname\n9\t保温杯 500ml\n'));
  const mapping = parseFeedMapping({
    fields: { platform: { constant: 'alibaba' }, product_id: 'sku', title: 'name' },
  });
  expect((await importFeed({ uri, file: tsv, mapping, platforms })).new).toBe(1);
  const catalog = await openLanceCatalog({ uri });
  expect(await catalog.get('1688', '1')).toEqual({
    platform: '1688',
    product_id: '1',
    title: 'Mug, large',
    category: ['Home', 'Mugs'],
    price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: '2.50' }] },
    attributes: [{ name: 'Material', value: 'Ceramic' }],
  });
  expect((await catalog.get('alibaba', '9'))?.title).toBe('保温杯 500ml');
  await catalog.close();
});
