import { jointColours } from '../../read/colour/joint-colours.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import type { Located } from '../located.ts';

/** Opens the match of "grey/black" by "orange/black": what both sides write as one may be two colours of one thing. */
export function settleTwoTone({ jointColours: wanted }: Requirement, located: Located | null): Located | null {
  if (wanted === null || located?.matchType !== 'match') return located;
  const found = jointColours(located.statement.text.raw);
  const isOther = found !== null && (found.length !== wanted.length || !found.every((id) => wanted.includes(id)));
  return isOther ? { ...located, matchType: 'unknown' } : located;
}
