import { findPhrase, isDenied } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';

const shortestWord = 4;
const denying = ['un', 'non'];

/** True when the one word of a value denies a word that the other states: "unmanaged" and "fully managed, layer 3". */
export function isOppositeOf({ unspaced, tokens }: TextFacts, other: TextFacts): boolean {
  const prefix = denying.find((one) => unspaced.startsWith(one));
  if (prefix === undefined || tokens.length > 3) return false;
  const word = unspaced.slice(prefix.length);
  if (word.length < shortestWord || tokens.some(({ kind }) => kind === 'number' || kind === 'character')) return false;
  // "Managed or unmanaged" offers both.
  if (other.unspaced.includes(unspaced)) return false;
  return findPhrase(other, word).some((span) => !isDenied(other, span));
}
