import type { Product } from './product.ts';
import { searchTerms } from './search-terms.ts';

/** Terms kept of one product; what comes later in a long description says little about what the product is. */
const maxTerms = 1_500;
const maxDescriptionLength = 3_000;

/**
 * The search text of a product: its terms, separated by spaces, each field repeated by its weight. BM25 saturates the
 * count of a word, so repeating is a weight by field within one index (the idea of BM25F), and one index is searched
 * five times quicker than four.
 */
export function productTerms(product: Product): string {
  const text = new TermText();
  text.add(readTerms(product.title), 3);
  if (product.brand !== undefined) text.add(recurringTerms(product.brand), 2);
  for (const category of product.category ?? []) {
    text.add(recurringTerms(category), 2);
    text.add({ text: categoryTerm(category), count: 1 }, 2);
  }
  for (const { name, value } of product.attributes ?? []) {
    text.add(recurringTerms(name), 1);
    text.add(recurringTerms(value), 2);
  }
  const seen = new Set<string>();
  for (const variant of product.variants ?? []) {
    for (const { name, value } of variant.attributes) {
      const words = `${name} ${value}`;
      if (seen.has(words)) continue;
      seen.add(words);
      text.add(recurringTerms(words), 1);
    }
  }
  if (product.description !== undefined) {
    text.add(readTerms(product.description.slice(0, maxDescriptionLength)), 1);
  }
  if (product.supplier?.name !== undefined) text.add(recurringTerms(product.supplier.name), 1);
  return text.text;
}

/** The term of a category as a whole, which no word of a text is: types that a catalog knows are found by it. */
export function categoryTerm(category: string): string {
  return `=in:${category.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '_').slice(0, 100)}`;
}

/** The terms of a text, joined by spaces. */
interface FieldTerms {
  text: string;
  count: number;
}

class TermText {
  text = '';
  #left = maxTerms;

  add({ text, count }: FieldTerms, times: number): void {
    for (let time = 0; time < times && count > 0 && this.#left > 0; time++) {
      const kept = count <= this.#left ? text : text.split(' ').slice(0, this.#left).join(' ');
      this.text = this.text === '' ? kept : `${this.text} ${kept}`;
      this.#left -= count;
    }
  }
}

function readTerms(text: string): FieldTerms {
  const terms = searchTerms(text);
  return { text: terms.join(' '), count: terms.length };
}

/** Names and values of attributes, brands and categories come up again and again within one feed. */
const recurring = new Map<string, FieldTerms>();
const mostRecurring = 20_000;
const longestRecurring = 60;

function recurringTerms(text: string): FieldTerms {
  if (text.length > longestRecurring) return readTerms(text);
  const known = recurring.get(text);
  if (known !== undefined) return known;
  const terms = readTerms(text);
  if (recurring.size >= mostRecurring) recurring.clear();
  recurring.set(text, terms);
  return terms;
}
