import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { importFeed } from '../../../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { openOrCreateProductTable } from '../../../src/catalog/product-table.ts';
import { beginReplacement } from '../../../src/catalog/replacement.ts';
import { startS3Server } from '../../support/s3-server.ts';
import { openForWriting, platforms } from '../temp-catalog.ts';

test('a feed is replaced on an object store too: shown at once, and the remains of a dead import never', async () => {
  const before = { ...process.env };
  await using store = await startS3Server();
  Object.assign(process.env, store.env);
  try {
    const uri = 's3://catalogs/replaced';
    const replace = (ids: string[]) =>
      importFeed({
        uri,
        file: Readable.from(ids.map((id) => `${JSON.stringify({ product_id: id, title: `Mug ${id}` })}\n`)),
        platforms,
        platform: 'alibaba',
        replace: true,
      });
    expect(await replace(['a', 'b', 'c'])).toMatchObject({ new: 3, gone: 0 });
    const reader = await openLanceCatalog({ uri });
    const counts = new Set<number>();
    let isWriting = true;
    const watching = (async () => {
      while (isWriting) counts.add(await reader.count());
    })();
    expect(await replace(['b', 'd'])).toMatchObject({ new: 1, unchanged: 1, gone: 2, total: 2 });
    isWriting = false;
    await watching;
    expect([...counts].filter((count) => count !== 3 && count !== 2)).toEqual([]);
    expect(await reader.count()).toBe(2);
    // What an import leaves that dies after its first commits.
    {
      await using dataset = await openForWriting(uri);
      const table = await openOrCreateProductTable(dataset);
      await beginReplacement(table);
      await table.delete(`product_id = 'b'`);
    }
    expect(await reader.count()).toBe(2);
    expect(await replace(['b', 'd', 'e'])).toMatchObject({ new: 1, unchanged: 2, gone: 0, total: 3 });
    expect(await reader.count()).toBe(3);
    await reader.close();
  } finally {
    process.env = before;
  }
});
