import { isOfCompanion, type Span } from '../text/find-phrase.ts';
import { PhraseIndex } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';
import { colourNames } from '../vocabulary/colours.ts';
import { goodsKinds, mixedGoods } from '../vocabulary/goods-kinds.ts';
import { materialNames } from '../vocabulary/materials.ts';

/** A name of goods in a text; `group` is its place in the table, `isHead` tells whether it is what the text offers. */
export interface GoodsMention extends Span {
  group: number;
  isHead: boolean;
}

const goods = new PhraseIndex<number>();
for (const [group, names] of goodsKinds.entries()) for (const name of names) goods.add(name, group);

const holding = new Set(
  goodsKinds.flatMap((names, group) => (mixedGoods.some((name) => names.includes(name)) ? [group] : [])),
);

/** Words that may follow what is offered without changing what it is. */
const following = new PhraseIndex<true>();
for (const word of [
  'with',
  'for',
  'set',
  'kit',
  'pack',
  'in',
  'by',
  'and',
  'to',
  'of',
  'from',
  'on',
  'size',
  'oem',
  'pcs',
  'pair',
  'new',
  'style',
  'supplement',
  'capsule',
  'tablet',
  'tab',
  'gummy',
  'softgel',
  'powder',
  'drop',
  'liquid',
  'caplet',
  'chewable',
])
  following.add(word, true);
for (const { names } of [...colourNames, ...materialNames]) for (const name of names) following.add(name, true);
const introducing = new Set([
  'with',
  'for',
  'include',
  'from',
  'fit',
  'to',
  'in',
  'on',
  'without',
  'like',
  'of',
  'by',
  'than',
  'as',
  '带',
  '配',
  '适用',
  '含',
  '送',
]);
const introducingReach = 4;

/** True for goods that hold goods of other groups: a multivitamin holds vitamin C. */
export function holdsOthers(group: number): boolean {
  return holding.has(group);
}

/** The goods that a text names, longest names first. */
export function findGoods(text: TextFacts): GoodsMention[] {
  const mentions: GoodsMention[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const found = goods.at(text.tokens, at);
    if (found === null) {
      at += 1;
      continue;
    }
    const span = { from: at, to: found.next };
    mentions.push({ ...span, group: found.value, isHead: isHead(text, span) });
    at = found.next;
  }
  return mentions;
}

/** "Shoe" in "shoe rack" and "cup" in "with 2 cups" are not what is offered. */
function isHead(text: TextFacts, { from, to }: Span): boolean {
  if (isOfCompanion(text, { from, to })) return false;
  const after = text.tokens[to];
  const isLast =
    after === undefined ||
    after.kind === 'number' ||
    (!after.glued && text.tokens[to - 1]?.kind === 'character') ||
    (after.kind === 'mark' && !(after.stem === '-' && after.glued) && after.stem !== '&') ||
    following.at(text.tokens, to) !== null;
  if (!isLast) return false;
  for (let at = from - 1; at >= Math.max(0, from - introducingReach); at -= 1) {
    const token = text.tokens[at];
    if (token === undefined || (token.kind === 'mark' && token.stem !== '&' && token.stem !== '-')) return true;
    if (introducing.has(token.stem)) return false;
  }
  return true;
}
