import { type Issue, Refusal } from '../../lib/refusal.ts';
import { excludedIds } from '../runs/sourcing-context.ts';
import type { ProductsQuery } from './select-products.ts';

/** A repeated parameter counts once: its last value. */
function lastValue(value: unknown): string | undefined {
  const last = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' ? last : undefined;
}

function positiveInteger(parameters: Record<string, unknown>, name: string, issues: Issue[]): number | undefined {
  const text = lastValue(parameters[name]);
  if (text === undefined) return undefined;
  // What is beyond the end of every list may be written with any number of digits.
  if (/^\d+$/.test(text) && Number(text) >= 1) return Math.min(Number(text), Number.MAX_SAFE_INTEGER);
  issues.push({
    code: 'invalid_integer',
    path: [name],
    message: `must be an integer of at least 1, not "${text.slice(0, 40)}"`,
  });
  return undefined;
}

const largestItemId = 2_147_483_647;

function itemIdOf(parameters: Record<string, unknown>, issues: Issue[]): number | undefined {
  const itemId = positiveInteger(parameters, 'item_id', issues);
  if (itemId === undefined || itemId <= largestItemId) return itemId;
  issues.push({
    code: 'invalid_integer',
    path: ['item_id'],
    message: `must be an integer of at most ${largestItemId}`,
  });
  return undefined;
}

/**
 * Reads the query string of the products endpoint. Booleans are the literal `true`; anything else is false.
 * An empty platform is no filter; one that no product has filters everything out.
 * @throws Refusal invalid when page, page_size or item_id is no integer of at least 1.
 */
export function parseProductsQuery(parameters: Record<string, unknown>): ProductsQuery {
  const issues: Issue[] = [];
  const isTrue = (name: string) => lastValue(parameters[name]) === 'true';
  const page = positiveInteger(parameters, 'page', issues) ?? 1;
  const pageSize = positiveInteger(parameters, 'page_size', issues);
  const itemId = itemIdOf(parameters, issues);
  if (issues.length > 0) throw new Refusal('invalid', 'The query is not valid.', { issues });
  return {
    isShortlisted: isTrue('is_shortlisted'),
    excludeSpecMatchingData: isTrue('exclude_spec_matching_data'),
    excludeCleanupData: isTrue('exclude_cleanup_data'),
    includeEliminated: isTrue('include_eliminated'),
    page,
    pageSize,
    itemId,
    platform: lastValue(parameters.platform)?.trim() || undefined,
    exclude: excludedIds((lastValue(parameters.exclude) ?? '').split(',')),
  };
}
