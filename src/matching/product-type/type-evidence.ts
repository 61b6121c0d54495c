import { endsWith } from '../text/ends-with.ts';
import { hasAsPart, isBeside, isNamedIn, isOfDepartment } from './beside-wanted.ts';
import { departmentOf } from './departments.ts';
import { saysHow } from './find-mentions.ts';
import { areOtherKinds } from './kinds-of-families.ts';
import { type ListingType, leastMargin } from './listing-type.ts';
import { relateClasses } from './relate-classes.ts';
import { bestOf, isMadeFor, type Voice } from './relate-to-wanted.ts';
import { speaksOfParts } from './sold-as-part.ts';
import { titleSource } from './title-source.ts';
import type { TypeClaim } from './type-claim.ts';
import type { TypeClassifier } from './type-profile.ts';
import { groupOf, isKindOfClaim, relateTypes } from './type-relation.ts';
import type { ProductType } from './type-rows.ts';
import { type EvidenceRelation, type EvidenceSource, isOtherGoods, otherWeights, typeWeights } from './type-weights.ts';
import type { WantedType } from './wanted-type.ts';

/** One thing that speaks for the wanted type (a weight above 0, in nats) or against it. */
export interface TypeEvidence {
  /** `profile` for what the catalog's other listings are like. */
  source: EvidenceSource | 'profile';
  relation: EvidenceRelation;
  weight: number;
  /** What says so; null for a profile and for a class of the catalog whose name says nothing. */
  claim: TypeClaim | null;
  /** The class of the catalog that it is filed in, or is like; null for others. */
  label: string | null;
}

/** All that is known of whether a listing is of the wanted type. */
export interface TypeWeighing {
  evidence: readonly TypeEvidence[];
  /** The sum of all weights, with what the words of the listing say besides, in nats. */
  total: number;
  /** Some of the catalog's goods of the type are like it, or the listing names their noun. */
  isPlausible: boolean;
}

/** What the title says: its noun, and names that stand elsewhere in it where the noun is not such goods. */
function* readTitle(wanted: WantedType, { title }: ListingType): Generator<[EvidenceSource, Voice]> {
  const [primary] = title;
  if (primary === undefined) return;
  // Several claims of the first piece are there only where it offers each of them.
  const offered = title.filter(({ isFirst, isWhole }) => isFirst && isWhole);
  const noun = bestOf(wanted, offered.length > 0 ? offered : [primary]);
  if (noun === null) return;
  // "Iskur V2 - Green - Fabric" says how goods look: they are of that only where it is what is wanted.
  if (noun.claim.isLook === true && noun.relation !== 'same' && noun.relation !== 'kind') return;
  // What such goods have is named in their titles behind words that are in no table: 安全衣 快插扣 is a harness with a buckle.
  const isBehindOthers = noun.claim.ahead?.some((word) => !saysHow(word)) === true;
  const told = noun.relation === 'wider' ? kindTold(wanted, noun.claim, title) : sisterTold(wanted, noun, title);
  if (told !== null) return yield [titleSource(told.claim), told];
  const isPart =
    noun.relation === 'other' && isBehindOthers && hasAsPart(wanted, noun.claim) && !isSister(wanted, noun.claim);
  const isAdded = noun.relation === 'with' && noun.claim.isAdded === true;
  const isOutright = noun.relation === 'with' && isMadeFor(wanted, noun.claim);
  yield [isOutright ? 'title' : isPart || isAdded ? 'doubtful title' : titleSource(noun.claim), noun];
  if (noun.relation === 'same' || noun.relation === 'kind' || noun.claim.isConfirmed === true) return;
  const others = title.filter((claim) => claim !== noun.claim && (claim.isFirm || claim.isWhole));
  const places: [name: EvidenceSource, word: EvidenceSource, TypeClaim[]][] = [
    ['lead of a title', 'leading word of a title', others.filter(({ isLead }) => isLead)],
    ['inside of a title', 'word inside of a title', others.filter(({ isLead, isInner }) => isInner && !isLead)],
    ['elsewhere in the title', 'word elsewhere in the title', others.filter(({ isInner }) => !isInner)],
  ];
  for (const [name, word, claims] of places) {
    const voice = bestOf(wanted, claims);
    if (voice === null) continue;
    const { stems, isApart, isBracketed } = voice.claim;
    yield [(stems.length > 1 || isApart === true) && isBracketed !== true ? name : word, voice];
  }
}

