import { wordList } from '../ontology/word-list.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { isHanName, stemsOfName } from '../text/stems-of-name.ts';
import { tokensOf } from '../text/tokens-of.ts';
import { readAudiences } from './audience.ts';
import { departmentOf } from './departments.ts';
import { saysHow } from './find-mentions.ts';
import { readTypeClaims } from './read-type-claims.ts';
import { nounsShared } from './shared-nouns.ts';
import { segmentsOf, wordsBetween } from './title-segments.ts';
import type { TypeClaim } from './type-claim.ts';
import type { TypeClass, TypeClassifier } from './type-profile.ts';
import { areNamedAfter, betterRelation, groupOf, relateTypes, type TypeRelation } from './type-relation.ts';
import type { ProductType } from './type-rows.ts';
import { countingWords, holdingHeads, neutralHeads, severalWords } from './type-words.ts';

/** The type of goods that an item asks for, read from its name. */
export interface WantedType {
  /** As the item's name has it. */
  name: string;
  /** Any one of them will do. */
  claims: readonly TypeClaim[];
  /** For whom, where the name says so: "women's boots". */
  audiences: ReturnType<typeof readAudiences>;
  /** True where such goods are named, or may be: words in turn hold a name of the type or the noun that one ends on. */
  isNamedIn(words: readonly string[]): boolean;
  /**
   * True where a claim's goods have the noun of the wanted ones and stand elsewhere in the tree: a sump pump is a pump as a
   * water pump is, while an inkjet printer stands beside laser printers and is none.
   */
  hasNounOf(claim: TypeClaim): boolean;
  /**
   * True where a claim has all words of a name of the wanted goods and ends on its noun, with others between them: "Submersible Sump
   * Pump" of a submersible pump, 工业电风扇 of 工业风扇.
   */
  isSpelledIn(claim: TypeClaim): boolean;
  /** True for goods of the wanted ones' group where a word of the name narrows these to a kind that is in no table. */
  isBeside(claim: TypeClaim): boolean;
  /**
   * True for a kind of the named goods, where the name narrows these by a word that the kind's own names lack: running shoes of
   * "office shoes".
   */
  isOtherKind(claim: TypeClaim): boolean;
  /** True for goods of a department of the wanted ones. */
  isOfDepartment(claim: TypeClaim): boolean;
  /** True for goods that stand in the same place of the tree as the wanted ones. */
  isBesideIn(claim: TypeClaim): boolean;
  /** True for what such goods have, by what is known of their attributes. */
  hasAsPart(claim: TypeClaim): boolean;
  /** True for an accessory or a part in a department of the wanted goods. */
  isServedBy(claim: TypeClaim): boolean;
  /** True where titles of a class of the catalog's profile bear the wanted name, if only a few. */
  isAmong(typeClass: TypeClass, classifier: TypeClassifier): boolean;
  /** How the classes of a catalog's profile stand to it; worked out once for each class. */
  relateClass(typeClass: TypeClass, classifier: TypeClassifier): TypeRelation;
}

/** A class of which so many titles bear the wanted name holds such goods among others. */
const sharedShare = 0.2;
/** One of which fewer do holds none, where another class does and this one is large enough to tell. */
const strangeShare = 0.01;
const tellingSize = 20;
/** One so large tells also where no class holds such goods. */
const largeSize = 100;
const mostNames = 12;

