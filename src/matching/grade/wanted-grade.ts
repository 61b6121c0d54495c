import { boundBefore, boundBehind } from '../text/bound-index.ts';
import { readText, type TextFacts } from '../text/read-text.ts';
import type { ResolvedName } from '../text/resolve-name.ts';
import type { Token } from '../text/tokenize.ts';
import type { BoundWord } from '../vocabulary/bound-words.ts';
import { type GradeScale, gradeScales } from '../vocabulary/grade-scales.ts';
import { gradesIn, mayNameGrade } from './find-grades.ts';

/** A grade that is asked for, as it is or as the least or the most. */
export interface WantedGrade {
  scale: GradeScale;
  rank: number;
  bound: 'min' | 'max' | null;
  /** True when the grade itself is excluded: "better than FFP2". */
  isOpen: boolean;
}

/** Words around a grade that say nothing more. */
const fillers = new Set(
  [
    'class',
    'grade',
    'rated',
    'rating',
    'certified',
    'standard',
    'level',
    'category',
    'generation',
    'type',
    '级',
    'the',
  ].map((word) => readText(word).squashed),
);

/** The grade that is the whole of a wanted value, with its bound; null where it says anything else. */
export function gradeAsked(text: TextFacts, name: ResolvedName): WantedGrade | null {
  const { tokens } = text;
  if (tokens.length > longest || !mayNameGrade(text)) return null;
  const bound = boundOf(tokens);
  for (const scale of gradeScales) {
    const isNamed = isUnder(scale, name);
    const mentions = gradesIn(text, scale).filter(({ isBare }) => isNamed || !isBare);
    const [first] = mentions;
    if (first === undefined || mentions.some(({ rank }) => rank !== first.rank)) continue;
    const isTold = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
    const isAll = tokens.every(
      ({ kind, stem }, at) =>
        isTold(at) || kind === 'mark' || isOfBound(bound, at) || fillers.has(stem) || name.stems.includes(stem),
    );
    if (!isAll) continue;
    const kind = bound?.word.kind === 'about' ? null : (bound?.word.kind ?? null);
    return { scale, rank: first.rank, bound: kind, isOpen: bound?.word.open === true };
  }
  return null;
}

const longest = 12;

/** True when the name asks for the property of a scale, so that its short names count. */
export function isUnder({ under }: GradeScale, { stems, raw }: ResolvedName): boolean {
  return under.some((word) => stems.includes(word) || (word.charCodeAt(0) > 0x3000 && raw.includes(word)));
}

interface BoundOfText {
  word: BoundWord;
  from: number;
  to: number;
}

const isOfBound = (bound: BoundOfText | null, at: number) => bound !== null && at >= bound.from && at < bound.to;

/** The words at one end of a value that make a bound of it: "at least …", "… or better". */
export function boundOf(tokens: readonly Token[]): BoundOfText | null {
  const first = boundBefore.at(tokens, 0);
  if (first !== null && first.next < tokens.length) return { word: first.value, from: 0, to: first.next };
  for (let at = Math.max(1, tokens.length - longestBound); at < tokens.length; at += 1) {
    const found = boundBehind.at(tokens, at);
    // "PA+" has its plus from its name.
    if (found !== null && found.next === tokens.length && tokens[at]?.stem !== '+')
      return { word: found.value, from: at, to: found.next };
  }
  return null;
}

/** "Or better than", 及以上 and their like have at most so many words. */
const longestBound = 4;

/** True for a value whose words plainly ask for at least or at most what they name. */
export function isPlainBound({ tokens }: TextFacts): boolean {
  const bound = boundOf(tokens);
  if (bound === null || bound.word.kind === 'about') return false;
  const words = tokens.slice(bound.from, bound.to);
  // "Over-ear" and "Pro Max" are no bounds.
  return words.filter(({ kind }) => kind !== 'mark').length !== 1;
}
