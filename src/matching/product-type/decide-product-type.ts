import type { MatchType, ProductTypeFinding } from '../assessment.ts';
import { isForOthers } from './audience.ts';
import { wordOfOtherKind } from './kinds-apart.ts';
import { type ListingType, nameOfType } from './listing-type.ts';
import { isOtherwiseCalled, isSaidOutright, type TypeEvidence, weighType } from './type-evidence.ts';
import type { TypeClassifier } from './type-profile.ts';
import { isOtherGoods, leastMatch, leastUnknown, leastUnnamed, otherWeights } from './type-weights.ts';
import type { WantedType } from './wanted-type.ts';

const isSuch = ({ relation }: TypeEvidence) => relation === 'same' || relation === 'kind';
const isAnother = ({ relation }: TypeEvidence) => isOtherGoods(relation);
/** What may be such goods: goods with their noun as well, as long as nothing outweighs it. */
const isOpen = ({ relation }: TypeEvidence) => ['near', 'wider', 'akin', 'behind'].includes(relation);

/** Sellers file goods under departments as they like: "Travel", "Furniture". Those exclude nothing that nothing else does. */
const departments: readonly TypeEvidence['source'][] = ['department', 'part of a category'];
/** Where a listing stands and what it is like, which is no word of its own. */
const aroundIt: readonly TypeEvidence['source'][] = [...departments, 'category', 'class', 'profile'];
/** What a title says in doubt excludes what goes with the wanted goods, and no goods of which it only has the name. */
const doubtful: readonly TypeEvidence['source'][] = ['doubtful title', 'ending of a title'];
/** That other listings are like it is no word of this one: it may be goods of which the catalog has few. */
const isTelling = (evidence: TypeEvidence) =>
  isAnother(evidence) &&
  evidence.weight < 0 &&
  !(evidence.source === 'profile' && evidence.weight > otherWeights.leastUnlike) &&
  !departments.includes(evidence.source) &&
  !(doubtful.includes(evidence.source) && evidence.relation !== 'with');

/** True for what says outright that a listing is goods of a known type. */
const isKnown = ({ source, claim }: TypeEvidence) =>
  ['title', 'attribute', 'category'].includes(source) && claim?.isWhole === true && claim.types.length > 0;

/** What a piece of evidence says, as a clause. */
function clauseOf(evidence: TypeEvidence): string {
  const { source, relation, claim, label } = evidence;
  const text = claim?.text ?? label ?? '';
  const another = isAnother(evidence) ? ', which is another type' : '';
  switch (source) {
    case 'profile':
      return `the catalog's other listings with such words and attributes are of the type "${text}"`;
    case 'attribute':
      return `${claim?.field === 'description' ? 'the description' : (claim?.field ?? 'an attribute')} says "${text}"${another}`;
    case 'category':
    case 'department':
    case 'part of a category':
    case 'class':
      return another === '' ? `its category is "${text}"` : `its category "${text}" is another type of goods`;
    case 'title':
    case 'doubtful title':
    case 'ending of a title':
      return relation === 'with' || relation === 'behind'
        ? `the title offers a "${text}", which is none`
        : `the title calls it "${text}"${another}`;
    default:
      return `the title names "${text}"`;
  }
}

/** How close a confirmed type is, by the place that confirms it. */
function closenessOf({ source, relation }: TypeEvidence): number {
  if (source === 'profile') return 0.7;
  if (source === 'attribute') return 0.95;
  if (source === 'title' || source === 'doubtful title') return relation === 'same' ? 1 : 0.9;
  return (source === 'category' || source === 'department') && relation === 'same' ? 0.9 : 0.8;
}

const wordsOfTitle = ({ words }: ListingType) => words.slice(0, words.indexOf(''));

/** "Glass bottle with dropper" where dropper bottles are wanted: the noun of the title with all the words of the name. */
function isSaidInParts(
  { claims }: WantedType,
  listing: ListingType,
  { source, relation, claim }: TypeEvidence,
): boolean {
  if (source !== 'title' || relation !== 'other') return false;
  const said = new Set(wordsOfTitle(listing));
  return claims.some(
    ({ stems }) => stems.length > 1 && stems.at(-1) === claim?.stems.at(-1) && stems.every((stem) => said.has(stem)),
  );
}

/** Steps between the least and the greatest closeness of a type that is unknown. */
const openSteps = 4;

function closenessOfOpen(total: number): number {
  const share = (Math.min(total, leastMatch) - leastUnknown) / (leastMatch - leastUnknown);
  return (1 + Math.round(Math.max(0, share) * openSteps)) / 10;
}

