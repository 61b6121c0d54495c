import type { Candidate, Catalog } from '../../catalog/catalog.ts';
import { planQuery } from '../../catalog/plan-query.ts';
import type { Product } from '../../catalog/product.ts';
import { monotonicMs } from '../../lib/clock.ts';
import { createAssessor } from '../../matching/assess-listing.ts';
import type { Assessment, Verdict } from '../../matching/assessment.ts';
import type { FrozenItem } from './run.ts';
import type { ItemStats, SourceReport, SpecCounts } from './run-stats.ts';
import type { ItemContext } from './sourcing-context.ts';
import { bareProductId } from './sourcing-context.ts';

/** A catalog to search, with the name it has in reports. */
export interface Source {
  name: string;
  catalog: Catalog;
}

/** One product of an item with everything said of it; `assessment.verdict` counts the price too. */
export interface AssessedProduct {
  product: Product;
  assessment: Assessment;
}

export interface SourcedItem {
  /** In rank order. */
  products: AssessedProduct[];
  stats: ItemStats;
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

/** The score of a price exclusion stays in the eliminated band, whatever the specs alone would give. */
function withPrice(assessment: Assessment): Assessment {
  if (assessment.priceExclusion === null) return assessment;
  const { vetoScore } = assessment;
  return { ...assessment, verdict: 'eliminated', vetoScore: vetoScore - Math.floor(vetoScore) };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** veto_score descending, rerank_match_score descending, product id ascending, platform ascending. */
export function compareRank(a: AssessedProduct, b: AssessedProduct): number {
  return (
    b.assessment.vetoScore - a.assessment.vetoScore ||
    b.assessment.rerankMatchScore - a.assessment.rerankMatchScore ||
    compareText(a.product.product_id, b.product.product_id) ||
    compareText(a.product.platform, b.product.platform)
  );
}

function keepBest(products: AssessedProduct[], maxResults: number | undefined): AssessedProduct[] {
  if (maxResults === undefined) return products;
  let kept = 0;
  return products.filter(({ assessment }) => assessment.verdict === 'eliminated' || ++kept <= maxResults);
}

function countSpecs(item: FrozenItem, products: AssessedProduct[]): SpecCounts[] {
  return item.specs.map((spec, index) => {
    const counts: SpecCounts = { specName: spec.name, match: 0, unknown: 0, notMatch: 0 };
    for (const { assessment } of products) {
      const matchType = assessment.specResults[index]?.matchType;
      if (matchType === 'match') counts.match++;
      else if (matchType === 'not_match') counts.notMatch++;
      else counts.unknown++;
    }
    return counts;
  });
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
 * Searches every source for one item and assesses every candidate. Stores nothing.
 * One failing source is reported in the stats; @throws when every source failed, so that the item is tried again.
 */
export async function sourceItem(item: FrozenItem, context: ItemContext, sources: Source[]): Promise<SourcedItem> {
  const searchStart = monotonicMs();
  const answers = await Promise.all(sources.map((source) => askSource(source, item, context)));
  if (answers.every((answer) => answer.report.error !== null)) {
    throw new Error(`No source could be searched: ${answers.map((answer) => answer.report.error).join('; ')}`);
  }
  const candidates = uniqueCandidates(answers, context.excludedProductIds);
  const matchStart = monotonicMs();
  const assess = createAssessor(item, context.terms);
  const assessed = candidates.map((product) => ({ product, assessment: withPrice(assess(product)) }));
  const products = keepBest(assessed.sort(compareRank), context.maxResults);
  const matchEnd = monotonicMs();

  const countVerdict = (verdict: Verdict) =>
    products.filter(({ assessment }) => assessment.priceExclusion === null && assessment.verdict === verdict).length;
  return {
    products,
    stats: {
      itemId: item.itemId,
      candidates: candidates.length,
      scored: assessed.length,
      shortlisted: countVerdict('shortlisted'),
      pending: countVerdict('pending'),
      eliminated: countVerdict('eliminated'),
      priceExcluded: products.filter(({ assessment }) => assessment.priceExclusion !== null).length,
      specs: countSpecs(item, assessed),
      durationsMs: { search: Math.round(matchStart - searchStart), match: Math.round(matchEnd - matchStart) },
      sources: answers.map(({ report }) => report),
      catalogVersion: answers.map(({ version }) => version).join('+'),
      notes: notesOf(item, answers, candidates.length),
    },
  };
}
