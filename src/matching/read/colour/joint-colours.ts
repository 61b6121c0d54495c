import { readText } from '../../text/read-text.ts';
import { findColours } from './find-colours.ts';

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