/** The one kind that a title tells beside the wider name of its goods, where it is another than the wanted: "Tea, Oolong Tea Bags". */
function kindTold(wanted: WantedType, noun: TypeClaim, title: readonly TypeClaim[]): Voice | null {
  const kinds = title.filter((claim) => claim.isWhole && claim.isFirm && isKindOfClaim(claim, noun));
  const best = bestOf(wanted, kinds);
  return best?.relation === 'other' ? best : null;
}

/** The sister of the wanted goods with which a title begins: the "SUP paddle" of "SUP paddle adjustable single blade" for a kayak paddle. */
function sisterTold(wanted: WantedType, { relation }: Voice, title: readonly TypeClaim[]): Voice | null {
  const lead = relation === 'other' ? title.find((claim) => claim.isLead === true && claim.isWhole) : undefined;
  const voice = lead !== undefined && isSister(wanted, lead) ? bestOf(wanted, [lead]) : null;
  return voice?.relation === 'other' ? voice : null;
}

const isService = ({ id }: ProductType) => id.startsWith('se-');

/** True for "Shoes" where jeans are wanted: things of one department that nobody files under each other. */
function isOfOtherShelf({ departments }: WantedType, { text, stems, types }: TypeClaim): boolean {
  const [noun = '', ...more] = stems;
  const isOfThings = more.length === 0 && text.trim().toLowerCase() !== noun;
  return isOfThings && types.every((type) => type.depth >= depthOfShelf && departments.has(departmentOf(type)));
}

const depthOfShelf = 2;

/** True for a group of a department of the wanted goods, or of any where the tree has no place for these. */
const isGroupAround = (wanted: WantedType, claim: TypeClaim): boolean =>
  claim.types.every(({ hasKinds }) => hasKinds) && (isOfDepartment(wanted, claim) || hasNoPlace(wanted));

function readCategory(
  wanted: WantedType,
  { title, category, categoryClass }: ListingType,
  classifier: TypeClassifier | null,
): TypeEvidence[] {
  const voice = bestOf(wanted, category);
  const ofClass =
    categoryClass === null || classifier === null
      ? null
      : (relateClasses(wanted, classifier).of.get(categoryClass) ?? null);
  if (voice?.claim.isWhole === true && !(voice.relation === 'wider' && ofClass === 'other')) {
    // "Watering" holds more than one kind of goods, and "Travel" is a service by its name and no goods at all.
    const { isWide, types } = voice.claim;
    const isShelf = isOfOtherShelf(wanted, voice.claim);
    // "Electricals" and "Enclosures" are called by one word that means other things on another shelf.
    const isSilent = !title.some((claim) => claim.isWhole);
    const isWord = voice.claim.stems.length === 1;
    // What a title does not name may be filed beside its own kind: a night light under "Lamps".
    const isNear = isBeside(wanted, voice.claim);
    const isAstray =
      (isSilent && (isNear || (isWord && !isOfDepartment(wanted, voice.claim)))) || disagrees(title, voice.claim);
    const isDepartment =
      isAstray || isWide === true || types.some((type) => isService(type) || (type.hasKinds && !isShelf));
    // "Clothing" may hold what the tree has no place for, and "Musical Instruments" what the tree has beside these.
    const mayHold = isDepartment && voice.relation === 'other' && isGroupAround(wanted, voice.claim);
    return [evidenceOf(isDepartment ? 'department' : 'category', mayHold ? { ...voice, relation: 'unclear' } : voice)];
  }
  if (categoryClass !== null && ofClass !== null) {
    const { label } = categoryClass;
    return [{ source: 'class', relation: ofClass, weight: typeWeights.class[ofClass] ?? 0, claim: null, label }];
  }
  return voice === null ? [] : [evidenceOf('part of a category', voice)];
}

