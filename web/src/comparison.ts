import type { Comparison, ItemComparison } from './answers.ts';

export type ChangedProduct = ItemComparison['changedVerdict'][number];
export type SpecChange = ChangedProduct['specs'][number];

/** A spec whose wanted values were edited between the runs. */
export interface ChangedWish {
  specName: string;
  before: string;
  now: string;
}

/** What differs in one item, sorted by what a reader wants to know first. */
export interface ItemChanges {
  item: ItemComparison;
  /** `edited: revision 1, now 2`; null when both runs had the item alike. */
  revision: string | null;
  wishes: ChangedWish[];
  /** The verdict is the same, and something else was found or decided. */
  otherAnswers: ChangedProduct[];
  /** Products that came, went, or have another verdict or answer. */
  count: number;
}

/** Something else was found or decided. A wish that was only put otherwise, and answered alike, is no other answer. */
export function hasOtherAnswer({ before, after }: SpecChange): boolean {
  return before?.matchType !== after?.matchType || before?.productValue !== after?.productValue;
}

function tellRevision({ revisionBefore: before, revisionAfter: after }: ItemComparison): string | null {
  if (before === null) return 'new in this run';
  if (after === null) return 'not in this run any more';
  return before === after ? null : `edited: revision ${before}, now ${after}`;
}

function listWishes(products: ChangedProduct[]): ChangedWish[] {
  const wishes = new Map<string, ChangedWish>();
  for (const { specName, before, after } of products.flatMap(({ specs }) => specs)) {
    if (before === null || after === null) continue;
    const wish = { specName, before: before.specValues.join(' or '), now: after.specValues.join(' or ') };
    if (wish.before !== wish.now) wishes.set(JSON.stringify(wish), wish);
  }
  return [...wishes.values()];
}

/** The items that differ, in the order of the later run. */
export function listChanges({ items }: Comparison): ItemChanges[] {
  return items
    .map((item): ItemChanges => {
      const otherAnswers = item.changedSpecs.filter(({ specs }) => specs.some(hasOtherAnswer));
      return {
        item,
        revision: tellRevision(item),
        wishes: listWishes([...item.changedVerdict, ...item.changedSpecs]),
        otherAnswers,
        count: item.came.length + item.went.length + item.changedVerdict.length + otherAnswers.length,
      };
    })
    .filter(({ count, revision }) => count > 0 || revision !== null);
}

/** The changes of all items in one line. */
export function tellSummary({ summary, items }: Comparison, changes: ItemChanges[]): string {
  const other = changes.reduce((sum, { otherAnswers }) => sum + otherAnswers.length, 0);
  const answeredAlike = items.reduce((sum, { changedSpecs }) => sum + changedSpecs.length, 0) - other;
  const parts: [number, string][] = [
    [summary.changedVerdict, 'with another verdict'],
    [summary.came, 'came'],
    [summary.went, 'went'],
    [other, 'with other answers'],
    [summary.unchanged + answeredAlike, 'as before'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count.toLocaleString('en')} ${words}`)
    .join(' · ');
}
