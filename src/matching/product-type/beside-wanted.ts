import { onceFor } from '../../lib/once-for.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { isHanName, stemsOfName } from '../text/stems-of-name.ts';
import { departmentOf } from './departments.ts';
import { saysHow } from './find-mentions.ts';
import type { TypeClaim } from './type-claim.ts';
import { areNamedAfter, groupOf } from './type-relation.ts';
import type { ProductType } from './type-rows.ts';
import { neutralHeads } from './type-words.ts';
import { namesOfWanted, type WantedType } from './wanted-type.ts';

/** True for goods of a department of the wanted ones. */
export const isOfDepartment = ({ departments }: WantedType, { types }: TypeClaim): boolean =>
  types.some((type) => departments.has(departmentOf(type)));

/** True for goods that stand in the same place of the tree as the wanted ones. */
export const isBeside = (wanted: WantedType, { types }: TypeClaim): boolean =>
  types.some(({ above }) => wanted.types.some((type) => type.above === above));

/** True for what such goods have, by what is known of their attributes. */
export const hasAsPart = (wanted: WantedType, { types }: TypeClaim): boolean =>
  types.some(({ place }) => wanted.types.some(({ parts }) => parts.has(place)));

/** True for an accessory or a part in a department of the wanted goods. */
export const isServedBy = ({ departments }: WantedType, { isWhole, types }: TypeClaim): boolean =>
  isWhole &&
  types.length > 0 &&
  types.every(({ role }) => role !== null && role !== 'set') &&
  types.every((type) => departments.has(departmentOf(type)));

const narrowedGroups = onceFor(({ claims }: WantedType): ReadonlySet<ProductType> => {
  const narrowed = claims.filter(({ ahead = [] }) => ahead.some((word) => !saysHow(word)));
  return new Set(narrowed.flatMap(({ types }) => types.map(groupOf)));
});

/** "Night lamps" are a kind of lamps that is in no table: other goods of their group may be it, under a name of their own. */
export const mayBeUnknownKind = (wanted: WantedType, { isWhole, types }: TypeClaim): boolean =>
  isWhole && types.some((type) => type.role === null && narrowedGroups(wanted).has(groupOf(type)));

/**
 * True for a kind of the named goods, where the name narrows these by a word that the kind's own names lack: running shoes of
 * "office shoes".
 */
export function isOtherKind({ claims }: WantedType, { types, stems, ahead = [] }: TypeClaim): boolean {
  const narrowing = claims.map((claim) =>
    (claim.ahead ?? []).filter((word) => !beginsInChinese(word) && !saysHow(word)),
  );
  if (types.length === 0 || narrowing.some(({ length }) => length === 0)) return false;
  const said = new Set([...ahead, ...stems, ...types.flatMap(({ names }) => names).flatMap(stemsOfName)]);
  return !narrowing.some((words) => words.every((word) => said.has(word)));
}

/** A Chinese name of two characters is one word, of which nothing stands between. */
const leastParts = { han: 3, latin: 2 };
const farthestAhead = 4;

/**
 * True where a claim has all words of a name of the wanted goods and ends on its noun, with others between them: "Submersible Sump
 * Pump" of a submersible pump, 工业电风扇 of 工业风扇.
 */
export function isSpelledIn(wanted: WantedType, { stems, ahead = [] }: TypeClaim): boolean {
  const said = [...ahead.slice(-farthestAhead), ...stems];
  return namesOfWanted(wanted).some((name) => {
    if (name.length < (isHanName(name) ? leastParts.han : leastParts.latin)) return false;
    // All of its words before the noun in the name of other goods make these no goods of it.
    return name.at(-1) === stems.at(-1) && !isPartOf(name, stems) && isPartOf(name, said);
  });
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
 * What names the goods, by its last word: the noun of each name, in Chinese its last two characters. A noun that names a form of
 * anything ("machine", "set") tells only with the words before it.
 */
const nounsOfWanted = onceFor(({ claims, types }: WantedType): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const names = [...claims.map(({ stems }) => stems), ...types.flatMap(namesAround).map(stemsOfName)];
  const nouns = names.map((stems) => {
    const head = stems.at(-1) ?? '';
    return beginsInChinese(head) ? stems.slice(-2) : neutralHeads.has(head) ? stems : stems.slice(-1);
  });
  return Map.groupBy(nouns, (noun) => noun.at(-1) ?? '');
});

/** True where such goods are named, or may be: words in turn hold a name of the type or the noun that one ends on. */
export function isNamedIn(wanted: WantedType, words: readonly string[]): boolean {
  const nouns = nounsOfWanted(wanted);
  const endsAt = (noun: readonly string[], at: number) =>
    noun.every((stem, place) => words[at - noun.length + 1 + place] === stem);
  return words.some((word, at) => word !== '' && nouns.get(word)?.some((noun) => endsAt(noun, at)) === true);
}
