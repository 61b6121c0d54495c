import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { connectDataset } from '../../../src/catalog/connect-dataset.ts';
import { importFeed } from '../../../src/catalog/feeds/import-feed.ts';
import { maxRecordBytes } from '../../../src/catalog/feeds/read-products.ts';
import { openLanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { acquireWriterLease, fenceOff } from '../../../src/catalog/writer-lease.ts';
import { importRecords, platforms, product, tempFolder } from '../temp-catalog.ts';

describe('importing a feed', () => {
  test('plain and gzip files give the same products', async () => {
    await using folder = await tempFolder();
    const lines = [product('1', 'Steel bottle'), product('2', '保温杯')]
      .map((record) => JSON.stringify(record))
      .join('\n');
    const plain = path.join(folder.path, 'feed.jsonl');
    const packed = path.join(folder.path, 'feed.bin');
    await writeFile(plain, `\ufeff${lines}`);
    await writeFile(packed, gzipSync(`${lines}\n`));
    for (const file of [plain, packed]) {
      const uri = `${file}.catalog`;
      const summary = await importFeed({ uri, file, platforms });
      expect(summary).toMatchObject({ read: 2, imported: 2, new: 2, rejected: 0, total: 2 });
      const catalog = await openLanceCatalog({ uri });
      expect(await catalog.get('1688', '2')).toEqual(product('2', '保温杯'));
      await catalog.close();
    }
  });

  test('every wrong line is reported with its number, field and reason, and the others are kept', async () => {
    await using folder = await tempFolder();
    const { rejections, ...summary } = await importRecords(folder.path, [
      product('1', 'Good'),
      '{"platform": "1688", ',
      '[1, 2]',
      product('3', ''),
      { platform: 'ebay', product_id: '4', title: 'Elsewhere' },
      { platform: '1688', title: 'No id' },
      '',
      product('6', 'Price in words', { price: { currency: 'USD', amount: 'twelve' } }),
      product('7', 'Odd currency', { price: { currency: 'DOLLAR', amount: '12' } }),
      product('8', 'Bad tiers', { price: { currency: 'USD', tiers: [{ min_quantity: 0, amount: '1' }] } }),
      product('9', 'Script link', { url: 'javascript:alert(1)' }),
      product('10', 'Too many attributes', {
        attributes: Array.from({ length: 1001 }, (_, i) => ({ name: `n${i}`, value: 'v' })),
      }),
      product('11', 'x'.repeat(maxRecordBytes)),
      Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
      product('13', 'Also good'),
    ]);
    expect(rejections.map(({ line, field, message }) => `${line} ${field} ${message}`)).toEqual([
      expect.stringMatching(/^2 line is not JSON/),
      '3 line must be a JSON object',
      '4 title is missing',
      '5 platform must be one of 1688, alibaba (the setting PLATFORMS)',
      '6 product_id is missing',
      '8 price.amount must be a decimal number such as "12.50", without sign or currency',
      '9 price.currency must be an ISO 4217 code such as CNY or USD',
      '10 price.tiers[0].min_quantity must be a whole number from 1 to 2147483647',
      '11 url must be an address that starts with https:// or http://',
      '12 attributes has 1001 entries; at most 1000 are kept',
      `13 line is longer than ${maxRecordBytes} bytes`,
      expect.stringMatching(/^14 line is not valid UTF-8; .*--encoding gbk$/),
    ]);
    expect(summary).toMatchObject({ read: 14, imported: 2, rejected: 12, total: 2 });
  });

  test('a price of 0 is none, of the product, of a variant and among tiers', async () => {
    await using folder = await tempFolder();
    const tiers = [{ amount: '0.00' }, { min_quantity: 100, amount: '0.1' }];
    const variant = {
      sku_id: 'a',
      attributes: [{ name: 'Size', value: 'M' }],
      price: { currency: 'USD', amount: '0' },
    };
    const summary = await importRecords(folder.path, [
      product('1', 'Asked for', { price: { amount: 0 }, variants: [variant] }),
      product('2', 'Sold by the hundred', { price: { currency: 'USD', tiers } }),
    ]);
    expect(summary).toMatchObject({ imported: 2, rejected: 0 });
    const catalog = await openLanceCatalog({ uri: folder.path });
    const first = await catalog.get('1688', '1');
    expect([first?.price, first?.variants?.[0]?.price]).toEqual([undefined, undefined]);
    expect((await catalog.get('1688', '2'))?.price?.tiers).toEqual([{ min_quantity: 100, amount: '0.1' }]);
    await catalog.close();
  });

  test('a record is kept as written, but for a platform prefix, HTML, control characters and blank members', async () => {
    await using folder = await tempFolder();
    const summary = await importRecords(folder.path, [
      product('1688:77', ' Mug\u0000 with\nlid ', {
        description:
          '<style>p{}</style><p>Holds 350&nbsp;ml &amp; fits</p><ul><li>cable < 1 m</li></ul><script>x</script>',
        brand: ' ',
        price: {
          currency: 'rmb',
          tiers: [
            { min_quantity: 100, amount: 0.1 },
            { min_quantity: 1, amount: '12.50' },
          ],
        },
        attributes: [
          { name: 'Lid', value: true },
          { name: 'Volume', value: '' },
          { name: 'Colours', value: ['red', 'blue'] },
        ],
        supplier: { member_id: '123', seller_id: null },
        extra: 1,
      }),
    ]);
    const catalog = await openLanceCatalog({ uri: folder.path });
    expect(await catalog.get('1688', '77')).toEqual({
      platform: '1688',
      product_id: '77',
      title: 'Mug with lid',
      description: 'Holds 350 ml & fits\n\ncable < 1 m',
      price: {
        currency: 'CNY',
        tiers: [
          { min_quantity: 1, amount: '12.50' },
          { min_quantity: 100, amount: '0.1' },
        ],
      },
      attributes: [
        { name: 'Lid', value: 'yes' },
        { name: 'Colours', value: 'red, blue' },
      ],
      supplier: { member_id: 123 },
    });
    expect(summary.ignoredFields).toEqual({ extra: 1 });
    await catalog.close();
  });

  test('a second import adds, replaces and leaves alone by platform and product id', async () => {
    await using folder = await tempFolder();
    await importRecords(folder.path, [product('1', 'One'), product('2', 'Two'), product('3', 'Three')]);
    const summary = await importRecords(folder.path, [
      product('1', 'One'),
      product('2', 'Two, better'),
      { ...product('2', 'Two elsewhere'), platform: 'alibaba' },
      product('4', 'Four, first draft'),
      product('4', 'Four'),
    ]);
    expect(summary).toMatchObject({ new: 2, changed: 1, unchanged: 1, repeated: 1, imported: 4, total: 5 });
    const catalog = await openLanceCatalog({ uri: folder.path });
    const titles = await Promise.all(['1', '2', '3', '4'].map(async (id) => (await catalog.get('1688', id))?.title));
    expect(titles).toEqual(['One', 'Two, better', 'Three', 'Four']);
    expect((await catalog.search({ texts: [{ text: 'draft', weight: 1 }], limit: 5 })).length).toBe(0);
    await catalog.close();
  });

  test('a missing file, a folder and a damaged gzip are refused in one sentence', async () => {
    await using folder = await tempFolder();
    const uri = path.join(folder.path, 'catalog');
    const missing = path.join(folder.path, 'none.jsonl');
    await expect(importFeed({ uri, file: missing, platforms })).rejects.toThrow(`There is no file ${missing}.`);
    await expect(importFeed({ uri, file: folder.path, platforms })).rejects.toThrow('is a folder; name a file.');
    const damaged = path.join(folder.path, 'cut.gz');
    const packed = gzipSync(
      Array.from({ length: 2000 }, (_, i) => JSON.stringify(product(`${i}`, `Mug ${i * 7919}`))).join('\n'),
    );
    await writeFile(damaged, packed.subarray(0, packed.length - 2000));
    await expect(importFeed({ uri, file: damaged, platforms })).rejects.toThrow(/is damaged gzip after record \d+/);
  });

  test('a second writer is refused while the first is at work, and let in afterwards', async () => {
    await using folder = await tempFolder();
    const lease = await acquireWriterLease(folder.path);
    await expect(importRecords(folder.path, [product('1', 'One')])).rejects.toThrow(
      /Another import writes this catalog/,
    );
    await lease.release();
    expect((await importRecords(folder.path, [product('1', 'One')])).new).toBe(1);
  });

  test('the right of a process that is gone is taken over at once', async () => {
    await using folder = await tempFolder();
    const lease = await acquireWriterLease(folder.path);
    const connection = await connectDataset(folder.path);
    const writer = await connection.openTable('writer');
    await writer.update({ valuesSql: { holder: `'process ${2 ** 22 + 1} on ${hostname()}'` } });
    expect((await importRecords(folder.path, [product('1', 'One')])).new).toBe(1);
    await lease.release();
    connection.close();
  });

  test('a writer that was paused loses its right, and what it had begun to commit is refused', async () => {
    await using folder = await tempFolder();
    await importRecords(folder.path, [product('1', 'One')]);
    const paused = await acquireWriterLease(folder.path, { leaseMs: 500, heartbeatMs: 60_000 });
    const connection = await connectDataset(folder.path);
    const table = await connection.openTable('products');
    await expect(acquireWriterLease(folder.path)).rejects.toThrow(
      /Another import writes this catalog \(process \d+ on/,
    );
    await expect
      .poll(async () => (await importRecords(folder.path, [product('2', 'Two')]).catch(() => undefined))?.new)
      .toBe(1);
    expect(() => paused.assertHeld()).toThrow(/lost its right to write/);
    await paused.release();

    const next = await acquireWriterLease(folder.path);
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ index }));
    const scratch = await connection.createTable('scratch', rows.slice(0, 1));
    const other = await connection.openTable('scratch');
    let refused: unknown;
    while (refused === undefined) {
      const committing = scratch.add(rows).catch((error: unknown) => error);
      await fenceOff(other);
      const outcome = await committing;
      if (outcome instanceof Error) refused = outcome;
    }
    expect(String(refused)).toMatch(/incompatible with concurrent transaction Restore/);
    await next.release();
    expect(await table.countRows()).toBe(2);
    connection.close();
  });
});
