import { endsLongerWith } from '../text/ends-with.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import { tokensOf } from '../text/tokens-of.ts';
import type { TypeClaim } from './type-claim.ts';

/**
 * The words that a wanted name adds to a name of wider goods, as it has them: the "cordless" of a cordless lawn mower, where a listing
 * is called "Lawn Mower". Null where it ends on none of their names.
 */
export function narrowingWords(wanted: TypeClaim, wider: TypeClaim): string | null {
  const stems = stemsOfName(wanted.text);
  const ends = [wider.stems, ...wider.types.flatMap(({ names }) => names).map(stemsOfName)];
  const end = Math.max(0, ...ends.filter((one) => endsLongerWith(stems, one)).map(({ length }) => length));
  const words = end === 0 ? '' : beforeEnd(wanted.text, end);
  if (words === '') return null;
  return words.length < (beginsInChinese(words) ? fewestHan : fewestLetters) ? wanted.text : words;
}

/** The 单 of 单鞋 stands in many other words, so that the whole name is asked for. */
const [fewestHan, fewestLetters] = [2, 3];

/** A name without its last words. */
function beforeEnd(name: string, count: number): string {
  const words = tokensOf(name).filter(({ kind }) => kind !== 'mark');
  return name.slice(0, words.at(-count - 1)?.end);
}
