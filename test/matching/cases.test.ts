import { describe, expect, it } from 'vitest';
import { caseFiles, type GoldenCase, knownGaps, readCases, resultOf } from './golden-cases.ts';

function failureOf(golden: GoldenCase): string[] {
  const result = resultOf(golden);
  const problems: string[] = [];
  if (result.matchType !== golden.expect) problems.push(`is ${result.matchType}, should be ${golden.expect}`);
  if (golden.method !== undefined && result.method !== golden.method)
    problems.push(`decided by ${result.method}, not ${golden.method}`);
  if (problems.length === 0) return [];
  return [`${golden.id}: ${problems.join('; ')}. ${golden.why}\n    ${result.reasoning} [${result.method}]`];
}

describe('the golden cases', () => {
  const all = caseFiles.flatMap(readCases);

  it('are many, each with a name of its own', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  for (const file of caseFiles) {
    it(`${file} is decided as a careful buyer would`, () => {
      const failures = readCases(file)
        .filter(({ id }) => !knownGaps.has(id))
        .flatMap(failureOf);
      expect(failures, `${failures.length} failures:\n  ${failures.join('\n  ')}\n`).toEqual([]);
    });
  }

  it('are known gaps only where they still fail: what is mended leaves the list', () => {
    const failing = all.flatMap((golden) => (failureOf(golden).length > 0 ? [golden.id] : []));
    expect([...knownGaps].filter((id) => !failing.includes(id))).toEqual([]);
  });

  it('are judged by something that notices a wrong answer', () => {
    const passing = all.filter(({ id }) => !knownGaps.has(id));
    const turned = passing.map((golden) => ({
      ...golden,
      expect: golden.expect === 'match' ? ('not_match' as const) : ('match' as const),
    }));
    expect(turned.filter((golden) => failureOf(golden).length === 0)).toEqual([]);
  });
});
