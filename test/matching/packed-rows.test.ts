import { expect, test } from 'vitest';
import { checkRows } from '../../src/matching/ontology/check-rows.ts';
import type { RowOf } from '../../src/matching/ontology/ontology-row.ts';
import { readPackedRows } from '../../src/matching/ontology/packed-rows.ts';
import { longestHan, longestPhrase } from '../../src/matching/read/name/bilingual-words.ts';
import { unitOf } from '../../src/matching/read/quantity/unit-index.ts';
import { readText, unspacedOf } from '../../src/matching/text/read-text.ts';
import { stemsOfName } from '../../src/matching/text/stems-of-name.ts';
import { findValueWords, valueWordsOf } from '../../src/matching/text/value-words.ts';

const placed = readPackedRows('value-words');
const rows = placed.map(({ row, place }) => ({ ...(row as RowOf<'same'>), place }));
const namesOf = ({ en = [], zh = [] }: RowOf<'same'>) => [...en, ...zh];

test('the rows of goods forms obey the schema', () => {
  const forms = readPackedRows('goods-forms');
  expect(checkRows(forms)).toEqual([]);
  expect(forms.filter(({ row }) => (row as RowOf<'goods form'>).kind !== 'goods form')).toEqual([]);
});

test('the bounds of every side of a form are in order', () => {
  const forms = readPackedRows('goods-forms');
  const odd = forms.filter(({ row }) => (row as RowOf<'goods form'>).sides.some(({ from, to }) => from >= to));
  expect(odd.map(({ place }) => place)).toEqual([]);
});

const attributes = readPackedRows('goods-attributes').map(({ row, place }) => ({
  ...(row as RowOf<'goods attribute'>),
  place,
}));

test('the rows of goods attributes obey the schema', () => {
  const odd = attributes.filter(({ kind }) => kind !== 'goods attribute');
  expect(checkRows(readPackedRows('goods-attributes'))).toEqual([]);
  expect(odd.map(({ place }) => place)).toEqual([]);
});

test('each of them is stated in one way: by a measure, a look, yes and no, or a choice', () => {
  const ways = ({ dimension, reads, yes, no, values }: RowOf<'goods attribute'>) =>
    [dimension, reads, yes ?? no, values].filter((way) => way !== undefined).length;
  expect(attributes.filter((row) => ways(row) !== 1).map(({ place }) => place)).toEqual([]);
  const units = attributes.filter(({ unit, dimension }) => unit !== undefined && unitOf(unit).dimension !== dimension);
  expect(units.map(({ place }) => place)).toEqual([]);
});

test('no word says both yes and no of goods', () => {
  const both = attributes.filter(({ yes = [], no = [] }) => {
    const affirming = new Set(yes.map(unspacedOf));
    return no.some((word) => affirming.has(unspacedOf(word)));
  });
  expect(both.map(({ place }) => place)).toEqual([]);
});

const glossary = readPackedRows('glossary').map(({ row, place }) => ({ ...(row as RowOf<'translation'>), place }));

test('the rows of the glossary obey the schema, and each has words of both languages', () => {
  expect(checkRows(readPackedRows('glossary'))).toEqual([]);
  const odd = glossary.filter(
    ({ kind, en = [], zh = [] }) =>
      kind !== 'translation' || en.length === 0 || !zh.every((word) => /\p{Script=Han}/u.test(word)) || zh.length === 0,
  );
  expect(odd.map(({ place }) => place)).toEqual([]);
});

test('no word is said twice to mean the same, and none is longer than what is looked for', () => {
  const pairs = glossary.flatMap(({ en = [], zh = [] }) => en.flatMap((one) => zh.map((other) => `${one}=${other}`)));
  expect(pairs).toHaveLength(new Set(pairs).size);
  const long = glossary.filter(
    ({ en = [], zh = [] }) =>
      en.some((one) => stemsOfName(one).length > longestPhrase) || zh.some((word) => word.length > longestHan),
  );
  expect(long.map(({ place }) => place)).toEqual([]);
});

test('the rows of words for values obey the schema', () => {
  expect(checkRows(placed)).toEqual([]);
  expect(rows.filter(({ kind }) => kind !== 'same').map(({ place }) => place)).toEqual([]);
});

test('each has several names, of which none denies it', () => {
  expect(rows.filter((row) => new Set(namesOf(row).map(unspacedOf)).size < 2).map(({ place }) => place)).toEqual([]);
  const denied = rows.filter((row) =>
    (row.not ?? []).some((one) => namesOf(row).map(unspacedOf).includes(unspacedOf(one))),
  );
  expect(denied.map(({ place }) => place)).toEqual([]);
});

test('a name that counts anywhere has one meaning', () => {
  const places = new Map<string, Set<string>>();
  for (const row of rows.filter(({ under }) => under === undefined))
    for (const name of namesOf(row))
      places.set(unspacedOf(name), (places.get(unspacedOf(name)) ?? new Set()).add(row.place));
  const shared = [...places].filter(([, owners]) => owners.size > 1);
  expect(shared.map(([name, owners]) => `${name}: ${[...owners].join(', ')}`)).toEqual([]);
});

test('a name inside a longer word of another meaning is not found', () => {
  const [row] = valueWordsOf(unspacedOf('polarized')).filter(({ names }) => names.includes('偏光'));
  expect(row).toBeDefined();
  if (row === undefined) return;
  expect(findValueWords(readText('偏光太阳镜'), '偏光', row)).toHaveLength(1);
  expect(findValueWords(readText('非偏光太阳镜'), '偏光', row)).toHaveLength(0);
});
