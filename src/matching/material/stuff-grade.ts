import type { Finding } from '../evidence/finding.ts';
import type { Statement } from '../evidence/statement.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { MaterialMention } from './find-materials.ts';

const shortestGrade = 3;
const longestGrade = 4;

/** The number that stands right beside a material and tells its grade, as "6061 aluminium"; null where none does. */
export function gradeBeside({ tokens }: TextFacts, materials: readonly MaterialMention[]): string | null {
  for (const { from, to } of materials) {
    for (const at of [from - 1, to]) {
      const token = tokens[at];
      const isFree = token?.kind === 'number' && !tokens[at + 1]?.glued && !(token.glued && at > 0);
      if (isFree && isGrade(token.stem)) return token.stem;
    }
  }
  return null;
}

const isGrade = (number: string) =>
  number.length >= shortestGrade && number.length <= longestGrade && !number.includes('.');

/** "6061 aluminium" is neither 7075 nor told by aluminium alone; null where the wanted grade is told or none is wanted. */
export function otherGrade(wanted: string | null, { text, materials }: Statement): Finding | null {
  if (wanted === null || text.tokens.some(({ stem }) => stem === wanted)) return null;
  const told = gradeBeside(text, materials);
  return { matchType: told === null ? 'unknown' : 'not_match', method: 'material', span: null };
}
