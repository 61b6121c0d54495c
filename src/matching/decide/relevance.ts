import type { WantedItem } from '../assessment.ts';
import { wordSet } from '../ontology/word-list.ts';
import { areNearGoods, findGoods } from '../read/goods/find-goods.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import { readText, type TextFacts } from '../text/read-text.ts';

const smallWords = wordSet('small words');

/** Words of an item with their weight; the last word of an English name is the thing itself ("travel mug"). */
export interface ItemWords {
  weights: ReadonlyMap<string, number>;
  total: number;
  /** The part of `total` that the words of the name have. */
  ofName: number;
  /** Kinds of goods that the name offers (see goods-kinds.ts); empty when it offers none that is known. */
  kinds: ReadonlySet<number>;
}

export function readItemWords(item: WantedItem): ItemWords {
  const weights = new Map<string, number>();
  const name = wordsOf(readText(item.name));
  for (const [at, word] of name.entries()) weights.set(word, at === name.length - 1 ? 3 : 2);
  for (const word of wordsOf(readText(item.description.slice(0, 400)))) if (!weights.has(word)) weights.set(word, 0.25);
  const sum = (words: Iterable<string>) => [...words].reduce((whole, word) => whole + (weights.get(word) ?? 0), 0);
  const ofName = sum(new Set(name));
  return { weights, total: sum(weights.keys()), ofName, kinds: kindsOf(readText(item.name)) };
}

function kindsOf(text: TextFacts): ReadonlySet<number> {
  return new Set(findGoods(text).flatMap(({ group, isHead }) => (isHead ? [group] : [])));
}

/** A title of the same kind of goods says by it this much of the name, in whatever words or language. */
const sameKind = 0.7;
/** A title of another kind of goods is worth this much of its words. */
const otherKind = 0.5;

/**
 * How far a product is what the item names, 0 to 1: weighted share of the item's words in title, then category, and the
 * kind of goods, which is known across languages.
 */
export function relevanceOf(words: ItemWords, facts: ProductFacts): number {
  if (words.total === 0) return 0;
  const title = new Set(wordsOf(facts.title.statement.text));
  const category = new Set(
    facts.texts.flatMap((fact) => (fact.field === 'category' ? wordsOf(fact.statement.text) : [])),
  );
  let score = 0;
  for (const [word, weight] of words.weights) {
    if (title.has(word)) score += weight;
    else if (category.has(word)) score += weight * 0.7;
  }
  if (words.kinds.size === 0) return score / words.total;
  const offered = kindsOf(facts.title.statement.text);
  if ([...offered].some((kind) => words.kinds.has(kind))) return Math.max(score, words.ofName * sameKind) / words.total;
  const isOther =
    offered.size > 0 && ![...offered].some((kind) => [...words.kinds].some((one) => areNearGoods(one, kind)));
  return ((isOther ? otherKind : 1) * score) / words.total;
}

function wordsOf(text: TextFacts): string[] {
  return text.tokens.flatMap((token) =>
    token.kind === 'mark' || token.kind === 'number' || smallWords.has(token.stem) ? [] : [token.stem],
  );
}
