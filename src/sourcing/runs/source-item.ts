import { setImmediate } from 'node:timers/promises';
import type { Product } from '../../catalog/product.ts';
import { monotonicMs } from '../../lib/clock.ts';
import { createAssessor } from '../../matching/assess-listing.ts';
import type { Assessment, Verdict } from '../../matching/assessment.ts';
import { readFacts } from '../../matching/evidence/read-facts.ts';
import type { HearFeedback } from '../feedback/hear-feedback.ts';
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

/** Products assessed in one go, about 5 ms of work. */
const productsPerTurn = 25;

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
 * Searches every source for one item and assesses every candidate, with what people said of it. Stores nothing.
 * One failing source is reported in the stats; @throws when every source failed, so that the item is tried again, and
 * the signal's reason when that is aborted.
 */
export async function sourceItem(
  item: FrozenItem,
  context: ItemContext,
  sources: Source[],
  signal: AbortSignal,
  hear: HearFeedback = async () => new Map(),
): Promise<SourcedItem> {
  const searchStart = monotonicMs();
  const found = await searchSources(item, context, sources, signal);
  const searchEnd = monotonicMs();
  const stated = await hear(item, found.products);
  const assess = createAssessor(item, context.terms);
  const assessed: AssessedProduct[] = [];
  let readFactsMs = 0;
  for (let first = 0; first < found.products.length; first += productsPerTurn) {
    // Assessing is pure computation: without a pause it would keep heartbeats, signals and requests waiting.
    if (first > 0) await setImmediate();
    signal.throwIfAborted();
    const turn = found.products.slice(first, first + productsPerTurn);
    const readStart = monotonicMs();
    const facts = turn.map((product) => ({ product, facts: readFacts(product) }));
    readFactsMs += monotonicMs() - readStart;
    for (const { product, facts: read } of facts) {
      const saidOfIt = stated.get(`${product.platform}:${product.product_id}`);
      assessed.push({ product, assessment: withPrice(assess(read, saidOfIt)) });
    }
  }
  const products = keepBest(assessed.sort(compareRank), context.maxResults);
  const matchMs = monotonicMs() - searchEnd - readFactsMs;

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
      humanVerdicts: assessed.reduce(
        (sum, { assessment }) => sum + assessment.specResults.filter(({ method }) => method === 'human').length,
        0,
      ),
      durationsMs: {
        search: Math.round(searchEnd - searchStart),
        readFacts: Math.round(readFactsMs),
        match: Math.round(matchMs),
        commit: 0,
      },
      sources: found.reports,
      catalogVersion: found.catalogVersion,
      notes: found.notes,
    },
  };
}
