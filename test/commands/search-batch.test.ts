import { expect, test } from 'vitest';
import { createWorkplace, feed, jsonLines } from './create-workplace.ts';
import { runCommand } from './run-command.ts';

const bags = Array.from({ length: 4 }, (_, index) => ({
  platform: index < 2 ? '1688' : 'alibaba',
  product_id: `bag-${index}`,
  title: `Cotton tote bag number ${index}`,
}));
const bottles = [
  { platform: '1688', product_id: 'small', title: 'Steel bottle', attributes: { Capacity: '350 ml' } },
  { platform: '1688', product_id: 'large', title: 'Steel bottle', attributes: { Capacity: '750 ml' } },
];

test('search --batch answers line by line, in order, and goes on after a bad line', async () => {
  await using place = await createWorkplace();
  await runCommand(['catalog', 'import', '-'], { DATA_DIR: place.fileOf('data') }, feed([...bags, ...bottles]));
  const item = { name: 'Bottle', description: 'of steel', specs: [{ name: 'Capacity', value: '750 ml' }] };
  const lines = [
    '{"id":1,"text":"tote bag"}',
    'no JSON',
    '{"id":"two","text":"tote bag","platforms":["alibaba"],"limit":1}',
    '',
    JSON.stringify({ id: 3, item }),
    '{"id":4}',
    '{"id":5,"text":"tote bag","limit":0}',
    '{"id":6,"item":{"name":"Bottle","specs":[{"name":"Capacity"}]}}',
    '{"text":"tote bag"}',
    '{"id":7,"text":"tote bag","platforms":"1688"}',
    '{"id":8,"text":"zeppelin"}',
  ];
  const { code, output, errors } = await place.run(['catalog', 'search', '--batch', '--limit', '3'], lines.join('\n'));
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const answers = jsonLines(output);
  const product = {
    platform: expect.any(String),
    product_id: expect.stringMatching(/^bag-/),
    score: expect.any(Number),
  };
  expect(answers).toEqual([
    { id: 1, products: [product, product, product] },
    { error: expect.stringContaining('not JSON'), line: 2 },
    { id: 'two', products: [{ ...product, platform: 'alibaba' }] },
    { id: 3, products: expect.any(Array) },
    { error: 'the line needs a text or an item', line: 6 },
    { error: 'limit must be a whole number from 1 to 1000', line: 7 },
    { error: 'item.specs[0].value must be a text', line: 8 },
    { error: 'id must be a text or a number', line: 9 },
    { error: 'platforms must be a list of platform names', line: 10 },
    { id: 8, products: [] },
  ]);
  // By words alone both bottles are alike: the spec of the item is what ranks.
  expect(answers[3]).toMatchObject({ products: [{ platform: '1688', product_id: 'large' }, { product_id: 'small' }] });
});

test('search wants words or --batch, not both and not neither', async () => {
  await using place = await createWorkplace();
  const outcomes = await Promise.all([
    runCommand(['catalog', 'search'], {}),
    runCommand(['catalog', 'search', 'bag', '--batch'], {}),
    place.run(['catalog', 'search', '--help']),
  ]);
  expect(outcomes.map(({ code }) => code)).toEqual([1, 1, 0]);
  expect(outcomes[0]?.errors).toContain('Give either the words to look for, or --batch');
  expect(outcomes[1]?.errors).toBe(outcomes[0]?.errors);
  expect(outcomes[2]?.output).toContain('{"id","products":[{"platform","product_id","score"}]}');
});
