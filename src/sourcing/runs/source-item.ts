import { bareAttributesOf } from '../../catalog/bare-attributes.ts';
import type { Product } from '../../catalog/product.ts';
import { keyOfProduct, productKey } from '../../catalog/product-key.ts';
import { monotonicMs } from '../../lib/clock.ts';
import type { Verdict } from '../../matching/assessment.ts';
import { createTypeJudge } from '../../matching/product-type/judge-type.ts';
import type { LoadFeedback } from '../feedback/load-feedback.ts';
import type { AssessedProduct, Judged } from './assess-products.ts';
import { type Assessing, assessHere, type SetAside } from './assessing.ts';
import { compareRank, rankCurrencyOf } from './rank-products.ts';
import type { FrozenItem } from './run.ts';
import type { ItemStats, SpecCounts } from './run-stats.ts';
import { candidateLimit, type Source, searchSources } from './search-sources.ts';
import { findSimilar, similarToJson } from './similar-listings.ts';
import type { ItemContext } from './sourcing-context.ts';

interface SourcedItem {
  /** In rank order. */
  products: AssessedProduct[];
  stats: ItemStats;
}

function keepBest(products: AssessedProduct[], maxResults: number | undefined): AssessedProduct[] {
  if (maxResults === undefined) return products;
  let kept = 0;
  return products.filter(({ verdict }) => verdict === 'eliminated' || ++kept <= maxResults);
}

function countSpecs(item: FrozenItem, products: AssessedProduct[]): SpecCounts[] {
  return item.specs.map((spec, index) => {
    const counts: SpecCounts = { specName: spec.name, match: 0, unknown: 0, notMatch: 0 };
    for (const { matchTypes } of products) {
      const matchType = matchTypes[index];
      if (matchType === 'match') counts.match++;
      else if (matchType === 'not_match') counts.notMatch++;
      else counts.unknown++;
    }
    return counts;
  });
}

/** At most so many candidates that were set aside are named one by one. */
const mostNamed = 20;

function notesOnSetAside(setAside: readonly SetAside[]): string[] {
  const named = setAside
    .slice(0, mostNamed)
    .map(({ platform, productId, reason }) => `The listing ${platform}:${productId} was set aside: ${reason}.`);
  const more = setAside.length - named.length;
  return more > 0 ? [...named, `${more} further listings were set aside.`] : named;
}

/** False for a listing that has words of the specs alone: nothing in it speaks of the wanted goods, and no keyword found it. */
function isRelated(
  { product, judged: { productType } }: { product: Product; judged: Judged },
  keywords: readonly string[],
): boolean {
  if (productType === null || productType.matchType !== 'unknown' || productType.closeness > 0) return true;
  const title = product.title.toLowerCase();
  return keywords.some((keyword) => title.includes(keyword.trim().toLowerCase()));
}

function notesOnUnrelated({ name }: FrozenItem, count: number): string[] {
  if (count === 0) return [];
  const listings = count === 1 ? '1 listing was' : `${count} listings were`;
  return [`${listings} left out that share words with the specs, while nothing in them speaks of "${name}".`];
}

/** Says of each ranked product which others of the item it is like. */
function noteSimilar(ranked: AssessedProduct[], found: readonly Product[]): void {
  const byKey = new Map(found.map((product) => [keyOfProduct(product), product]));
  const listings = ranked.flatMap(({ platform, productId }) => byKey.get(productKey(platform, productId)) ?? []);
  const similar = findSimilar(listings);
  for (const one of ranked) {
    const product = byKey.get(productKey(one.platform, one.productId));
    one.similarJson = similarToJson(product === undefined ? undefined : similar.get(product));
  }
}

interface SourcingMeans {
  assessing?: Assessing;
  feedbackOf?: LoadFeedback;
}

/**
 * Searches every source for one item and assesses every candidate, with what people said of it. Stores nothing.
 * One failing source is reported in the stats, as is a listing that cannot be read; @throws when every source failed, so
 * that the item is tried again, UnworkableItem when that would not help, and the signal's reason when it is aborted.
 */
export async function sourceItem(
  item: FrozenItem,
  context: ItemContext,
  sources: Source[],
  signal: AbortSignal,
  { assessing = assessHere(), feedbackOf = async () => new Map() }: SourcingMeans = {},
): Promise<SourcedItem> {
  const searchStart = monotonicMs();
  const { keywords, platforms } = context;
  const planning = { keywords, limit: candidateLimit(context), platforms };
  const { query, specValues, notes } = await assessing.plan(item, planning, signal);
  const found = await searchSources(item, query, context, sources, signal);
  const searchEnd = monotonicMs();
  const stated = await feedbackOf(item, specValues, found.products);
  const judgeType = createTypeJudge(item.name, found.profile);
  const rankCurrency = rankCurrencyOf(found.products, context.terms);
  const judged = found.products.map((product) => ({
    product,
    stated: stated.get(keyOfProduct(product)),
    judged: { productType: judgeType(product), rankCurrency },
  }));
  const candidates = judged.filter((one) => one.stated !== undefined || isRelated(one, keywords));
  const unrelated = judged.length - candidates.length;
  const {
    products: assessed,
    setAside,
    readFactsMs,
  } = await assessing.assess(item, context.terms, candidates, signal, bareAttributesOf(found.profile, found.products));
  const products = keepBest(assessed.sort(compareRank), context.maxResults);
  noteSimilar(products, found.products);
  const matchMs = monotonicMs() - searchEnd - readFactsMs;

  const ofType = assessed.filter(({ isTypeExcluded }) => !isTypeExcluded);
  const countVerdict = (verdict: Verdict) =>
    products.filter((one) => !one.isPriceExcluded && !one.isTypeExcluded && one.verdict === verdict).length;
  return {
    products,
    stats: {
      itemId: item.itemId,
      candidates: candidates.length,
      scored: assessed.length,
      shortlisted: countVerdict('shortlisted'),
      pending: countVerdict('pending'),
      eliminated: countVerdict('eliminated'),
      priceExcluded: products.filter(({ isPriceExcluded }) => isPriceExcluded).length,
      typeExcluded: assessed.length - ofType.length,
      typeUnknown: ofType.filter(({ typeMatch }) => typeMatch === 'unknown').length,
      specs: countSpecs(item, ofType),
      humanVerdicts: assessed.reduce((sum, { humanVerdicts }) => sum + humanVerdicts, 0),
      durationsMs: {
        search: Math.round(searchEnd - searchStart),
        readFacts: Math.round(readFactsMs),
        match: Math.round(matchMs),
        commit: 0,
      },
      sources: found.reports,
      catalogVersion: found.catalogVersion,
      notes: [
        ...context.notes,
        ...notes,
        ...found.notes,
        ...notesOnUnrelated(item, unrelated),
        ...notesOnSetAside(setAside),
      ],
    },
  };
}
