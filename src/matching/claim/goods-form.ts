import { onceFor } from '../../lib/once-for.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import { wordList } from '../ontology/word-list.ts';
import { typeIndex } from '../product-type/type-index.ts';
import type { ProductType } from '../product-type/type-rows.ts';
import { isIntroduced } from '../read/goods/find-goods.ts';
import type { Statement } from '../read/listing/statement.ts';
import { endOfOffer } from '../read/name/goods-in-name.ts';
import { isKnownThing, thingLengthAt } from '../read/name/in-chinese.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import { isOfAccessory } from '../scope/other-goods.ts';
import { beginsCode } from '../text/begins-code.ts';
import { isDenied, isOfBundledItem, type Span } from '../text/find-phrase.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import { readText, type TextFacts } from '../text/read-text.ts';
import { isWithin } from '../text/span.ts';
import { formsOfTypes, formTable, type GoodsForm, withWider } from './form-table.ts';

/** The forms of what a text offers, with the words that name it. */
export interface FormsOfText {
  forms: readonly GoodsForm[];
  names: readonly Span[];
}

const heads = phrasesOf(wordList('heads behind goods'));

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

/** A longer name of types around the words at a place; "air compressor, oil free" names no oil. */
function longerName(text: TextFacts, at: number, next: number): NamedGoods | null {
  const { tokens } = text;
  for (let to = Math.min(tokens.length, next + reach); to > next; to -= 1) {
    const found = typeIndex().endingAt(tokens, Math.max(0, at - reach), to);
    if (found?.isWhole === true && to - found.length <= at && !isDenied(text, { from: to - 1, to }))
      return { types: found.types, from: to - found.length, to };
  }
  return null;
}

/** The forms of goods named from a token on, by a row or by the type that the words name: no curtain's of a "curtain rod". */
function formAt(text: TextFacts, at: number, named: ReadonlyMap<number, NamedGoods>) {
  const { tokens } = text;
  const found = formTable().at(tokens, at);
  const mention = named.get(at);
  const longer = found === null ? null : longerName(text, at, found.next);
  const name = longer ?? (found === null || mention?.to === found.next ? mention : undefined);
  const next = longer?.to ?? found?.next ?? mention?.to ?? at;
  let value = longer === null ? (found?.value ?? []) : [];
  if (name !== undefined) value = withWider(value, formsOfTypes(name.types));
  // A "braided fishing line" is a fishing line.
  for (let from = at + 1; from < next && value.length > 0; from += 1) {
    const noun = formTable().at(tokens, from);
    if (noun?.next === next) value = withWider(value, noun.value);
  }
  return value.length === 0 ? null : { value, next };
}

/** "Water pump, 10 m cable": a part that a title names behind another thing, or tells of with its measure. */
function isPartOfOther({ scope, text: { tokens }, quantities }: Statement, span: Span): boolean {
  const { from } = span;
  const subject = scope.subjects.find((one) => isWithin(span, one));
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
  if (isOfBundledItem(text, span) || isIntroduced(text, span) || isDenied(text, span) || beginsCode(text.tokens, span))
    return false;
  if (isOfAccessory(text, span, (at) => formTable().at(text.tokens, at) !== null)) return false;
  const next = text.tokens[span.to];
  if (next === undefined || next.kind === 'mark' || next.kind === 'number') return true;
  // A space ends a name in Chinese.
  if (next.kind === 'character' && !next.glued) return true;
  return heads.at(text.tokens, span.to) === null || formTable().at(text.tokens, span.to) !== null;
}

const none: FormsOfText = { forms: [], names: [] };

/** The forms of the goods that a title offers, and of those that are wanted where it names none: "Kestrel X710 2 x 10 Gb/s PCIe". */
export function formsOffered(title: Statement, itemName: string | undefined): FormsOfText {
  const offered = formsOf(title);
  if (itemName === undefined || offered.names.length > 0) return offered;
  const forms = formsOfItem(itemName);
  return forms.length === 0 || namesGoods(title.text) ? none : { forms, names: [] };
}

/** The forms of the goods that an item's name ends on. */
const formsOfItem = rememberAnswers(
  (itemName: string): readonly GoodsForm[] => {
    const { tokens } = readText(itemName);
    const end = endOfOffer(tokens);
    const named = typeIndex().endingAt(tokens, 0, end);
    const wider = named?.isWhole === true ? formsOfTypes(named.types) : [];
    for (let at = 0; at < end; at += 1) {
      const found = formTable().at(tokens, at);
      if (found?.next === end) return withWider(found.value, wider);
    }
    return wider;
  },
  { most: 500, longest: 100 },
);

/** True for a text in which the name of any goods stands. */
const namesGoods = onceFor((text: TextFacts): boolean => {
  const { tokens } = text;
  return tokens.some((_, at) => typeIndex().endingAt(tokens, 0, at + 1)?.isWhole === true);
});
