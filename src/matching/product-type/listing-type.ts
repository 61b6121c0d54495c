import { wordList } from '../ontology/word-list.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import { readAudiences } from './audience.ts';
import { brandOfListing } from './brand-of-listing.ts';
import { claimsOfElement, readCategoryClaims } from './category-claims.ts';
import { departmentOf, departmentsNamed, withinDepartments } from './departments.ts';
import { saysHow } from './find-mentions.ts';
import { readTypeClaims } from './read-type-claims.ts';
import { isSoldAsPart } from './sold-as-part.ts';
import { titleSource } from './title-source.ts';
import type { TypeClaim } from './type-claim.ts';
import type { LikelyClass, TypeClass, TypeClassifier } from './type-profile.ts';
import { isOfWanted, isSuch, relateTypes } from './type-relation.ts';
import { typeAttributes } from './type-words.ts';

/** The parts of a listing that say what it is. */
export interface TypedListing {
  title: string;
  category?: readonly string[];
  brand?: string;
  attributes?: readonly { name: string; value: string }[];
  description?: string;
}

/** What a listing says it is, read once for all items. */
export interface ListingType {
  /** From the title, the surest first. */
  title: readonly TypeClaim[];
  category: readonly TypeClaim[];
  attributes: readonly TypeClaim[];
  /** The class of its own category in the catalog's profile, where that has one. */
  categoryClass: TypeClass | null;
  /** For whom it is, by its title and what such an attribute says; empty where nobody is named. */
  audiences: ReturnType<typeof readAudiences>;
  /** True where its title says that it is a part, a spare or a refill. */
  isPart: boolean;
  /** What its words and attributes are like among the catalog's other listings. */
  likely: LikelyClass | null;
  /** Stems of its title, its categories and its brand in turn, with a gap between two of them. */
  words: readonly string[];
}

/** A product's type as the catalog's own words have it, stated with this much confidence (in nats over the next class). */
export const leastMargin = 6;

/**
 * Reads what a listing says it is; `classifier` adds what the other listings of its catalog teach, `also` the
 * stems of a name that is in no table.
 */
export function readListingType(
  listing: TypedListing,
  classifier: TypeClassifier | null,
  also: readonly string[] = [],
): ListingType {
  const { title, category = [], attributes = [] } = listing;
  const brand = brandOfListing(listing);
  const ofAttributes = attributes.flatMap((one) => (namesKind(one) ? claimsOfValue(one.name, one.value, brand) : []));
  const categoryClass = classifier === null ? null : classOfPath(category, classifier);
  const path = ownCategories(listing);
  const named = departmentsNamed(path, claimsOfElement);
  const ofCategory = readCategoryClaims(path).map((claim) => withinDepartments(claim, named));
  const ofTitle = readTypeClaims('title', title, brand, also).map((claim) => withinDepartments(claim, named));
  const isUnsure =
    ofAttributes.length === 0 && !ofTitle.some((claim) => isSure(claim) && titleSource(claim) === 'title');
  const isSilent = !ofTitle.some(({ isWhole }) => isWhole);
  return {
    title: confirmedFirst(ofTitle, ofCategory),
    category: ofCategory,
    attributes: isUnsure ? claimsBesideTitle(listing, brand, isSilent) : ofAttributes,
    categoryClass,
    audiences: audiencesOf(title, attributes),
    isPart: isSoldAsPart(title),
    likely: classifier?.classify({ title, attributes }) ?? null,
    words: [title, ...category].flatMap((text) => [...stemsOfName(text).slice(0, mostWords), '']),
  };
}

/** The name of goods that a value is, and nothing else. */
function claimsOfValue(name: string, value: string, brand: string): TypeClaim[] {
  const [claim, ...more] = readTypeClaims(`attributes.${name}`, value, brand);
  return claim?.isWhole === true && more.length === 0 && claim.text.length >= value.trim().length - 1 ? [claim] : [];
}

const namesKind = ({ name }: { name: string }) => typeAttributes.has(name.trim().toLowerCase().replaceAll('_', ' '));

/** The name of goods on which the value of such an attribute ends: "Outdoor bullet camera", 娱乐平板. */
function claimsOfTypeValue(name: string, value: string, brand: string): TypeClaim[] {
  const [claim] = readTypeClaims(`attributes.${name}`, value.slice(0, longestOpening), brand);
  return claim !== undefined && isSure(claim) ? [claim] : [];
}

/** True for a whole name of goods which nothing but how they are follows in the first piece of its text. */
const isSure = ({ isWhole, isFirst, isFirm, isLate, isForOthers }: TypeClaim) =>
  isWhole && isFirst && isFirm && isLate !== true && isForOthers !== true;

const longestOpening = 80;
const definingWords = wordList('defining words');

/**
 * What a listing whose title is no sure name of goods ("FRANKLIN", "4MP DOME") calls them elsewhere: the words with which its description
 * opens ("Bar stool with backrest") or what its first sentence says that they are ("… is a weatherproof bullet camera"), else the value of an
 * attribute that names their kind, and where the title names nothing at all, a value of several words that is a name of goods ("Model: TV bench").
 */
