import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { ImportSummary } from '../../../src/catalog/feeds/import-feed.ts';
import { product, tempFolder } from '../temp-catalog.ts';

const script = path.join(import.meta.dirname, 'import-process.ts');

/** Runs an import in its own process; `onLine` sees each line it prints. */
async function runImport(uri: string, lines: Iterable<string>, onLine: (line: string) => void) {
  const child = spawn(process.execPath, [script, uri], { stdio: ['pipe', 'pipe', 'inherit'] });
  const input = Readable.from(lines);
  input.pipe(child.stdin);
  for await (const line of createInterface({ input: child.stdout })) onLine(line);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

test('an import of standard input holds a batch in memory, not the feed: 400 MB of lines take hardly more than 200 MB', async () => {
  const description = 'A line about steel. '.repeat(1_000);
  async function peakOf(count: number): Promise<number> {
    await using folder = await tempFolder();
    function* lines(): Generator<string> {
      for (let id = 0; id < count; id++) yield `${JSON.stringify(product(`${id}`, `Bottle ${id}`, { description }))}\n`;
    }
    let last = '';
    await runImport(folder.path, lines(), (line) => {
      last = line;
    });
    const { summary, peakMegabytes } = JSON.parse(last) as { summary: ImportSummary; peakMegabytes: number };
    expect(summary).toMatchObject({ new: count, rejected: 0 });
    return peakMegabytes;
  }
  const [peak, peakOfTwice] = [await peakOf(10_000), await peakOf(20_000)];
  expect(peak).toBeLessThan(900);
  // The engine's own memory varies by some tens of megabytes; the lines would take 200 more.
  expect(peakOfTwice).toBeLessThan(peak + 150);
});
