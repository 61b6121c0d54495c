import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { MatchType, Spec, SpecResult } from '../../src/matching/assessment.ts';
import type { Listing } from '../../src/matching/listing.ts';

interface GoldenCase {
  id: string;
  spec: Spec;
  product: Listing;
  expect: MatchType;
  why: string;
  method?: string;
}

const folder = path.join(import.meta.dirname, '../../src/matching/cases');
const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
const terms = { priceTolerance: 0.1, exchangeRates: {} };

function readCases(file: string): GoldenCase[] {
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as GoldenCase);
}

function resultOf({ spec, product }: GoldenCase): SpecResult {
  const item = { name: 'item', description: 'item', quantity: null, specs: [spec] };
  const [result] = createAssessor(item, terms)(product).specResults;
  if (result === undefined) throw new Error('an assessment has one result per spec');
  return result;
}

function failureOf(golden: GoldenCase): string[] {
  const result = resultOf(golden);
  const problems: string[] = [];
  if (result.matchType !== golden.expect) problems.push(`is ${result.matchType}, should be ${golden.expect}`);
  if (golden.method !== undefined && result.method !== golden.method)
    problems.push(`decided by ${result.method}, not ${golden.method}`);
  if (problems.length === 0) return [];
  return [`${golden.id}: ${problems.join('; ')}. ${golden.why}\n    ${result.reasoning} [${result.method}]`];
}

/** Cases that are right and not yet decided right. The last test keeps the list honest: what is mended leaves it. */
const gapsFile = path.join(import.meta.dirname, 'known-gaps.json');
const knownGaps = new Set(JSON.parse(readFileSync(gapsFile, 'utf8')) as string[]);

describe('the golden cases', () => {
  it('exist in many files', () => expect(files.length).toBeGreaterThan(3));

  for (const file of files) {
    it(`${file} is decided as a careful buyer would`, () => {
      const failures = readCases(file)
        .filter(({ id }) => !knownGaps.has(id))
        .flatMap(failureOf);
      expect(failures, `${failures.length} failures:\n  ${failures.join('\n  ')}\n`).toEqual([]);
    });
  }

  it('are known gaps only where they still fail', () => {
    const failing = files.flatMap(readCases).flatMap((golden) => (failureOf(golden).length > 0 ? [golden.id] : []));
    expect([...knownGaps].filter((id) => !failing.includes(id))).toEqual([]);
  });
});