function claimsBesideTitle(
  { description = '', attributes = [] }: TypedListing,
  brand: string,
  isSilent: boolean,
): TypeClaim[] {
  const opening = description.slice(0, longestOpening).split(/[.,;:!?。，；：！？\n]/u)[0] ?? '';
  const [opened] = readTypeClaims('description', opening);
  if (
    isSilent &&
    opened !== undefined &&
    isSure(opened) &&
    isOfOneDepartment(opened) &&
    (opened.ahead ?? []).every(saysHow)
  )
    return [opened];
  const [defined] = readTypeClaims('description', definitionIn(description));
  if (defined !== undefined && isSure(defined)) return [defined];
  const [typed] = attributes.flatMap((one) => (namesKind(one) ? claimsOfTypeValue(one.name, one.value, brand) : []));
  if (typed !== undefined) return [typed];
  if (!isSilent) return [];
  return attributes
    .flatMap(({ name, value }) => (isOfWords(value) ? claimsOfValue(name, value, brand) : []))
    .slice(0, 1);
}

/** False for the "Foundation" with which a description opens, of make-up or of a bed. */
const isOfOneDepartment = ({ types }: TypeClaim) => new Set(types.map(departmentOf)).size <= 1;

const longestSentence = 400;

/** What the first sentence of a description says that its goods are; empty where it says no such thing. */
function definitionIn(description: string): string {
  const [sentence = ''] = description.slice(0, longestSentence).split(/[!?。！？\n]|\. /u);
  const plain = sentence.toLowerCase();
  const starts = definingWords.flatMap((words) => {
    const called = beginsInChinese(words) ? words : ` ${words} `;
    const from = plain.indexOf(called);
    return from === -1 ? [] : [from + called.length];
  });
  return starts.length === 0 ? '' : sentence.slice(Math.min(...starts)).slice(0, longestOpening);
}

const isOfWords = (value: string) => value.length < longestOpening && value.trim().includes(' ');

/**
 * Claims of a title with the one first that its category confirms: what is filed under "Webcams" and called a webcam is one, whatever
 * else its title names ("Webcam for meetings, desktop, laptop").
 */
function confirmedFirst(title: readonly TypeClaim[], category: readonly TypeClaim[]): readonly TypeClaim[] {
  const [named] = title;
  const isNamed = named !== undefined && isSure(named);
  // "Toys" says nothing against the first name of a title.
  const isGroup = ({ types }: TypeClaim) => types.every(({ depth, hasKinds }) => depth <= depthOfGroup && hasKinds);
  const sure = category.filter(
    (claim) => claim.isWhole && claim.isWide !== true && claim.types.length > 0 && !(isNamed && isGroup(claim)),
  );
  const isConfirmed = (claim: TypeClaim) =>
    claim.isWhole && claim.types.length > 0 && sure.some((one) => isSuch(relateTypes(one, claim)));
  // The 食品 of 食品厂用 behind the name of the goods is no surer than that.
  const [confirmed, another] = title.filter((claim) => isConfirmed(claim) && (claim === named || !isGroup(claim)));
  // A "bicycle rain cover" is filed under bicycles.
  const isOfThem = (claim: TypeClaim) => claim.isFirst && sure.some((one) => isOfWanted(one, claim));
  if (confirmed === undefined || title.some(isOfThem)) return title;
  const others = title.filter((claim) => claim !== confirmed);
  const isMoved = title[0] !== confirmed;
  // "Clothing" confirms each of "tracksuit" and "sweatshirt", and settles nothing between them.
  const isSettled = another === undefined || relateTypes(confirmed, another) === 'same';
  const settled = isSettled ? { isConfirmed: true as const } : {};
  const first = { ...confirmed, isFirst: true, isFirm: true, isLate: false, ...settled };
  return [first, ...others.map((claim) => (isMoved ? { ...claim, isFirst: false } : claim))];
}

const depthOfGroup = 2;

/** Words read of each text. */
const mostWords = 200;

/** What a shop calls a category of goods that nobody filed: "Uncategorized", 未分类. */
const unfiled: ReadonlySet<string> = new Set(wordList('categories of nothing'));

/**
 * The categories of a listing without those that only repeat its title or hold what is not filed, and without its brand: "Mynte
 * Shorts" are shorts.
 */
export function ownCategories({ title, category = [], brand = '' }: TypedListing): string[] {
  const plain = title.toLowerCase().trim();
  return category.flatMap((name) => {
    const own = name.toLowerCase().trim();
    const isTitle = own.endsWith('...') || own.startsWith(plain) || (own.length > 15 && plain.startsWith(own));
    if (isTitle || unfiled.has(own)) return [];
    const bare = brand !== '' && own.startsWith(brand.toLowerCase()) ? name.trim().slice(brand.length).trim() : name;
    return bare === '' ? [] : [bare];
  });
}

const audienceAttribute =
  /^(?:ideal for|gender|target gender|target audience|suitable for|for|适用性别|适用人群|性别)$/iu;

function audiencesOf(
  title: string,
  attributes: readonly { name: string; value: string }[],
): ReturnType<typeof readAudiences> {
  const stated = attributes.find(({ name }) => audienceAttribute.test(name.trim()));
  const read = stated === undefined ? null : readAudiences(stated.value);
  return read !== null && read.size > 0 ? read : readAudiences(title);
}

function classOfPath(category: readonly string[], classifier: TypeClassifier): TypeClass | null {
  for (let at = category.length - 1; at >= 0; at -= 1) {
    const found = classifier.classCalled(category[at] ?? '');
    if (found !== null) return found;
  }
  return null;
}

/** The surest name of what a listing is, for people; null where nothing tells. */
export function nameOfType({ title, category, attributes, likely }: ListingType): string | null {
  const [ofTitle] = title;
  if (ofTitle?.isWhole === true && ofTitle.isFirm) return ofTitle.text;
  const [ofRest] = [...attributes, ...category];
  if (ofRest !== undefined) return ofRest.text;
  if (likely !== null && likely.margin >= leastMargin) return likely.typeClass.label;
  return ofTitle?.text ?? null;
}
