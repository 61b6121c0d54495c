import type { MatchType } from '../../assessment.ts';
import { type GradeMention, gradesIn, isGradedElsewhere } from '../../read/grade/find-grades.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { WantedGrade } from '../../read/spec/wanted-grade.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

const method = 'grade';

/** What a value under the wanted name says of a wanted grade; null where it names none of the scale. */
export function gradeFinding(wanted: WantedGrade | null, { text }: Statement): Finding | null {
  if (wanted === null) return null;
  const mentions = stated(wanted, text);
  const named = mentions.length > 0 ? mentions : linesOfPicture(wanted, text);
  if (named.length === 0 && isGradedElsewhere(text, wanted.scale)) return { matchType: 'unknown', method, span: null };
  return answer(wanted, named);
}

/** What running text says of it by names that mean nothing else: the title either way, a description only for it. */
export function gradeInText(wanted: WantedGrade | null, { statement, field }: TextFact): Finding | null {
  if (wanted === null) return null;
  const { text } = statement;
  const mentions = stated(wanted, text).filter((mention) => !mention.isBare && !isOfBundledItem(text, mention));
  const finding = answer(wanted, mentions);
  return finding?.matchType === 'not_match' && field !== 'title' ? null : finding;
}

function stated({ scale }: WantedGrade, text: TextFacts): GradeMention[] {
  return gradesIn(text, scale).filter((mention) => !isDenied(text, mention));
}

function answer(wanted: WantedGrade, mentions: readonly GradeMention[]): Finding | null {
  const types = mentions.map((mention) => ({ matchType: compareMention(wanted, mention), span: mention }));
  const [first] = types;
  if (first === undefined) return null;
  const match = types.find(({ matchType }) => matchType === 'match');
  const other = types.find(({ matchType }) => matchType !== 'match');
  if (match !== undefined && (other === undefined || (wanted.scale.hasMany && wanted.bound !== 'max')))
    return { ...match, method };
  if (match !== undefined) return { matchType: 'unknown', method, span: match.span };
  const open = types.find(({ matchType }) => matchType === 'unknown');
  const { matchType, span } = open ?? first;
  return { matchType, method, span };
}

/** Of what may be a better grade only what the least of it promises is sure; under the property's name a bare one is that grade. */
function compareMention(wanted: WantedGrade, { rank, isLeast, isBare }: GradeMention): MatchType {
  const compared = compareGrades(wanted, rank);
  return isLeast && !isBare && !(wanted.bound === 'min' && compared === 'match') ? 'unknown' : compared;
}

function compareGrades({ scale, rank, bound, isOpen }: WantedGrade, found: number): MatchType {
  if (found === rank) return isOpen ? 'not_match' : 'match';
  if (bound === null) return found > rank && scale.servesLess ? 'unknown' : 'not_match';
  return found > rank === (bound === 'min') ? 'match' : 'not_match';
}

/** Lines from which on a picture has the grade of the same place in the scale of resolutions. */
const leastLines = [480, 600, 720, 768, 800, 1080, 1440, 2160, 4320];

/**
 * The grade of a picture that is stated by its two sides, of which the shorter has the lines: "3440 x 1440". Who asks for
 * just a grade is answered by its own number of lines only.
 */
function linesOfPicture({ scale, bound }: WantedGrade, { tokens }: TextFacts): GradeMention[] {
  if (scale.id !== 'resolution') return [];
  return tokens.flatMap(({ stem }, at): GradeMention[] => {
    if (stem !== 'x' && stem !== '*') return [];
    const lines = Math.min(sideOf(tokens[at - 1]), sideOf(tokens[at + 1]));
    const rank = leastLines.findLastIndex((least) => lines >= least);
    return rank === -1 || (bound === null && lines !== leastLines[rank])
      ? []
      : [{ rank, isBare: false, isLeast: false, from: at - 1, to: at + 2 }];
  });
}

function sideOf(token: TextFacts['tokens'][number] | undefined): number {
  return token?.kind === 'number' && Number.isInteger(Number(token.stem)) ? Number(token.stem) : 0;
}
