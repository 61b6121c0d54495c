import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import { explainAssessment } from '../../src/matching/explain.ts';
import { matchLine } from '../../src/matching/match-line.ts';

const product = { title: 'Steel Bottle 500 ml', attributes: [{ name: 'Color', value: 'Navy' }] };
const specs = [
  { name: 'Capacity', value: '0.5 l', required: true },
  { name: 'Color', value: 'blue' },
];

describe('a line of assay match', () => {
  it('answers with the names of the wire', () => {
    const answer = JSON.parse(matchLine(JSON.stringify({ product, specs }), 1));
    expect(answer).toMatchObject({ verdict: 'shortlisted', rerank_match_score: 1 });
    expect(answer.spec_results[0]).toEqual({
      spec_name: 'Capacity',
      spec_values: ['0.5 l'],
      product_value: '500 ml',
      match_type: 'match',
      reasoning: 'Wanted Capacity "0.5 l"; the title says "500 ml", which meets it.',
      evidence: { field: 'title', text: '500 ml' },
      method: 'quantity',
    });
  });

  it('names both places of a listing that contradicts itself', () => {
    const listing = { title: 'Face cream for all skin types', description: 'Not suitable for sensitive skin.' };
    const line = { product: listing, specs: [{ name: 'Skin type', value: 'sensitive' }] };
    expect(JSON.parse(matchLine(JSON.stringify(line), 1)).spec_results[0]).toMatchObject({
      match_type: 'unknown',
      evidence: { field: 'title', text: 'all skin types' },
      reasoning:
        'Wanted Skin type "sensitive"; the title says "all skin types", but the description says "sensitive skin", ' +
        'so that the listing contradicts itself.',
    });
  });

  it('quotes of a list the words that decide, not its first ones', () => {
    const evidenceOf = (title: string, name: string, value: string) =>
      JSON.parse(matchLine(JSON.stringify({ product: { title }, specs: [{ name, value }] }), 1)).spec_results[0]
        .evidence;
    const shoes = 'Running Shoes US 7, 8, 9 Mesh';
    expect(evidenceOf(shoes, 'Size', 'US 7')).toEqual({ field: 'title', text: 'US 7' });
    expect(evidenceOf(shoes, 'Size', 'US 9')).toEqual({ field: 'title', text: 'US 7, 8, 9' });
    expect(evidenceOf(shoes, 'Size', 'US 8')).toEqual({ field: 'title', text: 'US 7, 8' });
    expect(evidenceOf('Serum (not for sensitive skin) 30 ml', 'Skin type', 'sensitive')).toMatchObject({
      field: 'title',
    });
  });

  it('reads words that are also members of every object', () => {
    const words = ['constructor', 'Constructor Set 5 pcs', '__proto__', 'toString', 'hasOwnProperty'];
    for (const word of words) {
      const asked = words.map((value) => ({ name: word, value }));
      const said = { title: word, description: `${word}: ${word}`, attributes: [{ name: word, value: word }] };
      const answer = JSON.parse(matchLine(JSON.stringify({ product: said, specs: asked }), 1));
      expect(answer.spec_results).toHaveLength(words.length);
    }
  });

  it('reads numbers, truths and lists of a catalog', () => {
    const line = JSON.stringify({
      product: {
        title: 'Fan',
        attributes: [
          { name: 'pwm', value: true },
          { name: 'sockets', value: ['AM4', 'AM5'] },
        ],
      },
      specs: [
        { name: 'pwm', value: true },
        { name: 'sockets', value: 'AM5' },
      ],
    });
    const answer = JSON.parse(matchLine(line, 1));
    expect(answer.spec_results.map((result: { match_type: string }) => result.match_type)).toEqual(['match', 'match']);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no product', '{"specs":[]}'],
    ['no specs', '{"product":{"title":"x"}}'],
    ['a title that is no text', '{"product":{"title":5},"specs":[]}'],
    ['a spec without a name', '{"product":{"title":"x"},"specs":[{"value":"y"}]}'],
  ])('names what is wrong with %s, and the line', (_, text) => {
    const answer = JSON.parse(matchLine(text, 7));
    expect(answer.line).toBe(7);
    expect(answer.error).not.toBe('');
  });

  it('never throws and never breaks its line', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(matchLine(text, 1)).not.toContain('\n');
      }),
    );
  });
});

describe('assay explain', () => {
  it('marks the deciding words and stays within the width', () => {
    const item = { name: 'bottle', description: 'bottle', quantity: null, specs };
    const assessment = createAssessor(item, { priceTolerance: 0.1, exchangeRates: {} })(product);
    const text = explainAssessment(item, product, assessment, 60);
    expect(text).toContain('Steel Bottle »500 ml«');
    expect(text).toContain('shortlisted');
    expect(text.split('\n').filter((line) => line.length > 60)).toEqual([]);
  });
});
