import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type ImportOptions, importFeed } from '../../../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { importRecords, platforms, product, tempFolder } from '../temp-catalog.ts';

const own = (id: string, title: string) => ({ product_id: id, title });
const line = (record: object) => `${JSON.stringify(record)}\n`;

function replace(uri: string, lines: Iterable<string | Buffer>, rest: Partial<ImportOptions> = {}) {
  return importFeed({ uri, file: Readable.from(lines), platforms, platform: 'alibaba', replace: true, ...rest });
}

/** Ids of a platform's products among all that a search for "mug" finds. */
async function mugs(uri: string): Promise<string[]> {
  const catalog = await openLanceCatalog({ uri });
  const found = await catalog.search({ texts: [{ text: 'mug', weight: 1 }], limit: 100 });
  await catalog.close();
  return found.map((candidate) => `${candidate.product.platform}:${candidate.product.product_id}`).toSorted();
}

test('a replaced feed holds what it names and nothing else; other platforms stay', async () => {
  await using folder = await tempFolder();
  await importRecords(folder.path, [product('1', 'Mug of the other platform')]);
  await replace(folder.path, [line(own('a', 'Mug a')), line(own('b', 'Mug b')), line(own('c', 'Mug c'))]);
  const summary = await replace(folder.path, [
    line(own('a', 'Mug a')),
    line(own('b', 'Mug b, better')),
    line(own('d', 'Mug d')),
    line(product('9', 'Mug that names another platform')),
  ]);
  expect(summary).toMatchObject({ read: 4, new: 1, changed: 1, unchanged: 1, rejected: 1, gone: 1, total: 4 });
  expect(await mugs(folder.path)).toEqual(['1688:1', 'alibaba:a', 'alibaba:b', 'alibaba:d']);
});

test('a feed that is empty, mostly rejected or broken replaces nothing, unless it is forced', async () => {
  await using folder = await tempFolder();
  const uri = folder.path;
  await importRecords(uri, [product('1', 'Mug')]);
  await replace(uri, [line(own('a', 'Mug a')), line(own('b', 'Mug b'))]);
  const before = await mugs(uri);
  const wrong = [line(own('c', 'Mug c')), line(own('d', '')), line(own('e', ''))];
  const cut = gzipSync(Array.from({ length: 5_000 }, (_, n) => line(own(`n${n}`, `Mug ${n * 7919}`))).join(''));
  const cases: [lines: Iterable<string | Buffer>, sentence: RegExp, rest?: Partial<ImportOptions>][] = [
    [[''], /The feed holds no product, so the products of alibaba stay as they were; --force replaces them/],
    [wrong, /2 of 3 records were rejected, so the products of alibaba stay/],
    [[cut.subarray(0, cut.length - 500)], /is damaged gzip/],
    [
      ['a'],
      /--replace needs --platform NAME/,
      { replace: true, platform: undefined } as unknown as Partial<ImportOptions>,
    ],
  ];
  for (const [lines, sentence, rest] of cases) {
    await expect(replace(uri, lines, rest)).rejects.toThrow(sentence);
    expect(await mugs(uri)).toEqual(before);
  }
  expect(await replace(uri, wrong, { force: true })).toMatchObject({ new: 1, gone: 2, rejected: 2 });
  expect(await mugs(uri)).toEqual(['1688:1', 'alibaba:c']);
  expect(await replace(uri, [''], { force: true })).toMatchObject({ read: 0, gone: 1 });
  expect(await mugs(uri)).toEqual(['1688:1']);
});

test('a feed of less than half of many products is refused unless it is forced; one of half of them, or of others, is not', async () => {
  await using folder = await tempFolder();
  const uri = folder.path;
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => line(own(`n${from + n}`, `Mug ${from + n}`)));
  await replace(uri, lines(0, 200));
  await expect(replace(uri, lines(0, 99))).rejects.toThrow(
    'The feed names 99 products and alibaba has 200, so it may have been cut short and they stay as they were',
  );
  const catalog = await openLanceCatalog({ uri });
  expect(await catalog.count()).toBe(200);
  await catalog.close();
  expect(await replace(uri, lines(0, 100))).toMatchObject({ unchanged: 100, gone: 100 });
  await expect(replace(uri, lines(300, 301))).rejects.toThrow('names 1 product and alibaba has 100');
  expect(await replace(uri, lines(300, 301), { force: true })).toMatchObject({ new: 1, gone: 100 });
  expect(await replace(uri, lines(400, 520))).toMatchObject({ new: 120, gone: 1 });
  expect(await replace(uri, lines(600, 720))).toMatchObject({ new: 120, gone: 120 });
});

test('an import that is ended by its signal leaves the old feed', async () => {
  await using folder = await tempFolder();
  await replace(folder.path, [line(own('a', 'Mug a'))]);
  const ending = new AbortController();
  function* lines(): Generator<string> {
    for (let n = 0; n < 30_000; n++) {
      if (n === 25_000) ending.abort();
      yield line(own(`n${n}`, `Mug ${n}`));
    }
  }
  await expect(replace(folder.path, lines(), { signal: ending.signal })).rejects.toThrow(
    /The import was ended after \d+ records; the products of alibaba stay as they were\./,
  );
  expect(await mugs(folder.path)).toEqual(['alibaba:a']);
});

test('killed at any moment a replacement leaves the old feed whole, and the next one completes', async () => {
  await using folder = await tempFolder();
  const uri = folder.path;
  const total = 16_000;
  const old = Array.from({ length: 2_000 }, (_, n) => line(own(`old${n}`, `Copper kettle ${n}`)));
  await replace(uri, old);
  function* fresh(): Generator<string> {
    for (let n = 0; n < total; n++) yield line(own(`new${n}`, `Steel bottle ${n}`));
  }
  const reader = await openLanceCatalog({ uri });
  const kettles = () => reader.search({ texts: [{ text: 'kettle', weight: 1 }], limit: 5 });
  const bottles = () => reader.search({ texts: [{ text: 'bottle', weight: 1 }], limit: 5 });
  const shown = async () => [await reader.count(), (await kettles()).length, (await bottles()).length];
  // Killed at its first report, then ever later; where it had already ended, the new feed is whole.
  for (const delayMs of [0, 60, 200]) {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'replace-process.ts'), uri], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const input = Readable.from(fresh());
    child.stdin.on('error', () => input.destroy());
    input.pipe(child.stdin);
    const [report] = await once(createInterface({ input: child.stdout }), 'line');
    expect(report).toContain('"reading"');
    if (delayMs === 0) child.kill('SIGKILL');
    else setTimeout(() => child.kill('SIGKILL'), delayMs);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    const after = await shown();
    if (delayMs > 0 && after[0] === total) await replace(uri, old, { force: true });
    else expect(after).toEqual([2_000, 5, 0]);
  }
  // An import without --replace takes the remains back too.
  await importRecords(uri, [product('1', 'Copper pan')]);
  expect(await reader.count()).toBe(2_001);
  const counts = new Set<number>();
  let writing = true;
  const watching = (async () => {
    while (writing) counts.add(await reader.count());
  })();
  const summary = await replace(uri, fresh());
  writing = false;
  await watching;
  expect(summary).toMatchObject({ new: total, gone: 2_000, total: total + 1 });
  expect([...counts].filter((count) => count !== 2_001 && count !== total + 1)).toEqual([]);
  expect([(await kettles()).length, (await bottles()).length]).toEqual([0, 5]);
  await reader.close();
});