/** "Bicycles" for what its title calls pedals: a category of other goods than the title names says where it is sold. */
function disagrees([noun]: readonly TypeClaim[], category: TypeClaim): boolean {
  return noun?.isWhole === true && noun.isFirm && noun.types.length > 0 && relateTypes(category, noun) === 'other';
}

function evidenceOf(source: EvidenceSource, { claim, relation }: Voice): TypeEvidence {
  return { source, relation, weight: typeWeights[source][relation] ?? 0, claim, label: null };
}

/** The first of these places with the highest score, or -1. */
function likeliestOf(places: readonly number[], scores: Float64Array): number {
  let best = -1;
  for (const place of places)
    if ((scores[place] ?? -Infinity) > (best === -1 ? -Infinity : (scores[best] ?? -Infinity))) best = place;
  return best;
}

/**
 * What the catalog's other listings say: how much more it is like such goods than like others. Nothing for such goods where it says itself
 * that it is other ones.
 */
function readProfile(
  wanted: WantedType,
  { likely }: ListingType,
  classifier: TypeClassifier | null,
  isOutright: boolean,
): { evidence: TypeEvidence[]; weight: number; isPlausible: boolean } {
  if (likely === null || classifier === null) {
    return { evidence: [], weight: otherWeights.noClass, isPlausible: false };
  }
  const { scores } = likely;
  const sides = relateClasses(wanted, classifier).sides;
  const likeliestPlace = likeliestOf(sides.such, scores);
  const likeliest = classifier.classes[likeliestPlace] ?? null;
  const such = scores[likeliestPlace] ?? -Infinity;
  const other = scores[likeliestOf(sides.other, scores)] ?? -Infinity;
  const open = scores[likeliestOf(sides.open, scores)] ?? -Infinity;
  const openWeight = open > Math.max(such, other) ? otherWeights.likeOpen : 0;
  const margin = such - other;
  if (!Number.isFinite(margin)) {
    return { evidence: [], weight: otherWeights.noClass + openWeight, isPlausible: false };
  }
  const weight = otherWeights.likeness * Math.max(-1, Math.min(1, margin / otherWeights.fullMargin));
  if (isOutright && margin > 0) return { evidence: [], weight: openWeight, isPlausible: false };
  const isPlausible = likeliest !== null && margin >= -leastMargin && classifier.hasTypical(likeliest, likely.present);
  if (Math.abs(margin) < leastMargin || openWeight !== 0) {
    return { evidence: [], weight: weight + openWeight, isPlausible };
  }
  const { label } = margin > 0 && likeliest !== null ? likeliest : likely.typeClass;
  const relation = margin > 0 ? 'kind' : 'other';
  return { evidence: [{ source: 'profile', relation, weight, claim: null, label }], weight: 0, isPlausible };
}

/** The words of a listing without those by which its title calls other goods: "laptop sleeve" speaks of no laptop. */
function wordsBeside(noun: TypeEvidence | undefined, words: readonly string[]): readonly string[] {
  if (noun?.claim == null || !isOtherGoods(noun.relation) || noun.relation === 'behind') return words;
  const left = [...words];
  for (const stems of [noun.claim.stems, ...noun.claim.modifiers.map((one) => one.stems)]) {
    const at = left.findIndex((_, place) => stems.every((stem, next) => left[place + next] === stem));
    if (at !== -1) left.splice(at, stems.length, '');
  }
  return left;
}

/** "Electric garden tool" names a shelf on which the wanted goods stand as well, as a department does. */
const sourceOfAttribute = (wanted: WantedType, { claim: { types } }: Voice): EvidenceSource =>
  types.some((type) => type.hasKinds && wanted.types.some((one) => groupOf(one) === groupOf(type)))
    ? 'department'
    : 'attribute';

/** True for goods of a department of the wanted ones; those that the tree has no place for stand beside any. */
const mayBeConfused = (wanted: WantedType, claim: TypeClaim): boolean =>
  isOfDepartment(wanted, claim) || (claim.types.length > 0 && hasNoPlace(wanted));

