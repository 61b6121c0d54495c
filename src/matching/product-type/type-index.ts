import { openTable } from '../../lib/packed-table.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import { colourNames } from '../ontology/colours.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import type { Token } from '../text/tokenize.ts';
import { longestName, type TypeLine } from './type-line.ts';
import type { ProductType } from './type-rows.ts';
import { readTable } from './type-table-file.ts';

/** A name of types at a place of a text. */
export interface NamedTypes {
  types: readonly ProductType[];
  /** Tokens of the text that the name takes. */
  length: number;
  /** False where the words are only the end of longer names: "power supply" of "computer power supply". */
  isWhole: boolean;
}

/** Every name of every product type, found by its words. */
export interface TypeIndex {
  /** The longest name that ends before the token at `end` and starts at `start` or later, or null. */
  endingAt(tokens: readonly Token[], start: number, end: number): NamedTypes | null;
  /** The types of which the words are a name, run together by single spaces of stems. */
  byKey(key: string): NamedTypes | null;
  /** True for a word that some name ends on: what stands behind another noun may be the thing itself. */
  isHead(stem: string): boolean;
  /** True for a word of what serves other goods and bears their name: "laptop case", "bottle rack", no "ceiling fan". */
  isServing(stem: string): boolean;
  /** How many types have names that end on a word, 0 for none. */
  typesEndingOn(stem: string): number;
  /** True for a Han character that names end on: 壳, 包, 线. */
  isHeadCharacter(character: string): boolean;
  byId(id: string): ProductType | undefined;
}

/** Words of catalogs repeat: what was looked up is remembered, so many of them. */
const remembered = { most: 20_000, longest: 40 };
const rememberedNames = { most: 2000, longest: 80 };

const colours: ReadonlySet<string> = new Set(
  colourNames.flatMap(({ names }) =>
    names.map(stemsOfName).flatMap(([stem, ...more]) => (stem !== undefined && more.length === 0 ? [stem] : [])),
  ),
);
const farthestColour = 4;

/** Shorter words may stand beside each other by chance: a "car pet seat" is no carpet. */
const leastPart = 4;

