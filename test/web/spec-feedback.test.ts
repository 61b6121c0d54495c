import { expect, test } from 'vitest';
import type { Entry, Feedback } from '../../web/src/api/answers.ts';
import { feedbackOfProduct, specValueOf, splitQuestions } from '../../web/src/runs/spec-feedback.ts';

const result = (specName: string, specValues: string[], matchType: 'match' | 'unknown' = 'unknown') => ({
  ...{ specName, specValues, required: true, productValue: null, matchType, reasoning: '', evidence: null },
  method: 'text',
});
const question = (specName: string, en: string) => ({ specName, en, zh: en });

const entry: Pick<Entry, 'specResults' | 'questions'> = {
  specResults: [
    result('Lid', ['steel'], 'match'),
    result('Lid', ['with a strap']),
    result('Lid', ['red', 'blue']),
    result('Capacity', ['500 ml']),
  ],
  questions: [question('Lid', 'A strap?'), question('Lid', 'Red or blue?'), question('Capacity', '500 ml?')],
};

const said = (fields: Partial<Feedback>): Feedback => ({
  ...{ platform: 'alibaba', product_id: '1', spec_name: 'Lid', spec_values: ['with a strap'], verdict: 'match' },
  ...{ value: null, note: null, by: 'Anna', written_by: 'anonymous', run_id: 'r', counted_in_this_run: false },
  created_at: '2026-03-02T08:15:30.000Z',
  ...fields,
});
const of = (...all: Feedback[]) => feedbackOfProduct(all, { platform: 'alibaba', productId: '1' });

test('a word on one of two specs of a name is said of that one, and answers its question alone', () => {
  const feedback = of(said({}), said({ product_id: '2', spec_values: ['red', 'blue'] }));
  expect(entry.specResults.map((spec) => feedback.of(spec)?.by)).toEqual([undefined, 'Anna', undefined, undefined]);
  expect(splitQuestions(entry, feedback).answered.map(({ en }) => en)).toEqual(['A strap?']);
  expect(splitQuestions(entry, feedback).open.map(({ en }) => en)).toEqual(['Red or blue?', '500 ml?']);
});

test('a word is found again however the spec was written then', () => {
  const feedback = of(said({ spec_name: ' LID', spec_values: ['Blue', 'r\u00e9d'] }));
  expect(feedback.of({ specName: 'Lid', specValues: ['red', 'blue'] })?.by).toBe('Anna');
  expect(splitQuestions(entry, of(said({ verdict: 'unknown' }))).answered).toEqual([]);
});

test('the wanted value is named only where the name is not enough', () => {
  const values = entry.specResults.map((spec) => specValueOf(spec, entry));
  expect(values).toEqual(['steel', 'with a strap', 'red / blue', undefined]);
});
