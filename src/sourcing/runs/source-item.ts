import type { Product } from '../../catalog/product.ts';
import { monotonicMs } from '../../lib/clock.ts';
import { createAssessor } from '../../matching/assess-listing.ts';
import type { Assessment, Verdict } from '../../matching/assessment.ts';
import type { FrozenItem } from './run.ts';
import type { ItemStats, SpecCounts } from './run-stats.ts';
import type { Source } from './search-sources.ts';
import { searchSources } from './search-sources.ts';
import type { ItemContext } from './sourcing-context.ts';

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

/**
 * Searches every source for one item and assesses every candidate. Stores nothing.
 * One failing source is reported in the stats; @throws when every source failed, so that the item is tried again.
 */
export async function sourceItem(item: FrozenItem, context: ItemContext, sources: Source[]): Promise<SourcedItem> {
  const searchStart = monotonicMs();
  const found = await searchSources(item, context, sources);
  const matchStart = monotonicMs();
  const assess = createAssessor(item, context.terms);
  const assessed = found.products.map((product) => ({ product, assessment: withPrice(assess(product)) }));
  const products = keepBest(assessed.sort(compareRank), context.maxResults);
  const matchEnd = monotonicMs();

  const countVerdict = (verdict: Verdict) =>
    products.filter(({ assessment }) => assessment.priceExclusion === null && assessment.verdict === verdict).length;
  return {
    products,
    stats: {
      itemId: item.itemId,
      candidates: found.products.length,
      scored: assessed.length,
      shortlisted: countVerdict('shortlisted'),
      pending: countVerdict('pending'),
      eliminated: countVerdict('eliminated'),
      priceExcluded: products.filter(({ assessment }) => assessment.priceExclusion !== null).length,
      specs: countSpecs(item, assessed),
      durationsMs: { search: Math.round(matchStart - searchStart), match: Math.round(matchEnd - matchStart) },
      sources: found.reports,
      catalogVersion: found.catalogVersion,
      notes: found.notes,
    },
  };
}
