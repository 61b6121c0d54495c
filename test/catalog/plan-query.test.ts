import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFeed } from '../../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../../src/catalog/lance-catalog.ts';
import { planQuery, searchedValue } from '../../src/catalog/plan-query.ts';
import { queryTerms } from '../../src/catalog/query-terms.ts';
import type { WantedItem } from '../../src/matching/assessment.ts';
import { platforms, tempFolder } from './temp-catalog.ts';

function item(name: string, rest: Partial<WantedItem> = {}): WantedItem {
  return { name, description: '', quantity: null, specs: [], ...rest };
}

function weightsOf(wanted: WantedItem): Map<string, number> {
  return new Map(queryTerms(planQuery(wanted, { limit: 10 }).texts));
}

describe('planning a query', () => {
  test('the name weighs more than a must-have value, that more than a good-to-have one and the description', () => {
    const specs = [
      { name: 'Finish', value: 'brushed', required: true },
      { name: 'Shape', value: 'conical' },
    ];
    const weights = weightsOf(item('kettle', { description: 'gooseneck', specs }));
    const order = ['kettle', 'brushed', 'conical', 'gooseneck', 'shape'];
    expect(order.toSorted((left, right) => (weights.get(right) ?? 0) - (weights.get(left) ?? 0))).toEqual(order);
  });

  test('in a text of several things, the clause that repeats the item’s own values weighs more', () => {
    const description = 'First, a leather belt in brown. Second, a canvas tent in green.';
    const weights = weightsOf(item('goods', { description, specs: [{ name: 'Material', value: 'canvas' }] }));
    expect(weights.get('tent')).toBeGreaterThan(weights.get('belt') ?? 0);
    expect(weights.get('belt')).toBeGreaterThan(0);
  });

  test('words of asking are left out while others remain', () => {
    expect(weightsOf(item('please find me a shop with a kettle')).has('please')).toBe(false);
    expect(weightsOf(item('with')).has('with')).toBe(true);
  });

  test.each([
    ['at least 27 inch', ''],
    ['1 TB or more', ''],
    ['165Hz以上', ''],
    ['不小于27英寸', ''],
    ['max 65 g', ''],
    ['not leather', ''],
    ['without handle', ''],
    ['16GB', '16GB'],
    ['iPhone 11 Pro Max', 'iPhone 11 Pro Max'],
    ['Air Max 90', 'Air Max 90'],
    ['Under Armour', 'Under Armour'],
    ['non-stick', 'non-stick'],
    ['No. 5', 'No. 5'],
    ['无线', '无线'],
    ['IPS, at least 27 inch', 'IPS,'],
  ])('of the value "%s" the words "%s" are searched', (value, searched) => {
    expect(searchedValue({ name: 'Property', value }).trim()).toBe(searched);
  });

  test('where a value only says yes, the name of its spec is searched as one', () => {
    const weights = weightsOf(item('kettle', { specs: [{ name: 'Gooseneck', value: 'yes', required: true }] }));
    expect(weights.get('gooseneck')).toBeGreaterThan(1);
    expect(weights.has('ye')).toBe(false);
  });

  test('a quantity between two spellings also looks one step beside itself', () => {
    const weights = weightsOf(item('68.6 cm'));
    expect([...weights.keys()]).toEqual(expect.arrayContaining(['=length686', '=length685', '=length687']));
  });
});

test('every sample item with a Chinese counterpart finds it among the first 20', async () => {
  await using folder = await tempFolder();
  await importFeed({ uri: folder.path, file: 'sample/catalog.jsonl', platforms });
  const pairs = JSON.parse(readFileSync('sample/pairs.json', 'utf8')) as { item: WantedItem; zh: string; en: string }[];
  const catalog = await openLanceCatalog({ uri: folder.path });
  expect(pairs.length).toBeGreaterThan(0);
  for (const pair of pairs) {
    const found = await catalog.search(planQuery(pair.item, { limit: 20 }));
    const keys = found.map(({ product }) => `${product.platform}:${product.product_id}`);
    expect(keys, pair.item.name).toContain(pair.zh);
  }
  await catalog.close();
});
