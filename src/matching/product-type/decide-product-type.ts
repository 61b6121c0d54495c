import type { MatchType, ProductTypeFinding } from '../assessment.ts';
import { isForOthers } from './audience.ts';
import { type ListingType, leastMargin, nameOfType } from './listing-type.ts';
import type { TypeClaim } from './type-claim.ts';
import type { LikelyClass, TypeClass, TypeClassifier } from './type-profile.ts';
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
): { relation: TypeRelation | undefined; label: string; isPlausible: boolean } {
  if (likely === null || classifier === null) return { relation: undefined, label: '', isPlausible: false };
  const best = { such: -Infinity, open: -Infinity, other: -Infinity };
  let likeliest: TypeClass | null = null;
  for (const [place, typeClass] of classifier.classes.entries()) {
    const relation = wanted.relateClass(typeClass, classifier);
    if (isSuch(relation) && (likely.scores[place] ?? -Infinity) > best.such) likeliest = typeClass;
    const side = isSuch(relation) ? 'such' : relation === 'other' ? 'other' : 'open';
    best[side] = Math.max(best[side], likely.scores[place] ?? -Infinity);
  }
  const { label } = likely.typeClass;
  const isPlausible =
    likeliest !== null && best.such >= best.other - leastMargin && classifier.hasTypical(likeliest, likely.present);
  if (best.other - Math.max(best.such, best.open) >= leastMargin) return { relation: 'other', label, isPlausible };
  if (best.such - Math.max(best.other, best.open) >= leastMargin) return { relation: 'kind', label, isPlausible };
  return { relation: undefined, label, isPlausible };
}

/** True for an accessory or a part that stands in a department of the wanted goods. */
function isAccessoryIn({ claims }: WantedType, found: TypeClaim): boolean {
  const departmentOf = ({ id }: { id: string }) => id.split('-', 1)[0];
  const departments = new Set(claims.flatMap(({ types }) => types.map(departmentOf)));
  return (
    found.types.length > 0 && found.types.every((type) => type.role !== null && departments.has(departmentOf(type)))
  );
}

function isAmong(wanted: WantedType, { categoryClass }: ListingType, classifier: TypeClassifier | null): boolean {
  return categoryClass !== null && classifier !== null && wanted.isAmong(categoryClass, classifier);
}

/**
 * Decides whether a listing is of the wanted type. Title, category and a type attribute speak for themselves; the catalog's
 * other listings speak where these are silent. What goes with the wanted goods is none of them; where voices disagree on
 * anything else, the type is unknown, with a closeness of 0 where the listing has nothing at all of such goods.
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
  const isTitleOther =
    title !== null && title.relation === 'other' && title.claim.isFirm && title.claim.isLate !== true;
  // "Laundry Detergent, for HE Washers" names its goods first: what stands behind them is none.
  const isSaid = isTitleOther && title.claim.isWhole && title.claim.isFirst;
  const isNamed =
    anywhere !== null &&
    isSuch(anywhere.relation) &&
    anywhere.claim.isInner !== true &&
    (anywhere.claim.isFirst || !isSaid);
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
    if (isSuch(ofCategory ?? profile.relation) && title.claim.isForOthers !== true) {
      return answer(
        'unknown',
        0.4,
        `the title offers a "${title.claim.text}", while the rest of it is like such goods`,
        title.claim,
      );
    }
    return answer(
      'not_match',
      0,
      `the title offers a "${title.claim.text}", which goes with one and is none`,
      title.claim,
    );
  }
  // "Watering" holds more than one kind of goods: a listing that names the wanted ones may stand there.
  const isSpokenOf = wanted.isNamedIn(listing.words);
  const isLoose = isSpokenOf && (!isTitleOther || category?.claim.types.some(({ hasKinds }) => hasKinds) === true);
  if (
    ofCategory === 'other' &&
    !isLoose &&
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
    if (ofCategory === 'other' && !isLoose) {
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
  // What goes with goods has their words and attributes: "Keyless Drill Chuck" is like drills.
  const isAccessory = title?.claim.isWhole === true && isAccessoryIn(wanted, title.claim);
  const isLike = isSuch(profile.relation) && !isAccessory;
  // Titles that are made of keywords name the goods among other things.
  const isInside = anywhere?.claim.isInner === true && isSuch(anywhere.relation) && !isAccessory;
  const isUnsettled =
    isInside || isOpen(anywhere?.relation) || (!isCategorised && isOpen(category?.relation)) || ofCategory === 'near';
  if (isTitleOther && !isNamed && !isUnsettled && !isLike) {
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
  if (
    isKept &&
    !isNamed &&
    !isSpokenOf &&
    listing.filedUnder !== null &&
    ofCategory !== 'near' &&
    ofCategory !== 'wider'
  ) {
    return answer('not_match', 0, `it is filed under "${listing.filedUnder}", and such goods elsewhere`, null);
  }
  // Of goods that no table knows nobody can say what else they are called.
  const isKnownType = wanted.claims.some(({ types }) => types.length > 0);
  // "Moisture Conditioner" has the noun of an air conditioner, and is a thing of its own.
  const isAnother = title?.claim.isWhole === true && title.claim.isFirm && title.claim.types.length > 0;
  const isTied = isSpokenOf && !(isAnother && title.relation === 'unclear');
  if (isKnownType && !isNamed && !profile.isPlausible && !isAmong(wanted, listing, classifier) && !isTied) {
    const itself = title === null ? 'the listing does not say what it is' : `the title says "${title.claim.text}"`;
    return answer('unknown', 0, `${itself}, and nothing in it speaks of such goods`, title?.claim ?? null);
  }
  return answer('unknown', 0.3, 'the listing does not say what it is', null);
}
