import { onceFor } from '../../../lib/once-for.ts';
import type { AttributeName } from '../../ontology/attribute-names.ts';
import { countingWords } from '../../ontology/counting-words.ts';
import { wordList } from '../../ontology/word-list.ts';
import type { NameKey } from '../spec/requirement.ts';
import type { ApartWord } from './apart-words.ts';
import { type ResolvedName, resolveName } from './resolve-name.ts';

/** Words that many names carry or leave out: "Bluetooth" for "Bluetooth version", "shank" for "shank type". */
const looseWords: readonly { word: string; isFirm: boolean; isTyped?: true }[] = [
  { word: 'version', isFirm: true },
  ...wordList('loose words of names').map((word) => ({ word, isFirm: false, isTyped: true as const })),
];
/** 适用 alone may be said of any property of those whom the goods are for: 适用体重, 适用身高. */
export const serving = ['适用', '适合'];
const longest = 3;
const counting = new Set([...countingWords, '数量']);

/** True when an attribute of an equal or kindred name is not the property: another one of the kind, or how many there are. */
export function isOtherProperty(name: ResolvedName, { key, isTyped, ofGoods }: NameKey, found: ResolvedName): boolean {
  if (isWeighedOtherwise(name, found) || areOtherStates(name, found)) return true;
  if (name.known !== null) return false;
  const isOfOne = (isTyped === true || key !== name.key) && ofGoods?.dimension !== 'count';
  if (isOfOne && found.stems.some((stem) => counting.has(stem))) return true;
  return areApart(name, found);
}

/** What is rated is less than the most, and what is recommended less than what is borne: a difference between them is none. */
export function areApart({ apart: one }: ToldApart, { apart: other }: ToldApart): boolean {
  return one.some(({ way }) => {
    const told = other.filter((word) => word.way === way);
    return told.length > 0 && !told.some((word) => one.includes(word));
  });
}

/** Ways in which what is measured is another thing altogether: the goods at work and in store, what they take and what they give. */
const statesOfGoods: ReadonlySet<string> = new Set(['while', 'loaded', 'end', 'mode']);
const packed = 'packed';

/** As much of a name, or of the words beside a measure, as tells in which state its goods are. */
export type ToldApart = Pick<ResolvedName, 'apart'>;

/** True for a name of what goods come in: "package weight". */
export const isOfPacked = ({ apart }: ToldApart) => apart.some(({ way }) => way === packed);

/** True where one name is of what goods come in, and the other is not. */
export const isPackedAlone = (one: ToldApart, other: ToldApart) => isOfPacked(one) !== isOfPacked(other);

/** True where two names are of goods in two states: stored and at work, under load and without. */
export function areOtherStates(one: ToldApart, other: ToldApart): boolean {
  const ofStates = ({ apart }: ToldApart) => ({ apart: apart.filter(({ way }) => statesOfGoods.has(way)) });
  return areApart(ofStates(one), ofStates(other));
}

/** The weight with the packing is neither that without it nor that of what holds the goods: 毛重, 净重 and 皮重 say nothing of each other. */
export function isWeighedOtherwise({ apart: one }: ToldApart, { apart: other }: ToldApart): boolean {
  if (one.length === 0 && other.length === 0) return false;
  const ways = (name: readonly ApartWord[]) => name.flatMap(({ way, means }) => (way === 'weighed' ? [means] : []));
  const [wanted, found] = [ways(one), ways(other)];
  if (wanted.includes('gross') !== found.includes('gross')) return true;
  return wanted.length > 0 && found.length > 0 && !wanted.some((way) => found.includes(way));
}

/** "Body: AISI 316L", 阀体: 黄铜: what goods mainly are is told of their material. Worked out when it is first asked for. */
const keysOfBodies = onceFor((_material: AttributeName): NameKey[] =>
  [...new Set(wordList('parts that are the goods').map((part) => resolveName(part).key))].map((key) => ({
    key,
    isFirm: false,
  })),
);

/**
 * Keys under which a property without an entry of its own may stand besides its own name. Under a key that is not firm a
 * difference is no contradiction: a keyboard's switch may be "Blue" and its switch type "Linear".
 */
export function siblingKeys(name: ResolvedName): NameKey[] {
  if (name.known?.id === 'material') return keysOfBodies(name.known);
  if (name.key === '' || (name.known !== null && !mayHaveGirth(name.known))) return [];
  const stems = name.known === null ? name.key.split(' ') : name.stems;
  const isCount = name.stems.some((stem) => counting.has(stem));
  const served = serving.filter((word) => name.raw.trim().startsWith(word) && name.raw.trim() !== word);
  const wider = served.flatMap((word) => ({ key: resolveName(word).key, isFirm: false, isTyped: true as const }));
  const loose = looseWords.flatMap(({ word, ...stated }) => {
    // A number of fans is not their size.
    if (isCount && stated.isTyped === true) return [];
    const plain = stems.filter((stem) => stem !== word);
    if (plain.length === 0 || plain.length > longest) return [];
    const sibling = resolveName((plain.length < stems.length ? plain : [...stems, word]).join(' '));
    // "Shade colour" asks of the lampshade, though a shade is a colour too.
    if (sibling.known?.reads === 'colour' || sibling.known?.reads === 'material') return [];
    // "For" makes no other property of a weight than the goods' own.
    if (sibling.known !== null && sibling.known === resolveName(word).known) return [];
    return [{ key: sibling.key, ...stated }];
  });
  return [...loose, ...wider, ...finenessKeys(stems)];
}

/** A name as one compares it with a letter, of which the case tells. */
export const letterOf = (name: string): string => name.normalize('NFKC').trim();

/** Sizes by their letters, as drawings and tables of sizes have them; the unit tells that it is no other thing. */
const letters = new Map([
  ['#length', 'L'],
  ['#thickness', 'T'],
]);

/** The letter that stands for a measure: "L: 1.5 m". */
export function letterKeys({ key }: ResolvedName): NameKey[] {
  const letter = letters.get(key);
  if (letter === undefined) return [];
  const ofGoods = { dimension: 'length' as const, unit: null, letter };
  return [{ key: resolveName(letter).key, isFirm: false, isTyped: true, ofGoods }];
}

/** A neck is a part with a shape of its own, and one that is measured: "Neck girth". */
function mayHaveGirth({ dimensions, reads }: AttributeName): boolean {
  return dimensions === undefined && reads === undefined;
}

const fineness = wordList('words of a deviation');

/** How far a thing may be off is stated under any of these names. */
function finenessKeys(stems: readonly string[]): NameKey[] {
  const [only = '', ...more] = stems;
  if (more.length > 0 || !fineness.includes(only)) return [];
  return fineness.flatMap((word) => (word === only ? [] : [{ key: word, isFirm: false, isTyped: true as const }]));
}
