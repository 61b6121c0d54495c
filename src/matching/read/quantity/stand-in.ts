import { wordList } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Quantity } from './quantity.ts';

const standInWords = new Set(['equivalent', 'equiv', 'eqv', 'replacement']);

/** "9 W (60 W equivalent)": the second is what the goods stand in for, not what they have. */
function isStandIn(tokens: readonly Token[], { from, to }: Span): boolean {
  const following = tokens[to]?.stem === '-' ? tokens[to + 1] : tokens[to];
  const before = [tokens[from - 3], tokens[from - 2], tokens[from - 1]].map((token) => token?.stem ?? '').join('');
  return standInWords.has(following?.stem ?? '') || before === '相当于' || before.endsWith('equivalentto');
}

const becoming = phrasesOf(wordList('becoming words'));
const longestBecoming = 6;

/** Dimensions in which goods are drawn out and stay what they are: a table of "160 cm, extendable to 240 cm". */
const stretched = new Set<Quantity['dimension']>(['length', 'area', 'volume', 'angle']);

/** True for a number of what goods may be made to have: "expandable to 6 handsets", 可扩展至6部. */
export function isOfBecoming(tokens: readonly Token[], from: number): boolean {
  for (let at = Math.max(0, from - longestBecoming); at < from; at += 1)
    if (becoming.at(tokens, at)?.next === from) return true;
  return false;
}

/** A quantity as it stands in its text, marked where the goods only stand in for so much or may be made to have it. */
export function asStood(tokens: readonly Token[], quantity: Quantity): Quantity {
  if (isStandIn(tokens, quantity)) return { ...quantity, isStandIn: true };
  if (stretched.has(quantity.dimension)) return quantity;
  // "Upgradable up to 32 GB" begins with the words of its bound.
  const number = tokens.findIndex(({ kind }, at) => at >= quantity.from && kind === 'number');
  return isOfBecoming(tokens, number) ? { ...quantity, isPossible: true } : quantity;
}
