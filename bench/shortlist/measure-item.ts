import { readSpecResults } from '../../src/sourcing/products/record-entry.ts';
import type { AssessedProduct } from '../../src/sourcing/runs/assess-products.ts';
import type { TrialItem } from './trial-item.ts';
import type { TrialListing } from './trial-listing.ts';

/** How the run of one item compares with what a reader of all listings would have chosen. */
export interface ItemFigures {
  name: string;
  /** Listings of the catalog that are of the type and meet every must-have. */
  satisfying: number;
  /** What became of them. */
  shortlisted: number;
  pending: number;
  eliminated: number;
  /** Of these, those that were taken for other goods. */
  ofOtherType: number;
  missing: number;
  /** Of everything shortlisted and pending: how many, and how many are of the right type. */
  allShortlisted: number;
  shortlistedOfType: number;
  allPending: number;
  pendingOfType: number;
  /** Of the first five that the run ranks: how many there are, and how many a buyer would sign. */
  first: number;
  firstGood: number;
  /** Must-haves left unknown on goods of the right type: all, and those that the listing states. */
  unknown: number;
  unknownStated: number;
  /** Specs decided on goods of the right type where the listing states the fact: all, and those decided against it. */
  decidedStated: number;
  contradicted: number;
  /** Examples for reading, by what went wrong. */
  examples: { what: string; title: string; detail: string }[];
}

const shownFirst = 5;

function isSatisfying(item: TrialItem, listing: TrialListing): boolean {
  return item.isType(listing) && item.mustHaves.every(([, , holds]) => holds(listing) === true);
}

/** Judges the products of a run, in rank order, against the listings of the catalog. */
export function measureItem(
  item: TrialItem,
  listings: ReadonlyMap<string, TrialListing>,
  ranked: readonly AssessedProduct[],
): ItemFigures {
  const satisfying = new Set(
    [...listings.values()].filter((listing) => isSatisfying(item, listing)).map(({ id }) => id),
  );
  const figures: ItemFigures = {
    name: item.name,
    satisfying: satisfying.size,
    shortlisted: 0,
    pending: 0,
    eliminated: 0,
    ofOtherType: 0,
    missing: 0,
    allShortlisted: 0,
    shortlistedOfType: 0,
    allPending: 0,
    pendingOfType: 0,
    first: 0,
    firstGood: 0,
    unknown: 0,
    unknownStated: 0,
    decidedStated: 0,
    contradicted: 0,
    examples: [],
  };
  const left = new Set(satisfying);
  const note = (what: string, title: string, detail: string) => figures.examples.push({ what, title, detail });
  for (const product of ranked) {
    const { productId, verdict, specMatchingJson, detailsJson } = product;
    const listing = listings.get(productId);
    if (listing === undefined) continue;
    const specResults = readSpecResults({ spec_matching_json: specMatchingJson, details_json: detailsJson });
    const isType = item.isType(listing);
    const isGood = left.delete(listing.id);
    if (isGood) figures[verdict] += 1;
    if (isGood && verdict !== 'shortlisted') {
      const isOther = product.isTypeExcluded;
      if (isOther) figures.ofOtherType += 1;
      const why = specResults.find(({ specName, matchType }) =>
        isOther ? specName === 'product type' : matchType !== 'match',
      );
      note(isOther ? 'excluded by type' : verdict, listing.title, `${why?.specName}: ${why?.reasoning ?? ''}`);
    }
    if (verdict === 'shortlisted') figures.allShortlisted += 1;
    if (verdict === 'pending') figures.allPending += 1;
    if (verdict === 'shortlisted' && isType) figures.shortlistedOfType += 1;
    if (verdict === 'pending' && isType) figures.pendingOfType += 1;
    if (verdict !== 'eliminated' && !isType)
      note(`${verdict} of another type`, listing.title, `${listing.path}: ${product.productTypeJson ?? ''}`);
    if (verdict === 'shortlisted' && isType && !isGood) {
      const wrong = item.mustHaves.flatMap(([name, , holds]) => (holds(listing) === true ? [] : [name]));
      note('shortlisted, not satisfying', listing.title, wrong.join(', '));
    }
    if (verdict !== 'eliminated' && figures.first < shownFirst) {
      figures.first += 1;
      if (isGood) figures.firstGood += 1;
    }
    if (!isType) continue;
    for (const [index, [, , holds]] of [...item.mustHaves, ...(item.niceToHaves ?? [])].entries()) {
      const result = specResults[index];
      if (result === undefined) continue;
      const stated = holds(listing);
      const isUnknown = result.matchType === 'unknown';
      if (isUnknown && index < item.mustHaves.length) {
        figures.unknown += 1;
        if (stated !== undefined) {
          figures.unknownStated += 1;
          note('unknown though stated', listing.title, `${result.specName}: ${result.reasoning}`);
        }
      }
      if (isUnknown || stated === undefined) continue;
      figures.decidedStated += 1;
      if ((result.matchType === 'match') === stated) continue;
      figures.contradicted += 1;
      note(`${result.matchType} against the listing`, listing.title, `${result.specName}: ${result.reasoning}`);
    }
  }
  figures.missing = left.size;
  for (const id of left) note('missing', listings.get(id)?.title ?? id, '');
  return figures;
}
