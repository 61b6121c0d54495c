import { expect, test } from 'vitest';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { openOrCreateProductTable } from '../../src/catalog/product-table.ts';
import { beginReplacement, publishReplacement } from '../../src/catalog/replacement.ts';
import { importRecords, openForWriting, product, tempFolder } from './temp-catalog.ts';

const words = (text: string) => ({ texts: [{ text, weight: 1 }], limit: 10 });

test('readers stay at the old version until a replacement is published, and never see what is taken back', async () => {
  await using folder = await tempFolder();
  await importRecords(folder.path, [product('1', 'Copper kettle'), product('2', 'Copper pan')]);
  const reader = await openLanceCatalog({ uri: folder.path });
  await using dataset = await openForWriting(folder.path);
  const table = await openOrCreateProductTable(dataset);
  const before = await reader.version();
  await beginReplacement(table);
  await table.delete(`product_id = '1'`);
  const fresh = await openLanceCatalog({ uri: folder.path });
  for (const catalog of [reader, fresh]) {
    expect(await catalog.version()).toBe(before);
    expect(await catalog.count()).toBe(2);
    expect(await catalog.get('1688', '1')).not.toBeNull();
    expect(await catalog.search(words('kettle'))).toHaveLength(1);
  }
  // Another writer finds the unfinished replacement: it is taken back.
  await openOrCreateProductTable(dataset);
  expect(await reader.count()).toBe(2);
  const again = await openOrCreateProductTable(dataset);
  await beginReplacement(again);
  await again.delete(`product_id = '1'`);
  expect(await reader.count()).toBe(2);
  await publishReplacement(again);
  expect(await reader.count()).toBe(1);
  expect(await reader.search(words('kettle'))).toHaveLength(0);
  expect(await reader.search(words('pan'))).toHaveLength(1);
  await Promise.all([reader.close(), fresh.close()]);
});
