import { describe, expect, it } from 'vitest';
import { namesOf, rowsOf } from '../../src/matching/ontology/load-ontology.ts';
import { foldText } from '../../src/matching/text/fold-text.ts';
import { PhraseIndex, stemsOfPhrase } from '../../src/matching/text/phrase-index.ts';
import { readText, unspacedOf } from '../../src/matching/text/read-text.ts';
import { tokenize } from '../../src/matching/text/tokenize.ts';

const kinds = ['attribute', 'feature', 'material', 'part', 'words', 'unit'] as const;
const phrases = [...new Set(kinds.flatMap((kind) => rowsOf(kind).flatMap((row) => namesOf(row as { en?: string[] }))))];
const odd = [
  '',
  ' ',
  'a',
  'a  b',
  ' steel',
  'steel ',
  'T-shirt',
  "men's boxes",
  'U.S.A.',
  'Ω',
  '½ inch',
  '不锈钢',
  '不銹鋼 304',
  '🙂x',
  'İ',
  'ﬁt',
];

describe('phrases', () => {
  it('have the stems of their tokens, however they are read', () => {
    expect(phrases.length).toBeGreaterThan(2_000);
    for (const phrase of [...phrases, ...odd]) {
      const tokens = tokenize(foldText(phrase));
      const stems = tokens.flatMap(({ kind, stem }) => (kind === 'mark' && '.-'.includes(stem) ? [] : [stem]));
      expect(stemsOfPhrase(phrase), phrase).toEqual(stems);
      expect(unspacedOf(phrase), phrase).toBe(readText(phrase).unspaced);
    }
  });

  it('are found by their longest form, and of equally long ones the first that was added', () => {
    const index = new PhraseIndex<string>();
    for (const phrase of ['steel', 'stainless', 'stainless steel', 'stainless steels', 'stainless steel lid'])
      index.add(phrase, phrase);
    const at = (text: string) => index.at(readText(text).tokens, 0)?.value;
    expect(at('Stainless-steel lids')).toBe('stainless steel lid');
    expect(at('stainless steel')).toBe('stainless steel');
    expect(at('stainless')).toBe('stainless');
    expect(at('red steel')).toBeUndefined();
  });

  it('keep the places of the text as written where characters grow, shrink or are outside of the basic plane', () => {
    for (const text of odd) {
      for (const { start, end, text: folded } of tokenize(foldText(text))) {
        const written = text.slice(start, end);
        expect(foldText(written).folded, `${text}: ${folded}`).toContain(folded);
      }
    }
  });
});
