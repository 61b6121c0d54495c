import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnAttributeProfile } from '../../src/catalog/learn-attribute-profile.ts';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { MatchType, Spec } from '../../src/matching/assessment.ts';
import { alignNames, goodsConceptsOf } from '../../src/matching/decide/alignment/align-names.ts';
import type { Listing } from '../../src/matching/listing.ts';
import { units } from '../../src/matching/ontology/units.ts';

const terms = { priceTolerance: 0.1, exchangeRates: {} };
const nothing = goodsConceptsOf([]);

function bareOf(
  products: readonly { title: string; category: string[]; attributes: { name: string; value: string }[] }[],
) {
  return learnAttributeProfile(products).flatMap(({ type, name, bare }) =>
    bare === undefined ? [] : [{ type, name, ...bare }],
  );
}

function ask(spec: Spec, listing: Listing, catalog: Parameters<typeof bareOf>[0]) {
  const item = { name: 'Cooler', description: '', quantity: null, specs: [spec] };
  const [result] = createAssessor(item, terms, bareOf(catalog))(listing).specResults;
  if (result === undefined) throw new Error('an assessment has one result per spec');
  return result;
}

const cooler = (title: string, height: number) => ({
  title,
  category: ['Coolers'],
  attributes: [{ name: 'height', value: String(height) }],
});

describe('numbers that a catalog writes without a unit', () => {
  const heights = [30, 56, 60, 120, 148, 153, 155, 158, 160, 165, 170];
  const bare = heights.map((height) => cooler(`Cooler ${height + 1000}`, height));

  it.each<[wish: string, height: number, expected: MatchType]>([
    ['at most 155 mm', 155, 'match'],
    ['at most 155 mm', 165, 'not_match'],
    ['at most 15.5 cm', 148, 'match'],
    ['at most 6 inch', 148, 'match'],
    ['at most 6 inch', 165, 'not_match'],
  ])('are read in the one unit in which "%s" lies among them: %i', (value, height, expected) => {
    const result = ask({ name: 'Height', value }, cooler('Cooler', height), bare);
    expect([result.matchType, result.evidence?.text]).toEqual([expected, String(height)]);
    expect(result.reasoning).toContain('read in mm, by the other values of this attribute in the catalog');
  });

  it('stay open where two units would do', () => {
    const shelves = [24, 30, 36, 48, 60, 72, 80, 96, 120].map((width) => ({
      title: 'Shelf',
      category: ['Shelves'],
      attributes: [{ name: 'width', value: String(width) }],
    }));
    const [shelf] = shelves;
    expect(ask({ name: 'Width', value: 'at most 80 cm' }, shelf ?? { title: '' }, shelves).matchType).toBe('unknown');
  });

  it('are read in the unit that titles write behind them', () => {
    const titled = heights.map((height) => cooler(`Cooler, ${height} mm high`, height));
    const result = ask({ name: 'Height', value: 'at most 80 mm' }, cooler('Cooler', 60), titled);
    expect(result.matchType).toBe('match');
    expect(result.reasoning).toContain('read in mm, which the titles of such listings write');
  });

  it('are left alone without a catalog, and where a source writes 0 for what it does not know', () => {
    expect(ask({ name: 'Height', value: 'at most 155 mm' }, cooler('Cooler', 155), []).matchType).toBe('unknown');
    expect(ask({ name: 'Height', value: 'at most 155 mm' }, cooler('Cooler', 0), bare).matchType).toBe('unknown');
  });

  it('never decide by a unit of another dimension', () => {
    const masses = units.filter(({ dimension, isEveryday }) => isEveryday && dimension === 'mass');
    fc.assert(
      fc.property(fc.constantFrom(...masses), fc.integer({ min: 1, max: 500 }), ({ spellings }, amount) => {
        const titled = heights.map((height) => cooler(`Cooler ${height} mm`, height));
        const spec = { name: 'Height', value: `at most ${amount} ${spellings[0]}` };
        return ask(spec, cooler('Cooler', 155), titled).matchType === 'unknown';
      }),
    );
  });
});

describe('names', () => {
  const words = fc.constantFrom('rotor', 'spindle', 'hopper', 'gasket', 'feeder', 'auger');

  it('agree with themselves under words that only say how much of it there is', () => {
    fc.assert(
      fc.property(words, fc.constantFrom('total', 'number of', 'nominal', 'max'), (word, qualifier) => {
        expect(alignNames(word, `${qualifier} ${word}`, nothing, true)).toBe('own');
      }),
    );
  });

  it('are aligned for each value by itself: a kind answers words and no number', () => {
    const specs = [
      { name: 'Processor', value: 'Intel' },
      { name: 'Processor', value: '5' },
    ];
    for (const asked of [specs, specs.toReversed()]) {
      const item = { name: 'Laptop', description: '', quantity: null, specs: asked };
      const listing = { title: 'Laptop', attributes: [{ name: 'processor family', value: 'Intel Core 5' }] };
      const { specResults } = createAssessor(item, terms)(listing);
      const types = Object.fromEntries(specResults.map(({ specValues, matchType }) => [specValues[0], matchType]));
      expect(types).toEqual({ Intel: 'match', 5: 'unknown' });
    }
  });

  it('of two things are two properties', () => {
    fc.assert(
      fc.property(words, words, fc.constantFrom('width', 'weight', 'colour', 'material'), (one, other, head) => {
        fc.pre(one !== other);
        expect(alignNames(`${one} ${head}`, `${other} ${head}`, nothing, true)).toBeNull();
        expect(alignNames(head, `${other} ${head}`, nothing, true)).toBeNull();
      }),
    );
  });
});
