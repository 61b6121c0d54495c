import { isRecord } from '../field-reader.ts';
import type { FeedRecord } from './feed-record.ts';
import { memberOf, textOf, valuesOf } from './foreign-values.ts';
import { hasType } from './json-ld-values.ts';

/** Where a document keeps its products: an entry of a list, a page's main thing, what a search found. */
const holders = [
  '@graph',
  'itemListElement',
  'item',
  'mainEntity',
  'mainEntityOfPage',
  'hasPart',
  'itemOffered',
  'about',
];
const maxDepth = 12;
const maxReferences = 20_000;
const productTypes = ['Product', 'ProductGroup', 'IndividualProduct', 'SomeProducts', 'ProductModel'];

/**
 * The products of one JSON-LD document, each with the nodes it names by `@id` put in their place; things that are no
 * products (a shop, a breadcrumb) are passed by. A document without any type is taken for a product.
 */
export function jsonLdProducts(record: FeedRecord): FeedRecord[] {
  if (!('value' in record)) return [record];
  const { number, value } = record;
  if (!isRecord(value) && !Array.isArray(value)) return [{ number, problem: 'must be a JSON object' }];
  const nodes = new Map<string, Record<string, unknown>>();
  collectNodes(value, nodes, 0);
  const found = findProducts(value, 0);
  const variantIds = new Set(
    found.flatMap((node) =>
      valuesOf(memberOf(node, 'hasVariant')).flatMap((entry) => textOf(memberOf(entry, '@id')) ?? []),
    ),
  );
  const budget = { left: maxReferences };
  return found
    .filter((node) => !variantIds.has(textOf(memberOf(node, '@id')) ?? ''))
    .map((node) => ({ number, value: withNodes(node, nodes, budget) }));
}

function isProduct(node: unknown): boolean {
  return productTypes.some((type) => hasType(node, type));
}

function findProducts(value: unknown, depth: number): Record<string, unknown>[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => findProducts(entry, depth + 1));
  if (!isRecord(value)) return [];
  if (isProduct(value)) return [value];
  const inner = holders.flatMap((name) => findProducts(memberOf(value, name), depth + 1));
  const isBare = depth === 0 && memberOf(value, '@type') === undefined && memberOf(value, '@graph') === undefined;
  return inner.length === 0 && isBare ? [value] : inner;
}

/** Every node that says something under its `@id`; the one that says most goes first. */
function collectNodes(value: unknown, nodes: Map<string, Record<string, unknown>>, depth: number): void {
  if (depth > maxDepth) return;
  if (Array.isArray(value)) {
    for (const entry of value) collectNodes(entry, nodes, depth + 1);
    return;
  }
  if (!isRecord(value)) return;
  const id = textOf(memberOf(value, '@id'));
  const size = Object.keys(value).length;
  if (id !== undefined && size > Object.keys(nodes.get(id) ?? {}).length) nodes.set(id, value);
  for (const entry of Object.values(value)) collectNodes(entry, nodes, depth + 1);
}

/** The parts of a product that may stand elsewhere in the document. */
const references = [
  'offers',
  'brand',
  'manufacturer',
  'hasVariant',
  'seller',
  'image',
  'additionalProperty',
  'priceSpecification',
];

/** A part named by `@id` is put in once a place; a document that names parts in parts in parts is no larger for it. */
function withNodes(
  node: Record<string, unknown>,
  nodes: Map<string, Record<string, unknown>>,
  budget: { left: number },
  depth = 0,
): Record<string, unknown> {
  if (depth > 3) return node;
  const result = { ...node };
  for (const name of references) {
    const value = memberOf(node, name);
    if (value === undefined || (name === 'hasVariant' && depth > 0)) continue;
    const parts = valuesOf(value).map((part) => {
      if (!isRecord(part) || budget.left <= 0) return part;
      budget.left--;
      const id = textOf(memberOf(part, '@id'));
      const known = id === undefined || Object.keys(part).length > 1 ? part : (nodes.get(id) ?? part);
      return withNodes(known, nodes, budget, depth + 1);
    });
    result[name] = Array.isArray(value) ? parts : parts[0];
  }
  return result;
}
