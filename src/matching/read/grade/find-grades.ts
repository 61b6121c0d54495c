import { type GradeScale, gradeScales } from '../../ontology/grade-scales.ts';
import type { Span } from '../../text/find-phrase.ts';
import { PhraseIndex, phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';

/** A grade where a text names it: its place on the scale, from the least. */
export interface GradeMention extends Span {
  rank: number;
  /** True for a short name, which tells the grade only under the name of the property. */
  isBare: boolean;
  /** True for a name that may mean a better grade as well. */
  isLeast: boolean;
}

type GradeEntry = Omit<GradeMention, 'from' | 'to'>;

const indexes = new Map(gradeScales.map((scale) => [scale.id, indexOf(scale)]));

const openings = new PhraseIndex<true>();
for (const { grades } of gradeScales)
  for (const { names, bare = [] } of grades) for (const name of [...names, ...bare]) openings.add(name, true);

/** True when a text names a grade of some scale, or seems to. */
export function mayNameGrade({ tokens }: TextFacts): boolean {
  return tokens.some((_, at) => openings.at(tokens, at) !== null);
}

function indexOf({ grades }: GradeScale): PhraseIndex<GradeEntry> {
  const index = new PhraseIndex<GradeEntry>();
  for (const [rank, { names, bare = [], orBetter = [] }] of grades.entries()) {
    for (const name of names) index.add(name, { rank, isBare: false, isLeast: false });
    for (const name of bare) index.add(name, { rank, isBare: true, isLeast: orBetter.includes(name) });
    for (const name of orBetter) if (!bare.includes(name)) index.add(name, { rank, isBare: false, isLeast: true });
  }
  return index;
}

const elsewhere = new Map(
  gradeScales.map(({ id, elsewhere: names = [] }) => {
    const index = phrasesOf(names);
    return [id, index];
  }),
);

/** Every grade of a scale that a text names, in order. */
export function gradesIn({ tokens }: TextFacts, scale: GradeScale): GradeMention[] {
  const index = indexes.get(scale.id);
  const mentions: GradeMention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = isInsideWord(tokens, at) ? null : (index?.at(tokens, at) ?? null);
    if (found !== null && endsName(tokens, found.next)) mentions.push({ ...found.value, from: at, to: found.next });
    at = found?.next ?? at + 1;
  }
  return mentions;
}

/** True for a value that opens with a grade of another scale of the same property. */
export function isGradedElsewhere({ tokens }: TextFacts, { id }: GradeScale): boolean {
  const found = elsewhere.get(id)?.at(tokens, 0) ?? null;
  return found !== null && endsName(tokens, found.next);
}

/** "V30" is no part of "V300", nor "A" one of "A+". */
function endsName(tokens: TextFacts['tokens'], next: number): boolean {
  const [last, after] = [tokens[next - 1], tokens[next]];
  if (after === undefined || !after.glued || after.kind === 'character' || last?.kind === 'character') return true;
  return after.kind === 'mark' && after.stem !== '+' && after.stem !== '.';
}

/** Figures that touch a word belong to its name: the "5" of "GTX5". */
function isInsideWord(tokens: TextFacts['tokens'], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  return token?.glued === true && (before?.kind === 'word' || before?.kind === 'number');
}
