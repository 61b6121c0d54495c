import type { Catalog, CatalogQuery } from '../catalog/catalog.ts';
import { planQuery } from '../catalog/plan-query.ts';
import { Refusal } from '../lib/refusal.ts';
import { maxSearchLimit } from './command-line-options.ts';
import { asRecord, readWantedItem } from './read-wanted-item.ts';

/** What a line that says nothing of it is searched with. */
export interface SearchDefaults {
  limit: number;
  platforms: string[] | undefined;
}

/**
 * One line of `assay catalog search --batch`: `{ id, text }` or `{ id, item }` in, `{ id, products }` out, as JSON
 * without a line break. A line that cannot be understood becomes `{ error, line }`; a catalog that fails throws.
 */
export async function searchLine(
  catalog: Catalog,
  text: string,
  lineNumber: number,
  defaults: SearchDefaults,
): Promise<string> {
  let search: { id: string | number; query: CatalogQuery };
  try {
    search = readSearch(JSON.parse(text), defaults);
  } catch (error) {
    if (error instanceof SyntaxError) return JSON.stringify({ error: `not JSON: ${error.message}`, line: lineNumber });
    if (error instanceof Refusal) return JSON.stringify({ error: error.message, line: lineNumber });
    throw error;
  }
  const candidates = await catalog.search(search.query);
  const products = candidates.map(({ product: { platform, product_id }, score }) => ({ platform, product_id, score }));
  return JSON.stringify({ id: search.id, products });
}

function readSearch(value: unknown, defaults: SearchDefaults): { id: string | number; query: CatalogQuery } {
  const { id, text, item, platforms = defaults.platforms, limit = defaults.limit } = asRecord(value, 'the line');
  if (typeof id !== 'string' && typeof id !== 'number') throw new Refusal('invalid', 'id must be a text or a number');
  if ((text === undefined) === (item === undefined)) throw new Refusal('invalid', 'the line needs a text or an item');
  if (platforms !== undefined && !isTexts(platforms)) {
    throw new Refusal('invalid', 'platforms must be a list of platform names');
  }
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > maxSearchLimit) {
    throw new Refusal('invalid', `limit must be a whole number from 1 to ${maxSearchLimit}`);
  }
  const reach = { limit, platforms };
  if (item !== undefined) return { id, query: planQuery(readWantedItem(item, 'item'), reach) };
  if (typeof text !== 'string' || text.trim() === '') throw new Refusal('invalid', 'text must be search words');
  return { id, query: { texts: [{ text, weight: 1 }], ...reach } };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
