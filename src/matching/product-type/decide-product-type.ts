import type { MatchType, ProductTypeFinding } from '../assessment.ts';
import { isForOthers } from './audience.ts';
import { type ListingType, leastMargin, nameOfType } from './listing-type.ts';
import type { TypeClaim } from './type-claim.ts';
import type { LikelyClass, TypeClassifier } from './type-profile.ts';
import { betterRelation, isOfWanted, isSuch, relateTypes, type TypeRelation } from './type-relation.ts';
import type { WantedType } from './wanted-type.ts';

interface Voice {
  claim: TypeClaim;
  relation: TypeRelation;
}

function voiceOf(wanted: WantedType, claims: readonly TypeClaim[]): Voice | null {
  let best: Voice | null = null;
  for (const claim of claims) {
    const relation = wanted.claims.map((one) => relateTypes(one, claim)).reduce(betterRelation, 'other');
    if (best === null || (relation !== best.relation && betterRelation(relation, best.relation) === relation)) {
      best = { claim, relation };
    }
  }
  return best;
}

const isOpen = (relation: TypeRelation | undefined) => relation === 'near' || relation === 'wider';

/** What the catalog's other listings say: such goods, others, or neither with enough confidence. */
function voiceOfProfile(
  wanted: WantedType,
  likely: LikelyClass | null,
  classifier: TypeClassifier | null,
): { relation: TypeRelation | undefined; label: string } {
  if (likely === null || classifier === null) return { relation: undefined, label: '' };
  const best = { such: -Infinity, open: -Infinity, other: -Infinity };
  for (const [place, typeClass] of classifier.classes.entries()) {
    const relation = wanted.relateClass(typeClass, classifier);
    const side = isSuch(relation) ? 'such' : relation === 'other' ? 'other' : 'open';
    best[side] = Math.max(best[side], likely.scores[place] ?? -Infinity);
  }
  const { label } = likely.typeClass;
  if (best.other - Math.max(best.such, best.open) >= leastMargin) return { relation: 'other', label };
  if (best.such - Math.max(best.other, best.open) >= leastMargin) return { relation: 'kind', label };
  return { relation: undefined, label };
}

/**
 * Decides whether a listing is of the wanted type. Title, category and a type attribute speak for themselves; the catalog's
 * other listings speak where these are silent. What goes with the wanted goods is none of them; where voices disagree on
 * anything else, the type is unknown.
 */
