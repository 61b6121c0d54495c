import { openPackedLines } from '../../lib/packed-lines.ts';
import { openPackedMap } from '../../lib/packed-map.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import type { RowOf } from '../ontology/ontology-row.ts';
import type { Unit } from '../ontology/units.ts';
import { wordList } from '../ontology/word-list.ts';
import { typeIndex } from '../product-type/type-index.ts';
import type { ProductType } from '../product-type/type-rows.ts';
import { isIntroduced } from '../read/goods/find-goods.ts';
import type { Statement } from '../read/listing/statement.ts';
import { endOfOffer } from '../read/name/goods-in-name.ts';
import { isKnownThing, thingLengthAt } from '../read/name/in-chinese.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import { unitOf } from '../read/quantity/unit-index.ts';
import { isOfAccessory } from '../scope/other-goods.ts';
import { isOfBundledItem, type Span } from '../text/find-phrase.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { PhraseIndex } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';
import type { FormLine } from './goods-forms-table.ts';
import { readTable } from './goods-forms-table-file.ts';

type SideRow = RowOf<'goods form'>['sides'][number];

/** A property of goods of a form, and which bare measures may be of it. */
export interface FormSide extends Omit<SideRow, 'attributes' | 'dimension' | 'reads'> {
  /** Keys of the names under which it is asked for. */
  keys: ReadonlySet<string>;
  /** Words of those names, and the characters on which Chinese ones end. */
  words: ReadonlySet<string>;
  dimension: Unit['dimension'];
  /** Units as written, with those that are meant. */
  reads: ReadonlyMap<string, Unit>;
}

export interface GoodsForm {
  sides: readonly FormSide[];
  /** True where a list of sizes has all sides in their order: bore x outer diameter x width. */
  isWritten: boolean;
  /** In which sellers write sizes without a unit. */
  bareUnit: Unit | null;
}

/** The forms of what a text offers, with the words that name it. */
export interface FormsOfText {
  forms: readonly GoodsForm[];
  names: readonly Span[];
}

const readSide = ({ attributes, dimension = 'length', reads = {}, ...side }: SideRow): FormSide => ({
  ...side,
  keys: new Set(attributes.map((name) => resolveName(name).key)),
  words: new Set(
    attributes.flatMap((name) => [...resolveName(name).stems, ...(beginsInChinese(name) ? name.slice(-1) : [])]),
  ),
  dimension,
  reads: new Map(Object.entries(reads).map(([written, id]) => [written, unitOf(id)])),
});

interface FormTable {
  /** The forms of the longest name that stands at a place, with the place behind it. */
  at(tokens: readonly Token[], start: number): { value: readonly GoodsForm[]; next: number } | null;
  /** True for a word on which names of goods of a form may end. */
  isNoun(stem: string): boolean;
  /** The forms of goods of a type. */
  ofType(type: ProductType): readonly GoodsForm[];
}

function openTable(bytes: Uint8Array): FormTable {
  let offset = bytes.byteOffset;
  const nextMap = () => {
    const map = openPackedMap(bytes.buffer, offset);
    offset += map.length;
    return map;
  };
  const [names, firsts, types, nouns] = [nextMap(), nextMap(), nextMap(), nextMap()];
  const lineAt = openPackedLines<FormLine>(bytes.buffer, offset);
  const mostWords = rememberAnswers((stem: string) => firsts.get(stem)?.[0] ?? 0, { most: 20_000, longest: 40 });
  const read = new Map<number, GoodsForm>();
  const formOf = (place: number) => {
    const known = read.get(place);
    if (known !== undefined) return known;
    const { sides, order, bareUnit } = lineAt(place);
    const form: GoodsForm = {
      sides: sides.map(readSide),
      isWritten: order === 'written',
      bareUnit: bareUnit === undefined ? null : unitOf(bareUnit),
    };
    read.set(place, form);
    return form;
  };
  return {
    at(tokens, start) {
      const first = tokens[start];
      const most = first === undefined ? 0 : mostWords(first.stem);
      if (most === 0) return null;
      let key = '';
      let words = 0;
      let found: { places: Uint16Array; next: number } | null = null;
      for (let at = start; at < tokens.length && words < most; at += 1) {
        const token = tokens[at];
        if (token === undefined) break;
        if (token.kind === 'mark' && (token.stem === '-' || token.stem === '.')) continue;
        key = words === 0 ? token.stem : `${key} ${token.stem}`;
        words += 1;
        const places = names.get(key);
        if (places !== null) found = { places, next: at + 1 };
      }
      return found === null ? null : { value: [...found.places].map(formOf), next: found.next };
    },
    isNoun: rememberAnswers((stem: string) => nouns.has(stem), { most: 20_000, longest: 40 }),
    ofType: ({ id }) => [...(types.get(id) ?? [])].map(formOf),
  };
}

