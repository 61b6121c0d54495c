import { attachedParts, glowingWords, joiningWords, ownedWords, partWords } from '../vocabulary/part-words.ts';
import type { Span } from './find-phrase.ts';
import { PhraseIndex } from './phrase-index.ts';
import type { TextFacts } from './read-text.ts';
import type { ResolvedName } from './resolve-name.ts';

const parts = new PhraseIndex<true>();
for (const words of partWords) parts.add(words, true);
const owned = new PhraseIndex<readonly string[]>();
for (const { words, ids } of ownedWords) for (const word of words) owned.add(word, ids);
const glowing = new Set(glowingWords);
const seen = new Set(['colour', 'material']);

const reach = 3;
const shortestGoods = 3;

/**
 * True when the words of a span tell of a part of the goods and not of the goods: "with glass lid", "button cardigan with
 * zip pocket", "round neck". A title that opens with the part sells the part: "Glass Lid 24 cm".
 */
export function isOfPart(text: TextFacts, span: Span, name: ResolvedName): boolean {
  const { tokens } = text;
  const after = tokens[span.to]?.stem === '-' ? span.to + 1 : span.to;
  const owners = owned.at(tokens, after);
  if (owners !== null) return !owners.value.includes(name.known?.id ?? name.key);
  if (glowing.has(tokens[after]?.stem ?? '') && seen.has(name.known?.id ?? '')) return true;
  // A spec of the part itself ("Strap Material", "Base Type") is told there.
  if (parts.at(tokens, after) === null || name.stems.includes(tokens[after]?.stem ?? '')) return false;
  if (span.from >= shortestGoods && attachedParts.has(tokens[after]?.stem ?? '')) return true;
  for (let at = span.from - 1; at >= Math.max(0, span.from - reach); at -= 1)
    if (joiningWords.has(tokens[at]?.stem ?? '')) return true;
  return false;
}
