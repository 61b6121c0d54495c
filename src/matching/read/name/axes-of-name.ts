import type { Token } from '../../text/tokenize.ts';
import { orderRunTogether } from '../quantity/side-role.ts';

const axes = new Set(
  ['w', 'b', 'h', 'l', 'd', 't', 'x', '*', 'width', 'height', 'length', 'depth', 'thickness'].concat(
    '长',
    '宽',
    '高',
    '厚',
    '深',
  ),
);
const outer = new Set(['external', 'outer', 'outside', 'overall']);

/** True for "LxWxH" in one word. */
export const isOrder = ({ stem }: Token) => orderRunTogether(stem) !== null;
/** Signs between the letters of sides. */
export const parting = new Set(['x', '*']);

/** "L x W x T", "LxWxT" and "External L x W x H" are sizes, whose sides the name tells. */
export function isAxes(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, stem }) => !outer.has(stem) && (kind !== 'mark' || parting.has(stem)));
  const [only, ...more] = words;
  if (only !== undefined && more.length === 0) return isOrder(only);
  return words.length > 2 && words.every(({ stem }) => axes.has(stem)) && words.some(({ stem }) => parting.has(stem));
}

/** True for what tells a side; outside brackets for letters alone: the "width x height" of a screen are its own. */
export function isAxis(token: Token | undefined, isBracketed: boolean): boolean {
  if (token === undefined) return false;
  return isOrder(token) || (axes.has(token.stem) && (isBracketed || token.stem.length === 1));
}

const symbols = new Set(['ra', 'tdp', 'fov', 'cri', 'ugr', 'cct', 'swl']);

/** "Colour rendering index (Ra)": the sign by which a property goes as well. */
export function isSymbol(tokens: readonly Token[], open: number): boolean {
  return tokens.length - open === 3 && symbols.has(tokens[open + 1]?.text ?? '');
}
