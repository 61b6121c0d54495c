import { describe, expect, test } from 'vitest';
import { longestText } from '../../src/drafting/longest-text.ts';
import { parseDraft } from '../../src/drafting/parse-draft.ts';
import { measureSentences, sentences, today } from './measure-draft.ts';

describe('a wish in plain words', () => {
  test('is read as a buyer means it', () => {
    const text = '500 stainless steel bottles, 500 ml, BPA free, logo, under 4 USD, needed by March';
    const draft = parseDraft(text, today);
    expect(draft).toMatchObject({
      needed_by: '2027-03-31',
      items: [
        {
          name: 'stainless steel bottles',
          quantity: 500,
          max_price: { amount: 4, currency: 'USD' },
          customization: 'logo',
          specs: [
            { name: 'Material', value: 'stainless steel', required: true },
            { name: 'Capacity', value: '500 ml', required: true },
            { name: 'BPA free', value: 'yes', required: true },
          ],
        },
      ],
    });
  });

  test('of several things becomes several items', () => {
    const lines = parseDraft('We need:\n- 200 cables, 1 m\n- 300 chargers, 65 W, max 12 USD each', today);
    expect(lines.items.map(({ quantity }) => quantity)).toEqual([200, 300]);
    expect(lines.items[1]?.max_price).toEqual({ amount: 12, currency: 'USD' });
    const ordered = parseDraft('First, a mug of 350 ml in white. Second, a plate of 25 cm in blue.', today);
    expect(ordered.items.map(({ specs }) => specs.map(({ value }) => value))).toEqual([
      ['350 ml', 'white'],
      ['25 cm', 'blue'],
    ]);
  });

  test('tells what is nice to have from what is a must, in both languages', () => {
    const english = parseDraft('100 bags, must be waterproof, preferably black', today).items[0]?.specs;
    const chinese = parseDraft('100个背包，必须防水，最好黑色', today).items[0]?.specs;
    for (const specs of [english, chinese]) expect(specs?.map(({ required }) => required)).toEqual([true, false]);
  });

  test('of sixty sentences is read nearly as people read them', () => {
    expect(sentences.length).toBe(60);
    const shares = measureSentences();
    for (const [name, { found, of }] of Object.entries(shares)) expect(found / of, name).toBeGreaterThanOrEqual(0.9);
  });

  test('invents nothing: every value is of the text, or says yes', () => {
    for (const { text } of sentences) {
      for (const { specs } of parseDraft(text, today).items) {
        for (const { value, text: words } of specs) {
          expect(text, value).toContain(words);
          if (value !== 'yes') expect(words.toLowerCase().replace(/\s+/g, ' ')).toContain(value.toLowerCase());
        }
      }
    }
  });

  test('that is no wish, or a flood, is answered in time and in words', () => {
    expect(parseDraft('?!', today)).toMatchObject({
      items: [],
      notes: ['The text names nothing that could be sourced.'],
    });
    for (const flood of [
      '1 x '.repeat(5000),
      'a, and a '.repeat(2500),
      '9'.repeat(20_000),
      '('.repeat(20_000),
      'for '.repeat(6000),
    ]) {
      const startedAt = performance.now();
      parseDraft(flood.slice(0, longestText), today);
      expect(performance.now() - startedAt).toBeLessThan(5000);
    }
  });
});
