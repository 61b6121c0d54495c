import type { Candidate, Catalog } from '../../catalog/catalog.ts';
import { planQuery } from '../../catalog/plan-query.ts';
import type { Product } from '../../catalog/product.ts';
import type { FrozenItem } from './run.ts';
import type { SourceReport } from './run-stats.ts';
import type { ItemContext } from './sourcing-context.ts';
import { bareProductId } from './sourcing-context.ts';

/** A catalog to search, with the name it has in reports. */
export interface Source {
  name: string;
  catalog: Catalog;
}

/** What all sources together found for one item. */
export interface SourcesAnswer {
  /** Every offer once, without the excluded ones. */
  products: Product[];
  reports: SourceReport[];
  catalogVersion: string;
  notes: string[];
}

interface SourceAnswer {
  report: SourceReport;
  candidates: Candidate[];
  size: number;
  version: string;
}

async function askSource(source: Source, item: FrozenItem, context: ItemContext): Promise<SourceAnswer> {
  const query = planQuery(item, {
    keywords: context.keywords,
    limit: context.maxCandidates,
    ...(context.platforms === undefined ? {} : { platforms: context.platforms }),
  });
  try {
    const version = await source.catalog.version();
    const [candidates, size] = await Promise.all([source.catalog.search(query), source.catalog.count()]);
    return { report: { name: source.name, candidates: candidates.length, error: null }, candidates, size, version };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      report: { name: source.name, candidates: 0, error: reason },
      candidates: [],
      size: 0,
      version: 'unavailable',
    };
  }
}

/** The same offer from two sources is one product: the first source's. */
function uniqueCandidates(answers: SourceAnswer[], excluded: Set<string>): Product[] {
  const byKey = new Map<string, Product>();
  for (const { product } of answers.flatMap((answer) => answer.candidates)) {
    const key = `${product.platform}:${product.product_id}`;
    if (!byKey.has(key) && !excluded.has(bareProductId(product.product_id))) byKey.set(key, product);
  }
  return [...byKey.values()];
}

function notesOf(item: FrozenItem, answers: SourceAnswer[], candidates: number): string[] {
  const notes = answers
    .filter(({ report }) => report.error !== null)
    .map(({ report }) => `The source "${report.name}" failed: ${report.error}`);
  if (answers.every((answer) => answer.report.error === null && answer.size === 0)) {
    notes.push('The catalog is empty: import products with "assay catalog import FILE" and start the run again.');
  } else if (candidates === 0 && notes.length === 0) {
    notes.push(`No product in the catalog has words in common with "${item.name}".`);
  }
  return notes;
}

/**
 * Asks every source side by side. One that fails is reported in the answer.
 * @throws when every source failed, so that the item is tried again.
 */
export async function searchSources(item: FrozenItem, context: ItemContext, sources: Source[]): Promise<SourcesAnswer> {
  const answers = await Promise.all(sources.map((source) => askSource(source, item, context)));
  if (answers.every((answer) => answer.report.error !== null)) {
    throw new Error(`No source could be searched: ${answers.map((answer) => answer.report.error).join('; ')}`);
  }
  const products = uniqueCandidates(answers, context.excludedProductIds);
  return {
    products,
    reports: answers.map(({ report }) => report),
    catalogVersion: answers.map(({ version }) => version).join('+'),
    notes: notesOf(item, answers, products.length),
  };
}
