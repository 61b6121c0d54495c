// Prints the brands of the sample catalogs' brand columns that no row of the ontology knows, the commonest first, as rows to
// review: `npm run propose:makers -- [LEAST]`, where LEAST is the number of products a brand has at least (10).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rowsOf } from '../src/matching/ontology/load-ontology.ts';

const folder = path.join(import.meta.dirname, '../../shared/data');
const catalogs = ['catalog-buildcores.jsonl.gz', 'catalog-flipkart.jsonl.gz'];
const least = Number(process.argv[2] ?? 10);

const known = new Set(
  [
    ...rowsOf('maker').map(({ name }) => name),
    ...rowsOf('house').flatMap(({ name, brands = [] }) => [name, ...brands]),
  ].map((name) => name.toLowerCase()),
);
const counts = new Map<string, { name: string; products: number; trade: string }>();
for (const catalog of catalogs) {
  const file = path.join(folder, catalog);
  if (!existsSync(file)) process.stderr.write(`Left out: ${file} is not there.\n`);
  else for (const product of productsOf(file)) count(product);
}

const proposals = [...counts.values()].filter(({ products }) => products >= least);
for (const { name, trade, products } of proposals.toSorted((a, b) => b.products - a.products))
  process.stdout.write(`${JSON.stringify({ kind: 'maker', name, trade, note: `${products} products` })}\n`);

function productsOf(file: string): { brand?: string | null; category?: string[] }[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { brand?: string | null; category?: string[] });
}

function count({ brand, category = [] }: { brand?: string | null; category?: string[] }): void {
  const name = brand?.trim() ?? '';
  if (name.length < 2 || known.has(name.toLowerCase())) return;
  const entry = counts.get(name.toLowerCase()) ?? { name, products: 0, trade: category[0] ?? 'unknown' };
  counts.set(name.toLowerCase(), { ...entry, products: entry.products + 1 });
}
