import { endsLongerWith } from '../text/ends-with.ts';
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
  return end === 0 ? null : beforeEnd(wanted.text, end);
}

/** A name without its last words. */
function beforeEnd(name: string, count: number): string {
  const words = tokensOf(name).filter(({ kind }) => kind !== 'mark');
  return name.slice(0, words.at(-count - 1)?.end);
}
