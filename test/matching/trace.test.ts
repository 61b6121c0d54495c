import { describe, expect, it } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import { namedComparators } from '../../src/matching/compare/named-comparators.ts';
import {
  comparatorsOfCodes,
  comparatorsOfForm,
  comparatorsOfKinds,
  comparatorsOfMeasures,
  comparatorsOfWords,
} from '../../src/matching/compare/text-comparators.ts';
import { traceSpec } from '../../src/matching/decide/trace-spec.ts';
import { explainTrace } from '../../src/matching/explain-trace.ts';
import { matchLine } from '../../src/matching/match-line.ts';

describe('the trace of a decision', () => {
  it('shows each measure with the property that labels it, and whether it answers the spec', () => {
    const trace = traceSpec(
      { name: 'Weight', value: '100 kg' },
      { title: 'Oak bookcase, max load 100 kg, weight 25 kg' },
    );
    expect(trace.claims.map(({ text, property, bearing }) => ({ text, property, bearing }))).toEqual([
      { text: '100 kg', property: 'load', bearing: 'other' },
      { text: '25 kg', property: 'weight', bearing: 'own' },
      { text: 'Oak', property: 'material', bearing: 'other' },
    ]);
    expect(trace.steps.at(-1)).toMatchObject({ step: 'title and description', matchType: 'not_match', text: '25 kg' });
  });

  it('shows the sides that a list of sizes names', () => {
    const [sides] = traceSpec({ name: 'Width', value: '80 cm' }, { title: 'Bookcase 180 cm tall, 80 cm wide' }).claims;
    expect(sides).toMatchObject({ property: 'sides H x W', bearing: 'own' });
  });

  it('names the comparator that answered, whose place stands in one of the lists', () => {
    const ram = { title: 'Laptop', attributes: [{ name: 'RAM', value: '8 GB' }] };
    const traces = [
      traceSpec({ name: 'RAM', value: '16 GB' }, ram),
      traceSpec({ name: 'Colour', value: 'red' }, { title: 'Blue mug' }),
    ];
    const rules = traces.map(({ steps }) => steps.at(-1)?.rule);
    expect(rules).toEqual(['measure', 'colour']);
    expect(namedComparators.map(({ id }) => id)).toContain(rules[0]);
    expect(comparatorsOfKinds.map(({ id }) => id)).toContain(rules[1]);
  });

  it.each([
    ['values under a name', [namedComparators]],
    [
      'running text',
      [comparatorsOfForm, comparatorsOfMeasures, comparatorsOfKinds, comparatorsOfWords, comparatorsOfCodes],
    ],
  ])('no two comparators of %s share a name', (_, lists: readonly (readonly { id: string }[])[]) => {
    const ids = lists.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names the part that a material is said of', () => {
    const trace = traceSpec({ name: 'Material', value: 'wood' }, { title: 'Glass bottle featuring wood lid' });
    const stated = trace.claims.map(({ text, subject, bearing }) => `${text} of ${subject}: ${bearing}`);
    expect(stated).toEqual(['Glass of goods: own', 'wood of lid: other']);
  });

  it('says that nothing answers where the listing is silent', () => {
    const trace = traceSpec({ name: 'RAM', value: '16 GB' }, { title: 'Laptop 512GB SSD' });
    expect(trace.steps).toEqual([]);
    expect(explainTrace('RAM', trace)).toContain('nothing in the listing answers it: unknown');
  });

  it('shows what variants answer by themselves, behind what the listing does', () => {
    const variants = ['Black', 'Red', 'Black'].map((value) => ({ attributes: [{ name: 'Color', value }] }));
    const trace = traceSpec({ name: 'Colour', value: 'black' }, { title: 'Mug, white', variants });
    expect(trace.attributes).toEqual([
      { name: 'Color', value: 'Black', property: 'colour', answers: 'own name' },
      { name: 'Color', value: 'Red', property: 'colour', answers: 'own name' },
    ]);
    expect(trace.steps.map(({ step, matchType, field }) => `${step}: ${matchType}, ${field}`)).toEqual([
      'title and description: not_match, title',
      'variant 1, 3: match, variants[0].Color',
      'variant 2: not_match, variants[1].Color',
    ]);
  });

  it('shows the reviser that changed an answer', () => {
    const trace = traceSpec(
      { name: 'Color', value: 'not black' },
      { title: 'Backpack', attributes: [{ name: 'Color', value: 'Black' }] },
    );
    const said = trace.steps.map(({ step, matchType }) => `${step}: ${matchType}`);
    expect(said).toEqual([
      'attributes of the name: match',
      'revised by what the spec excludes or leaves open: not_match',
    ]);
  });

  it.each([
    ['an attribute of another name', 'Projector X', '3500 ANSI lumens', 'match'],
    ['an attribute against a text', 'Projector with a brightness of 4000 lumens', '2000 ANSI lumens', 'unknown'],
  ])('ends on the verdict of the same item: %s', (_, title, value, expected) => {
    const spec = { name: 'Brightness', value: 'at least 3000 lumens' };
    const listing = { title, attributes: [{ name: 'projector brightness', value }] };
    const item = { name: 'Projector', description: '', quantity: null, specs: [spec] };
    const [result] = createAssessor(item, { priceTolerance: 0, exchangeRates: {} })(listing).specResults;
    const trace = traceSpec(spec, listing, item);
    expect([result?.matchType, trace.steps.at(-1)?.matchType]).toEqual([expected, expected]);
  });

  it('says as what the wish and the attributes were read, and how such goods state it', () => {
    const trace = traceSpec(
      { name: 'Drag', value: 'at least 8 kg' },
      {
        title: 'Spinning reel',
        attributes: [
          { name: 'Max drag', value: '10 kg' },
          { name: 'Weight', value: '270 g' },
        ],
      },
    );
    expect(trace.asked.readAs).toEqual(['measure of mass']);
    expect(trace.goods.attributes).toBeGreaterThan(0);
    expect(trace.attributes.map(({ name, answers }) => `${name}: ${answers}`)).toEqual([
      'Max drag: own name',
      'Weight: other name',
    ]);
    expect(explainTrace('Drag', traceSpec({ name: 'Drag', value: '8 kg' }, { title: 'Qwerty' }))).toContain(
      'no row knows attributes of such goods',
    );
  });

  it('is added to a line of `assay match` only where it is asked for', () => {
    const line = JSON.stringify({ product: { title: 'Lamp 9 W' }, specs: [{ name: 'Power', value: '9 W' }] });
    expect(JSON.parse(matchLine(line, 1))).not.toHaveProperty('trace');
    const [trace] = JSON.parse(matchLine(line, 1, true)).trace;
    expect(trace.steps.at(-1).matchType).toBe('match');
  });

  it('lets no control character of a listing through to a terminal', () => {
    const trace = traceSpec({ name: 'Colour', value: 'red' }, { title: 'Mug \u001b[31mred' });
    expect(explainTrace('Colour', trace)).not.toContain('\u001b');
  });
});
