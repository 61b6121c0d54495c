import type { Entry, RunItem, RunRecord, Verdict } from './answers.ts';

/** A product on the page: an entry of the record, and whether its price put it out. */
export interface ProductRow extends Entry {
  overMaxPrice: boolean;
}

/** An item with its products, best first. */
export interface ItemProducts {
  item: RunItem;
  /** Products the search brought; null when the record does not say. */
  candidates: number | null;
  /** What the run says about this item. */
  notes: string[];
  products: ProductRow[];
}

/** The order of the products view: score, share of good-to-haves, product id. */
function compareRows(a: ProductRow, b: ProductRow): number {
  return (
    b.vetoScore - a.vetoScore ||
    b.rerankMatchScore - a.rerankMatchScore ||
    (a.productId < b.productId ? -1 : a.productId > b.productId ? 1 : 0)
  );
}

/** The products of a record by item, in the order of the items; an item that the record does not describe gets a bare name. */
export function recordToItemProducts(record: RunRecord): ItemProducts[] {
  const groups = new Map<number, ItemProducts>();
  const addItem = (item: RunItem): ItemProducts => {
    const stats = record.stats?.items.find(({ itemId }) => itemId === item.itemId);
    const group = { item, candidates: stats?.candidates ?? null, notes: stats?.notes ?? [], products: [] };
    groups.set(item.itemId, group);
    return group;
  };
  for (const item of record.items) addItem(item);
  const { shortlist, possibleMatches, priceExcluded, eliminated } = record.result;
  const add = (entries: Entry[], overMaxPrice: boolean): void => {
    for (const entry of entries) {
      const group =
        groups.get(entry.itemId) ??
        addItem({
          itemId: entry.itemId,
          revision: entry.itemRevision,
          name: `Item ${entry.itemId}`,
          description: '',
          quantity: null,
          specs: [],
        });
      // A product over the maximum price met its specs, but is out: it belongs to the eliminated ones on the page.
      const verdict: Verdict = overMaxPrice ? 'eliminated' : entry.verdict;
      group.products.push({ ...entry, verdict, overMaxPrice });
    }
  };
  add(shortlist, false);
  add(possibleMatches, false);
  add(priceExcluded, true);
  add(eliminated, false);
  for (const group of groups.values()) group.products.sort(compareRows);
  return [...groups.values()];
}
