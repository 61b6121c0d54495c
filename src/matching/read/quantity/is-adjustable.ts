import { wordList } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Quantity } from './quantity.ts';

const adjusting = phrasesOf(wordList('adjusting words'));
const adjustingReach = 5;

/** "Height adjustable 70-110 cm", 可伸缩120-210cm: goods that take every value of a range. */
export function isAdjustable({ tokens }: TextFacts, { from, to, form }: Quantity): boolean {
  if (form !== 'range') return false;
  const last = Math.min(tokens.length, to + adjustingReach);
  for (let at = Math.max(0, from - adjustingReach); at < last; at += 1)
    if (adjusting.at(tokens, at) !== null) return true;
  return false;
}
