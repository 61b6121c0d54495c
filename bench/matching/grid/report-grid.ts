import { createAssessor } from '../../../src/matching/assess-listing.ts';
import type { SpecResult } from '../../../src/matching/assessment.ts';
import { standsInListing } from '../../../test/support/stands-in-listing.ts';
import type { GridCell, GridHalf } from './grid-cell.ts';

const terms = { priceTolerance: 0.1, exchangeRates: {} };

export interface GridAnswer {
  cell: GridCell;
  result: SpecResult;
}

export function answerGrid(cells: readonly GridCell[]): GridAnswer[] {
  return cells.map((cell) => {
    const item = { name: '', description: '', quantity: null, specs: [cell.spec] };
    const [result] = createAssessor(item, terms)(cell.listing).specResults;
    if (result === undefined) throw new Error('an assessment has one result per spec');
    return { cell, result };
  });
}

export type Fault = 'confirmed wrongly' | 'contradicted wrongly' | 'missed';

/** What is wrong with an answer, or null. An answer "unknown" is never wrong, only missed. */
export function faultOf({ cell, result }: GridAnswer): Fault | null {
  if (cell.right.includes(result.matchType)) return null;
  if (result.matchType === 'unknown') return 'missed';
  return result.matchType === 'match' ? 'confirmed wrongly' : 'contradicted wrongly';
}

/** True for a decision whose evidence does not stand where it says, or does not touch what the listing tells. */
export function lacksReason({ cell, result }: GridAnswer): boolean {
  const { evidence, matchType } = result;
  if (matchType === 'unknown') return false;
  if (evidence === null || evidence.text.trim() === '') return true;
  if (!standsInListing(cell.listing, evidence)) return true;
  if (cell.reason === undefined || faultOf({ cell, result }) !== null) return false;
  const said = evidence.text.normalize('NFKC').toLowerCase();
  const reason = cell.reason.normalize('NFKC').toLowerCase();
  return !said.includes(reason) && !reason.includes(said);
}

interface Choice {
  /** Failing examples printed for each family. */
  worst: number;
  family?: string | undefined;
  /** Examples of the held-out half, and not of the other. */
  heldOut: boolean;
}

/** Prints rates by family and language, totals by half, and failing examples of one half. */
export function reportGrid(title: string, answers: readonly GridAnswer[], { worst, family, heldOut }: Choice): void {
  const asked = answers.filter(({ cell }) => family === undefined || cell.family === family);
  console.log(`\n### ${title} (${asked.length} cells)\n`);
  console.log('| family | language | cells | confirmed wrongly | contradicted wrongly | missed | without reason |');
  console.log('|---|---|---|---|---|---|---|');
  for (const [name, some] of groupBy(asked, ({ cell }) => `${cell.family} | ${cell.language}`)) printRow(name, some);
  for (const [name, some] of groupBy(asked, ({ cell }) => `all | ${cell.language}`)) printRow(name, some);
  for (const half of ['development', 'held out'] as const)
    printRow(
      `all | ${half}`,
      asked.filter(({ cell }) => cell.half === half),
    );
  printRow(
    'all | en and zh',
    asked.filter(({ cell }) => cell.language !== 'zh-en'),
  );
  if (worst > 0) printExamples(asked, heldOut ? 'held out' : 'development', worst);
}

function groupBy(answers: readonly GridAnswer[], keyOf: (answer: GridAnswer) => string): [string, GridAnswer[]][] {
  const groups = new Map<string, GridAnswer[]>();
  for (const answer of answers) {
    const key = keyOf(answer);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [answer]);
    else group.push(answer);
  }
  return [...groups];
}

function printRow(name: string, answers: readonly GridAnswer[]): void {
  const faults = answers.map(faultOf);
  const count = (fault: Fault) => faults.filter((one) => one === fault).length;
  const share = (part: number) => `${part} (${((100 * part) / Math.max(1, answers.length)).toFixed(2)} %)`;
  const reasonless = answers.filter(lacksReason).length;
  const cells = [count('confirmed wrongly'), count('contradicted wrongly'), count('missed'), reasonless];
  console.log(`| ${name} | ${answers.length} | ${cells.map(share).join(' | ')} |`);
}

function printExamples(answers: readonly GridAnswer[], half: GridHalf, worst: number): void {
  const faulty = answers.filter((one) => one.cell.half === half && (faultOf(one) !== null || lacksReason(one)));
  for (const [name, some] of groupBy(faulty, ({ cell }) => cell.family)) {
    console.log(`\n#### ${name}, ${half}: ${some.length}\n`);
    for (const one of spread(some, worst)) printExample(one);
  }
}

/** Wrong answers before missed ones, and of each kind some from everywhere. */
function spread(answers: readonly GridAnswer[], most: number): GridAnswer[] {
  const rank = (one: GridAnswer) => ['confirmed wrongly', 'contradicted wrongly', null, 'missed'].indexOf(faultOf(one));
  const groups = groupBy(
    [...answers].sort((a, b) => rank(a) - rank(b)),
    (one) => String(faultOf(one)),
  );
  const share = Math.max(1, Math.ceil(most / Math.max(1, groups.length)));
  return groups.flatMap(([, some]) => {
    const step = Math.max(1, Math.floor(some.length / share));
    return some.filter((_, at) => at % step === 0).slice(0, share);
  });
}

function printExample(answer: GridAnswer): void {
  const { cell, result } = answer;
  const { title, ...rest } = cell.listing;
  const more = Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`;
  const found = result.evidence === null ? 'no evidence' : `${result.evidence.field}: "${result.evidence.text}"`;
  console.log(
    `- ${faultOf(answer) ?? 'without reason'} [${cell.language}] "${title}"${more} ← ${cell.spec.name}: ${cell.spec.value}; ` +
      `${result.matchType}, right: ${cell.right.join(' or ')} [${result.method}; ${found}]`,
  );
}
