import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KnownProducts } from '../../src/catalog/known-products.ts';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { textHash } from '../../src/catalog/product-row.ts';
import { RowBuilder } from '../../src/catalog/row-builder.ts';
import { buildRowColumns } from '../../src/catalog/row-columns.ts';
import { importRecords, product, tempFolder } from './temp-catalog.ts';

async function titleOf(uri: string, id: string): Promise<string | undefined> {
  const catalog = await openLanceCatalog({ uri });
  try {
    return (await catalog.get('1688', id))?.title;
  } finally {
    await catalog.close();
  }
}

describe('importing a record that was imported before', () => {
  test('does not read it again, and counts it as unchanged', async () => {
    await using folder = await tempFolder();
    const records = [product('1', 'Mug', { shade: 'dark' }), product('2', 'Cup')];
    expect((await importRecords(folder.path, records)).ignoredFields).toEqual({ shade: 1 });
    const again = await importRecords(folder.path, records);
    expect(again).toMatchObject({ read: 2, new: 0, changed: 0, unchanged: 2, imported: 2, ignoredFields: {} });
  });

  test('reads it again when a setting of the import makes another product of it', async () => {
    await using folder = await tempFolder();
    const records = [product('1', 'Mug', { price: { amount: '2' } })];
    expect((await importRecords(folder.path, records, { currency: 'USD' })).new).toBe(1);
    expect((await importRecords(folder.path, records, { currency: 'USD' })).unchanged).toBe(1);
    expect((await importRecords(folder.path, records, { currency: 'EUR' })).changed).toBe(1);
  });

  test('lets the last record of a product win, also when it is what the catalog held before', async () => {
    await using folder = await tempFolder();
    const [old, other] = [product('1', 'Old mug'), product('1', 'New mug')];
    await importRecords(folder.path, [old]);
    await importRecords(folder.path, [other, old]);
    expect(await titleOf(folder.path, '1')).toBe('Old mug');
    expect((await importRecords(folder.path, [old, other])).changed).toBe(1);
    expect(await titleOf(folder.path, '1')).toBe('New mug');
    expect((await importRecords(folder.path, [old])).changed).toBe(1);
    expect(await titleOf(folder.path, '1')).toBe('Old mug');
  });
});

test('what is known of products is what was last said of them, however many changes there were', () => {
  const step = fc.record({
    key: fc.bigInt({ min: 1n, max: 40n }),
    content: fc.bigInt({ min: 0n, max: 5n }),
    source: fc.bigInt({ min: 0n, max: 60n }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), fc.integer({ min: 1, max: 5_000 }), (steps, spread) => {
      const known = new KnownProducts();
      const contents = new Map<bigint, bigint>();
      const sources = new Map<bigint, bigint>();
      // Spread wide, the same steps meet other slots; beside them, others make the tables grow.
      const wide = (value: bigint) => value * BigInt(spread) * 0x1_0000_0001n;
      for (let other = 1; other < spread; other++) {
        known.set(BigInt(-other), 1n, BigInt(-other));
      }
      for (const { key, content, source } of steps) {
        const holder = [...sources].find(([held, value]) => value === source && held !== key);
        if (source !== 0n && holder !== undefined) continue; // one record is one product
        known.set(wide(key), content, wide(source));
        contents.set(key, content);
        sources.set(key, source);
      }
      for (let key = 1n; key <= 40n; key++) expect(known.get(wide(key))).toBe(contents.get(key));
      const keyBySource = new Map([...sources].map(([key, source]) => [source, wide(key)]));
      for (let source = 1n; source <= 60n; source++) {
        expect(known.keyOfSource(wide(source))).toBe(keyBySource.get(source));
      }
      expect(known.size).toBe(contents.size + spread - 1);
    }),
    { numRuns: 60 },
  );
});

test('rows made in the thread of their own are the rows made in place', async () => {
  const products = Array.from({ length: 2_500 }, (_, index) => {
    const rest =
      index % 3 === 0 ? {} : { price: { currency: 'USD', tiers: [{ min_quantity: 1, amount: `${index}.5` }] } };
    const json = JSON.stringify(product(`${index}`, `保温杯 ${index}ml 𠮷 flask`, rest));
    return { json, contentHash: textHash(json), sourceHash: BigInt(index) };
  });
  await using builder = new RowBuilder();
  expect(await builder.build(products)).toEqual(buildRowColumns(products));
});
