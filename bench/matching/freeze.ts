import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { MatchType, SpecResult } from '../../src/matching/assessment.ts';
import type { Listing } from '../../src/matching/listing.ts';
import type { Question } from './questions-of-all-sets.ts';

/** An answer as it is kept: everything that a reader of a verdict sees. */
interface Frozen {
  matchType: MatchType;
  method: string;
  field: string | null;
  text: string | null;
  reasoning: string;
}

type Line = [key: string, ...answer: (string | null)[]];

const terms = { priceTolerance: 0.1, exchangeRates: {} };

/** Answers all questions; those of one listing at once, unless variants would make the answers depend on each other. */
function answerAll(questions: readonly Question[]): SpecResult[] {
  const results: SpecResult[] = [];
  const byListing = new Map<Listing, number[]>();
  for (const [at, { listing }] of questions.entries()) {
    const known = byListing.get(listing);
    if (known === undefined || listing.variants !== undefined)
      byListing.set(known === undefined ? listing : { ...listing }, [at]);
    else known.push(at);
  }
  for (const [listing, indexes] of byListing) {
    const specs = indexes.flatMap((at) => questions[at]?.spec ?? []);
    const item = { name: '', description: '', quantity: null, specs };
    for (const [nth, result] of createAssessor(item, terms)(listing).specResults.entries()) {
      const at = indexes[nth];
      if (at !== undefined) results[at] = result;
    }
  }
  return results;
}

const freezeAnswer = ({ matchType, method, evidence, reasoning }: SpecResult): Frozen => ({
  matchType,
  method,
  field: evidence?.field ?? null,
  text: evidence?.text ?? null,
  reasoning,
});

/** The same question keeps its key when others are added or go. */
function keyOf({ set, listing, spec }: Question): string {
  return createHash('sha256')
    .update(JSON.stringify([set, listing, spec.name, spec.value]))
    .digest('base64url')
    .slice(0, 16);
}

/** Writes all answers to a file (gzipped JSON lines). Returns how many. */
export function freezeAnswers(file: string, questions: readonly Question[]): number {
  const results = answerAll(questions);
  const lines = questions.map((question, at) => {
    const { matchType, method, field, text, reasoning } = freezeAnswer(resultAt(results, at));
    return JSON.stringify([keyOf(question), matchType, method, field, text, reasoning] satisfies Line);
  });
  writeFileSync(file, gzipSync(lines.join('\n')));
  return lines.length;
}

function resultAt(results: readonly SpecResult[], at: number): SpecResult {
  const result = results[at];
  if (result === undefined) throw new Error('an assessment has one result per spec');
  return result;
}

function readFrozen(file: string): Map<string, Frozen> {
  const frozen = new Map<string, Frozen>();
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    const [key = '', matchType, method, field = null, text = null, reasoning] = JSON.parse(line) as Line;
    frozen.set(key, {
      matchType: matchType as MatchType,
      method: method ?? '',
      field,
      text,
      reasoning: reasoning ?? '',
    });
  }
  return frozen;
}

interface Change {
  question: Question;
  before: Frozen;
  after: Frozen;
}

export interface Comparison {
  /** Examples printed for each kind of change. */
  worst: number;
  /** A file that gets every change of what is not held out, one JSON line each. */
  changesFile?: string | undefined;
}

/** Prints what changed since the answers were frozen: by kind, by set, by truth where it is known, with examples. */
export function compareAnswers(file: string, questions: readonly Question[], { worst, changesFile }: Comparison): void {
  const frozen = readFrozen(file);
  const results = answerAll(questions);
  const changes: Change[] = [];
  let added = 0;
  for (const [at, question] of questions.entries()) {
    const before = frozen.get(keyOf(question));
    if (before === undefined) {
      added += 1;
      continue;
    }
    const after = freezeAnswer(resultAt(results, at));
    if (JSON.stringify(before) !== JSON.stringify(after)) changes.push({ question, before, after });
  }
  console.log(`${questions.length - added} answers compared with ${file}, ${added} questions are not in it.`);
  const decided = changes.filter(({ before, after }) => before.matchType !== after.matchType);
  printBySet(questions, decided);
  printOtherChanges(changes.filter(({ before, after }) => before.matchType === after.matchType));
  if (changesFile !== undefined) writeChanges(changesFile, changes);
  for (const [name, some] of groupBy(decided, (one) => `${one.question.set}: ${kindOf(one)}, ${truthOf(one)}`))
    printExamples(name, some, worst);
}

const kindOf = ({ before, after }: Change) => `${before.matchType} → ${after.matchType}`;

/** "wrong → right" and so on; an answer "unknown" that should be more is missed. */
function truthOf({ question: { right }, before, after }: Change): string {
  if (right === null) return 'truth not known';
  const judge = ({ matchType }: Frozen) =>
    right.includes(matchType) ? 'right' : matchType === 'unknown' ? 'missed' : 'wrong';
  return `${judge(before)} → ${judge(after)}`;
}

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  return [...Map.groupBy(list, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));
}

function printBySet(questions: readonly Question[], changes: readonly Change[]): void {
  const sets = [...new Set(questions.map(({ set }) => set))];
  console.log('\n| set | truth | change | answers |\n|---|---|---|---|');
  for (const set of sets)
    for (const [name, some] of groupBy(
      changes.filter(({ question }) => question.set === set),
      (one) => `${truthOf(one)} | ${kindOf(one)}`,
    ))
      console.log(`| ${set} | ${name} | ${some.length} |`);
}

function printOtherChanges(changes: readonly Change[]): void {
  const count = (differs: (change: Change) => boolean) => changes.filter(differs).length;
  console.log('\n| the answer stays, another … | answers |\n|---|---|');
  console.log(`| method | ${count(({ before, after }) => before.method !== after.method)} |`);
  const isElsewhere = ({ before, after }: Change) => before.field !== after.field || before.text !== after.text;
  console.log(`| evidence | ${count(isElsewhere)} |`);
  console.log(`| reasoning | ${count(({ before, after }) => before.reasoning !== after.reasoning)} |`);
}

function printExamples(name: string, changes: readonly Change[], worst: number): void {
  const shown = changes.filter(({ question }) => question.isShown);
  if (shown.length === 0 || worst === 0) return;
  console.log(`\n#### ${name} (${changes.length})\n`);
  const step = Math.max(1, Math.floor(shown.length / worst));
  for (const { question, before, after } of shown.filter((_, at) => at % step === 0).slice(0, worst)) {
    const { listing, spec, label } = question;
    const { title, ...rest } = listing;
    const more = Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest).slice(0, 300)}`;
    console.log(`- [${label}] "${title}"${more} ← ${spec.name}: ${spec.value}`);
    console.log(`  before [${before.method}] ${before.reasoning}`);
    console.log(`  after  [${after.method}] ${after.reasoning}`);
  }
}

function writeChanges(file: string, changes: readonly Change[]): void {
  const lines = changes
    .filter(({ question }) => question.isShown)
    .map(({ question: { set, label, listing, spec, right }, before, after }) =>
      JSON.stringify({ set, label, listing, spec, right, before, after }),
    );
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
}
