import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkplace, feed, type Workplace } from './create-workplace.ts';
import { runCommand } from './run-command.ts';

const bottle = {
  platform: '1688',
  product_id: '5',
  title: 'Steel bottle with screw lid',
  price: { currency: 'USD', amount: '9.00' },
  attributes: [{ name: 'Capacity', value: '500 ml' }],
};
const request = {
  items: [
    { name: 'Tote bag', description: 'of cotton', specs: [{ name: 'Material', value: 'cotton', required: true }] },
    { name: 'Bottle', description: 'of steel', specs: [{ name: 'Capacity', value: '0.5 l', required: true }] },
  ],
};

let place: Workplace;
const fileWith = async (name: string, value: unknown) => {
  await writeFile(place.fileOf(name), typeof value === 'string' ? value : JSON.stringify(value));
  return place.fileOf(name);
};

const explain = (args: string[]) => runCommand(['explain', ...args], { DATA_DIR: place.fileOf('data') });

beforeAll(async () => {
  place = await createWorkplace();
  await fileWith('request.json', request);
});
afterAll(() => place[Symbol.asyncDispose]());

test('explain tells the same of a product of the catalog and of a file', async () => {
  await place.run(['catalog', 'import', '-'], feed([bottle]));
  const [listing, item] = [await fileWith('bottle.json', bottle), await fileWith('item.json', request.items[1])];
  const outcomes = await Promise.all([
    place.run(['explain', '1688:5', place.fileOf('request.json'), '--item', 'bottle']),
    place.run(['explain', listing, item]),
  ]);
  for (const { code, output } of outcomes) {
    expect(code).toBe(0);
    expect(output).toMatch(/^Item: +Bottle\nProduct: Steel bottle with screw lid\nVerdict: shortlisted /);
    expect(output).toContain('+ match  Capacity = 0.5 l  (must have, by quantity)');
    expect(output).toContain('\n    attributes.Capacity: »500 ml«\n');
  }
});

test('explain counts prices with the context of the item, and needs only a title of a file', async () => {
  const listing = await fileWith('dear.json', { title: bottle.title, price: bottle.price });
  const max = { max_price: { amount: 4, currency: 'USD' } };
  const [both, other] = [
    await fileWith('context.json', { items: { 2: max } }),
    await fileWith('other.json', { items: { 1: max } }),
  ];
  const args = [listing, place.fileOf('request.json'), '--item', '2', '--context'];
  const [dear, fair] = await Promise.all([explain([...args, both]), explain([...args, other])]);
  expect(dear.output).toContain('- not_match  target price');
  expect(dear.output).toContain('? unknown  Capacity');
  expect(fair).toMatchObject({ code: 0, output: expect.not.stringContaining('target price') });
});

test('explain says in one sentence which file is wrong and what would be right', async () => {
  const good = place.fileOf('request.json');
  const listing = await fileWith('plain.json', { title: 'Bottle' });
  const [broken, untitled, wrongItem, wrongContext] = [
    await fileWith('broken.json', '{'),
    await fileWith('untitled.json', { brand: 'X' }),
    await fileWith('wrong-item.json', { items: [{ name: 'Bag', specs: [{ name: 'Size', value: [] }] }] }),
    await fileWith('wrong-context.json', { max_price: { amount: -1, currency: 'USD' } }),
  ];
  const cases: [args: string[], sentence: RegExp][] = [
    [['1688:404', good, '--item', '1'], /There is no product 1688:404 in the catalog\./],
    [['nofile.json', good, '--item', '1'], /There is no file nofile\.json; it should be a JSON file of one product/],
    [[broken, good, '--item', '1'], /broken\.json is not JSON \(.*\); it should be a JSON file of one product/],
    [[untitled, good, '--item', '1'], /untitled\.json: title is missing\./],
    [[listing, wrongItem], /wrong-item\.json: items\[0\]\.specs\[0\]\.value must be a text\./],
    [[listing, good, '--item', '3'], /no item is "3"; choose one with --item: 1 \(Tote bag\), 2 \(Bottle\)\./],
    [[listing, good, '--item', '1', '--context', wrongContext], /wrong-context\.json: max_price\.amount must be > 0\./],
  ];
  const outcomes = await Promise.all(cases.map(([args]) => explain(args)));
  for (const [index, [, sentence]] of cases.entries()) {
    expect(outcomes[index]).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(sentence) });
    expect(outcomes[index]?.errors.trim().split('\n')).toHaveLength(1);
  }
});

test('explain --help names what it takes', async () => {
  const { code, output } = await place.run(['explain', '--help']);
  expect(code).toBe(0);
  expect(output).toContain('--item <name or number>');
  expect(output).toContain('JSON file of one product, or PLATFORM:ID');
});

test('explain judges the type of goods as a run does', async () => {
  const item = await fileWith('guitar.json', { name: 'Guitar', specs: [{ name: 'Material', value: 'wood' }] });
  const [stand, guitar] = [
    await fileWith('stand.json', { title: 'Wooden Guitar Stand, foldable' }),
    await fileWith('one.json', { title: 'Wooden Guitar 38 inch' }),
  ];
  const [other, such] = await Promise.all([explain([stand, item]), explain([guitar, item])]);
  expect(other.output).toContain('\nVerdict: eliminated ');
  expect(other.output).toContain('- not_match  product type = Guitar');
  expect(other.output).toContain('title: Wooden »Guitar Stand«, foldable');
  expect(such.output).toContain('+ match  product type = Guitar');
});