/** Reads the wanted type from an item's name; null where the name holds no word. */
export function readWantedType(name: string): WantedType | null {
  const read = readTypeClaims('name', name);
  const [first] = read;
  const firm = read.filter((claim) => claim.isWhole && claim.isFirm);
  const named = firm.some(({ isFirst }) => isFirst)
    ? firm.filter((claim) => claim.isFirst || !isBesideGoods(claim, name))
    : firm;
  const claims = named.length > 0 ? named : first === undefined ? wordsOf(name) : [first];
  if (claims.length === 0) return null;
  const names = namesOf(claims);
  const relations = new Map<TypeClass, TypeRelation>();
  let isKnown: boolean | undefined;

  function shareIn(typeClass: TypeClass, classifier: TypeClassifier): number {
    return names.reduce((most, stems) => Math.max(most, classifier.shareOf(typeClass, stems)), -Infinity);
  }

  function relate(typeClass: TypeClass, classifier: TypeClassifier): TypeRelation {
    const label = classifier.claimOf(typeClass);
    if (label?.isWhole === true) {
      const related = claims.map((claim) => relateTypes(claim, label)).reduce(betterRelation, 'other');
      // Three hundred "chairs" of which no title speaks of a banquet are none for banquets.
      if (related === 'wider' && typeClass.listings >= largeSize && shareIn(typeClass, classifier) === 0)
        return 'other';
      if (related !== 'unclear') return related;
    }
    const share = (one: TypeClass) => shareIn(one, classifier);
    const own = share(typeClass);
    if (own >= sharedShare) return 'wider';
    isKnown ??= classifier.classes.some((one) => one.listings >= tellingSize && share(one) >= sharedShare);
    return isKnown && own < strangeShare && typeClass.listings >= tellingSize ? 'other' : 'unclear';
  }

  return {
    name,
    claims,
    audiences: readAudiences(name),
    isNamedIn: namedBy(claims),
    hasNounOf: nounsShared(claims),
    isSpelledIn: spelledIn(claims),
    isBeside: besideUnknownKind(claims),
    isOtherKind: otherKind(claims),
    isOfDepartment: ({ types }) =>
      types.some((type) => claims.some((claim) => claim.types.some((one) => departmentOf(one) === departmentOf(type)))),
    isBesideIn: ({ types }) =>
      types.some((type) => claims.some((claim) => claim.types.some(({ above }) => above === type.above))),
    hasAsPart: ({ types }) =>
      types.some(({ place }) => claims.some((claim) => claim.types.some(({ parts }) => parts.has(place)))),
    isServedBy: servedBy(claims),
    isAmong: (typeClass, classifier) => shareIn(typeClass, classifier) >= strangeShare,
    relateClass(typeClass, classifier) {
      const known = relations.get(typeClass);
      if (known !== undefined) return known;
      const related = relate(typeClass, classifier);
      relations.set(typeClass, related);
      return related;
    },
  };
}

/**
 * True for words behind the goods that say how they are, have or are packed: "Dry cat food, large bag", "prep table, flat top", 充电钻 双电池. A bare
 * name is another of a list, or another for the goods: "cups, saucers and plates", 夏被 空调被.
 */
function isBesideGoods({ stems, ahead = [], text }: TypeClaim, name: string): boolean {
  const head = stems.at(-1) ?? '';
  const said = ahead.filter((word) => !severalWords.has(word));
  const isBehindComma = /[,，][^,，]*$/u.test(name.slice(0, name.indexOf(text)));
  return (
    countingWords.has(head) ||
    holdingHeads.has(head) ||
    multiples.has(said.at(-1) ?? '') ||
    (isBehindComma && said.length > 0)
  );
}

const multiples: ReadonlySet<string> = new Set(wordList('multiples before a thing'));

/** The name's own words where no type is called so: listings that bear them at their end are such goods. */
function wordsOf(name: string): TypeClaim[] {
  const tokens = tokensOf(name);
  const pieces = segmentsOf(name, tokens);
  const own = pieces.filter(({ isAside }) => !isAside).map(({ from, to }) => wordsBetween(tokens, from, to));
  const stems = (own.find(({ length }) => length > 0) ?? wordsBetween(tokens, 0, tokens.length)).slice(-2);
  if (stems.length === 0) return [];
  return [
    {
      field: 'name',
      text: name,
      stems,
      types: [],
      isWhole: true,
      isFirm: true,
      isFirst: true,
      modifiers: [],
      span: null,
    },
  ];
}

function servedBy(claims: readonly TypeClaim[]): (claim: TypeClaim) => boolean {
  const departments = new Set(claims.flatMap(({ types }) => types.map(departmentOf)));
  return ({ isWhole, types }) =>
    isWhole && types.length > 0 && types.every((type) => type.role !== null && departments.has(departmentOf(type)));
}

