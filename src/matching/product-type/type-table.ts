import { packLines } from '../../lib/packed-lines.ts';
import { packMap } from '../../lib/packed-map.ts';
import { packTable } from '../../lib/packed-table.ts';
import { numberWords } from '../ontology/bound-words.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import { addGoodsOfOntology } from './goods-of-ontology.ts';
import { addPartsOfGoods } from './parts-of-goods.ts';
import { longestName, type TypeLine } from './type-line.ts';
import { type NamedType, readProductTypes } from './type-rows.ts';

const particles = new Set(['on', 'in', 'up', 'down', 'off', 'out', 'over', 'away', 'for', 'to', 'with', 'go']);

/** The types that words name, and those of which they only end names. */
interface TableEntry {
  whole: NamedType[];
  ending: NamedType[];
  /** Types of groups whose names the words end: they tell where no type of the tree does. */
  endingGrouped: NamedType[];
}

/** An ending shared by more types than this names none of them: "cover", "kit". */
const mostOfEnding = 8;

/** The singular of "hoodies" is no "hoody", which the rule for plurals cannot know. */
function spellings(name: string): string[] {
  return name.endsWith('ies') ? [name, name.slice(0, -1)] : [name];
}

/** A name of two plain words as one: "lamp shade" is sold as "lampshade". */
function inOneWord([first = '', second = '', ...others]: readonly string[]): string | null {
  const isPlain = /^[a-z]{3,}$/.test(first) && /^[a-z]{3,}$/.test(second);
  return isPlain && others.length === 0 ? `${first}${second}` : null;
}

/** A word that names end on. */
interface Head {
  /** What stands before it, for each type with such names; empty for a number. */
  before: Map<NamedType, string[]>;
  /** The same for types of groups, which tell where no type of the tree does. */
  beforeGrouped: Map<NamedType, string[]>;
  /** Words of the longest such name. */
  words: number;
}

/** Names and their endings, and the words that names end on. */
function readNames(types: Iterable<NamedType>): { entries: Map<string, TableEntry>; heads: Map<string, Head> } {
  const entries = new Map<string, TableEntry>();
  const heads = new Map<string, Head>();
  const entryOf = (key: string) => {
    const present = entries.get(key);
    if (present !== undefined) return present;
    const made: TableEntry = { whole: [], ending: [], endingGrouped: [] };
    entries.set(key, made);
    return made;
  };
  const put = (list: NamedType[], type: NamedType) => {
    if (!list.includes(type)) list.push(type);
  };
  for (const type of types) {
    for (const [name, own] of type.names.flatMap((own) => spellings(own).map((name) => [name, own] as const))) {
      const stems = stemsOfName(name);
      const last = stems.at(-1);
      if (last === undefined || stems.length > longestName) continue;
      // "Frames-in-one" and "carry-on" end on no noun.
      const hasNoun = !Object.hasOwn(numberWords, last) && !/^\d+$/.test(last) && !particles.has(last);
      const head = heads.get(last) ?? { before: new Map(), beforeGrouped: new Map(), words: 0 };
      head.words = Math.max(head.words, stems.length);
      const before = type.isGrouped ? head.beforeGrouped : head.before;
      if (hasNoun) before.set(type, [...(before.get(type) ?? []), stems.slice(0, -1).join(' ')]);
      heads.set(last, head);
      if (stems.length === 1 && last.length === 1 && !beginsInChinese(last)) continue;
      // "Filters" of a coffee machine are filters by their place alone.
      const isBare = stems.length === 1 && type.role !== null && !type.addedNames.has(own);
      put(isBare ? entryOf(last).ending : entryOf(stems.join(' ')).whole, type);
      const joined = inOneWord(stems);
      if (joined !== null) put(entryOf(joined).whole, type);
      if (beginsInChinese(last) || last.length === 1 || !hasNoun) continue;
      for (let from = 1; from < stems.length; from += 1) {
        const entry = entryOf(stems.slice(from).join(' '));
        put(type.isGrouped ? entry.endingGrouped : entry.ending, type);
      }
    }
  }
  for (const [key, entry] of entries) {
    entry.whole = withoutJoined(key, entry.whole);
    if (entry.ending.length === 0) entry.ending = entry.endingGrouped;
  }
  for (const head of heads.values()) if (head.before.size === 0) head.before = head.beforeGrouped;
  return { entries, heads };
}

/** "Cameras" are cameras, not the department "cameras & optics": a part of its name gives way to a type that has it for itself. */
function withoutJoined(key: string, types: NamedType[]): NamedType[] {
  if (types.length < 2) return types;
  const isJoined = ({ names, depth }: NamedType) =>
    depth === 1 && names[0]?.includes('&') === true && stemsOfName(names[0]).join(' ') !== key;
  const own = types.filter((type) => !isJoined(type));
  return own.length > 0 ? own : types;
}

/** So many types, and so large a part of all with names that end on a word, make it one for what serves other goods. */
const leastServed = 6;
const servingShare = 0.3;

/** True for "case", "filter" and "stand": before them names have often the name of other goods. */
function isServing({ before }: Head, entries: ReadonlyMap<string, TableEntry>): boolean {
  const isNamed = (words: string) => (entries.get(words)?.whole.length ?? 0) > 0;
  const served = [...before.values()].filter((words) => words.some(isNamed)).length;
  return served >= leastServed && served >= servingShare * before.size;
}

/** The numbers of a word that names end on: types, 1 where it serves other goods, words of the longest name. */
function lineOfHead(head: Head, entries: ReadonlyMap<string, TableEntry>): number[] {
  return [head.before.size, isServing(head, entries) ? 1 : 0, head.words];
}

/** A type as its line of the table has it. */
function lineOf({ above, near, kinds, parts, addedNames: _added, ...type }: NamedType): TypeLine {
  return { ...type, above: above === null ? null : above.place, near: [...near], kinds: [...kinds], parts: [...parts] };
}

/**
 * Reads the rows of all product types into one block of bytes: their names and the endings of these, the words that names end
 * on, the types' ids, and a line for each type. About a second; the compiled program has it ready in a file.
 */
export function buildTypeTable(): Uint8Array {
  const byId = readProductTypes();
  addGoodsOfOntology(byId);
  const types = [...byId.values()];
  const places = (list: readonly NamedType[]) => list.map(({ place }) => place);
  const { entries, heads } = readNames(types);
  addPartsOfGoods((key) => entries.get(key)?.whole ?? []);
  const names = new Map<string, number[]>();
  for (const [key, { whole, ending }] of entries) {
    const isNamed = whole.length > 0;
    if (isNamed || ending.length <= mostOfEnding)
      names.set(key, [isNamed ? 1 : 0, ...places(isNamed ? whole : ending)]);
    else names.set(key, []);
  }
  return packTable([
    packMap(names),
    packMap(new Map([...heads].map(([stem, head]) => [stem, lineOfHead(head, entries)]))),
    packMap(new Map(types.map(({ id }, place) => [id, [place]]))),
    packLines(types.map(lineOf)),
  ]);
}
