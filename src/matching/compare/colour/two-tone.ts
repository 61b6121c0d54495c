import { findColours } from '../../read/colour/find-colours.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { readText } from '../../text/read-text.ts';
import type { Located } from '../located.ts';

/** Ids of the colours that nothing but slashes without spaces join: "grey/black"; null for all other values. */
export function jointColours(value: string): readonly string[] | null {
  const text = readText(value);
  if (!text.tokens.some(({ stem }) => stem === '/')) return null;
  const found = findColours(text);
  const isAll = text.tokens.every(
    ({ stem, glued }, at) =>
      (stem === '/' && glued && text.tokens[at + 1]?.glued) || found.some(({ from, to }) => at >= from && at < to),
  );
  const ids = found.flatMap(({ id }) => (id === null ? [] : [id]));
  return isAll && ids.length > 1 && ids.length === found.length ? ids : null;
}

/** Opens the match of "grey/black" by "orange/black": what both sides write as one may be two colours of one thing. */
export function settleTwoTone({ jointColours: wanted }: Requirement, located: Located | null): Located | null {
  if (wanted === null || located?.matchType !== 'match') return located;
  const found = jointColours(located.statement.text.raw);
  const isOther = found !== null && (found.length !== wanted.length || !found.every((id) => wanted.includes(id)));
  return isOther ? { ...located, matchType: 'unknown' } : located;
}
