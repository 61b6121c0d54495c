import { type GradeScale, gradeScales } from '../../ontology/grade-scales.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { hasWord } from '../../text/is-chinese.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';
import { gradesIn, mayNameGrade } from '../grade/find-grades.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { type BoundOfText, boundOf } from '../quantity/bound-index.ts';

/** A grade that is asked for, as it is or as the least or the most. */
export interface WantedGrade {
  scale: GradeScale;
  rank: number;
  bound: 'min' | 'max' | null;
  /** True when the grade itself is excluded: "better than FFP2". */
  isOpen: boolean;
  /** Where the value names the grade. */
  spans: readonly Span[];
}

/** Words around a grade that say nothing more. */
const fillers = new Set([
  ...wordSet('class words'),
  ...['rated', 'certified', 'standard', 'generation', 'the', '级'].map(unspacedOf),
]);

/** The grade that is the whole of a wanted value, with its bound; null where it says anything else. */
export function gradeAsked(text: TextFacts, name: ResolvedName): WantedGrade | null {
  const { tokens } = text;
  if (tokens.length > longest || !mayNameGrade(text)) return null;
  const bound = boundOf(tokens);
  for (const scale of gradeScales) {
    const isNamed = isUnder(scale, name);
    const mentions = gradesIn(text, scale).filter(
      ({ isBare, isLeast }) => (isNamed || !isBare) && (isBare || !isLeast),
    );
    const [first] = mentions;
    if (first === undefined || mentions.some(({ rank }) => rank !== first.rank)) continue;
    const isStated = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
    const isAll = tokens.every(
      ({ kind, stem }, at) =>
        isStated(at) || kind === 'mark' || isOfBound(bound, at) || fillers.has(stem) || name.stems.includes(stem),
    );
    if (!isAll) continue;
    const kind = bound?.word.kind === 'about' ? null : (bound?.word.kind ?? null);
    return {
      scale,
      rank: first.rank,
      bound: first.isLeast ? 'min' : kind,
      isOpen: bound?.word.open === true,
      spans: mentions,
    };
  }
  return null;
}

const longest = 12;

/** True when the name asks for the property of a scale, so that its short names count. */
export function isUnder({ under }: GradeScale, name: ResolvedName): boolean {
  return under.some((word) => hasWord(name, word));
}

const isOfBound = (bound: BoundOfText | null, at: number) => bound !== null && at >= bound.from && at < bound.to;