const strongest = (evidence: readonly TypeEvidence[], sign: 1 | -1) =>
  evidence
    .filter(({ weight }) => weight * sign > 0)
    .reduce<TypeEvidence | null>(
      (most, one) => (most === null || Math.abs(one.weight) > Math.abs(most.weight) ? one : most),
      null,
    );

/**
 * Decides whether a listing is of the wanted type by the weight of all that speaks for and against it. A match needs something
 * that names such goods; another type needs something that names another. What is in between is unknown, with a closeness
 * of 0 where the listing has nothing at all of such goods. What is for other people than the name says is excluded.
 */
export function decideProductType(
  wanted: WantedType,
  listing: ListingType,
  classifier: TypeClassifier | null,
): ProductTypeFinding {
  const answer = (
    matchType: MatchType,
    closeness: number,
    why: string,
    by: TypeEvidence | null,
  ): ProductTypeFinding => ({
    wanted: wanted.name,
    found: by?.claim?.text ?? nameOfType(listing),
    matchType,
    reasoning: `Wanted a product of the type "${wanted.name}"; ${why}.`,
    evidence: by?.claim == null ? null : { field: by.claim.field, text: by.claim.text },
    closeness,
  });
  if (isForOthers(wanted.audiences, listing.audiences)) {
    return answer('not_match', 0, `it is for ${[...listing.audiences].join(' and ')}`, null);
  }
  const [otherKind] = wanted.claims.map((claim) => wordOfOtherKind(claim, wordsOfTitle(listing)));
  if (otherKind !== undefined && otherKind !== null) {
    return answer('not_match', 0, `the title says "${otherKind}"`, null);
  }
  const { evidence, total, isPlausible } = weighType(wanted, listing, classifier);
  const [title] = evidence.filter(({ source }) => source.endsWith('title'));
  // What its title calls other goods is none of the wanted ones for being filed among them, or like them.
  const isOther = title?.source === 'title' && (title.relation === 'other' || title.relation === 'with');
  const isTold = isOther && isSaidOutright(wanted, title);
  const isOfItself = ({ source }: TypeEvidence) => !(isTold && aroundIt.includes(source));
  // "Stools" make no bar stool of a "step stool", which may be another.
  const isOtherwise = title?.source === 'title' && isOtherwiseCalled(wanted, title);
  const naming = strongest(
    evidence.filter((one) => isSuch(one) && isOfItself(one) && !(isOtherwise && aroundIt.includes(one.source))),
    1,
  );
  const against = strongest(evidence.filter(isAnother), -1);
  const but = against === null ? '' : `, but ${clauseOf(against)}`;
  // Like words and attributes make no submersible pump of what its title calls a booster pump.
  const isOnlyLike = naming?.source === 'profile' && isOther;
  if (naming !== null && total >= leastMatch && !isOnlyLike) {
    return answer('match', closenessOf(naming), `${clauseOf(naming)}${but}`, naming);
  }
  // "Pet supplies" may hold what is wanted, and says nothing of what its title calls other goods.
  const open = evidence.find((one) => isOpen(one) && isOfItself(one) && !(isOther && departments.includes(one.source)));
  const isNamed = naming !== null || open?.claim != null;
  const isUnlike = total < (isNamed ? leastUnknown : leastUnnamed);
  if (isUnlike && against !== null && evidence.some(isTelling)) {
    if (isSaidInParts(wanted, listing, against))
      return answer('unknown', 0, `${clauseOf(against)}, but has all words of the name`, against);
    return answer('not_match', 0, clauseOf(against), against);
  }
  const closeness = closenessOfOpen(total);
  if (naming !== null) {
    return answer('unknown', closeness, `${clauseOf(naming)}${but}`, naming);
  }
  if (open?.claim != null) {
    return answer('unknown', closeness, `"${open.claim.text}" may be one and may be another`, open);
  }
  // Of goods that no table knows nobody can say what else they are called, but that they are nothing which a table knows.
  const isKnownType = wanted.claims.some(({ types }) => types.length > 0) || evidence.some(isKnown);
  if (isKnownType && (!isPlausible || isUnlike)) {
    const itself =
      title?.claim == null ? 'the listing does not say what it is' : `the title says "${title.claim.text}"`;
    return answer('unknown', 0, `${itself}, and nothing in it speaks of such goods`, title ?? null);
  }
  return answer('unknown', closeness, 'the listing does not say what it is', null);
}
