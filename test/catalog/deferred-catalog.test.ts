import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deferCatalog } from '../../src/catalog/deferred-catalog.ts';
import { openCatalog } from '../../src/catalog/embeddings/open-catalog.ts';
import { isDatasetAbsent } from '../../src/catalog/is-dataset-absent.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { importRecords, product } from './temp-catalog.ts';

test('a catalog without products is sound and empty before the engine is loaded, and is opened once it has some', async () => {
  const uri = path.join(makeTestFolder('deferred'), 'catalog');
  let opened = 0;
  const open = () => {
    opened += 1;
    return openCatalog({ uri, embeddings: undefined });
  };
  const catalog = deferCatalog(open, () => isDatasetAbsent(uri));
  const query = { texts: [{ text: 'bottle', weight: 1 }], limit: 5 };
  await catalog.check();
  expect([await catalog.count(), await catalog.version(), await catalog.profile(), opened]).toEqual([
    0,
    'empty',
    null,
    0,
  ]);
  expect([await catalog.search(query), await catalog.get('1688', 'a'), opened]).toEqual([[], null, 0]);
  mkdirSync(uri);
  expect([await catalog.count(), opened]).toEqual([0, 0]);
  await importRecords(uri, [product('a', 'Steel bottle')]);
  await catalog.check();
  expect([await catalog.count(), opened]).toEqual([1, 1]);
  expect(await catalog.search(query)).toHaveLength(1);
  // What its listings teach is asked for behind the same door: without it a run judges types otherwise than the search did.
  expect(await catalog.profile()).not.toBeNull();
  await catalog.close();
});

test('of an object store, and of a folder that is none, nothing is known without the engine', () => {
  expect(isDatasetAbsent('s3://bucket/catalog')).toBe(false);
  expect(isDatasetAbsent(path.join(import.meta.filename, 'catalog'))).toBe(false);
});