const hasNoPlace = ({ departments }: WantedType): boolean =>
  [...departments].every((department) => department === null);

/** True for the "bubble machine" of a wanted "fog machine": another word before the same noun, and a type of its own. */
const isSister = ({ claims }: WantedType, claim: TypeClaim): boolean =>
  claim.types.length > 0 && claims.some((one) => haveOneNoun(one, claim) || areOtherKinds(one, claim));

/** True for a "step stool" where a bar stool is wanted: another name on the same noun, of which nothing says that it is one. */
export const isOtherwiseCalled = ({ claims }: WantedType, { relation, claim }: TypeEvidence): boolean =>
  claim !== null &&
  claim.types.length > 0 &&
  (relation === 'akin' || relation === 'near') &&
  claims.some((one) => haveOneNoun(one, claim) && !endsWith(claim.stems, one.stems));

const haveOneNoun = ({ stems: one }: TypeClaim, { stems: other }: TypeClaim): boolean =>
  one.length > 1 && other.length > 1 && one.at(-1) === other.at(-1);

/** What goes with goods is filed under them as well: a category of the goods says little for them where the title offers an accessory. */
function asAccessory(evidence: TypeEvidence): TypeEvidence {
  return evidence.weight > 0 ? { ...evidence, weight: evidence.weight * otherWeights.filedWith } : evidence;
}

/**
 * True where a listing itself says that it is what goes with the wanted goods or others of their department, by a name of several words
 * or an attribute: what the catalog's others are like says nothing for the wanted ones. A single word, or one of another department,
 * may be of a model's name.
 */
export function isSaidOutright(wanted: WantedType, { source, relation, claim }: TypeEvidence): boolean {
  if (claim === null || (claim.field !== 'title' && source !== 'attribute')) return false;
  if (relation === 'with') return source === 'title' || (claim.isWhole && claim.isFirst);
  if (relation === 'near') return source === 'attribute' && !isNamedIn(wanted, claim.stems);
  if (relation !== 'other') return false;
  const isStated =
    source === 'attribute' || (source === 'title' && (claim.stems.length > 1 || isBeside(wanted, claim)));
  return (isStated && mayBeConfused(wanted, claim)) || (source === 'title' && isSister(wanted, claim));
}

/**
 * Weighs whether a listing is of the wanted type: what its title, a type attribute and its category call it, what the
 * catalog's other listings are like, and whether its words speak of such goods at all.
 */
export function weighType(wanted: WantedType, listing: ListingType, classifier: TypeClassifier | null): TypeWeighing {
  const title = [...readTitle(wanted, listing)].map(([source, voice]) => evidenceOf(source, voice));
  const attribute = bestOf(wanted, listing.attributes);
  const itself = [
    ...title,
    ...(attribute === null ? [] : [evidenceOf(sourceOfAttribute(wanted, attribute), attribute)]),
  ];
  const isOutright = itself.some((one) => isSaidOutright(wanted, one));
  const isAccessory =
    title[0]?.relation === 'with' || (title[0]?.source === 'title' && isSaidOutright(wanted, title[0]));
  const profile = readProfile(wanted, listing, classifier, isOutright);
  const evidence = [
    ...itself,
    ...readCategory(wanted, listing, classifier).map((one) => (isAccessory ? asAccessory(one) : one)),
    ...profile.evidence,
  ];
  const isSpokenOf = isNamedIn(wanted, wordsBeside(title[0], listing.words));
  const isForOthers = title[0]?.claim?.isForOthers === true;
  const besides =
    otherWeights.prior +
    (title.length === 0 ? otherWeights.silentTitle : 0) +
    (isSpokenOf ? otherWeights.spokenOf : otherWeights.unspokenOf) +
    (isForOthers ? otherWeights.madeForOthers : 0) +
    (listing.isPart && !speaksOfParts(wanted.name) ? otherWeights.soldAsPart : 0) +
    profile.weight;
  return {
    evidence,
    total: evidence.reduce((sum, { weight }) => sum + weight, besides),
    isPlausible: isSpokenOf || profile.isPlausible,
  };
}
