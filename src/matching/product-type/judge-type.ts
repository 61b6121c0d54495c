import type { Assessment, ProductTypeFinding } from '../assessment.ts';
import { decideProductType } from './decide-product-type.ts';
import { type ListingType, readListingType, type TypedListing } from './listing-type.ts';
import { classifierOf, type TypeClassifier, type TypeProfile } from './type-profile.ts';
import { readWantedType, type WantedType } from './wanted-type.ts';

/** Judges whether listings are of the type that an item names. */
export type TypeJudge = (listing: TypedListing) => ProductTypeFinding | null;

/** A search and the run after it ask what the same listing is. */
const readBefore = new WeakMap<TypedListing, { classifier: TypeClassifier | null; type: ListingType }>();

function listingTypeOf(listing: TypedListing, classifier: TypeClassifier | null, also: readonly string[]): ListingType {
  if (also.length > 0) return readListingType(listing, classifier, also);
  const known = readBefore.get(listing);
  if (known !== undefined && known.classifier === classifier) return known.type;
  const type = readListingType(listing, classifier);
  readBefore.set(listing, { classifier, type });
  return type;
}

/** Prepares the type that an item names, once for all of its candidates; null findings where its name holds no word. */
export function createTypeJudge(name: string, profile: TypeProfile | null): TypeJudge {
  const wanted = readWantedType(name);
  return wanted === null ? () => null : judgeOf(wanted, profile);
}

/** The same for a type that was read before. */
export function judgeOf(
  wanted: WantedType,
  profile: TypeProfile | null,
): (listing: TypedListing) => ProductTypeFinding {
  const classifier = profile === null ? null : classifierOf(profile);
  const [first] = wanted.claims;
  const unknownName = first !== undefined && first.types.length === 0 ? first.stems : [];
  return (listing) => decideProductType(wanted, listingTypeOf(listing, classifier, unknownName), classifier);
}

/** Steps of the order that closeness makes among equals; finer ones would leave nothing for the price to decide. */
const closenessSteps = 10;

/**
 * An assessment with its type: a confirmed one counts as one more must-have that is confirmed, an unknown one as one that is
 * not, and closeness takes the place of the words that title and item share. `amongEquals`, 0 to 1, puts listings that
 * are equally close in order.
 */
export function withProductType(
  assessment: Assessment,
  productType: ProductTypeFinding | null,
  amongEquals = 1,
): Assessment {
  if (productType === null) return assessment;
  const must = assessment.specResults.filter(({ required }) => required);
  const confirmed = must.filter(({ matchType }) => matchType === 'match').length;
  const isConfirmed = productType.matchType === 'match';
  const share = (confirmed + (isConfirmed ? 1 : 0)) / (must.length + 1);
  const step = Math.round(productType.closeness * closenessSteps);
  const closeness = (step + Math.min(1, Math.max(0, amongEquals))) / (closenessSteps + 1);
  return { ...assessment, productType, vetoScore: scoreWith(assessment, share, closeness) };
}

const steps = 10_000;

/** As `scoreAssessment` puts it together: the band, the share of must-haves, the share of good-to-haves, closeness. */
function scoreWith({ vetoScore, rerankMatchScore }: Assessment, share: number, closeness: number): number {
  const step = (part: number) => Math.min(steps - 1, Math.max(0, Math.round(part * (steps - 1))));
  const inside = (step(share) * steps + step(rerankMatchScore)) * steps + step(closeness);
  return Number((Math.floor(vetoScore) + inside / steps ** 3).toFixed(12));
}
