import { describe, expect, test } from 'vitest';
import { readCatalogStats } from '../../src/catalog/catalog-stats.ts';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { openOrCreateProductTable } from '../../src/catalog/product-table.ts';
import { ProductWriter } from '../../src/catalog/product-writer.ts';
import { importRecords, openForWriting, product, tempFolder } from './temp-catalog.ts';

const stock = Array.from({ length: 300 }, (_, index) => product(`${index}`, `Steel bottle ${index}`));

describe('a product that the index does not hold yet', () => {
  test('is found at once by readers that were open before, as is a changed one under its new words only', async () => {
    await using folder = await tempFolder();
    await importRecords(folder.path, stock);
    const reader = await openLanceCatalog({ uri: folder.path });
    const idsOf = async (text: string) =>
      (await reader.search({ texts: [{ text, weight: 1 }], limit: 5 })).map(
        ({ product: { product_id } }) => product_id,
      );
    expect(await idsOf('lantern')).toEqual([]);
    await importRecords(folder.path, [product('new', 'Camping lantern'), product('7', 'Copper kettle')]);
    expect((await readCatalogStats(folder.path)).unindexed).toBe(2);
    expect(await idsOf('lantern')).toEqual(['new']);
    expect(await idsOf('kettle')).toEqual(['7']);
    expect(await idsOf('7')).not.toContain('7');
    await reader.close();
  });

  test('is indexed by the next import, even when that finds nothing to write', async () => {
    await using folder = await tempFolder();
    const uri = folder.path;
    {
      // An import that died between its last batch and the indexing.
      await using dataset = await openForWriting(uri);
      await using writer = await ProductWriter.open(await openOrCreateProductTable(dataset));
      for (const { platform, product_id, title } of stock) {
        await writer.put({ platform: String(platform), product_id, title: String(title) });
      }
      await writer.flush();
    }
    expect((await readCatalogStats(uri)).unindexed).toBe(300);
    expect(await importRecords(uri, stock)).toMatchObject({ new: 0, changed: 0, unchanged: 300 });
    expect((await readCatalogStats(uri)).unindexed).toBe(0);
  });
});
