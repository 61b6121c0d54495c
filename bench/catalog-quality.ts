import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { connect, Index } from '@lancedb/lancedb';
import { parseFeedMapping } from '../src/catalog/feeds/feed-mapping.ts';
import { importFeed } from '../src/catalog/feeds/import-feed.ts';
import { openLanceCatalog } from '../src/catalog/lance-catalog.ts';
import { planQuery } from '../src/catalog/plan-query.ts';
import type { Product } from '../src/catalog/product.ts';
import { readJsonFile } from '../src/commands/read-json-file.ts';
import type { Spec, WantedItem } from '../src/matching/assessment.ts';

const platforms = ['1688', 'alibaba'];

/** Where the wanted products stood in the answers of one engine. */
interface Ranks {
  name: string;
  /** 1 is the first place; Infinity is not found. */
  ranks: number[];
}

export interface QualityReport {
  set: string;
  questions: number;
  engines: { name: string; mrrAt10: number; recallAt20: number; recallAt200: number }[];
}

function report(set: string, engines: Ranks[]): QualityReport {
  const share = (ranks: number[], most: number) => ranks.filter((rank) => rank <= most).length / ranks.length;
  return {
    set,
    questions: engines[0]?.ranks.length ?? 0,
    engines: engines.map(({ name, ranks }) => ({
      name,
      mrrAt10: ranks.reduce((sum, rank) => sum + (rank <= 10 ? 1 / rank : 0), 0) / ranks.length,
      recallAt20: share(ranks, 20),
      recallAt200: share(ranks, 200),
    })),
  };
}

/** The engine's own BM25 with its own tokenizer and default settings, over title and description in one text. */
async function plainBm25(folder: string, products: Product[]) {
  const connection = await connect(folder);
  const rows = products.map(({ product_id, title, description }) => ({
    id: product_id,
    text: `${title} ${description ?? ''}`,
  }));
  const table = await connection.createTable('plain', rows, { mode: 'overwrite' });
  await table.createIndex('text', { config: Index.fts() });
  return async (text: string): Promise<string[]> => {
    const found = await table
      .query()
      .fullTextSearch(text, { columns: 'text' })
      .select(['id', '_score'])
      .limit(200)
      .toArray();
    return found.map((row) => String(row.id));
  };
}

interface ShoppingRequest {
  query: string;
  items: { product_id: string; title: string; specs: { name: string; value: unknown; kind: string }[] }[];
}

function specText(value: unknown): string {
  if (Array.isArray(value)) return value.join(' / ');
  return typeof value === 'object' ? '' : String(value);
}

/** The wanted items of real shopping requests, each sought among all titles by the request's words and its own specs. */
export async function measureShoppingRequests(folder: string, file: string): Promise<QualityReport> {
  const requests = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ShoppingRequest);
  const titles = new Map(requests.flatMap(({ items }) => items.map(({ product_id, title }) => [product_id, title])));
  const products = Array.from(titles, ([product_id, title]): Product => ({ platform: 'alibaba', product_id, title }));
  const uri = `${folder}/shopping`;
  await importFeed({ uri, file: Readable.from(products.map((product) => `${JSON.stringify(product)}\n`)), platforms });
  const catalog = await openLanceCatalog({ uri });
  const plain = await plainBm25(`${folder}/shopping-plain`, products);
  const ours: number[] = [];
  const baseline: number[] = [];
  for (const { query, items } of requests) {
    for (const item of items) {
      const specs: Spec[] = item.specs
        .filter(({ kind }) => kind === 'attribute' || kind === 'option')
        .map(({ name, value }) => ({ name: name.replaceAll('_', ' '), value: specText(value) }));
      const wanted: WantedItem = {
        name: query.slice(0, 300),
        description: query.slice(0, 2000),
        quantity: null,
        specs,
      };
      const found = await catalog.search(planQuery(wanted, { limit: 200 }));
      ours.push(
        rankOf(
          found.map(({ product }) => product.product_id),
          item.product_id,
        ),
      );
      const words = [query, ...specs.flatMap(({ name, value }) => [name, value])].join(' ');
      baseline.push(rankOf(await plain(words), item.product_id));
    }
  }
  await catalog.close();
  return report('shopping requests', [
    { name: 'assay', ranks: ours },
    { name: 'plain BM25', ranks: baseline },
  ]);
}