/** "Night lamps" are a kind of lamps that is in no table: other goods of their group may be it, under a name of their own. */
function besideUnknownKind(claims: readonly TypeClaim[]): (claim: TypeClaim) => boolean {
  const narrowed = claims.filter(({ ahead = [] }) => ahead.some((word) => !saysHow(word)));
  const groups = new Set(narrowed.flatMap(({ types }) => types.map(groupOf)));
  return ({ isWhole, types }) => isWhole && types.some((type) => type.role === null && groups.has(groupOf(type)));
}

function otherKind(claims: readonly TypeClaim[]): (claim: TypeClaim) => boolean {
  const narrowing = claims.map(({ ahead = [] }) => ahead.filter((word) => !beginsInChinese(word) && !saysHow(word)));
  const isNarrowed = narrowing.every(({ length }) => length > 0);
  return ({ types, stems, ahead = [] }) => {
    if (!isNarrowed || types.length === 0) return false;
    const said = new Set([...ahead, ...stems, ...types.flatMap(({ names }) => names).flatMap(stemsOfName)]);
    return !narrowing.some((words) => words.every((word) => said.has(word)));
  };
}

/** A Chinese name of two characters is one word, of which nothing stands between. */
const leastParts = { han: 3, latin: 2 };
const farthestAhead = 4;

function spelledIn(claims: readonly TypeClaim[]): (claim: TypeClaim) => boolean {
  let names: readonly (readonly string[])[] | undefined;
  return ({ stems, ahead = [] }) => {
    names ??= namesOf(claims).filter((name) => name.length >= (isHanName(name) ? leastParts.han : leastParts.latin));
    const said = [...ahead.slice(-farthestAhead), ...stems];
    return names.some((name) => {
      // All of its words before the noun in the name of other goods make these no goods of it.
      if (name.at(-1) !== stems.at(-1) || isPartOf(name, stems)) return false;
      return isPartOf(name, said);
    });
  };
}

/** True for words that stand in others, in their order. */
function isPartOf(words: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  for (const other of others) if (other === words[at]) at += 1;
  return at === words.length;
}

/** The names of a type and of the wider one whose name it bears: a twin stroller is a buggy. */
function namesAround(type: ProductType): string[] {
  const { names, above } = type;
  return above !== null && areNamedAfter(type, above, false) ? [...names, ...above.names] : names;
}

/**
 * What names the goods: the noun of each name, in Chinese its last two characters. A noun that names a form of anything
 * ("machine", "set") tells only with the words before it.
 */
function namedBy(claims: readonly TypeClaim[]): (words: readonly string[]) => boolean {
  const all = [
    ...claims.map(({ stems }) => [...stems]),
    ...claims.flatMap(({ types }) => types.flatMap(namesAround)).map(stemsOfName),
  ];
  const phrases = new Map<string, (readonly string[])[]>();
  const put = (phrase: readonly string[]) => {
    const head = phrase.at(-1);
    if (head !== undefined) phrases.set(head, [...(phrases.get(head) ?? []), phrase]);
  };
  for (const stems of all) {
    const head = stems.at(-1);
    put(
      head !== undefined && beginsInChinese(head)
        ? stems.slice(-2)
        : neutralHeads.has(head ?? '')
          ? stems
          : stems.slice(-1),
    );
  }
  return (words) =>
    words.some(
      (word, at) =>
        phrases
          .get(word)
          ?.some((phrase) => phrase.every((stem, place) => words[at - phrase.length + 1 + place] === stem)) === true,
    );
}

/** The wanted words and other names of the same types. */
function namesOf(claims: readonly TypeClaim[]): readonly string[][] {
  const own = claims.map(({ stems }) => [...stems]);
  const others = claims.flatMap(({ types, isWhole }) => (isWhole ? types.flatMap(({ names }) => names) : []));
  return [...own, ...others.slice(0, mostNames).map(stemsOfName)];
}
