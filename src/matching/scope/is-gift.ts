import { wordSet } from '../ontology/word-list.ts';
import type { Span } from '../text/find-phrase.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';

const reach = 5;
const hanReach = 6;
const endsClause = new Set([',', ';', '|', ')', ']', '】', '.', '!']);
/** What stands before a "free" that gives something away; after other words it says that there is none of them. */
const giving = wordSet('is gift: giving');
/** Of these a thing is free, which tells nothing of what follows: "gluten free 20 pcs". */
const freeOf = wordSet('free of');
const hanGifts = new Set(['送', '赠']);

/**
 * True when the words of a span are of what is given with the goods: "(FREE 20pcs pins)", "with 2 free bulbs", "buy 1
 * take 1", 赠20张.
 */
export function isGift({ tokens }: TextFacts, { from, to }: Span): boolean {
  if (tokens[from - 1]?.stem === 'take' && tokens.some(({ stem }) => stem === 'buy')) return true;
  if (givesAway(tokens, to)) return true;
  let words = 0;
  for (let at = from - 1; at >= 0 && words < hanReach; at -= 1) {
    const token = tokens[at];
    if (token === undefined || endsClause.has(token.stem)) return false;
    if (hanGifts.has(token.stem)) return true;
    if (words < reach && givesAway(tokens, at)) return true;
    if (token.kind !== 'mark') words += 1;
  }
  return false;
}

function givesAway(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.stem !== 'free' || tokens[at + 1] === undefined || endsClause.has(tokens[at + 1]?.stem ?? ''))
    return false;
  const before = tokens[at - 1];
  if (before === undefined || giving.has(before.stem)) return true;
  if (before.kind === 'mark') return before.stem !== '-';
  if (before.kind === 'number') return true;
  return tokens[at + 1]?.kind === 'number' && !freeOf.has(before.stem);
}
