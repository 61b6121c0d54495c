import { onceFor } from '../../lib/once-for.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import type { Assessment, ProductTypeFinding } from '../assessment.ts';
import { decideProductType } from './decide-product-type.ts';
import { type ListingType, readListingType, type TypedListing } from './listing-type.ts';
import { classifierOf, type TypeClassifier, type TypeProfile } from './type-profile.ts';
import { readWantedType, type WantedType } from './wanted-type.ts';

/** Judges whether listings are of the type that an item names. */
export interface TypeJudge {
  (listing: TypedListing): ProductTypeFinding | null;
  /** What the name asks for, with all that was found out of it; null where it holds no word. */
  readonly wanted: WantedType | null;
}

/** What a listing is, by what a catalog teaches, and what was decided of it last. */
interface ReadBefore {
  classifier: TypeClassifier | null;
  type: ListingType;
  wanted: WantedType;
  finding: ProductTypeFinding;
  /** False where a name that is in no table was looked for as well: that is no reading for other items. */
  isForAll: boolean;
}

/** A search and the run after it ask the same of a listing. */
const readBefore = new WeakMap<TypedListing, ReadBefore>();

interface Teaching {
  profile: TypeProfile | null;
}

const withoutProfile: Teaching = { profile: null };
const teachingOf = onceFor((profile: TypeProfile): Teaching => ({ profile }));
const mostJudges = 50;
const longestName = 500;

/** Judges of the items asked for last, by the profile they know: a search and the run after it ask the same of a listing. */
const judgesOf = onceFor(({ profile }: Teaching) =>
  rememberAnswers((name) => makeJudge(name, profile), { most: mostJudges, longest: longestName }),
);

/** Prepares the type that an item names, once for all of its candidates; null findings where its name holds no word. */
export function createTypeJudge(name: string, profile: TypeProfile | null): TypeJudge {
  return judgesOf(profile === null ? withoutProfile : teachingOf(profile))(name);
}

function makeJudge(name: string, profile: TypeProfile | null): TypeJudge {
  const wanted = readWantedType(name);
  if (wanted === null) return Object.assign(() => null, { wanted });
  const classifier = profile === null ? null : classifierOf(profile);
  const [first] = wanted.claims;
  const unknownName = first !== undefined && first.types.length === 0 ? first.stems : [];
  const judge = (listing: TypedListing) => {
    const known = readBefore.get(listing);
    const isOfCatalog = known?.classifier === classifier;
    if (isOfCatalog && known.wanted === wanted) return known.finding;
    const isRead = isOfCatalog && known.isForAll && unknownName.length === 0;
    const type = isRead ? known.type : readListingType(listing, classifier, unknownName);
    const finding = decideProductType(wanted, type, classifier);
    readBefore.set(listing, { classifier, type, wanted, finding, isForAll: unknownName.length === 0 });
    return finding;
  };
  return Object.assign(judge, { wanted });
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
