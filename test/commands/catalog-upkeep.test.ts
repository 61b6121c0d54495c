import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createWorkplace, feed, jsonLines } from './create-workplace.ts';
import { runCommand } from './run-command.ts';

const products = [
  {
    platform: '1688',
    product_id: '1',
    title: 'Cotton "images":["tote"] bag',
    price: { currency: 'CNY', amount: '4.20' },
  },
  { platform: '1688', product_id: '2', title: 'Canvas bag', supplier: { member_id: 77 } },
  {
    platform: 'alibaba',
    product_id: 'a:3',
    title: 'Steel bottle',
    // What a text says in quotes is no member of the product.
    description: 'says "attributes":[{ and "images":["',
    images: ['https://img.example/1.jpg'],
    variants: [{ attributes: [{ name: 'Color', value: 'Red' }] }],
    supplier: { seller_id: 's-1' },
  },
];

describe('assay catalog', () => {
  test('stats, get and delete follow what was imported', async () => {
    await using place = await createWorkplace();
    const env = { DATA_DIR: place.fileOf('data') };
    await runCommand(['catalog', 'import', '-'], env, feed(products));
    const [stats, table, bottle, missing] = await Promise.all([
      runCommand(['catalog', 'stats', '--json'], env),
      runCommand(['catalog', 'stats'], env),
      runCommand(['catalog', 'get', 'alibaba:a:3', '--json'], env),
      runCommand(['catalog', 'get', '1688:99'], env),
    ]);
    expect(JSON.parse(stats.output)).toMatchObject({
      products: 3,
      platforms: [
        {
          platform: '1688',
          products: 2,
          withPrice: 1,
          withSupplierId: 1,
          withAttributes: 0,
          withImages: 0,
          withSellerId: 0,
        },
        {
          platform: 'alibaba',
          products: 1,
          withPrice: 0,
          withSupplierId: 0,
          withAttributes: 1,
          withImages: 1,
          withSellerId: 1,
        },
      ],
      unindexed: 0,
      indexes: expect.arrayContaining([{ index: 'terms_idx', columns: ['terms'], indexed: 3, unindexed: 0 }]),
      version: expect.any(Number),
      writtenAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      isReplacing: false,
    });
    expect(table.output).toMatch(
      /^3 products, .* on disk; version \d+, written \d{4}-.*Z\nAll are in the 5 indexes.\n/,
    );
    expect(table.output).toMatch(/^platform +products +price +attributes +images +supplier id +account id$/m);
    expect(table.output).toMatch(/^1688 +2 +1 \(50%\) +0 \(0%\) +0 \(0%\) +1 \(50%\) +0 \(0%\)$/m);
    expect(jsonLines(bottle.output)).toEqual([products[2]]);
    expect(missing).toEqual({ code: 1, output: '', errors: 'assay: There is no product 1688:99 in the catalog.\n' });

    expect(await runCommand(['catalog', 'delete', 'alibaba:a:3'], env)).toMatchObject({
      code: 0,
      output: 'Deleted 1 product.\n',
    });
    expect(await runCommand(['catalog', 'delete', 'alibaba:a:3'], env)).toMatchObject({
      code: 1,
      errors: 'assay: There is no product alibaba:a:3 in the catalog.\n',
    });
    const platform = await runCommand(['catalog', 'delete', '--platform', '1688', '--json'], env);
    expect(jsonLines(platform.output)).toEqual([{ deleted: 2 }]);
    const [optimized, empty] = [
      await runCommand(['catalog', 'optimize', '--json'], env),
      await runCommand(['catalog', 'stats'], env),
    ];
    expect(jsonLines(optimized.output)).toEqual([{ freedBytes: expect.any(Number) }]);
    expect(empty.output).toContain('The catalog is empty');
  });

  test('delete deletes nothing unless it is told what', async () => {
    await using place = await createWorkplace();
    const env = { DATA_DIR: place.fileOf('data') };
    const outcomes = await Promise.all([
      runCommand(['catalog', 'delete', '1688:1', '--platform', '1688'], env),
      runCommand(['catalog', 'delete', '1688'], env),
    ]);
    for (const { code, output, errors } of outcomes) {
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toMatch(/^assay: .*PLATFORM:ID.*\.\n$/);
    }
  });

  test('help names every command', async () => {
    await using place = await createWorkplace();
    const catalog = await place.run(['catalog', '--help']);
    for (const name of ['import', 'search', 'stats', 'get', 'delete', 'optimize']) {
      expect(catalog.output).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });
});

describe('assay catalog import --rejected', () => {
  test('writes every rejected line of standard input with its reason, beyond those it shows', async () => {
    await using place = await createWorkplace();
    const env = { DATA_DIR: place.fileOf('data') };
    const wrong = Array.from({ length: 24 }, (_, index) => ({ platform: '1688', product_id: `${index}` }));
    const file = place.fileOf('rejected.jsonl');
    const lines = `${feed(wrong)}{"platform":\n${feed(products)}`;
    const { code, output, errors } = await runCommand(['catalog', 'import', '-', '--rejected', file], env, lines);
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ read: 28, new: 3, rejected: 25 });
    expect(errors).toContain(`Further rejected records are in ${file}.`);
    const rejected = jsonLines(await readFile(file, 'utf8'));
    expect(rejected).toHaveLength(25);
    expect(rejected[23]).toEqual({ line: 24, field: 'title', message: 'is missing' });
    expect(rejected[24]).toEqual({ line: 25, field: 'line', message: expect.stringContaining('JSON') });
  });

  test('never overwrites the feed', async () => {
    await using place = await createWorkplace();
    const env = { DATA_DIR: place.fileOf('data') };
    const file = place.fileOf('products.jsonl');
    await writeFile(file, feed(products));
    const same = await runCommand(['catalog', 'import', file, '--rejected', file], env);
    expect(same).toMatchObject({ code: 1, errors: expect.stringContaining('is the feed itself') });
    expect(await readFile(file, 'utf8')).toBe(feed(products));
  });
});
