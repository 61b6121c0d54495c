import { onceFor } from '../../../lib/once-for.ts';
import { colourNames } from '../../ontology/colours.ts';
import { goodsKinds, mixedGoods, nearGoods } from '../../ontology/goods-kinds.ts';
import { materialNames } from '../../ontology/materials.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { describes, saysLook } from '../../scope/describing-word.ts';
import { isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { PhraseIndex, phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';

/** A name of goods in a text; `group` is its place in the table, `isHead` tells whether it is what the text offers. */
export interface GoodsMention extends Span {
  group: number;
  isHead: boolean;
}

const goods = new PhraseIndex<number>();
for (const [group, names] of goodsKinds.entries()) for (const name of names) goods.add(name, group);

const groupOf = (name: string) => goodsKinds.findIndex((names) => names.includes(name));
const holding = new Set(mixedGoods.map(groupOf));
const near = new Map<number, Set<number>>();
for (const [first = '', ...others] of nearGoods) {
  for (const other of others) {
    const [one, two] = [groupOf(first), groupOf(other)];
    near.set(one, (near.get(one) ?? new Set()).add(two));
    near.set(two, (near.get(two) ?? new Set()).add(one));
  }
}

/** Words that may follow what is offered without changing what it is. */
const following = phrasesOf(wordList('find goods: following'));
for (const { names } of [...colourNames, ...materialNames]) for (const name of names) following.add(name, true);
const introducing = wordSet('find goods: introducing');
const introducingReach = 4;

/** True for goods that hold goods of other groups: a multivitamin holds vitamin C. */
export function holdsOthers(group: number): boolean {
  return holding.has(group);
}

/** True when goods of the two groups may be called by each other's names, or one is a kind of the other. */
export function areNearGoods(one: number, other: number): boolean {
  return one === other || (near.get(one)?.has(other) ?? false);
}

/** The goods that a text names, longest names first. */
export const findGoods: (text: TextFacts) => readonly GoodsMention[] = onceFor(readGoods);

function readGoods(text: TextFacts): GoodsMention[] {
  const mentions: GoodsMention[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const found = goods.at(text.tokens, at);
    if (found === null) {
      at += 1;
      continue;
    }
    const span = { from: at, to: found.next };
    mentions.push({ ...span, group: found.value, isHead: isOffered(text, span) });
    at = found.next;
  }
  return mentions;
}

/** "Shoe" in "shoe rack" and "cup" in "with 2 cups" are not what is offered. */
export function isOffered(text: TextFacts, { from, to }: Span): boolean {
  return !isOfBundledItem(text, { from, to }) && isLastWord(text, to) && !isIntroduced(text, { from, to });
}

/** True behind a word that leads to other things than what is offered: "with 2 cups", "for bikes". */
export function isIntroduced(text: TextFacts, { from }: Span): boolean {
  for (let at = from - 1; at >= Math.max(0, from - introducingReach); at -= 1) {
    const token = text.tokens[at];
    if (token === undefined || (token.kind === 'mark' && token.stem !== '&' && token.stem !== '-')) return false;
    if (introducing.has(token.stem) && !isCounting(text.tokens, at)) return true;
  }
  return false;
}

/** "Set of 6 jute mats", "lot of hats" and "3 in 1" lead to what is offered. */
function isCounting(tokens: readonly Token[], at: number): boolean {
  const [before, word, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return word?.stem === 'of' ? counting.has(before?.stem ?? '') : before?.kind === 'number' && after?.kind === 'number';
}

const counting = wordSet('find goods: counting');

/** True where a name of goods ends: before a mark, a number, a code or a word that only describes the goods. */
function isLastWord({ tokens }: TextFacts, to: number): boolean {
  const after = tokens[to];
  if (after === undefined || after.kind === 'number') return true;
  if (after.kind === 'mark') return !(after.stem === '-' && after.glued) && after.stem !== '&';
  if (!after.glued && tokens[to - 1]?.kind === 'character') return true;
  const isCode = tokens[to + 1]?.kind === 'number' && tokens[to + 1]?.glued === true;
  return isCode || describes(after) || saysLook(after) || following.at(tokens, to) !== null;
}
