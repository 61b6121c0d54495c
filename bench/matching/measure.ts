import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { SpecResult } from '../../src/matching/assessment.ts';
import { createAlignedAnswers } from '../../src/matching/decide/alignment/aligned-finding.ts';
import { decideByListing } from '../../src/matching/decide/decide-spec.ts';
import { readFacts } from '../../src/matching/read/listing/read-facts.ts';
import { parseRequirement } from '../../src/matching/read/spec/parse-requirement.ts';
import { type Cell, type DataSet, type Truth, wordsOf } from './cells.ts';

/** No catalog is known here. */
const aligned = createAlignedAnswers('', []);

const terms = { priceTolerance: 0.1, exchangeRates: {} };
const truths: readonly Truth[] = ['match', 'not_match', 'unknown'];

/** A cell and what the matcher says. */
export interface Answer {
  cell: Cell;
  title: string;
  result: SpecResult;
}

/** Answers every cell of a data set. */
export function answer(set: DataSet): Answer[] {
  const facts = set.listings.map(readFacts);
  return set.cells.map((cell) => {
    const product = facts[cell.product];
    const item = { name: '', description: '', quantity: null, specs: [{ name: cell.name, value: cell.value }] };
    const result = product === undefined ? undefined : createAssessor(item, terms)(product).specResults[0];
    if (result === undefined) throw new Error('a cell names a product that is not there');
    return { cell, title: product?.listing.title ?? '', result };
  });
}

/**
 * Prints the 3 × 3 tables with the figures of the protocol, then `worstShown` attributes of each kind of error, worst
 * first, with five examples each.
 */
export function report(set: DataSet, answers: readonly Answer[], worstShown = 4): void {
  for (const kind of ['plain', 'reworded'] as const) {
    const some = answers.filter(({ cell }) => cell.kind === kind);
    if (some.length > 0) printTable(`${set.title}, ${kind}`, some);
  }
  printCauses(set, answers);
  printSpoken(set, answers);
  if (!set.showsExamples) return;
  for (const [label, isWrong] of errors) printExamples(`${set.title}: ${label}`, answers, isWrong, worstShown);
}

const isFalseConfirm = ({ cell, result }: Answer) => cell.truth !== 'match' && result.matchType === 'match';

/** Why a cell was confirmed though the annotation says otherwise, the first that fits. */
const causes: readonly (readonly [string, (answer: Answer, set: DataSet) => boolean])[] = [
  ['its words stand among the other annotated values of the product', isAmongOtherValues],
  ['the title states it word for word', ({ cell, title }) => spelled(title).includes(spelled(cell.value))],
  ['all its words stand in the title', ({ cell, title }) => isSubset(wordsOf(cell.value), wordsOf(title))],
  ['the same in other words (synonym, unit, family)', ({ result }) => result.method !== 'text'],
  ['another reason', () => true],
];

