import { describe, expect, it } from 'vitest';
import { answerTo, caseFiles, type GoldenCase, knownGaps, lawShare, readCases, readLawCases } from './golden-cases.ts';

/** How the answer to a case differs from the one that is expected of it. */
function failureOf(golden: GoldenCase, expected = golden.expect): string[] {
  const result = answerTo(golden);
  const problems: string[] = [];
  if (result.matchType !== expected) problems.push(`is ${result.matchType}, should be ${expected}`);
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

  it('are asked by the laws in a share that is well spread', () => {
    const asked = new Set(readLawCases());
    const share = (of: readonly GoldenCase[]) => of.filter((golden) => asked.has(golden)).length / of.length;
    expect(share(all) * lawShare).toBeCloseTo(1, 0.7);
    const large = caseFiles.map(readCases).filter((cases) => cases.length >= 50);
    expect(large.length).toBeGreaterThan(20);
    expect(large.filter((cases) => share(cases) === 0)).toEqual([]);
  });

  for (const file of caseFiles) {
    it(`${file} is decided as a careful buyer would`, () => {
      const failures = readCases(file)
        .filter(({ id }) => !knownGaps.has(id))
        .flatMap((golden) => failureOf(golden));
      expect(failures, `${failures.length} failures:\n  ${failures.join('\n  ')}\n`).toEqual([]);
    });
  }

  it('are known gaps only where they still fail: what is mended leaves the list', () => {
    const failing = all.flatMap((golden) => (failureOf(golden).length > 0 ? [golden.id] : []));
    expect([...knownGaps].filter((id) => !failing.includes(id))).toEqual([]);
  });

  it('are judged by something that notices a wrong answer', () => {
    const passing = all.filter(({ id }) => !knownGaps.has(id));
    const turned = ({ expect }: GoldenCase) => (expect === 'match' ? 'not_match' : 'match');
    expect(passing.filter((golden) => failureOf(golden, turned(golden)).length === 0)).toEqual([]);
  });
});
