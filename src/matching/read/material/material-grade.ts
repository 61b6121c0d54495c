import type { Finding } from '../../compare/finding.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Statement } from '../listing/statement.ts';
import type { MaterialMention } from './find-materials.ts';

const shortestGrade = 3;
const longestGrade = 4;

/**
 * What stands right beside a material and tells its grade: a number as in "6061 aluminium", or the chromium and nickel of
 * a steel as in "18/10 stainless steel". Null where nothing does.
 */
export function gradeBeside({ tokens }: TextFacts, materials: readonly MaterialMention[]): string | null {
  for (const { from, to } of materials) {
    const pair = pairAt(tokens, from - pairLength) ?? pairAt(tokens, to);
    if (pair !== null) return pair;
    for (const at of [from - 1, to]) {
      const token = tokens[at];
      const isFree = token?.kind === 'number' && !tokens[at + 1]?.glued && !(token.glued && at > 0);
      if (isFree && isGrade(token.stem)) return token.stem;
    }
  }
  return null;
}

const pairLength = 3;

function pairAt(tokens: TextFacts['tokens'], at: number): string | null {
  const [one, slash, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (one?.kind !== 'number' || slash?.stem !== '/' || other?.kind !== 'number') return null;
  return one.stem.length <= 2 && other.stem.length <= 2 ? `${one.stem}/${other.stem}` : null;
}

const isGrade = (number: string) =>
  number.length >= shortestGrade && number.length <= longestGrade && !number.includes('.');

/** "6061 aluminium" is neither 7075 nor stated by aluminium alone; null where the wanted grade is stated or none is wanted. */
export function otherGrade(wanted: string | null, { text, materials }: Statement): Finding | null {
  if (wanted === null || text.tokens.some(({ stem }, at) => stem === wanted || pairAt(text.tokens, at) === wanted))
    return null;
  const stated = gradeBeside(text, materials);
  return { matchType: stated === null ? 'unknown' : 'not_match', method: 'material', span: null };
}
