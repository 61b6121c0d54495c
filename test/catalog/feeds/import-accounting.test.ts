import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ImportSummary, importFeed } from '../../../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { platforms, tempFolder } from '../temp-catalog.ts';

const samples = ['google.xml', 'google.tsv', 'products.jsonld', 'shopify.csv', 'products.csv', 'products.jsonl'].map(
  (name) => readFileSync(`sample/feeds/${name}`, 'utf8'),
);

const sum = ({ new: added, changed, unchanged, repeated, rejected }: ImportSummary) =>
  added + changed + unchanged + repeated + rejected;

test('whatever is done to a feed, every record is accounted for, and importing it again writes nothing', async () => {
  await using folder = await tempFolder();
  const uri = folder.path;
  /** A sample whose lines were cut, doubled, moved or damaged. */
  const feed = fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(60), fc.constantFrom('drop', 'double', 'damage', 'join')), { maxLength: 6 }),
    )
    .map(([sample, edits]) => {
      const lines = sample.split('\n');
      for (const [at, edit] of edits) {
        const index = 1 + (at % Math.max(1, lines.length - 2));
        const line = lines[index] ?? '';
        if (edit === 'drop') lines.splice(index, 1);
        else if (edit === 'double') lines.splice(index, 0, line);
        else if (edit === 'damage') lines[index] = line.replace(/[":,>\t]/, '');
        else lines.splice(index, 2, line + (lines[index + 1] ?? ''));
      }
      return lines.join('\n');
    });
  await fc.assert(
    fc.asyncProperty(feed, async (text) => {
      const run = async (): Promise<[ImportSummary, number]> => {
        let rejections = 0;
        const onRejected = () => {
          rejections++;
        };
        const file = Readable.from([Buffer.from(text)], { objectMode: true });
        return [
          await importFeed({ uri, file, platforms, platform: 'alibaba', currency: 'USD', onRejected }),
          rejections,
        ];
      };
      const outcome = await run().catch((error: unknown) => error);
      if (!Array.isArray(outcome)) {
        expect(outcome).toMatchObject({ name: 'Refusal' });
        return;
      }
      const [first, rejections] = outcome as [ImportSummary, number];
      expect([sum(first), first.rejected]).toEqual([first.read, rejections]);
      const [second] = await run();
      // What repeats inside a feed is settled by its last record, each time.
      if (first.repeated === 0) {
        expect(second).toMatchObject({ new: 0, changed: 0, unchanged: first.new + first.changed + first.unchanged });
      }
      expect([sum(second), second.read, second.total]).toEqual([first.read, first.read, first.total]);
    }),
    { numRuns: 25 },
  );
  const catalog = await openLanceCatalog({ uri });
  expect(await catalog.count()).toBeGreaterThan(0);
  await catalog.close();
});
