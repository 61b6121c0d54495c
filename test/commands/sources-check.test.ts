import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram } from '../../src/cli.ts';
import { systemClock } from '../../src/lib/clock.ts';
import type { Refusal } from '../../src/lib/refusal.ts';
import { importRecords, tempFolder } from '../catalog/temp-catalog.ts';
import {
  describeMarketplace,
  faults,
  type MarketplaceServer,
  openMarketplaceServer,
} from '../support/marketplace-server.ts';
import { jsonLines } from './create-workplace.ts';

const secret = 'k1osk-secret';

let server: MarketplaceServer;
let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  server = await openMarketplaceServer([
    {
      platform: '1688',
      product_id: '5',
      title: 'Canvas tote bag',
      price: { currency: 'CNY', tiers: [{ min_quantity: 1, amount: '9.50' }] },
    },
  ]);
  folder = await tempFolder();
});
afterAll(async () => {
  await folder[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** The command in this process: its code is all that is tried here. */
async function check(description: object, args: string[] = []) {
  const file = path.join(folder.path, 'sources.json');
  await writeFile(file, JSON.stringify({ sources: [description] }));
  const stdout = new PassThrough();
  const program = buildProgram({
    env: { DATA_DIR: folder.path, SOURCES_FILE: file, KIOSK_KEY: secret },
    stdin: Readable.from([]),
    stdout,
    stderr: new PassThrough(),
    signal: new AbortController().signal,
    clock: systemClock,
  });
  const output = text(stdout);
  const failure = await program.parseAsync(['node', 'assay', 'sources', 'check', ...args]).then(
    () => null,
    (error: unknown) => error as Refusal,
  );
  stdout.end();
  return { failure, output: await output };
}

test('shows what each source was asked, what came and what became of it', async () => {
  await importRecords(path.join(folder.path, 'catalog'), [{ platform: 'alibaba', product_id: '1', title: 'Tote bag' }]);
  server.misbehave(
    faults.json({
      items: [
        { itemId: 7, site: 'nowhere', subject: 'Bag' },
        { itemId: 5, site: '1688', subject: '<b>Canvas</b> bag' },
      ],
    }),
  );
  const description = describeMarketplace(server.origin, { authentication: { header: 'X-Key', env: 'KIOSK_KEY' } });
  const { failure, output } = await check(description, ['--query', 'tote bag']);
  expect(failure).toBeNull();
  expect(output).toContain('catalog: 1 product found');
  expect(output).toContain('bazaar: 1 product found');
  expect(output).toMatch(/200 {2}\d+ ms {2}\d+ bytes {2}GET http:\/\/127\.0\.0\.1:\d+\/search\?q=tote%20bag&page=1/);
  expect(output).toContain('Records: 2, products among them: 1');
  expect(output).toContain('The first record that is no product: platform must be one of 1688, alibaba');
  expect(output).toContain('"subject": "<b>Canvas</b> bag"');
  expect(output).toContain('"title": "Canvas bag"');
  expect(output).not.toContain(secret);
});

test('an answer in which nothing was found is shown; JSON has it all; a failing source fails the command', async () => {
  server.misbehave(faults.json({ result: { rows: [] } }));
  const { output } = await check(describeMarketplace(server.origin), ['--source', 'bazaar']);
  expect(output).toContain('No record was found in the answer');
  expect(output).toContain('"rows": []');
  expect(output).not.toContain('catalog:');

  server.misbehave(faults.json({ items: [{}] }));
  const wrong = describeMarketplace(server.origin, {
    search: { url: `${server.origin}/search?q={query}`, records: '$sum(items)', product: '$' },
  });
  const misread = await check(wrong, ['--source', 'bazaar']);
  expect(misread.output).toContain('failed: the mapping fails on the answer');
  expect(misread.output, 'what it was that could not be read').toContain('"items": [');

  server.misbehave(faults.text(`${'['.repeat(100_000)}${']'.repeat(100_000)}`));
  expect((await check(wrong, ['--json', '--source', 'bazaar'])).output).toContain('nested too deeply');

  server.misbehave(faults.status(403));
  const failed = await check(describeMarketplace(server.origin), ['--json']);
  expect(failed.failure?.message).toBe('Could not be searched: bazaar.');
  expect(jsonLines(failed.output)).toEqual([
    expect.objectContaining({ source: 'catalog', error: null }),
    expect.objectContaining({ source: 'bazaar', error: expect.stringContaining('status 403'), records: 0 }),
  ]);
});

test('a description that cannot be used is refused with every field', async () => {
  const { failure } = await check({ name: 'x', platforms: ['ebay'], search: { url: 'ftp://x' } });
  const fields = failure?.issues.map(({ path: [field] }) => field);
  expect(fields).toEqual(expect.arrayContaining(['sources[0].search.records', 'sources[0].search.product']));
});
