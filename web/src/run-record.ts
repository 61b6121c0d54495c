/** What the public API answers about a run, as far as the pages read it. */

export type MatchType = 'match' | 'unknown' | 'not_match';
export type Verdict = 'shortlisted' | 'pending' | 'eliminated';

export interface RunStatus {
  runId: string;
  srId: string;
  srVersion: number;
  /** `queued`, `running`, `done`, `failed`, `cancelled`; an open list. */
  state: string;
  progress: { done: number; total: number };
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  error: string | null;
  rerunOf?: string;
}

export interface RunStarted {
  job_id: string;
}

/** What an `item` event tells of an item that is done or failed. */
export interface ClosedItem {
  itemId: number;
  name: string;
  state: string;
  error: string | null;
  candidates: number | null;
  shortlisted: number | null;
  pending: number | null;
  eliminated: number | null;
  priceExcluded: number | null;
}

export interface SpecResult {
  specName: string;
  specValues: string[];
  required: boolean;
  productValue: string | null;
  matchType: MatchType;
  reasoning: string;
  evidence: { field: string; text: string } | null;
  method?: string;
}

export interface Price {
  currency: string;
  tiers: { min_quantity: number; amount: string | number }[];
}

export interface Entry {
  productId: string;
  platform: string;
  itemId: number;
  itemRevision?: number;
  title: string;
  url?: string | null;
  price?: Price | null;
  moq?: number | null;
  unit?: string | null;
  supplier?: { name?: string; member_id?: number; shop_url?: string } | null;
  variants?: { sku_id?: string; attributes?: { name: string; value: string }[] }[] | null;
  /** Index of the variant that meets the must-haves together. */
  variantIndex?: number | null;
  verdict: Verdict;
  vetoScore: number;
  rerankMatchScore: number;
  bufferNotes: string[];
  specResults: SpecResult[];
}

export interface RunItem {
  itemId: number;
  revision?: number;
  name: string;
  description?: string;
  quantity: number | null;
  specs: { name: string; value: string; required?: boolean }[];
}

export interface RunRecord {
  runId: string;
  srId: string;
  items?: RunItem[];
  result: {
    shortlist?: Entry[];
    possibleMatches?: Entry[];
    priceExcluded?: Entry[];
    eliminated?: Entry[];
  };
  /** Notes of the run are those of its items, each once. */
  stats?: { notes?: string[]; items?: { itemId: number; candidates?: number; notes?: string[] }[] } | null;
}

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
    const stats = record.stats?.items?.find(({ itemId }) => itemId === item.itemId);
    const group = { item, candidates: stats?.candidates ?? null, notes: stats?.notes ?? [], products: [] };
    groups.set(item.itemId, group);
    return group;
  };
  for (const item of record.items ?? []) addItem(item);
  const { shortlist = [], possibleMatches = [], priceExcluded = [], eliminated = [] } = record.result;
  const add = (entries: Entry[], overMaxPrice: boolean): void => {
    for (const entry of entries) {
      const group =
        groups.get(entry.itemId) ??
        addItem({ itemId: entry.itemId, name: `Item ${entry.itemId}`, quantity: null, specs: [] });
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
