import { onceFor } from '../../lib/once-for.ts';
import { wordSet } from '../ontology/word-list.ts';
import { endsWith } from '../text/ends-with.ts';
import { isHanName, stemsOfName } from '../text/stems-of-name.ts';
import { departmentOf } from './departments.ts';
import { areKindsApart } from './kinds-apart.ts';
import type { TypeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';
import type { ProductType } from './type-rows.ts';
import { neutralHeads } from './type-words.ts';

/**
 * How what a listing is stands to what is wanted: the same, a kind of it, something wider that may be it, something sold
 * under the same names, another thing, or words that settle nothing.
 */
export type TypeRelation = 'same' | 'kind' | 'wider' | 'near' | 'unclear' | 'other';

/** True where the listing is what is wanted. */
export function isSuch(relation: TypeRelation | undefined): boolean {
  return relation === 'same' || relation === 'kind';
}

/** From the best to the worst for the wanted type. */
const order: readonly TypeRelation[] = ['same', 'kind', 'near', 'wider', 'unclear', 'other'];

/** The better of two relations. */
export function betterRelation(one: TypeRelation, other: TypeRelation): TypeRelation {
  return order.indexOf(one) <= order.indexOf(other) ? one : other;
}

function aboveOf(type: ProductType): ProductType[] {
  const line: ProductType[] = [];
  for (let at = type.above; at !== null; at = at.above) line.push(at);
  return line;
}

/** True for the name of a kind of what another claim names: the oolong tea of a "tea". */
export function isKindOfClaim(kind: TypeClaim, wider: TypeClaim): boolean {
  const isBelow = (type: ProductType) => aboveOf(type).some((above) => wider.types.includes(above));
  return kind.types.length > 0 && kind.types.every(isBelow);
}

const leastDepth = 2;

function relatePair(wanted: ProductType, found: ProductType): TypeRelation {
  if (wanted === found) return 'same';
  const line = aboveOf(found);
  const at = line.indexOf(wanted);
  if (at !== -1) {
    // What is an accessory of the wanted goods is none of them, though it stands below them.
    const between = [found, ...line.slice(0, at)];
    const isNoKind = ({ role, isApart }: ProductType) =>
      isApart || (role !== null && role !== 'set' && role !== wanted.role);
    return between.some(isNoKind) ? 'other' : 'kind';
  }
  if ([found, ...line].some(({ id }) => wanted.kinds.has(id))) return 'kind';
  if (wanted.near.has(found.id) || found.near.has(wanted.id)) return 'near';
  if (found.kinds.has(wanted.id)) return 'wider';
  if (aboveOf(wanted).includes(found)) return found.depth >= leastDepth ? 'wider' : 'unclear';
  return areOfOneNoun(wanted, found) ? 'near' : 'other';
}

const hanOfNoun = 2;

/** The nouns on which the first name of a type in each script ends; of a Chinese one, two characters. */
const nounsOf = onceFor((type: ProductType) => {
  const { han, latin } = namesByScript(type);
  return new Set([latin[0]?.at(-1) ?? '', han[0]?.slice(-hanOfNoun).join('') ?? ''].filter((noun) => noun !== ''));
});

/**
 * True for kinds of a group of the trades that are called by one noun: nothing tells them apart, a "kids bike helmet" and a "toddler
 * helmet". That clogs are also sold as "garden shoes" makes them no ballet flats.
 */
function areOfOneNoun(one: ProductType, other: ProductType): boolean {
  if (!one.isGrouped && !other.isGrouped) return false;
  if (one.role !== other.role || groupOf(one) !== groupOf(other) || areKindsApart(one, other)) return false;
  return nounsOf(one)
    .values()
    .some((noun) => nounsOf(other).has(noun) && !neutralHeads.has(noun));
}

/** The group of a department in which a type stands. */
export function groupOf(type: ProductType): ProductType {
  let at = type;
  while (at.above !== null && at.depth > leastDepth) at = at.above;
  return at;
}

/** The nouns that the name of a joined type has: those of "flashlights & headlamps". */
function partsOf({ names: [own = ''] }: ProductType): string[][] {
  return own.includes('&') ? own.split(/[,&]/u).map(stemsOfName) : [];
}

/** True for words that a joined type has side by side: a flashlight is no headlamp, though the tree has them in one place. */
function areOtherParts(type: ProductType, one: readonly string[], other: readonly string[]): boolean {
  const parts = partsOf(type);
  const placeOf = (words: readonly string[]) => parts.findIndex((part) => endsWith(words, part));
  const [first, second] = [placeOf(one), placeOf(other)];
  return first !== -1 && second !== -1 && first !== second;
}

/** True for a joined type of which a claim names a part that has a type of its own: shampoo lies in "shampoo & conditioner". */
function isJoinedBesideOwn(type: ProductType, { types }: TypeClaim): boolean {
  return type.names[0]?.includes('&') === true && types.some((other) => aboveOf(other).includes(type));
}

/** True for all of a sport where a claim names its ball as well: who asks for a "basketball" asks for no basketball shoes. */
const isFieldBesideOwn = (type: ProductType, { types }: TypeClaim): boolean =>
  types.some((other) => aboveOf(other).includes(type) && firstNameOf(other) === firstNameOf(type));

const firstNameOf = onceFor((type: ProductType) => namesByScript(type).latin[0]?.join(' ') ?? '');

/** How the type that `found` claims stands to the one that `wanted` names. */
export function relateTypes(wanted: TypeClaim, found: TypeClaim): TypeRelation {
  const [want, have] = [wanted.stems, found.stems];
  if (want.join(' ') === have.join(' ')) return 'same';
  const isSettled = wanted.isWhole && found.isWhole;
  if (!isSettled && endsWith(have, want)) return 'kind';
  if (wanted.types.length > 0 && found.types.length > 0) {
    let best: TypeRelation = 'other';
    for (const one of wanted.types) {
      for (const other of found.types) {
        if (one === other) best = betterRelation(best, areOtherParts(one, want, have) ? 'near' : 'same');
        else if (!isJoinedBesideOwn(one, wanted) && !isFieldBesideOwn(one, wanted) && !isJoinedBesideOwn(other, found))
          best = betterRelation(best, relatePair(one, other));
      }
    }
    if (best === 'other' && isSetOf(wanted, found)) return 'kind';
    if (best === 'wider' && found.field === 'title' && found.isWhole && !isNamedAfter(wanted, found)) return 'other';
    if (best !== 'other' || found.isNarrowed === true) return best;
    if (isOfWanted(wanted, found) && isServing(wanted, have)) return 'unclear';
    // Work gloves may be the gloves that are wanted, wherever the tree has them.
    if (isSettled && isNamedAfter(found, wanted)) return 'near';
    // 锅 may be the frying pan that is wanted, whose Chinese name ends on it; an HDD is no 移动硬盘, beside which it stands.
    if (isSettled && isHanName(have) !== isHanName(want) && !areBeside(wanted, found) && isNamedAfter(wanted, found))
      return 'unclear';
    // A "conditioner" is a thing of its own and may be no wider word for an air conditioner.
    if (endsWith(want, have)) return isSettled && found.isFirm ? 'unclear' : 'wider';
    if (isSettled && endsAnyOf(wanted, have) && !areBeside(wanted, found)) return 'unclear';
    return isSettled || isOfWanted(wanted, found) ? best : 'unclear';
  }
  if (endsWith(want, have) || endsAnyOf(wanted, have)) return 'wider';
  const isForWanted = isOfWanted(wanted, found);
  // A refill of a detergent is detergent, one of a pen is no pen.
  if (isForWanted && have.at(-1) === 'refill') return 'unclear';
  if (isForWanted) return 'other';
  return found.modifiers.length > 0 && wanted.isWhole && want.at(-1) !== have.at(-1) ? 'other' : 'unclear';
}

/** True for a "badminton racket set" of rackets: a set that stands beside what its name begins with. */
const isSetOf = (wanted: TypeClaim, { stems, types }: TypeClaim): boolean =>
  types.some(({ role, above }) => role === 'set' && wanted.types.some((one) => one.above === above)) &&
  isSame(wanted, stems, []);

/** By department, what is eaten comes in and what people care for themselves with comes as. */
const forms: Readonly<Record<string, ReadonlySet<string>>> = {
  fb: wordSet('what food comes in'),
  hb: wordSet('what care comes as'),
};

/** An "oatmeal cup" may be oatmeal in a cup, or a cup for it, and a "sunblock body mist" sunblock. */
function isServing({ types }: TypeClaim, stems: readonly string[]): boolean {
  return types.some((type) => forms[departmentOf(type) ?? '']?.has(stems.at(-1) ?? '') === true);
}

/**
 * True where a kind bears a name of the wider goods at its end: ground coffee is sold as "coffee", no sweater as a "top". In
 * the wider claim the words as written count, and every name of its types in their script; of the kind its words as written, in another
 * script its names.
 */
function isNamedAfter(kind: TypeClaim, wider: TypeClaim): boolean {
  if (endsWith(kind.stems, wider.stems)) return true;
  const isHan = isHanName(wider.stems);
  if (isHan === isHanName(kind.stems)) return wider.types.some((other) => bearsNameOf(kind.stems, other, isHan));
  // 马桶刷 is called "toilet brush" as well, which bears the name of "brushes".
  const isNoun = !neutralHeads.has(wider.stems.join(' '));
  const isCalledAfter = (one: ProductType) => isNoun && namesIn(one, isHan).some((name) => endsWith(name, wider.stems));
  return (
    kind.types.some(isCalledAfter) ||
    wider.types.some(
      (other) => bearsNameOf(kind.stems, other, !isHan) || kind.types.some((one) => areNamedAfter(one, other, isHan)),
    )
  );
}

const namesByScript = onceFor((type: ProductType) => {
  const all = type.names.map(stemsOfName).filter(({ length }) => length > 0);
  return { han: all.filter(isHanName), latin: all.filter((name) => !isHanName(name)) };
});

const namesIn = (type: ProductType, isHan: boolean) => namesByScript(type)[isHan ? 'han' : 'latin'];

/** The words on which names of a type end, without whole names: a sphygmomanometer is sold as a "blood pressure monitor". */
const endingsOf = onceFor((type: ProductType): ReadonlySet<string> => {
  const { han, latin } = namesByScript(type);
  return new Set([...han, ...latin].flatMap((name) => name.slice(1).map((_, at) => name.slice(at + 1).join(' '))));
});

const endsAnyOf = ({ types }: TypeClaim, words: readonly string[]) =>
  types.some((type) => endingsOf(type).has(words.join(' ')));

/** True for types side by side in the tree, which differ though they share a word: an SSD is no portable SSD. */
function areBeside(wanted: TypeClaim, found: TypeClaim): boolean {
  return found.types.every(({ above }) => above !== null && wanted.types.some((type) => type.above === above));
}

/** A Chinese noun without the syllable that only fills it up: 椅子 are 椅 in 宴会椅. */
function bare(name: readonly string[]): readonly string[] {
  return name.length === 2 && name[1] === '子' ? name.slice(0, 1) : name;
}

/** True for a name that goods of several departments bear: a pressure washer is called after no washing machine. */
function isShared(name: readonly string[]): boolean {
  const types = typeIndex().byKey(name.join(' '))?.types ?? [];
  return new Set(types.map(departmentOf)).size > 1;
}

/** The same of two types, by their names in Chinese or the others. */
export function areNamedAfter(kind: ProductType, wider: ProductType, isHan: boolean): boolean {
  return namesIn(kind, isHan).some((name) => bearsNameOf(name, wider, isHan));
}

/** The names that a type has to itself, or shares with types of its department. */
const ownNames = onceFor((type: ProductType) => {
  const { han, latin } = namesByScript(type);
  const isOwn = (name: readonly string[]) => !isShared(name);
  return { han: han.filter(isOwn), latin: latin.filter(isOwn) };
});

function bearsNameOf(name: readonly string[], wider: ProductType, isHan: boolean): boolean {
  return ownNames(wider)[isHan ? 'han' : 'latin'].some((end) => endsWith(name, end) || endsWith(name, bare(end)));
}

const keysOf = onceFor((type: ProductType): ReadonlySet<string> => {
  const { han, latin } = namesByScript(type);
  return new Set([...han, ...latin].map((name) => name.join(' ')));
});

/** True for words that are a name of the wanted goods or begin with one: what a "stroller hook" is of goes with strollers. */
function isSame(wanted: TypeClaim, stems: readonly string[], types: readonly ProductType[]): boolean {
  const own = wanted.stems.join(' ');
  const begins = stems.map((_, at) => stems.slice(0, at + 1).join(' '));
  return (
    types.some((type) => wanted.types.includes(type)) ||
    begins.some((key) => key === own || wanted.types.some((type) => keysOf(type).has(key)))
  );
}

/** True where the claim's goods go with the wanted ones: "laptop sleeve" for a wanted laptop. */
export function isOfWanted(wanted: TypeClaim, found: TypeClaim): boolean {
  return found.modifiers.some(({ stems, types }) => isSame(wanted, stems, types));
}

/** The same where the title says that they are made for such goods: "sleeve for laptops". */
export function isForWanted(wanted: TypeClaim, found: TypeClaim): boolean {
  return found.modifiers.some(({ stems, types, isTarget }) => isTarget === true && isSame(wanted, stems, types));
}

/** The words of a claim's goods without the names of wanted ones: "filter" and "replacement" of a "shower head filter replacement". */
export function wordsBehind(wanted: readonly TypeClaim[], { stems, modifiers }: TypeClaim): readonly string[] {
  const isWanted = (one: TypeClaim['modifiers'][number]) => wanted.some((claim) => isSame(claim, one.stems, one.types));
  const names = new Set(modifiers.filter(isWanted).flatMap((one) => one.stems));
  const others = modifiers.filter((one) => one.isTarget !== true && !isWanted(one));
  return [...others.flatMap((one) => one.stems), ...stems].filter((stem) => !names.has(stem));
}
