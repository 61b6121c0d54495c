import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { escapeXml, writeWorkbook } from '../../../src/sourcing/export/workbook.ts';

async function write(rows: (string | number | null | { link: string })[][]): Promise<Buffer> {
  const columns = [
    { header: 'A', width: 10 },
    { header: 'B', width: 10 },
  ];
  const batches = (async function* () {
    yield rows;
  })();
  const parts = await Array.fromAsync(writeWorkbook({ name: 'Products', columns, rows: batches }));
  return Buffer.concat(parts);
}

test('characters that XML has no place for leave the workbook readable', async () => {
  const bytes = await write([
    ['a\ufffeb\uffff', '\u0000\u0008tab\there'],
    ['half \ud800 pair', '<&"\r\n>'],
    ['=1+1', 4.5],
    [null, { link: 'https://shop.example/?a=1&b="2"' }],
  ]);
  const [sheet] = await readXlsx(bytes, { trim: false });
  expect((sheet as { data: unknown[][] }).data.slice(1)).toEqual([
    ['a\ufffdb\ufffd', '\ufffd\ufffdtab\there'],
    ['half \ufffd pair', '<&"\r\n>'],
    ['=1+1', 4.5],
    [null, 'https://shop.example/?a=1&b="2"'],
  ]);
});

test('a text is escaped once', () => {
  expect(escapeXml('a & b < c')).toBe('a &amp; b &lt; c');
});