/** Finds types by what `buildTypeTable` wrote. */
function openTypeIndex(bytes: Uint8Array): TypeIndex {
  const {
    names,
    heads,
    ids,
    valueAt: typeAt,
  } = openTable(
    bytes,
    ['names', 'heads', 'ids'] as const,
    ({ above, near, kinds, parts, ...line }: TypeLine): ProductType => ({
      ...line,
      above: above === null ? null : typeAt(above),
      near: new Set(near),
      kinds: new Set(kinds),
      parts: new Set(parts),
    }),
  );
  const namedBy = rememberAnswers((key: string): Omit<NamedTypes, 'length'> | null => {
    const [isWhole, ...places] = names.get(key) ?? [];
    return isWhole === undefined ? null : { types: places.map(typeAt), isWhole: isWhole === 1 };
  }, rememberedNames);
  const find = (key: string) => (names.has(key) ? namedBy(key) : null);
  // "Dish washer" for a dishwasher.
  const apartAsOne = (key: string) => {
    const [first = '', second = ''] = key.split(' ');
    if (first.length < leastPart || second.length < leastPart) return null;
    return names.has(`${first}${second}`) ? `${first}${second}` : null;
  };
  // Two at least: they may be one word of a name.
  const mostWords = rememberAnswers((stem: string) => Math.max(2, heads.get(stem)?.[2] ?? longestName), remembered);
  const isEnding = rememberAnswers((stem: string) => heads.has(stem) || names.has(stem), remembered);
  // Of most words no name ends on: they are done with before any key is built.
  const mayEnd = (tokens: readonly Token[], end: number) => {
    const last = tokens[end - 1];
    if (last === undefined || last.kind === 'mark') return false;
    if (isEnding(last.stem)) return true;
    const before = tokens[tokens[end - 2]?.stem === '-' ? end - 3 : end - 2];
    const isLong = last.stem.length >= leastPart && (before?.stem.length ?? 0) >= leastPart;
    return before?.kind === 'word' && isLong && names.has(`${before.stem}${last.stem}`);
  };
  const isGoods = (stem: string) => {
    const named = find(stem);
    return named?.isWhole === true && named.types.some(({ hasKinds }) => !hasKinds);
  };
  /** A name around one word, which stands at a place: "safety vest" of "safety reflective vest". */
  const around = (tokens: readonly Token[], start: number, end: number, skipped: number): NamedTypes | null => {
    const most = mostWords(tokens[end - 1]?.stem ?? '');
    let key = '';
    let best: NamedTypes | null = null;
    for (let place = end - 1; place >= start && end - place <= most + 1; place -= 1) {
      const token = tokens[place];
      if (token?.kind !== 'word') break;
      if (place === skipped) continue;
      key = key === '' ? token.stem : `${token.stem} ${key}`;
      const named = place < skipped ? find(key) : null;
      if (named?.isWhole === true) best = { ...named, length: end - place };
    }
    return best;
  };
  /** "High visibility safety vest": a name around a word that says more of the goods, and names none. */
  const acrossWord = (tokens: readonly Token[], start: number, end: number): NamedTypes | null => {
    const skipped = tokens[end - 2];
    if (tokens[end - 1]?.kind !== 'word' || skipped?.kind !== 'word' || isGoods(skipped.stem)) return null;
    return around(tokens, start, end, end - 2);
  };
  /** "TV Black Wall Mount": a name around a colour that stands before its last words. */
  const acrossColour = (tokens: readonly Token[], start: number, end: number): NamedTypes | null => {
    for (let at = end - 2; at > start && end - at <= farthestColour; at -= 1)
      if (colours.has(tokens[at]?.stem ?? '')) return around(tokens, start, end, at);
    return null;
  };
  const typesEndingOn = (stem: string) => heads.get(stem)?.[0] ?? 0;
  return {
    endingAt(tokens, start, end) {
      if (!mayEnd(tokens, end)) return null;
      let key = '';
      let words = 0;
      let best: NamedTypes | null = null;
      const most = mostWords(tokens[end - 1]?.stem ?? '');
      for (let place = end - 1; place >= start && words < most; place -= 1) {
        const token = tokens[place];
        if (token === undefined) break;
        // "T-shirt" is one name; any other mark ends it.
        if (token.kind === 'mark') {
          if ((token.stem === '-' || token.stem === '.') && token.glued && words > 0) continue;
          break;
        }
        key = words === 0 ? token.stem : `${token.stem} ${key}`;
        words += 1;
        const asOne = words === 2 && key.length > 2 * leastPart ? apartAsOne(key) : null;
        const named = find(key) ?? (asOne === null ? null : find(asOne));
        if (named !== null && (named.isWhole || best === null)) best = { ...named, length: end - place };
      }
      const across =
        best?.length === 1
          ? (acrossWord(tokens, start, end) ?? acrossColour(tokens, start, end))
          : acrossColour(tokens, start, end);
      return across !== null && across.length > (best?.length ?? 0) + 1 ? across : best;
    },
    byKey(key) {
      const named = find(key);
      return named === null ? null : { ...named, length: key.split(' ').length };
    },
    isHead: (stem) => typesEndingOn(stem) > 0 && !beginsInChinese(stem),
    isServing: (stem) => heads.get(stem)?.[1] === 1,
    typesEndingOn,
    isHeadCharacter: (character) => typesEndingOn(character) > 1,
    byId(id) {
      const place = ids.get(id)?.[0];
      return place === undefined ? undefined : typeAt(place);
    },
  };
}

let index: TypeIndex | undefined;

/** The names of all product types; opened when first asked for. */
export function typeIndex(): TypeIndex {
  index ??= openTypeIndex(readTable());
  return index;
}
