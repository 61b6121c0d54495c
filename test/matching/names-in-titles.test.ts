import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultOf } from './golden-cases.ts';

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