function rankOf(ids: string[], wanted: string): number {
  const index = ids.indexOf(wanted);
  return index === -1 ? Number.POSITIVE_INFINITY : index + 1;
}

/** Units a buyer may write instead: factor from the catalog's unit, digits after the point. */
const rewrites: Record<string, [unit: string, factor: number, digits: number]> = {
  mm: ['cm', 0.1, 2],
  inch: ['cm', 2.54, 1],
  W: ['kW', 0.001, 3],
  GB: ['TB', 0.001, 3],
  MB: ['GB', 0.001, 3],
  MHz: ['GHz', 0.001, 3],
  GHz: ['MHz', 1000, 0],
  Hz: ['kHz', 0.001, 3],
  g: ['kg', 0.001, 3],
  L: ['ml', 1000, 0],
  V: ['mV', 1000, 0],
  ms: ['s', 0.001, 4],
};

function rewriteUnits(value: string): string {
  const parts = /^(\d+(?:\.\d+)?) (\S+)$/.exec(value);
  const rewrite = parts === null ? undefined : rewrites[parts[2] ?? ''];
  if (parts === null || rewrite === undefined) return value;
  return `${Number((Number(parts[1]) * rewrite[1]).toFixed(rewrite[2]))} ${rewrite[0]}`;
}

/** Requests of a category and three attribute values, units rewritten; right is any product that has all three. */
export async function measureAttributeRequests(folder: string, file: string, count: number): Promise<QualityReport> {
  const uri = `${folder}/buildcores`;
  const mapping = parseFeedMapping(await readJsonFile('sample/mappings/buildcores.json', 'a mapping'));
  await importFeed({ uri, file, mapping, platforms });
  const catalog = await openLanceCatalog({ uri });
  const products = await readBack(catalog, file);
  const plain = await plainBm25(`${folder}/buildcores-plain`, products);
  const random = seededRandom(7);
  const rich = products.filter((product) => (product.attributes?.length ?? 0) >= 6);
  const ours: number[] = [];
  const baseline: number[] = [];
  while (ours.length < count) {
    const product = rich[Math.floor(random() * rich.length)];
    const attributes = (product?.attributes ?? []).filter(({ name }) => name !== 'Part number' && name !== 'Variant');
    const chosen = attributes.toSorted(() => random() - 0.5).slice(0, 3);
    const category = product?.category?.[0] ?? '';
    const specs = chosen.map(({ name, value }) => ({ name, value: rewriteUnits(value), required: true }));
    const wanted: WantedItem = { name: category, description: category, quantity: null, specs };
    const facts = chosen.map(({ name, value }) => `${name}=${value}`);
    const right = new Set(
      products
        .filter((other) => other.category?.[0] === category && facts.every((fact) => hasFact(other, fact)))
        .map((other) => other.product_id),
    );
    const found = await catalog.search(planQuery(wanted, { limit: 200 }));
    ours.push(
      firstRight(
        found.map((candidate) => candidate.product.product_id),
        right,
      ),
    );
    const words = [category, ...specs.flatMap(({ name, value }) => [name, value])].join(' ');
    baseline.push(firstRight(await plain(words), right));
  }
  await catalog.close();
  return report('attribute requests', [
    { name: 'assay', ranks: ours },
    { name: 'plain BM25', ranks: baseline },
  ]);
}

function hasFact(product: Product, fact: string): boolean {
  return product.attributes?.some(({ name, value }) => `${name}=${value}` === fact) ?? false;
}

function firstRight(ids: string[], right: Set<string>): number {
  const index = ids.findIndex((id) => right.has(id));
  return index === -1 ? Number.POSITIVE_INFINITY : index + 1;
}

/** The products as the catalog holds them, in the feed's order. */
async function readBack(catalog: { get(platform: string, id: string): Promise<Product | null> }, file: string) {
  const products: Product[] = [];
  let batch: Promise<Product | null>[] = [];
  const drain = async () => {
    for (const product of await Promise.all(batch)) if (product !== null) products.push(product);
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    batch.push(catalog.get('alibaba', (JSON.parse(line) as { id: string }).id));
    if (batch.length === 200) await drain();
  }
  await drain();
  return products;
}

/** A generator of the same numbers for the same seed (a linear congruential one; its quality matters little here). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** True when the data lies beside the project. */
export function hasData(file: string): boolean {
  return existsSync(file);
}
