import { numberWords } from '../ontology/bound-words.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { Token } from '../text/tokenize.ts';
import { addGoodsOfOntology } from './goods-of-ontology.ts';
import { type ProductType, readProductTypes } from './type-rows.ts';

/** A name of types at a place of a text. */
export interface NamedTypes {
  types: readonly ProductType[];
  /** Tokens of the text that the name takes. */
  length: number;
  /** False where the words are only the end of longer names: "power supply" of "computer power supply". */
  isWhole: boolean;
}

interface Entry {
  whole: ProductType[];
  ending: ProductType[];
}

/** An ending shared by more types than this names none of them: "cover", "kit". */
const mostOfEnding = 8;
const longestName = 7;

/** Every name of every product type, found by its words. */
export interface TypeIndex {
  /** The longest name that ends before the token at `end` and starts at `start` or later, or null. */
  endingAt(tokens: readonly Token[], start: number, end: number): NamedTypes | null;
  /** The types of which the words are a name, run together by single spaces of stems. */
  byKey(key: string): NamedTypes | null;
  /** True for a word that some name ends on: what stands behind another noun may be the thing itself. */
  isHead(stem: string): boolean;
  /** How many names end on a word, 0 for none. */
  typesEndingOn(stem: string): number;
  /** True for a Han character that names end on: 壳, 包, 线. */
  isHeadCharacter(character: string): boolean;
  byId(id: string): ProductType | undefined;
}

/** The singular of "hoodies" is no "hoody", which the rule for plurals cannot know. */
function spellings(name: string): string[] {
  return name.endsWith('ies') ? [name, name.slice(0, -1)] : [name];
}

/** A name of two plain words as one: "lamp shade" is sold as "lampshade". */
function inOneWord([first = '', second = '', ...others]: readonly string[]): string | null {
  const isPlain = /^[a-z]{3,}$/.test(first) && /^[a-z]{3,}$/.test(second);
  return isPlain && others.length === 0 ? `${first}${second}` : null;
}

/** Shorter words may stand beside each other by chance: a "car pet seat" is no carpet. */
const leastPart = 4;

/** So many types are read between two pauses: a few milliseconds. */
const typesAtOnce = 250;

function* buildIndex(): Generator<void, TypeIndex> {
  const types = yield* readProductTypes();
  yield* addGoodsOfOntology(types);
  const entries = new Map<string, Entry>();
  const heads = new Map<string, number>();
  const entryOf = (key: string) => {
    const present = entries.get(key);
    if (present !== undefined) return present;
    const made: Entry = { whole: [], ending: [] };
    entries.set(key, made);
    return made;
  };
  const put = (list: ProductType[], type: ProductType) => {
    if (!list.includes(type)) list.push(type);
  };
  yield;
  let read = 0;
  for (const type of types.values()) {
    read += 1;
    if (read % typesAtOnce === 0) yield;
    for (const [name, own] of type.names.flatMap((own) => spellings(own).map((name) => [name, own] as const))) {
      const stems = stemsOfName(name);
      const last = stems.at(-1);
      if (last === undefined || stems.length > longestName) continue;
      // "Frames-in-one" ends on no noun.
      const hasNoun = !Object.hasOwn(numberWords, last) && !/^\d+$/.test(last);
      if (hasNoun) heads.set(last, (heads.get(last) ?? 0) + 1);
      if (stems.length === 1 && last.length === 1 && !isHan(last)) continue;
      // "Filters" of a coffee machine are filters by their place alone.
      const isBare = stems.length === 1 && type.role !== null && !type.addedNames.has(own);
      put(isBare ? entryOf(last).ending : entryOf(stems.join(' ')).whole, type);
      const joined = inOneWord(stems);
      if (joined !== null) put(entryOf(joined).whole, type);
      if (isHan(last) || last.length === 1 || !hasNoun) continue;
      for (let from = 1; from < stems.length; from += 1) put(entryOf(stems.slice(from).join(' ')).ending, type);
    }
  }
  for (const [key, entry] of entries) entry.whole = withoutJoined(key, entry.whole);
  const find = (key: string): Omit<NamedTypes, 'length'> | null => {
    const entry = entries.get(key);
    if (entry === undefined) return null;
    if (entry.whole.length > 0) return { types: entry.whole, isWhole: true };
    return entry.ending.length <= mostOfEnding ? { types: entry.ending, isWhole: false } : null;
  };
  // "Dish washer" for a dishwasher.
  const apartAsOne = (key: string) => {
    const [first = '', second = ''] = key.split(' ');
    if (first.length < leastPart || second.length < leastPart) return null;
    return entries.has(`${first}${second}`) ? `${first}${second}` : null;
  };
  return {
    endingAt(tokens, start, end) {
      let key = '';
      let words = 0;
      let best: NamedTypes | null = null;
      for (let at = end - 1; at >= start && words < longestName; at -= 1) {
        const token = tokens[at];
        if (token === undefined) break;
        // "T-shirt" is one name; any other mark ends it.
        if (token.kind === 'mark') {
          if ((token.stem === '-' || token.stem === '.') && token.glued && words > 0) continue;
          break;
        }
        key = words === 0 ? token.stem : `${token.stem} ${key}`;
        words += 1;
        const asOne = words === 2 && key.length > 2 * leastPart ? apartAsOne(key) : null;
        const named = entries.has(key) ? find(key) : asOne === null ? null : find(asOne);
        if (named !== null && (named.isWhole || best === null)) best = { ...named, length: end - at };
      }
      return best;
    },
    byKey(key) {
      const named = find(key);
      return named === null ? null : { ...named, length: key.split(' ').length };
    },
    isHead: (stem) => heads.has(stem) && !isHan(stem),
    typesEndingOn: (stem) => heads.get(stem) ?? 0,
    isHeadCharacter: (character) => (heads.get(character) ?? 0) > 1,
    byId: (id) => types.get(id),
  };
}

/** "Cameras" are cameras, not the department "cameras & optics": a part of its name gives way to a type that has it for itself. */
function withoutJoined(key: string, types: ProductType[]): ProductType[] {
  if (types.length < 2) return types;
  const isJoined = ({ names, depth }: ProductType) =>
    depth === 1 && names[0]?.includes('&') === true && stemsOfName(names[0]).join(' ') !== key;
  const own = types.filter((type) => !isJoined(type));
  return own.length > 0 ? own : types;
}

function isHan(stem: string): boolean {
  return stem.charCodeAt(0) >= 0x3400 && stem.charCodeAt(0) <= 0x9fff;
}

let index: TypeIndex | undefined;

/**
 * Reads the names of all product types in steps, for whoever must not be held up; `typeIndex` answers at once when all
 * have been taken.
 */
export function* typeIndexSteps(): Generator<void, void> {
  if (index !== undefined) return;
  const built = yield* buildIndex();
  index ??= built;
}

/** The names of all product types; read when first asked for, some 200 ms. */
export function typeIndex(): TypeIndex {
  if (index !== undefined) return index;
  const steps = buildIndex();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done !== true) continue;
    index = step.value;
    return index;
  }
}
