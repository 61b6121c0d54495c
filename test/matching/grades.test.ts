import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GradeScale, gradeScales } from '../../src/matching/ontology/grade-scales.ts';
import { readText } from '../../src/matching/text/read-text.ts';
import { resultOf } from './golden-cases.ts';

const formOf = (words: string) =>
  readText(words)
    .tokens.flatMap(({ kind, stem }) => (kind === 'mark' && stem !== '+' ? [] : [stem]))
    .join(' ');

const namesOf = ({ grades }: GradeScale) =>
  grades.flatMap(({ names, bare = [] }, rank) => [...names, ...bare].map((name) => ({ name: formOf(name), rank })));

function verdict(name: string, wanted: string, stated: string) {
  const spec = { name, value: wanted };
  const product = { title: 'Goods', attributes: [{ name, value: stated }] };
  return resultOf({ spec, product }).matchType;
}

describe('scales of grades', () => {
  it.each(gradeScales)('$id has a name for each of its grades and none for two of them', (scale) => {
    expect(scale.grades.length).toBeGreaterThan(1);
    expect(scale.grades.filter(({ names, bare = [] }) => names.length + bare.length === 0)).toEqual([]);
    const ranks = new Map<string, Set<number>>();
    for (const { name, rank } of namesOf(scale)) ranks.set(name, (ranks.get(name) ?? new Set()).add(rank));
    expect([...ranks].filter(([, places]) => places.size > 1)).toEqual([]);
  });

  it('share no name that tells a grade anywhere', () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, grades } of gradeScales)
      for (const { names } of grades)
        for (const name of names) owners.set(formOf(name), (owners.get(formOf(name)) ?? new Set()).add(id));
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([]);
  });

  const stated = gradeScales.flatMap((scale) =>
    scale.grades.every(({ names }) => names.length > 0) ? [{ ...scale, title: scale.under[0] ?? '' }] : [],
  );
  const question = fc.constantFrom(...stated).chain((scale) =>
    fc.record({
      scale: fc.constant(scale),
      wanted: fc.nat({ max: scale.grades.length - 1 }),
      found: fc.nat({ max: scale.grades.length - 1 }),
      name: fc.nat({ max: 9 }),
    }),
  );

  it('are met from the wanted grade upwards and by none below it, by whatever name', () => {
    fc.assert(
      fc.property(question, fc.constantFrom('at least X', 'X or better', 'X or higher', 'X以上'), (asked, words) => {
        const { scale, wanted, found, name } = asked;
        const names = scale.grades[found]?.names ?? [];
        const value = words.replace('X', scale.grades[wanted]?.names[0] ?? '');
        const answer = verdict(scale.title, value, names[name % names.length] ?? '');
        expect(answer, `${scale.title}: ${value} / ${names[name % names.length]}`).toBe(
          found >= wanted ? 'match' : 'not_match',
        );
      }),
      { numRuns: 400 },
    );
  });

  it('are not contradicted by a better grade that does all that the wanted one does', () => {
    fc.assert(
      fc.property(question, ({ scale, wanted, found }) => {
        fc.pre(scale.servesLess === true);
        const [value, other] = [wanted, found].map((rank) => scale.grades[rank]?.names[0] ?? '');
        const expected = found === wanted ? 'match' : found > wanted ? 'unknown' : 'not_match';
        expect(verdict(scale.title, value ?? '', other ?? ''), `${scale.title}: ${value} / ${other}`).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('leave open what is stated in other words', () => {
    fc.assert(
      fc.property(question, fc.constantFrom('see data sheet', 'excellent quality', 'new', '良好'), (asked, words) => {
        const { scale, wanted } = asked;
        const value = `at least ${scale.grades[wanted]?.names[0]}`;
        expect(verdict(scale.title, value, words), `${scale.title}: ${value} / ${words}`).toBe('unknown');
      }),
    );
  });
});
