import { setImmediate } from 'node:timers/promises';
import type { ReadableTable } from './leased-dataset.ts';
import type { Product } from './product.ts';
import { readableProduct } from './readable-product.ts';

/** About so many characters of products are held as the engine gives them; two hundred usual ones are a quarter of it. */
const charactersAtOnce = 8_000_000;
/** The first products indicate how large the others may be. */
const firstRows = 8;
/** Parsing so many characters takes some 10 ms; then others have the thread. */
const charactersPerTurn = 1_000_000;

/**
 * The products of these rows, in their order, each as far as it is read; rows of older programs hold all of it. However
 * large those are, few are held whole: the search gives row ids alone, because the engine reads all rows of an answer at once.
 */
export async function takeProducts(table: ReadableTable, rowIds: readonly bigint[]): Promise<Product[]> {
  const products: Product[] = [];
  let rows = firstRows;
  let unpaused = 0;
  while (products.length < rowIds.length) {
    const ids = rowIds.slice(products.length, products.length + rows);
    const taken = await table.takeRowIds(ids).select(['product']).withRowId().toArrow();
    const [texts, takenIds] = ['product', '_rowid'].map((name) => taken.getChild(name));
    const placeOf = new Map(Array.from({ length: taken.numRows }, (_, place) => [BigInt(takenIds?.get(place)), place]));
    let characters = 0;
    for (const id of ids) {
      const place = placeOf.get(id);
      if (place === undefined) throw new Error('A row of the catalog is gone from the version that was searched.');
      const json = String(texts?.get(place));
      products.push(readableProduct(JSON.parse(json) as Product));
      characters += json.length;
      unpaused += json.length;
      if (unpaused < charactersPerTurn) continue;
      unpaused = 0;
      await setImmediate();
    }
    rows = Math.max(1, Math.floor(charactersAtOnce / (1 + characters / ids.length)));
  }
  return products;
}