export function decideProductType(
  wanted: WantedType,
  listing: ListingType,
  classifier: TypeClassifier | null,
): ProductTypeFinding {
  const [primary] = listing.title;
  // Several claims of the first piece are there only where it offers each of them.
  const offered = listing.title.filter(({ isFirst, isWhole }) => isFirst && isWhole);
  const title = voiceOf(wanted, offered.length > 0 ? offered : primary === undefined ? [] : [primary]);
  const anywhere = voiceOf(
    wanted,
    listing.title.filter((claim) => claim.isFirm || claim.isWhole),
  );
  const attribute = voiceOf(wanted, listing.attributes);
  const category = voiceOf(wanted, listing.category);
  const isCategorised = category?.claim.isWhole === true;
  const ofCategory = isCategorised
    ? category.relation
    : listing.categoryClass !== null && classifier !== null
      ? wanted.relateClass(listing.categoryClass, classifier)
      : undefined;
  const profile = voiceOfProfile(wanted, listing.likely, classifier);
  const answer = (
    matchType: MatchType,
    closeness: number,
    why: string,
    claim: TypeClaim | null,
  ): ProductTypeFinding => ({
    wanted: wanted.name,
    found: claim?.text ?? nameOfType(listing),
    matchType,
    reasoning: `Wanted a product of the type "${wanted.name}"; ${why}.`,
    evidence: claim === null || claim.field === 'profile' ? null : { field: claim.field, text: claim.text },
    closeness,
  });
  const others = `the catalog's other listings with such words and attributes are of the type "${profile.label}"`;
  const nameOfCategory = category?.claim.text ?? listing.categoryClass?.label ?? '';

  if (isForOthers(wanted.audiences, listing.audiences)) {
    return answer('not_match', 0, `it is for ${[...listing.audiences].join(' and ')}`, null);
  }
  const isTitleOther = title !== null && title.relation === 'other' && title.claim.isFirm;
  const isNamed = anywhere !== null && isSuch(anywhere.relation);
  const isForOther = title?.relation === 'other' && title.claim.isForOthers === true;
  const goesWithIt =
    title !== null && (isTitleOther || isForOther) && wanted.claims.some((claim) => isOfWanted(claim, title.claim));
  // "LifeCam Studio for Business Webcam", filed under webcams.
  const isFiledSo = title?.claim.isForOthers === true && isSuch(ofCategory);
  if (
    goesWithIt &&
    !isFiledSo &&
    !isSuch(attribute?.relation) &&
    !(isNamed && isSuch(ofCategory ?? profile.relation))
  ) {
    return answer(
      'not_match',
      0,
      `the title offers a "${title.claim.text}", which goes with one and is none`,
      title.claim,
    );
  }
  if (
    ofCategory === 'other' &&
    !(title !== null && isSuch(title.relation) && title.claim.isFirm && title.claim.isFirst)
  ) {
    if (attribute !== null && isSuch(attribute.relation)) {
      return answer(
        'unknown',
        0.4,
        `${attribute.claim.field} says "${attribute.claim.text}", and its category is another`,
        attribute.claim,
      );
    }
    return answer('not_match', 0, `its category "${nameOfCategory}" is another type of goods`, category?.claim ?? null);
  }
  if (title !== null && isSuch(title.relation)) {
    if (ofCategory === 'other') {
      return answer(
        'unknown',
        0.4,
        `the title calls it "${title.claim.text}", and its category is "${nameOfCategory}"`,
        title.claim,
      );
    }
    const isDoubtful = !title.claim.isFirm && ofCategory === undefined && profile.relation === 'other';
    if (!isDoubtful) {
      return answer(
        'match',
        title.relation === 'same' ? 1 : 0.9,
        `the title calls it "${title.claim.text}"`,
        title.claim,
      );
    }
  }
  if (attribute !== null && isSuch(attribute.relation)) {
    return answer('match', 0.95, `${attribute.claim.field} says "${attribute.claim.text}"`, attribute.claim);
  }
  if (attribute !== null && attribute.relation === 'other' && ofCategory !== 'same' && !isNamed) {
    return answer(
      'not_match',
      0,
      `${attribute.claim.field} says "${attribute.claim.text}", which is another type`,
      attribute.claim,
    );
  }
  if (category !== null && isSuch(ofCategory)) {
    return answer('match', ofCategory === 'same' ? 0.9 : 0.8, `its category is "${nameOfCategory}"`, category.claim);
  }
  if (isNamed && (isOpen(ofCategory) || isSuch(profile.relation))) {
    return answer('match', 0.8, `the title names "${anywhere.claim.text}"`, anywhere.claim);
  }
  if (isTitleOther && !isNamed && !isOpen(anywhere?.relation) && ofCategory !== 'near' && !isSuch(profile.relation)) {
    return answer('not_match', 0, `the title calls it "${title.claim.text}", which is another type`, title.claim);
  }
  if (isSuch(profile.relation)) return answer('match', 0.7, others, null);
  const open = [title, category, anywhere].find((voice) => isOpen(voice?.relation));
  if (profile.relation === 'other' && !isNamed && !isOpen(ofCategory) && open === undefined) {
    return answer('not_match', 0, others, null);
  }
  if (open !== undefined && open !== null) {
    return answer('unknown', 0.5, `"${open.claim.text}" may be one and may be another`, open.claim);
  }
  // A catalog that has a place for the wanted goods files other goods elsewhere.
  const isKept = classifier?.classes.some((one) => isSuch(wanted.relateClass(one, classifier))) === true;
  if (isKept && !isNamed && listing.filedUnder !== null && ofCategory !== 'near' && ofCategory !== 'wider') {
    return answer('not_match', 0, `it is filed under "${listing.filedUnder}", and such goods elsewhere`, null);
  }
  return answer('unknown', 0.3, 'the listing does not say what it is', null);
}
