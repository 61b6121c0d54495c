import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseFiles, readCases, resultOf } from './golden-cases.ts';

const typeOf = (name: string, value: string, product: Parameters<typeof resultOf>[0]['product']) =>
  resultOf({ spec: { name, value }, product }).matchType;

const goods = ['Water Bottle 500 ml', 'Dining Table', 'Phone Case for iPhone 15', 'Running Shoes', 'Desk Lamp'];
const colours = ['Gold', 'Ivory', 'Orange', 'Black', 'Silver', 'Coral', 'Red'];
const materials = ['Copper', 'Velvet', 'Bamboo', 'Oak', 'Iron', 'Leather'];
const names = ['Zorvia', 'Quellmark', 'Tandrex', 'Fjordheim'];

describe('a word of a proper name', () => {
  it('contradicts no colour and no material, wherever it stands in the name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...goods),
        fc.constantFrom(...names),
        fc.constantFrom(...colours),
        fc.constantFrom(...materials),
        (thing, name, colour, material) => {
          for (const title of [`${name} ${colour} ${thing}`, `${colour} ${name} ${thing}`, `${colour} Co ${thing}`])
            expect(typeOf('Color', 'green', { title }), title).not.toBe('not_match');
          for (const title of [`${name} ${material} ${thing}`, `${material} ${name} ${thing}`])
            expect(typeOf('Material', 'glass', { title }), title).not.toBe('not_match');
        },
      ),
    );
  });

  it('lets the rest of the listing contradict as before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...goods),
        fc.constantFrom(...names),
        fc.constantFrom(...colours),
        (thing, name, colour) => {
          const named = `${name} ${colour} ${thing}`;
          const says = (product: Parameters<typeof resultOf>[0]['product']) => typeOf('Color', 'green', product);
          expect(says({ title: `${colour} ${thing}` })).toBe('not_match');
          expect(says({ title: `${named}, Purple` })).toBe('not_match');
          expect(says({ title: named, brand: name })).toBe('not_match');
          expect(says({ title: named, brand: `${name} ${colour}` })).toBe('unknown');
          expect(says({ title: named, attributes: [{ name: 'Color', value: 'Purple' }] })).toBe('not_match');
        },
      ),
    );
  });
});

describe('an attribute of the same name and the same value', () => {
  it('is a match for every name and value of the golden cases, in any letter case', () => {
    // An attribute that is not filled in says nothing, nor does one that only asks.
    const saysNothing = new Set(['', '?', 'n/a', '最好有']);
    const written = caseFiles
      .flatMap(readCases)
      .flatMap(({ spec, product }) => [spec, ...(product.attributes ?? [])])
      .filter(({ value }) => !saysNothing.has(value.trim().toLowerCase()));
    const pairs = [...new Map(written.map((pair) => [`${pair.name}\n${pair.value}`, pair])).values()];
    const lower = (text: string) => text.toLowerCase();
    const missed = pairs.flatMap(({ name, value }) => {
      const asked = [typeOf(name, value, { title: 'Thing', attributes: [{ name, value }] })];
      if (!/[a-z][A-Z]|\bM[WB]|[GM]b/u.test(`${name} ${value}`))
        asked.push(typeOf(lower(name), lower(value), { title: 'Thing', attributes: [{ name, value }] }));
      return asked.every((type) => type === 'match') ? [] : [`${name}: ${value}: ${asked}`];
    });
    expect(pairs.length).toBeGreaterThan(1500);
    expect(missed).toEqual([]);
  });
});
