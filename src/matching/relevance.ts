import type { WantedItem } from './assessment.ts';
import type { ProductFacts } from './evidence/read-facts.ts';
import { readText, type TextFacts } from './text/read-text.ts';

const smallWords = new Set([
  'a',
  'an',
  'the',
  'of',
  'for',
  'with',
  'and',
  'or',
  'in',
  'to',
  'by',
  'on',
  'our',
  'we',
  'need',
  'want',
  'looking',
  'is',
  'are',
  '的',
  '和',
  '与',
  '个',
]);

/** Words of an item with their weight; the last word of an English name is the thing itself ("travel mug"). */
export interface ItemWords {
  weights: ReadonlyMap<string, number>;
  total: number;
}

export function readItemWords(item: WantedItem): ItemWords {
  const weights = new Map<string, number>();
  const name = wordsOf(readText(item.name));
  for (const [at, word] of name.entries()) weights.set(word, at === name.length - 1 ? 3 : 2);
  for (const word of wordsOf(readText(item.description.slice(0, 400)))) if (!weights.has(word)) weights.set(word, 0.25);
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return { weights, total };
}

/** How far a product is what the item names, 0 to 1: weighted share of the item's words in title, then category. */
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
  return score / words.total;
}

function wordsOf(text: TextFacts): string[] {
  return text.tokens.flatMap((token) =>
    token.kind === 'mark' || token.kind === 'number' || smallWords.has(token.stem) ? [] : [token.stem],
  );
}
