import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { type ImportSummary, importFeed } from '../../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { importRecords, platforms, product, tempFolder } from './temp-catalog.ts';

const script = path.join(import.meta.dirname, 'import-process.ts');

function* feed(from: number, to: number, padding = ''): Generator<string> {
  for (let id = from; id < to; id++)
    yield `${JSON.stringify(product(`${id}`, `Steel bottle number ${id}${padding}`))}\n`;
}

/** Runs an import in its own process; `onLine` sees each line it prints and may kill it. */
async function runImport(uri: string, lines: Iterable<string>, onLine: (line: string, kill: () => void) => void) {
  const child = spawn(process.execPath, [script, uri], { stdio: ['pipe', 'pipe', 'inherit'] });
  const input = Readable.from(lines);
  child.stdin.on('error', () => input.destroy()); // the killed process no longer reads
  input.pipe(child.stdin);
  for await (const line of createInterface({ input: child.stdout })) onLine(line, () => child.kill('SIGKILL'));
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

describe('an import that is killed', () => {
  test('loses nothing it reported, readers go on, and the next import completes', { timeout: 60_000 }, async () => {
    await using folder = await tempFolder();
    const uri = folder.path;
    const total = 60_000;
    await importRecords(uri, [product('first', 'Copper kettle')]);
    const reader = await openLanceCatalog({ uri });
    let saved = 0;
    // Killed at its first, second, third … report, each time after another short delay, then while it builds the index.
    for (const [round, delayMs] of [0, 40, 90, 150].entries()) {
      let reports = 0;
      await runImport(uri, feed(0, total), (line, kill) => {
        saved = Math.max(saved, (JSON.parse(line) as { saved: number }).saved);
        if (++reports === round + 1 || line.includes('indexing')) setTimeout(kill, delayMs);
      });
      expect(await reader.count()).toBeGreaterThanOrEqual(saved);
      const found = await reader.search({ texts: [{ text: 'kettle', weight: 1 }], limit: 5 });
      expect(found.map((candidate) => candidate.product.product_id)).toEqual(['first']);
    }
    expect(saved).toBeGreaterThan(0);
    const summary = await importFeed({ uri, file: Readable.from(feed(0, total)), platforms });
    expect(summary.new + summary.unchanged).toBe(total);
    expect(summary.unchanged).toBeGreaterThanOrEqual(saved);
    expect(await reader.count()).toBe(total + 1);
    const last = await reader.search({ texts: [{ text: `${total - 1}`, weight: 1 }], limit: 5 });
    expect(last.map((candidate) => candidate.product.product_id)).toEqual([`${total - 1}`]);
    await reader.close();
  });
});

describe('an import of standard input', () => {
  test('holds a batch in memory, not the feed: 200 MB of lines stay under 800 MB', {
    timeout: 60_000,
  }, async () => {
    await using folder = await tempFolder();
    const description = 'A line about steel. '.repeat(1_000);
    function* lines(): Generator<string> {
      for (let id = 0; id < 10_000; id++)
        yield `${JSON.stringify(product(`${id}`, `Bottle ${id}`, { description }))}\n`;
    }
    let last = '';
    await runImport(folder.path, lines(), (line) => {
      last = line;
    });
    const { summary, peakMegabytes } = JSON.parse(last) as { summary: ImportSummary; peakMegabytes: number };
    expect(summary).toMatchObject({ new: 10_000, rejected: 0 });
    expect(peakMegabytes).toBeLessThan(800);
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
    expect(counts.every((count) => count % 10_000 === 0)).toBe(true);
    await reader.close();
  });
});
