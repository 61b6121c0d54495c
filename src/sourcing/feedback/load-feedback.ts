import type { Product } from '../../catalog/product.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { WantedItem } from '../../matching/assessment.ts';
import type { StatedSpecs } from '../../matching/decide/choose-variant.ts';
import type { PersonStatement } from '../../matching/decide/reasoning.ts';
import { specKey } from '../products/spec-key.ts';
import type { FeedbackEntry } from './feedback.ts';
import { findFeedbackForRun } from './feedback-store.ts';

/**
 * What people said of the specs of an item, whose wanted values are given for each spec, by `platform:product_id`;
 * products without feedback are absent.
 */
export type LoadFeedback = (
  item: WantedItem,
  specValues: readonly string[][],
  products: readonly Product[],
) => Promise<ReadonlyMap<string, StatedSpecs>>;

/** Who said something, and their note, stay out of what a run stores: its products and its record are open to all. */
const unnamedPerson = 'A person';

/**
 * Reads, in one query, what people had said of an item's candidates when the run was created. With `hidesPeople` neither
 * names nor notes are included: they are read from the run's feedback, with a token.
 */
export function loadFeedback(db: Queryable, runId: string, { hidesPeople = false } = {}): LoadFeedback {
  return async (item, specValues, products) => {
    const keys = item.specs.map((spec, index) => specKey(spec.name, specValues[index] ?? []));
    const found = await findFeedbackForRun(db, runId, products, [...new Set(keys)]);
    return new Map([...found].map(([product, bySpec]) => [product, statedSpecs(keys, bySpec, hidesPeople)]));
  };
}

function statedSpecs(
  keys: readonly string[],
  bySpec: ReadonlyMap<string, FeedbackEntry>,
  hidesPeople: boolean,
): StatedSpecs {
  const stated = new Map<number, PersonStatement>();
  for (const [index, key] of keys.entries()) {
    const entry = bySpec.get(key);
    if (entry === undefined || entry.verdict === null) continue;
    const { verdict, value, note, by, createdAt } = entry;
    const said = hidesPeople ? { note: null, by: unnamedPerson } : { note, by };
    stated.set(index, { matchType: verdict, value, ...said, on: createdAt.toISOString().slice(0, 10) });
  }
  return stated;
}
