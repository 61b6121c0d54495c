import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Attribute } from '../../src/matching/listing.ts';
import type { Annotated } from './cells.ts';

export const dataFolder = path.join(import.meta.dirname, '../../../shared/data');

function readRows<Row>(place: string): Row[] | null {
  if (!existsSync(place)) return null;
  const bytes = readFileSync(place);
  const lines = (place.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
}

/**
 * Titles with annotated values, one attribute a line: `{ category, text, attribute, values }`. An attribute of the
 * category that a title has no line or no value for is absent from it. Null when there is no such file.
 */
export function readTitles(file = path.join(dataFolder, 'spec-values-oamine.jsonl.gz')): Annotated[] | null {
  const rows = readRows<{ category: string; text: string; attribute: string; values: string[] }>(file);
  if (rows === null) return null;
  const products = new Map<string, Annotated>();
  const attributes = new Map<string, Set<string>>();
  for (const { category, text, attribute, values } of rows) {
    const key = `${category}|${text}`;
    const product = products.get(key) ?? {
      category,
      listing: { title: text },
      values: new Map(),
      absent: new Set<string>(),
    };
    if (values.length > 0) product.values.set(attribute, values);
    products.set(key, product);
    attributes.set(category, (attributes.get(category) ?? new Set()).add(attribute));
  }
  for (const product of products.values()) {
    for (const attribute of attributes.get(product.category) ?? [])
      if (!product.values.has(attribute)) product.absent.add(attribute);
  }
  return [...products.values()];
}

interface CatalogRow {
  title: string;
  category: string[];
  brand: string | null;
  attributes: { name: string; value: unknown }[];
}

/** Every `step`-th product of the catalog that has attributes; one attribute of each is taken away and so absent. */
export function readCatalog(step: number): Annotated[] | null {
  const rows = readRows<CatalogRow>(path.join(dataFolder, 'catalog-buildcores.jsonl.gz'));
  if (rows === null) return null;
  return rows
    .filter((row) => row.attributes.length > 2)
    .filter((_, index) => index % step === 0)
    .map((row, index) => {
      const named = row.attributes
        .map(({ name, value }) => ({ name, texts: textsOf(value) }))
        .filter(({ texts }) => texts.length > 0);
      const removed = named[index % named.length]?.name;
      const kept = named.filter(({ name }) => name !== removed);
      const attributes: Attribute[] = kept.map(({ name, texts }) => ({ name, value: texts.join(', ') }));
      return {
        category: row.category.join('/'),
        listing: { title: row.title, ...(row.brand ? { brand: row.brand } : {}), category: row.category, attributes },
        silent: { title: row.category.join(' '), attributes },
        values: new Map(kept.map(({ name, texts }) => [name, texts])),
        absent: new Set(removed === undefined ? [] : [removed]),
        removed: named.find(({ name }) => name === removed)?.texts ?? [],
      };
    });
}

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  const text = value === null || value === undefined ? '' : String(value).trim();
  return text === '' ? [] : [text];
}