function printCauses(set: DataSet, answers: readonly Answer[]): void {
  const wrong = answers.filter((one) => one.cell.kind === 'plain' && isFalseConfirm(one));
  if (wrong.length === 0) return;
  const counts = new Map<string, number>();
  for (const one of wrong) {
    const [cause] = causes.find(([, fits]) => fits(one, set)) ?? [''];
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  console.log('\n| false-confirm of the plain cells: why | cells |\n|---|---|');
  for (const [cause] of causes) console.log(`| ${cause} | ${counts.get(cause) ?? 0} |`);
}

/** Where the attribute was taken away and the answer is not unknown: whether the value that was taken away says the same. */
function printSpoken({ products }: DataSet, answers: readonly Answer[]): void {
  const isRight = ({ cell, result }: Answer) => {
    const removed = products[cell.product % products.length]?.removed ?? [];
    return removed.some((value) => spelled(value) === spelled(cell.value)) === (result.matchType === 'match');
  };
  const spoken = answers.filter(
    ({ cell, result }) => cell.kind === 'plain' && cell.truth === 'unknown' && result.matchType !== 'unknown',
  );
  const known = spoken.filter(({ cell }) => products[cell.product % products.length]?.removed !== undefined);
  if (known.length === 0) return;
  const right = known.filter(isRight).length;
  console.log(
    `\nplain: ${right} of ${known.length} answers on absent attributes agree with the value that was taken away`,
  );
}

function isAmongOtherValues({ cell }: Answer, { products }: DataSet): boolean {
  const product = products[cell.product % products.length];
  const others = [...(product?.values ?? [])].flatMap(([, values]) => values.flatMap(wordsOf));
  return isSubset(wordsOf(cell.value), others);
}

function isSubset(words: readonly string[], around: readonly string[]): boolean {
  return words.every((word) => around.includes(word));
}

function spelled(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

function printTable(title: string, answers: readonly Answer[]): void {
  const count = (truth: Truth, type?: Truth) =>
    answers.filter(({ cell, result }) => cell.truth === truth && (type === undefined || result.matchType === type))
      .length;
  console.log(`\n### ${title} (${answers.length} cells)\n`);
  console.log('| truth | match | not_match | unknown |\n|---|---|---|---|');
  for (const truth of truths) console.log(`| ${truth} | ${truths.map((type) => count(truth, type)).join(' | ')} |`);
  const share = (part: number, whole: number) =>
    whole === 0 ? 'no cells' : `${(part / whole).toFixed(4)} (${part} of ${whole})`;
  const others = count('not_match') + count('unknown');
  console.log('\n| figure | value |\n|---|---|');
  console.log(`| false-eliminate | ${share(count('match', 'not_match'), count('match'))} |`);
  console.log(`| false-confirm | ${share(count('not_match', 'match') + count('unknown', 'match'), others)} |`);
  console.log(`| coverage | ${share(count('match', 'match'), count('match'))} |`);
  console.log(`| rejection | ${share(count('not_match', 'not_match'), count('not_match'))} |`);
  console.log(`| silence | ${share(count('unknown', 'unknown'), count('unknown'))} |`);
}

const errors: readonly (readonly [string, (answer: Answer) => boolean])[] = [
  ['false-eliminate', ({ cell, result }) => cell.truth === 'match' && result.matchType === 'not_match'],
  ['false-confirm', ({ cell, result }) => cell.truth !== 'match' && result.matchType === 'match'],
  ['broken silence', ({ cell, result }) => cell.truth === 'unknown' && result.matchType === 'not_match'],
  ['not covered', ({ cell, result }) => cell.truth === 'match' && result.matchType === 'unknown'],
  ['not rejected', ({ cell, result }) => cell.truth === 'not_match' && result.matchType === 'unknown'],
];

function printExamples(
  title: string,
  answers: readonly Answer[],
  isWrong: (answer: Answer) => boolean,
  worstShown: number,
): void {
  const byAttribute = new Map<string, Answer[]>();
  for (const one of answers)
    if (isWrong(one)) byAttribute.set(one.cell.attribute, [...(byAttribute.get(one.cell.attribute) ?? []), one]);
  const worst = [...byAttribute].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  if (worst.length === 0) return;
  console.log(`\n#### ${title}\n`);
  for (const [attribute, list] of worst.slice(0, worstShown)) {
    console.log(`- ${attribute}: ${list.length}`);
    const step = Math.max(1, Math.floor(list.length / 5));
    for (const { cell, title: text, result } of list.filter((_, at) => at % step === 0).slice(0, 5)) {
      console.log(
        `    - [${cell.kind}] ${cell.name} = "${cell.value}" | ${text} | found ${result.evidence?.field ?? '-'}: ${result.evidence?.text ?? '-'} (${result.method})`,
      );
    }
  }
}

/**
 * Spec decisions per second of processor time: requirements parsed and facts read before, then the same with reading.
 * Processor time does not grow when other programs share the core, though their use of its caches costs some.
 */
export function measureSpeed(set: DataSet): void {
  const requirements = set.cells.map((cell) => parseRequirement({ name: cell.name, value: cell.value }));
  const facts = set.listings.map(readFacts);
  const decideAll = () => {
    for (const [at, cell] of set.cells.entries()) {
      const requirement = requirements[at];
      const product = facts[cell.product];
      if (requirement !== undefined && product !== undefined) decideByListing(requirement, product, aligned);
    }
  };
  // A worker lives for hours: its code is compiled after the first few thousand decisions.
  for (let pass = 0; pass < 3; pass += 1) decideAll();
  const passes = [1, 2, 3, 4, 5].map(() => timed(decideAll)).toSorted((a, b) => a - b);
  const prepared = passes[2] ?? 0;
  const reading = timed(() => {
    for (const listing of set.listings) readFacts(listing);
  });
  const parsing = timed(() => {
    for (const cell of set.cells) parseRequirement({ name: cell.name, value: cell.value });
  });
  const perSecond = (count: number, seconds: number) => Math.round(count / seconds).toLocaleString('en');
  console.log(
    `\n${set.title}: ${perSecond(set.cells.length, prepared)} decisions per second with both sides prepared, ${perSecond(set.cells.length, prepared + reading)} with reading each product once; ${perSecond(set.listings.length, reading)} products read and ${perSecond(set.cells.length, parsing)} specs parsed per second`,
  );
}

function timed(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
