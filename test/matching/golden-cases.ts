import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Assessor, createAssessor } from '../../src/matching/assess-listing.ts';
import type { MatchType, Spec, SpecResult } from '../../src/matching/assessment.ts';
import type { Listing } from '../../src/matching/listing.ts';

/** One question to the matcher, with the answer that a careful buyer gives. */
export interface GoldenCase {
  id: string;
  /** What the buyer calls the goods, where it matters to the names of attributes. */
  item?: string;
  spec: Spec;
  product: Listing;
  expect: MatchType;
  why: string;
  method?: string;
}

const folder = path.join(import.meta.dirname, '../../src/matching/cases');
export const caseFiles: readonly string[] = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));

/** Cases that are right and not yet decided right, by id. */
export const knownGaps: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'known-gaps.json'), 'utf8')) as string[],
);

const casesByFile = new Map<string, readonly GoldenCase[]>();

/** The cases of a file: the same objects whenever they are asked for, so that what is known of one is known of it again. */
export function readCases(file: string): readonly GoldenCase[] {
  const known = casesByFile.get(file);
  if (known !== undefined) return known;
  const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
  const cases = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as GoldenCase);
  casesByFile.set(file, cases);
  return cases;
}

/** `npm run test:laws` asks every case. */
const asksEveryCase = process.env.LAWS_OVER_EVERY_CASE === 'yes';
/** One case of so many is asked by the laws of the suite: chosen by its id, so that it stays when others come and go. */
export const lawShare = asksEveryCase ? 1 : 6;

const isAskedByLaws = ({ id }: GoldenCase) => createHash('sha256').update(id).digest().readUInt32BE() % lawShare === 0;

/** The cases over which laws are held that ask each case many times. */
export function readLawCases(): readonly GoldenCase[] {
  return caseFiles.flatMap(readCases).filter((golden) => !knownGaps.has(golden.id) && isAskedByLaws(golden));
}

/** Assessors by spec and name of the item: a spec is parsed once, and asked of a case in all its changed forms. */
const assessors = new WeakMap<Spec, Map<string, Assessor>>();

function assessorOf(spec: Spec, name: string): Assessor {
  const known = assessors.get(spec) ?? new Map<string, Assessor>();
  assessors.set(spec, known);
  const item = { name, description: 'item', quantity: null, specs: [spec] };
  const assessor = known.get(name) ?? createAssessor(item, { priceTolerance: 0.1, exchangeRates: {} });
  known.set(name, assessor);
  return assessor;
}

/** What the matcher says of one spec of one product. */
export function resultOf({
  spec,
  product,
  item: wanted = 'item',
}: Pick<GoldenCase, 'spec' | 'product' | 'item'>): SpecResult {
  const [result] = assessorOf(spec, wanted)(product).specResults;
  if (result === undefined) throw new Error('an assessment has one result per spec');
  return result;
}

const answers = new WeakMap<GoldenCase, SpecResult>();

/** What the matcher says of a case as it is written; asked once, as it depends on nothing else. */
export function answerTo(golden: GoldenCase): SpecResult {
  const known = answers.get(golden);
  if (known !== undefined) return known;
  const answer = resultOf(golden);
  answers.set(golden, answer);
  return answer;
}
