import type { Queryable } from '../../db/queryable.ts';
import { keepReadings } from '../../lib/keep-readings.ts';
import { Refusal } from '../../lib/refusal.ts';
import { streamProducts } from '../products/products-view.ts';
import type { RankLists } from '../products/rank-lists.ts';
import type { FrozenItem } from '../runs/run.ts';
import { readRunContext } from '../runs/run-context-view.ts';
import { contextOfItem, type ItemContext } from '../runs/sourcing-context.ts';
import { foldOffers } from './fold-offers.ts';
import { toTableRow } from './table-row.ts';
import type { TableRow } from './table-schemas.ts';
import { listRunItems } from './table-view.ts';

/** All products of an item of a done run, best first. */
export interface ItemTable {
  item: FrozenItem;
  terms: ItemContext['terms'];
  rows: readonly TableRow[];
  /** How many of them have a price that no exchange rate joins to the limits, by currency, most first. */
  withoutRate: readonly { currency: string; products: number }[];
}

interface ItemTables {
  /** @throws Refusal not_found when there is no such run, it is not done, or it has no such item. */
  of(runId: string, itemId: number): Promise<ItemTable>;
}

/** Products whose price cannot be held against the limits of the item; none where there is no limit. */
export function countWithoutRate(
  rows: readonly Pick<TableRow, 'price'>[],
  { targetPrice, maxPrice }: ItemContext['terms'],
): ItemTable['withoutRate'] {
  if (targetPrice === undefined && maxPrice === undefined) return [];
  const counts = new Map<string, number>();
  for (const { price } of rows) {
    if (price?.comparable === null) counts.set(price.currency, (counts.get(price.currency) ?? 0) + 1);
  }
  return [...counts]
    .map(([currency, products]) => ({ currency, products }))
    .sort((one, other) => other.products - one.products);
}

/**
 * Reads the table of an item once and keeps it while there is room for its rows, about 1 kB each: a done run never
 * changes, and sorting or filtering reads only the table. The one used longest ago goes first.
 */
export function createItemTables(db: Queryable, rankLists: RankLists, maxRows = 100_000): ItemTables {
  const kept = keepReadings<ItemTable>(maxRows, ({ rows }) => rows.length);

  async function read(runId: string, itemId: number): Promise<ItemTable> {
    const { run, products } = await rankLists.of(runId);
    const found = (await listRunItems(db, run.runId)).find(({ item }) => item.itemId === itemId);
    if (found === undefined) {
      throw new Refusal('not_found', `The run ${run.runId} has no item ${itemId}.`, {
        issues: [{ code: 'unknown_item', path: ['item_id'], message: 'is not an item of this run' }],
      });
    }
    const { item } = found;
    const { terms } = contextOfItem(await readRunContext(db, run.runId), itemId);
    const own = products.filter((product) => product.itemId === itemId);
    const rows: Parameters<typeof foldOffers>[0][number][] = [];
    const selection = { products: own, offset: 0, isFallback: false };
    for await (const batch of streamProducts(db, run.runId, selection)) {
      for (const product of batch) rows.push(toTableRow(product, item, terms));
    }
    return { item, terms, rows: foldOffers(rows), withoutRate: countWithoutRate(rows, terms) };
  }

  return { of: (runId, itemId) => kept.readOnce(`${runId} ${itemId}`, () => read(runId, itemId)) };
}
