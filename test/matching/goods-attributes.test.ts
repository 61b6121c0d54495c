import { describe, expect, it } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import { attributesOfGoods } from '../../src/matching/claim/goods-attributes.ts';
import { wishOfGoods } from '../../src/matching/claim/wish-of-goods.ts';
import type { Listing } from '../../src/matching/listing.ts';
import { parseRequirement } from '../../src/matching/read/spec/parse-requirement.ts';

const terms = { priceTolerance: 0.1, exchangeRates: {} };

function answer(item: string, [name, value]: readonly [string, string], listing: Listing) {
  const specs = [{ name, value, required: true }];
  const { specResults } = createAssessor({ name: item, description: '', quantity: null, specs }, terms)(listing);
  return specResults[0];
}

describe('what an attribute of goods is called', () => {
  it('is told by the goods that the item names, whatever the listing calls them', () => {
    const listing = { title: 'QuietPro 3000', attributes: [{ name: 'jar', value: '1.5 L' }] };
    expect(answer('Blender', ['Capacity', 'at least 1 l'], listing)?.matchType).toBe('match');
    expect(answer('Blender', ['Capacity', 'at least 2 l'], listing)?.matchType).toBe('not_match');
    expect(answer('Desk', ['Capacity', 'at least 1 l'], listing)?.matchType).toBe('unknown');
  });

  it('is told by the goods that the title names where the item names none', () => {
    const listing = { title: 'Countertop blender', attributes: [{ name: 'jar', value: '1.5 L' }] };
    expect(answer('', ['Capacity', 'at least 1 l'], listing)?.matchType).toBe('match');
  });

  it('holds for kinds of the goods', () => {
    const wide = attributesOfGoods('sofa').flat();
    const narrow = attributesOfGoods('sleeper sofa').flat();
    expect(wide.length).toBeGreaterThan(0);
    expect(wide.filter((row) => !narrow.includes(row))).toEqual([]);
  });

  it('is the same list for all titles of one kind of goods', () => {
    expect(attributesOfGoods('Red silicone spatula 30 cm')).toBe(attributesOfGoods('Spatula, silicone, blue'));
  });

  it('is unknown of goods that no row names, and of no name', () => {
    expect(attributesOfGoods('Frobnicator QX')).toEqual([]);
    expect(attributesOfGoods('')).toEqual([]);
  });

  it('tells a small letter from a capital one', () => {
    const attributes = [
      { name: 'd', value: '12' },
      { name: 'D', value: '28' },
    ];
    const listing = { title: 'Ball bearing 6001', attributes };
    expect(answer('Ball bearing', ['Bore', '12 mm'], listing)?.evidence).toEqual({ field: 'attributes.d', text: '12' });
    expect(answer('Ball bearing', ['Outer diameter', '28 mm'], listing)?.evidence?.field).toBe('attributes.D');
  });

  it('leaves a spec as it is where the goods have no such attribute', () => {
    const spec = parseRequirement({ name: 'Favourite river', value: 'Rhine', required: true });
    expect(wishOfGoods(spec, attributesOfGoods('blender'))).toEqual(spec);
  });
});

describe('names of attributes in short', () => {
  it.each([
    ['Length', '5 m', 'len', '5 m', 'match'],
    ['Length', '5 m', 'L', '5 m', 'match'],
    ['Length', '5 m', 'L', 'chest 110 cm', 'unknown'],
    ['Inside diameter', '20 mm', 'inside dia', '20 mm', 'match'],
    ['Weight', 'at most 2 kg', 'item wt', '2.5 kg', 'not_match'],
    ['Material', 'cotton', 'mat.', 'cotton', 'match'],
  ])('%s %s by "%s: %s": %s', (name, value, attribute, stated, matchType) => {
    const listing = { title: 'Thing 7', attributes: [{ name: attribute, value: stated }] };
    expect(answer('', [name, value], listing)?.matchType).toBe(matchType);
  });
});
