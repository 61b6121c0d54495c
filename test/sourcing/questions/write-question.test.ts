import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createItemQuestions } from '../../../src/sourcing/questions/item-questions.ts';
import { languageCodes } from '../../../src/sourcing/questions/language-codes.ts';
import { recordedLanguages } from '../../../src/sourcing/questions/question.ts';
import { writeQuestion } from '../../../src/sourcing/questions/write-question.ts';

interface GoldenQuestion {
  name: string;
  value: string;
  en: string;
  zh: string;
  de: string;
}

const golden: GoldenQuestion[] = readFileSync(path.join(import.meta.dirname, 'questions.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

describe('the question for a spec', () => {
  test.each(golden)('$name: $value', ({ name, value, en, zh, de }) => {
    expect(writeQuestion({ name, value }, languageCodes)).toEqual({ specName: name, en, zh, de });
  });

  test('bounds in the words of its own language alone', () => {
    const bounds = [
      'at least 48 eggs',
      '48 eggs or more',
      '48 eggs or less',
      'under 48 eggs',
      '48枚以上',
      '48枚以下',
      '不少于48枚',
    ];
    const words = {
      en: /\b(?:at least|at most|less than)\b/u,
      zh: /至少|不超过|小于/u,
      de: /mindestens|höchstens|weniger als/u,
    };
    const foreign = {
      en: /以上|以下|不少于/u,
      zh: /least|more|less|under/u,
      de: /least|more|less\b|under|以上|以下|不少于/u,
    };
    for (const name of ['Capacity', '容量', 'Frames', 'Gear ratio', '分度值']) {
      for (const value of bounds) {
        const { specName: _, ...texts } = writeQuestion({ name, value }, languageCodes);
        for (const code of languageCodes) {
          expect(texts[code], `${name}: ${value}`).toMatch(words[code]);
          expect(texts[code], `${name}: ${value}`).not.toMatch(foreign[code]);
        }
      }
    }
  });

  test('asks for a rate in the number and the unit that the buyer wrote', () => {
    for (const value of [
      '900张/分钟以上',
      '900 notes/min or more',
      '900 kg/h or more',
      '900 pcs per hour',
      '900 ppm',
    ]) {
      const { specName: _, ...texts } = writeQuestion({ name: 'Speed', value }, languageCodes);
      for (const question of Object.values(texts)) expect(question.match(/\d[\d.,]*/gu), value).toEqual(['900']);
    }
  });

  test('has golden cases enough, in both languages', () => {
    expect(golden.length).toBeGreaterThanOrEqual(100);
    expect(golden.filter(({ name }) => /\p{Script=Han}/u.test(name)).length).toBeGreaterThanOrEqual(10);
  });

  test('is one bounded line in each language that asks something, whatever the spec says', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.constantFrom(
        'yes',
        'no',
        '是',
        '500 ml',
        'x'.repeat(2000),
        'without ',
        '(ml)',
        '\n',
        '60% ,',
        'IP67',
        '$',
        '是否',
      ),
    );
    fc.assert(
      fc.property(text, text, (name, value) => {
        const { specName: _, ...texts } = writeQuestion({ name, value }, languageCodes);
        for (const question of Object.values(texts)) {
          expect(question).toMatch(/[?？]/u);
          expect(question).not.toMatch(/[\n\r]|undefined|null|NaN|\s{2}/u);
          expect(question.length).toBeLessThan(1200);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the questions for a product', () => {
  const item = {
    name: 'Bottle',
    description: '',
    quantity: 500,
    specs: [
      { name: 'Capacity', value: '500 ml', required: true },
      { name: 'Lid included', value: 'yes', required: true },
      { name: 'Colour', value: 'black' },
    ],
  };
  const results = (...matchTypes: ('match' | 'unknown' | 'not_match')[]) =>
    matchTypes.map((matchType, index) => ({ matchType, required: index < 2 }));
  const price = { currency: 'USD', tiers: [{ min_quantity: 1, amount: '4' }] };

  test('are its unconfirmed must-haves, in the order of the item', () => {
    const ask = createItemQuestions(item, recordedLanguages);
    const asked = (...matchTypes: Parameters<typeof results>) =>
      ask({ price }, { verdict: 'pending', specResults: results(...matchTypes) }).map(({ specName }) => specName);
    expect(asked('unknown', 'unknown', 'unknown')).toEqual(['Capacity', 'Lid included']);
    expect(asked('match', 'unknown', 'match')).toEqual(['Lid included']);
  });

  test('are none for a product that is eliminated, nor for a shortlisted one whose offer is known', () => {
    const ask = createItemQuestions(item, recordedLanguages);
    const specResults = results('unknown', 'not_match', 'unknown');
    expect(ask({}, { verdict: 'eliminated', specResults })).toEqual([]);
    expect(ask({ price }, { verdict: 'shortlisted', specResults: results('match', 'match', 'unknown') })).toEqual([]);
  });

  test('ask for a price that is not stated and for an order below the minimum', () => {
    const ask = createItemQuestions(item, recordedLanguages);
    const questions = ask({ moq: 1000 }, { verdict: 'pending', specResults: results('match', 'unknown', 'match') });
    expect(questions.slice(1)).toEqual([
      {
        specName: 'price',
        en: 'What is the price per piece for 500 pieces?',
        zh: '订购500件的单价是多少？',
      },
      {
        specName: 'minimum order',
        en: 'Do you accept an order of 500 pieces, below the minimum order of 1000?',
        zh: '我们需要500件，低于起订量1000件，可以接单吗？',
      },
    ]);
  });
});
