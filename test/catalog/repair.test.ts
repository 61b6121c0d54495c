import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { repairCatalog } from '../../src/catalog/maintain-catalog.ts';
import { Refusal } from '../../src/lib/refusal.ts';
import { importRecords, product, tempFolder } from './temp-catalog.ts';

const mugs = [product('1', "Potter's mug"), product('2', 'Plain mug')];

async function removeIndexes(folder: string): Promise<void> {
  await rm(path.join(folder, 'products.lance', '_indices'), { recursive: true });
}

async function search(folder: string): Promise<string[]> {
  const catalog = await openLanceCatalog({ uri: folder });
  try {
    await catalog.check();
    const found = await catalog.search({ texts: [{ text: 'mug', weight: 1 }], limit: 5 });
    return found.map(({ product: { product_id } }) => product_id).toSorted();
  } finally {
    await catalog.close();
  }
}

test('a catalog without its indexes is not ready, in words without a path, until it is repaired', async () => {
  await using folder = await tempFolder();
  await importRecords(folder.path, mugs);
  expect(await search(folder.path)).toEqual(['1', '2']);
  await removeIndexes(folder.path);
  const failure = await search(folder.path).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Refusal);
  expect(failure).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('assay catalog repair') });
  expect(String(failure)).not.toContain(folder.path);
  expect(await repairCatalog(folder.path)).toBe(2);
  expect(await search(folder.path)).toEqual(['1', '2']);
});

test('an import repairs what it finds broken', async () => {
  await using folder = await tempFolder();
  await importRecords(folder.path, mugs);
  await removeIndexes(folder.path);
  await importRecords(folder.path, [product('3', 'Tall mug')]);
  expect(await search(folder.path)).toEqual(['1', '2', '3']);
});

test('an empty catalog is ready, and there is nothing to repair', async () => {
  await using folder = await tempFolder();
  expect(await search(folder.path)).toEqual([]);
  expect(await repairCatalog(folder.path)).toBe(0);
});
