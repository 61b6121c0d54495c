import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';

const affirms = wordSet('says that goods contain');
/** Names of things that come with goods as well: a collar "with lead" and bolts "with nuts" have no lead and no nuts in them. */
const namesOfParts = wordSet('contained or coming along');
const amounts = phrasesOf(wordList('amounts of what is contained'));
const joins = wordSet('free of: listing');
const made = wordSet('made from what is contained');
const madeOfHan = wordList('made from what is contained').flatMap((name) =>
  /\p{Script=Han}/u.test(name) ? (name[0] ?? '') : [],
);

/** How far from its verb a list is read. */
const longestList = 16;

/** True where a text says that goods have a thing in them: "contains 2% natural rubber latex", 含少量食用级酒精, "with oats and chicken fat". */
export function isContained({ tokens }: TextFacts, thing: string, { from, to }: Span): boolean {
  if (!endsThing(tokens, to)) return false;
  let start = from;
  for (let at = from - 1; at >= Math.max(0, from - longestList); at -= 1) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (affirms.has(token.stem)) {
      if (token.stem === 'with' && (namesOfParts.has(thing) || (start !== from && !beginsClause(tokens, at))))
        return false;
      return isAmount(tokens, at + 1 + (tokens[at + 1]?.stem === '有' ? 1 : 0), start === from ? from : -1);
    }
    if (start === from && joins.has(token.stem)) {
      if (!isAmount(tokens, at + 1, from)) return false;
      start = at;
    } else if (token.kind === 'mark' && !joins.has(token.stem) && token.stem !== '-' && token.stem !== '%')
      return false;
  }
  return false;
}

const beginsClause = (tokens: readonly Token[], at: number) =>
  at === 0 || tokens[at - 1]?.kind === 'mark' || made.has(tokens[at - 1]?.stem ?? '');

/** True for nothing but amounts and what tells their purity between two places; for a place before the first, of a list that has begun. */
function isAmount(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; ) {
    const token = tokens[at];
    const found = amounts.at(tokens, at);
    if (found !== null) at = found.next;
    else if (token?.kind === 'number' || token?.stem === '%') at += 1;
    else return false;
  }
  return true;
}

/** Chicken is in chicken fat and 鱼 in 鱼粉, none in 鱼腥草. */
function endsThing(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return next?.kind !== 'character' || !next.glued || madeOfHan.includes(next.stem);
}
