import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createWorkplace, jsonLines } from './create-workplace.ts';
import { runCommand } from './run-command.ts';

interface Summary {
  format: string;
  read: number;
  new: number;
  changed: number;
  unchanged: number;
  repeated: number;
  rejected: number;
  gone: number;
}

const commands = readFileSync('docs/feeds.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('npm run assay -- catalog import '));

test('every command of docs/feeds.md imports what it names, and its product is found', async () => {
  expect(commands.length).toBeGreaterThan(7);
  await using place = await createWorkplace();
  const env = { DATA_DIR: place.fileOf('data') };
  const formats = new Set<string>();
  for (const command of commands) {
    const { code, output, errors } = await runCommand(command.split(' ').slice(4), env);
    expect(code, `${command}\n${errors}`).toBe(0);
    const summary = JSON.parse(output) as Summary;
    expect(summary).toMatchObject({ rejected: 0 });
    expect(summary.new + summary.changed).toBeGreaterThan(0);
    formats.add(summary.format);
  }
  expect([...formats].toSorted()).toEqual(['csv', 'google', 'jsonl', 'jsonld', 'shopify']);
  const found = await runCommand(['catalog', 'search', 'canvas tote', '--json', '--limit', '1'], env);
  expect(jsonLines(found.output)).toMatchObject([{ product: { product_id: 'canvas-tote' } }]);
});

test('a feed comes from an address, is replaced, and keeps what it had when it breaks', async () => {
  await using place = await createWorkplace();
  const item = (id: string) => `<item><id>${id}</id><title>Stoneware mug ${id}</title></item>`;
  let feed = `<rss><channel>${item('1')}${item('2')}</channel></rss>`;
  const server = createServer((_, response) => response.end(gzipSync(feed))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml.gz`;
  const env = { DATA_DIR: place.fileOf('data') };
  const replace = () => runCommand(['catalog', 'import', address, '--platform', 'alibaba', '--replace'], env);
  expect(JSON.parse((await replace()).output)).toMatchObject({ new: 2, gone: 0 });
  feed = `<rss><channel>${item('2')}${item('3')}</channel></rss>`;
  const second = await replace();
  expect(JSON.parse(second.output)).toMatchObject({ read: 2, new: 1, unchanged: 1, gone: 1 });
  expect(second.errors).toMatch(/: 1 new, 0 changed, 1 unchanged, 0 rejected, 1 gone\.\n$/);
  feed = '<rss><channel>';
  expect(await replace()).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The XML ends before its root element does'),
  });
  feed = '<rss><channel></channel></rss>';
  const refused = await replace();
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('The feed holds no product') });
  expect(refused.errors).toContain('0 prepared');
  expect(refused.errors).not.toContain('saved');
  server.close();
  const stats = JSON.parse((await runCommand(['catalog', 'stats', '--json'], env)).output) as { products: number };
  expect(stats).toMatchObject({ products: 2, isReplacing: false });
});

test('rejected records of a table on standard input are kept with their line', async () => {
  await using place = await createWorkplace();
  const rejected = place.fileOf('rejected.jsonl');
  const csv =
    'Handle,Title,Option1 Name,Option1 Value,Variant Price\na,Mug,Color,Red,1.00\nb,,Color,Red,1.00\nc,Cup,Color,Red,dear\n';
  const args = ['catalog', 'import', '-', '--platform', 'alibaba', '--currency', 'EUR', '--rejected', rejected];
  const { code, output } = await place.run(args, csv);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ format: 'shopify', read: 3, new: 1, rejected: 2 });
  expect(jsonLines(await readFile(rejected, 'utf8'))).toEqual([
    { line: 3, field: 'title', message: 'is missing' },
    { line: 4, field: 'Variant Price', message: expect.stringContaining('must be an amount') },
  ]);
});

test('what an import cannot do is said in one sentence', async () => {
  await using place = await createWorkplace();
  const empty = place.fileOf('empty.txt');
  await writeFile(empty, '');
  const cases: [args: string[], sentence: string][] = [
    [['sample/feeds/google.xml'], 'A google feed names no platform; pass --platform (1688, alibaba).'],
    [['sample/feeds/shopify.csv', '--platform', '1688'], 'A shopify feed names no currency; pass --currency'],
    [
      ['sample/feeds/products.csv', '--format', 'excel'],
      'There is no feed format "excel"; the formats are jsonld, shopify, google, json,',
    ],
    [
      ['sample/feeds/products.csv', '--platform', 'ebay'],
      'The platform must be one of 1688, alibaba (the setting PLATFORMS), but is "ebay".',
    ],
    [
      ['sample/feeds/products.csv', '--replace'],
      '--replace needs --platform NAME, the platform that the feed replaces.',
    ],
    [['sample/feeds/products.csv', '--force'], '--force has an effect only with --replace.'],
    [['nowhere.xml', '--platform', '1688'], 'There is no file nowhere.xml.'],
    [['http://127.0.0.1:9/feed', '--platform', '1688'], 'http://127.0.0.1:9/feed cannot be read ('],
  ];
  const env = { DATA_DIR: place.fileOf('data') };
  for (const [args, sentence] of cases) {
    const outcome = await runCommand(['catalog', 'import', ...args], env);
    expect(outcome).toMatchObject({ code: 1, output: '', errors: expect.stringContaining(`assay: ${sentence}`) });
  }
  const nothing = await runCommand(['catalog', 'import', empty], env);
  expect(nothing).toMatchObject({
    code: 1,
    errors: expect.stringContaining('assay: The source holds no product; --format says what it is written in.'),
  });
});

test('an import of which nothing is a product fails, and says which columns are not known', async () => {
  await using place = await createWorkplace();
  const { code, output, errors } = await place.run(['catalog', 'import', '-'], 'a,b,c\n1,2,3\n');
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({ format: 'csv', read: 1, rejected: 1 });
  expect(errors).toContain(
    'line 2: platform must be one of 1688, alibaba (the setting PLATFORMS); the record has "a", "b", "c", which the catalog does not know\n',
  );
  expect(errors).toContain('Read 1 csv record in');
  expect(errors).toContain('assay: No record of the source became a product.');
});

test('what a feed has and no product keeps is said, with what would be right', async () => {
  await using place = await createWorkplace();
  const csv = 'platform,product_id,Title,title,Material\n1688,1,Mug,Mug,Steel\n1688,2,,Cup,Glass\n';
  expect((await place.run(['catalog', 'import', '-'], csv)).errors).toMatch(
    /\nNot kept: "Title" of 1 record; the field is called "title"\.\nNot kept: "Material" of 2 records; a column of an attribute is called "attributes\.Material"\.\n$/,
  );
  const record = { platform: '1688', product_id: '1', title: 'Mug', shade: 'red', attributes: [{ name: 'a' }] };
  const variants = [
    {
      attributes: [
        { name: 'b', val: 1 },
        { name: 'c', value: '' },
      ],
    },
  ];
  const { output, errors } = await place.run(['catalog', 'import', '-'], JSON.stringify({ ...record, variants }));
  expect(JSON.parse(output)).toMatchObject({
    ignoredFields: { shade: 1, 'attributes.a': 1, 'variants.attributes.b': 1 },
  });
  expect(errors).toContain('Not kept: "attributes.a" of 1 record; the attribute has no "value".\n');
  expect(errors).toContain('"shade" of 1 record; what the catalog has no field for belongs in "attributes".\n');
});

test('a text in another encoding is refused with the option that reads it', async () => {
  await using place = await createWorkplace();
  const file = place.fileOf('gbk.csv');
  const gbk = Buffer.from([0xb1, 0xad]); // 杯
  await writeFile(file, Buffer.concat([Buffer.from('platform,product_id,title\n1688,1,'), gbk, Buffer.from('\n')]));
  const { errors } = await place.run(['catalog', 'import', file]);
  expect(errors).toContain(
    'line 2: line is not valid UTF-8; a text in another encoding is read by --encoding, such as',
  );
  expect((await place.run(['catalog', 'import', file, '--encoding', 'gbk'])).code).toBe(0);
});

test('the attributes of a type give the range of one unit, and a wrong type says how many types there are', async () => {
  await using place = await createWorkplace();
  const row = (id: number, category: string, value: string) =>
    JSON.stringify({
      platform: '1688',
      product_id: `${id}`,
      title: 'Mug',
      category: [category],
      attributes: { Capacity: value },
    });
  const mugs = ['11 oz', '12 oz', '15 oz', '350 ml'].map((value, index) => row(index, 'Mugs', value));
  const others = Array.from({ length: 44 }, (_, index) => row(100 + index, `Goods ${index >> 1}`, '5'));
  await place.run(['catalog', 'import', '-'], [...mugs, ...others].join('\n'));
  const { output } = await place.run(['catalog', 'attributes', '--type', 'mugs']);
  expect(output).toMatch(/Capacity +4 +number +11 to 15 oz; /);
  expect((await place.run(['catalog', 'attributes', '--type', 'Nope'])).errors).toMatch(
    /types are: (?:[^,]+, ){19}[^,]+ and 3 more, which "assay catalog attributes" shows\.\n$/,
  );
});
