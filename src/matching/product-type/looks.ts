import { colourNames } from '../ontology/colours.ts';
import { materialNames } from '../ontology/materials.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { Token } from '../text/tokenize.ts';
import { keyOf } from './title-segments.ts';
import { typeIndex } from './type-index.ts';

/** What is a colour or a material names no goods at the end of a title: "Wine Red", "Fabric". */
export const describing = new Set(
  [...colourNames, ...materialNames].flatMap(({ names }) => names.map((name) => stemsOfName(name).join(' '))),
);

const longestLook = 3;

/** The words on which the names of colours and materials of several words end. */
const endsOfLooks = new Set(
  [...describing].flatMap((name) => (name.includes(' ') ? [name.slice(name.lastIndexOf(' ') + 1)] : [])),
);

/** How many words of a colour or a material of several words end at a place: the two of "rose gold", which is no rose. */
export function lookEndingAt(tokens: readonly Token[], from: number, end: number): number {
  const last = tokens[end - 1];
  if (last !== undefined && last.kind !== 'mark' && !endsOfLooks.has(last.stem)) return 0;
  for (let length = longestLook; length > 1; length -= 1)
    if (end - length >= from && describing.has(keyOf(tokens, end - length, end))) return length;
  return 0;
}

/** True where what is said of a colour or a material ends before a place: the steel of 不锈钢勺. */
export const endsLook = (tokens: readonly Token[], at: number) =>
  [1, 2, 3, 4].some((length) => length <= at && describing.has(keyOf(tokens, at - length, at)));

/** True where such words begin at a place. */
export const beginsLook = (tokens: readonly Token[], at: number, end: number) =>
  [2, longestLook].some((length) => at + length <= end && lookEndingAt(tokens, at, at + length) === length);

/** "Music stand metal tripod": behind what serves goods itself and what that is made of, the name of a thing tells its form. */
export function isFormOfServing(tokens: readonly Token[], at: number, end: number): boolean {
  if (!typeIndex().isServing(tokens[at - 1]?.stem ?? '') || !describing.has(tokens[at]?.stem ?? '')) return false;
  const named = typeIndex().endingAt(tokens, at + 1, end);
  return named?.isWhole === true && named.length === end - at - 1;
}