let table: FormTable | undefined;

/** What rows say of the forms of goods; opened when first asked for. */
function formTable(): FormTable {
  table ??= openTable(readTable());
  return table;
}

/** Forms with what wider ones say of dimensions of which they say nothing. */
function withWider(forms: readonly GoodsForm[], wider: readonly GoodsForm[]): readonly GoodsForm[] {
  const told = new Set(forms.flatMap(({ sides }) => sides.map(({ dimension }) => dimension)));
  const more = wider.filter(({ sides }) => !sides.some(({ dimension }) => told.has(dimension)));
  return more.length === 0 ? forms : [...forms, ...more];
}

const formsOfTypes = new WeakMap<ProductType, readonly GoodsForm[]>();

/** The forms of goods of a type; kinds are of the form of the wider goods. */
function formsOfType(type: ProductType): readonly GoodsForm[] {
  const known = formsOfTypes.get(type);
  if (known !== undefined) return known;
  const wider = type.above === null || type.role !== null ? [] : formsOfType(type.above);
  const forms = withWider(formTable().ofType(type), wider);
  formsOfTypes.set(type, forms);
  return forms;
}

/** The forms of goods that a name of types stands for; none where they are not of one form. */
function formsOfName({ types }: NamedGoods): readonly GoodsForm[] {
  const [first = [], ...others] = types.map(formsOfType);
  const isFirst = (forms: readonly GoodsForm[]) =>
    forms.length === first.length && forms.every((form) => first.includes(form));
  return others.every(isFirst) ? first : [];
}
const heads = new PhraseIndex<true>();
for (const word of wordList('heads behind goods')) heads.add(word, true);

const remembered = new WeakMap<TextFacts, FormsOfText>();

/** The forms of the goods that a title offers: of a rope, not of a "rope ladder", nor of what comes "with a 2 m rope". */
export function formsOf(title: Statement): FormsOfText {
  const { text } = title;
  const known = remembered.get(text);
  if (known !== undefined) return known;
  let forms: readonly GoodsForm[] = [];
  let names: Span[] = [];
  const named = namesOfTypes(title);
  for (let at = 0; at < text.tokens.length; ) {
    const found = formAt(text, at, named);
    const span = { from: at, to: found?.next ?? at + 1 };
    at = span.to;
    if (found === null || !isHead(text, span) || isPartOfOther(title, span)) continue;
    // "Kraft paper tape" is tape; what is named further on is so called as well, or is another thing.
    const isCompound = names.at(-1)?.to === span.from && found.value.some((form) => !forms.includes(form));
    if (names.length === 0 || isCompound) [forms, names] = [found.value, [span]];
    else if (found.value.some((form) => forms.includes(form))) names.push(span);
  }
  const read = { forms, names };
  remembered.set(text, read);
  return read;
}

interface NamedGoods {
  types: readonly ProductType[];
  from: number;
  to: number;
}

