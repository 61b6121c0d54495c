import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDraft } from '../../src/drafting/parse-draft.ts';

interface Money {
  amount: number;
  currency: string;
}

/** A sentence of ours, English or Chinese, with what a person reads in it. */
export interface Sentence {
  text: string;
  quantity: number;
  /** Values, or names of specs that are met by yes. */
  must: string[];
  nice: string[];
  max?: Money;
  target?: Money;
  needed_by?: string;
}

export const sentences = readFileSync(path.join(import.meta.dirname, 'sentences.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sentence);

/** "March" means the next one from here. */
export const today = new Date('2026-11-22T00:00:00Z');

export interface Share {
  found: number;
  of: number;
}

/** How much of our sentences the parser reads as a person does. */
export function measureSentences(): Record<'items' | 'quantities' | 'specs' | 'prices' | 'dates', Share> {
  const shares = { items: none(), quantities: none(), specs: none(), prices: none(), dates: none() };
  const count = (share: Share, isFound: boolean): void => {
    share.of++;
    if (isFound) share.found++;
  };
  for (const sentence of sentences) {
    const { items, needed_by: neededBy } = parseDraft(sentence.text, today);
    const [item] = items;
    count(shares.items, items.length === 1);
    count(shares.quantities, item?.quantity === sentence.quantity);
    const specs = items.flatMap((each) => each.specs);
    const has = (wanted: string, required: boolean) =>
      specs.some(
        ({ name, value, required: is }) =>
          is === required &&
          (value.toLowerCase().includes(wanted.toLowerCase()) || name.toLowerCase() === wanted.toLowerCase()),
      );
    for (const wanted of sentence.must) count(shares.specs, has(wanted, true));
    for (const wanted of sentence.nice) count(shares.specs, has(wanted, false));
    const same = (one: Money, other: Money | null | undefined) =>
      one.amount === other?.amount && one.currency === other.currency;
    if (sentence.max !== undefined) count(shares.prices, same(sentence.max, item?.max_price));
    if (sentence.target !== undefined) count(shares.prices, same(sentence.target, item?.target_price));
    if (sentence.needed_by !== undefined) count(shares.dates, neededBy === sentence.needed_by);
  }
  return shares;
}

function none(): Share {
  return { found: 0, of: 0 };
}
