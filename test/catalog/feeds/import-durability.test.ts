import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { killImports } from '../../../bench/kill-imports.ts';
import { readCatalogStats } from '../../../src/catalog/catalog-stats.ts';
import { importFeed } from '../../../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { importRecords, platforms, product, tempFolder } from '../temp-catalog.ts';

function* feed(from: number, to: number, padding = ''): Generator<string> {
  for (let id = from; id < to; id++)
    yield `${JSON.stringify(product(`${id}`, `Steel bottle number ${id}${padding}`))}\n`;
}

describe('an import that is killed', () => {
  test('loses nothing it reported, the reader beside it goes on, and the next import completes', async () => {
    await using folder = await tempFolder();
    const uri = path.join(folder.path, 'catalog');
    const file = path.join(folder.path, 'feed.jsonl');
    const total = 30_000;
    const ids = Array.from({ length: total }, (_, index) => `${index}`);
    await writeFile(file, [...feed(0, total)].join(''));
    await importRecords(uri, [product('first', 'Copper kettle')]);
    const known = { text: 'copper kettle', id: 'first' };
    const result = await killImports({ uri, feed: file, ids, known, kills: 4, seed: 5, withinMs: 400 });
    expect(result).toMatchObject({ readerFailures: [], lost: [] });
    expect(Math.max(...result.savedAtKill)).toBeGreaterThan(0);
    expect(result.counts).toEqual(result.counts.toSorted((left, right) => left - right));
    const saved = Math.max(...result.savedAtKill);
    const summary = await importFeed({ uri, file, platforms });
    expect(summary.new + summary.unchanged).toBe(total);
    expect(summary.unchanged).toBeGreaterThanOrEqual(saved);
    expect(summary.total).toBe(total + 1);
    expect((await readCatalogStats(uri)).unindexed).toBe(0);
    const reader = await openLanceCatalog({ uri });
    const last = await reader.search({ texts: [{ text: `${total - 1}`, weight: 1 }], limit: 5 });
    expect(last.map((candidate) => candidate.product.product_id)).toEqual([`${total - 1}`]);
    await reader.close();
  });
});

describe('a reader beside a writer', () => {
  test('sees whole batches only, never fewer than before, while the import runs', async () => {
    await using folder = await tempFolder();
    const reader = await openLanceCatalog({ uri: folder.path });
    const counts: number[] = [];
    let writing = true;
    const reading = (async () => {
      while (writing) {
        counts.push(await reader.count());
        await reader.search({ texts: [{ text: 'steel bottle', weight: 1 }], limit: 10 });
      }
    })();
    const summary = await importFeed({ uri: folder.path, file: Readable.from(feed(0, 30_000)), platforms });
    writing = false;
    await reading;
    expect(summary.new).toBe(30_000);
    expect(counts).toEqual(counts.toSorted((left, right) => left - right));
    expect(counts.every((count) => count % 5_000 === 0)).toBe(true);
    await reader.close();
  });
});