/** The names of types of a form that begin at the tokens of a title, the longest of each; none where nothing is measured. */
function namesOfTypes({ text: { tokens }, quantities }: Statement): ReadonlyMap<number, NamedGoods> {
  const named = new Map<number, NamedGoods>();
  if (quantities.quantities.length === 0 && quantities.lists.length === 0) return named;
  for (let to = tokens.length; to > 0; ) {
    const found = formTable().isNoun(tokens[to - 1]?.stem ?? '') ? typeIndex().endingAt(tokens, 0, to) : null;
    if (found?.isWhole === true) named.set(to - found.length, { types: found.types, from: to - found.length, to });
    to -= found?.isWhole === true ? found.length : 1;
  }
  return named;
}

/** How far behind a name of goods a longer name may end that begins with it or before: "curtain rod", "wallpaper roll". */
const reach = 2;

/** A longer name of types around the words at a place. */
function longerName(tokens: readonly Token[], at: number, next: number): NamedGoods | null {
  for (let to = Math.min(tokens.length, next + reach); to > next; to -= 1) {
    const found = typeIndex().endingAt(tokens, Math.max(0, at - reach), to);
    if (found?.isWhole === true && to - found.length <= at) return { types: found.types, from: to - found.length, to };
  }
  return null;
}

/** The forms of goods named from a token on, by a row or by the type that the words name: no curtain's of a "curtain rod". */
function formAt({ tokens }: TextFacts, at: number, named: ReadonlyMap<number, NamedGoods>) {
  const found = formTable().at(tokens, at);
  const mention = named.get(at);
  const longer = found === null ? null : longerName(tokens, at, found.next);
  const name = longer ?? (found === null || mention?.to === found.next ? mention : undefined);
  const next = longer?.to ?? found?.next ?? mention?.to ?? at;
  let value = longer === null ? (found?.value ?? []) : [];
  if (name !== undefined) value = withWider(value, formsOfName(name));
  // A "braided fishing line" is a fishing line.
  for (let from = at + 1; from < next && value.length > 0; from += 1) {
    const noun = formTable().at(tokens, from);
    if (noun?.next === next) value = withWider(value, noun.value);
  }
  return value.length === 0 ? null : { value, next };
}

/** "Water pump, 10 m cable": a part that a title names behind another thing, or tells of with its measure. */
function isPartOfOther({ scope, text: { tokens }, quantities }: Statement, { from, to }: Span): boolean {
  const subject = scope.subjects.find((one) => one.from <= from && one.to >= to);
  if (subject === undefined) return false;
  if (subject.isCertain || from >= endOfOffer(tokens)) return true;
  const start = startOfMeasures(quantities.quantities, from);
  if (start === from) return false;
  const end = tokens.findLastIndex(({ kind }, at) => at < start && kind !== 'mark');
  if (scope.subjects.some((one) => one.to === end + 1)) return true;
  const before = tokens[end];
  if (before?.kind === 'word') return isKnownThing(before.stem);
  return hanReach.some((length) => end >= length - 1 && thingLengthAt(tokens, end - length + 1) === length);
}

const hanReach = [2, 3, 4];

function startOfMeasures(quantities: readonly Quantity[], at: number): number {
  const before = quantities.find((one) => one.to === at && one.unit !== null);
  return before === undefined ? at : startOfMeasures(quantities, before.from);
}

function isHead(text: TextFacts, span: Span): boolean {
  if (isOfBundledItem(text, span) || isIntroduced(text, span)) return false;
  if (isOfAccessory(text, span, (at) => formTable().at(text.tokens, at) !== null)) return false;
  const next = text.tokens[span.to];
  if (next === undefined || next.kind === 'mark' || next.kind === 'number') return true;
  // A space ends a name in Chinese.
  if (next.kind === 'character' && !next.glued) return true;
  return heads.at(text.tokens, span.to) === null || formTable().at(text.tokens, span.to) !== null;
}
