import { wordMeanings, wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { readIn } from '../../read/quantity/scaled.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';
import { sizesIn } from '../../read/size/size-code.ts';
import { sizeSystemOf } from '../../read/size/size-system.ts';
import { loneSize, statedSizes } from '../../read/size/stated-sizes.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from '../quantity/compare-quantities.ts';
import { numberedInTitle } from './numbered-sizes.ts';

/** Compares a size code with the codes of a value; null when either side has none. Systems of their own leave it open. */
export function sizeFinding({ name }: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  if (name.known?.reads !== 'size') return null;
  const sizes = found.sizes;
  if (isOtherSystem(wanted, found, sizes)) return { matchType: 'unknown', method: 'size', span: null };
  const asked = wanted.size === null ? sizesAsked(wanted) : [wanted.size];
  if (asked.length === 0 || sizes === null) return null;
  const isOpen = asked.includes('one size') || sizes.includes('one size');
  // One of the wanted sizes may stand for goods that are sold in all of them.
  const isOneOfThem = asked.length > 1 && sizes.length === 1 && asked.some((size) => sizes.includes(size));
  const isOffered = asked.every((size) => sizes.includes(size));
  return {
    matchType: isOffered ? 'match' : isOpen || isOneOfThem ? 'unknown' : 'not_match',
    method: 'size',
    span: null,
  };
}

/** The sizes that are to be had all at once: "S to XL", "M-XXL"; empty for a value that asks for none or for one. */
export function sizesAsked({ text }: WantedValue): readonly string[] {
  const isWord = ({ kind }: Token) => kind !== 'number' && kind !== 'mark';
  const sizes = text.tokens.filter(isWord).length > 1 ? sizesIn(text.tokens) : null;
  return sizes !== null && sizes.length > 1 ? sizes : [];
}

/** "UK 14" is a size of another system than "L", and than "US 10": which of them it is only a guide can tell. */
function isOtherSystem({ text, size }: WantedValue, found: Statement, sizes: readonly string[] | null): boolean {
  const [asked, stated] = [text.tokens, found.text.tokens].map((tokens) => numbersOfSystems(tokens)[0]);
  if (sizes !== null) return asked !== undefined;
  if (size !== null) return stated !== undefined;
  return asked !== undefined && stated !== undefined && asked.system !== stated.system;
}

const longestRun = 12;

/** What a title says after the word "size": "Football size 4". */
export function sizeInTitle(wanted: WantedValue, title: Statement): Finding | null {
  const { tokens } = title.text;
  for (const [at, token] of tokens.entries()) {
    if (token.stem !== 'size' || isOfBundledItem(title.text, { from: at, to: at + 1 })) continue;
    const found = numberAfter(wanted, title, at + 1);
    if (found !== null) return found;
  }
  return (
    codesInParts(wanted, title) ??
    codesInWords(wanted, title) ??
    numberedInTitle(wanted, title) ??
    numberOfSystem(wanted, title) ??
    numberInChinese(wanted, title)
  );
}

const partEnds = new Set([',', '(', ')', '|', ';', '[', ']']);
/** Beside a size these tell for whom it is: "Adult L/XL". */
const wearers = wordSet('size finding: wearers');

/** A code that fills a part of a title: "…, X-Small/Small", "… (Medium)", "- Adult L/XL -". */
function codesInParts(wanted: WantedValue, { text }: Statement): Finding | null {
  if (wanted.size === null) return null;
  const { tokens } = text;
  const isEnd = (at: number) => {
    const token = tokens[at];
    return token === undefined || partEnds.has(token.stem) || (token.stem === '-' && !token.glued);
  };
  let other: Finding | null = null;
  for (let from = 1, to = 1; from < tokens.length; from = to + 1) {
    for (to = from; !isEnd(to); ) to += 1;
    let start = from;
    while (start < to && wearers.has(tokens[start]?.stem ?? '')) start += 1;
    const sizes = to > start && to - start <= longestRun && isEnd(from - 1) ? sizesIn(tokens.slice(start, to)) : null;
    if (sizes === null || isOfBundledItem(text, { from: start, to })) continue;
    if (sizes.includes(wanted.size)) return { matchType: 'match', method: 'size', span: { from: start, to } };
    if (!sizes.includes('one size')) other ??= { matchType: 'not_match', method: 'size', span: { from: start, to } };
  }
  return other;
}

/** "All sizes", "custom size": more than the title tells. */
const openSizes = wordSet('open sizes');

/** A code among the words of a title; a wanted range needs one of its own. */
function codesInWords(wanted: WantedValue, title: Statement): Finding | null {
  const { tokens } = wanted.text;
  const isCut = cuts.has(tokens.at(-1)?.stem ?? '');
  const codes = wanted.size === null ? sizesIn(isCut ? tokens.slice(0, -1) : tokens) : [wanted.size];
  if (codes === null || codes.includes('one size')) return null;
  const stated = statedSizes(title) ?? (wanted.size === null ? null : loneSize(title));
  if (stated === null || stated.codes.includes('one size')) return null;
  const { tokens: words } = title.text;
  if (words.some(({ stem }, at) => stem === 'size' && openSizes.has(words[at - 1]?.stem ?? ''))) return null;
  const isOffered = codes.some((code) => stated.codes.includes(code));
  if (!isOffered) return { matchType: 'not_match', method: 'size', span: stated };
  return wanted.size === null || cuts.has(words[stated.to]?.stem ?? '')
    ? null
    : { matchType: 'match', method: 'size', span: stated };
}

/** How long goods of a size are cut: "2X Tall" is no 2XL. */
const cuts = new Set(['tall', 'petite', 'long', 'short', 'regular']);

const systems = new Set(['us', 'uk', 'eu', 'eur', 'au', 'jp']);
/** Between a shoe's number and its system: the width, and for whom. */
const betweenSystem = wordSet('between system');
const systemReach = 5;

/** "14 M US" against "9.5 D(M) US": other numbers of the same system, unless they stand in a list or a range. */
function numberOfSystem(wanted: WantedValue, { text }: Statement): Finding | null {
  const [asked, ...others] = numbersOfSystems(wanted.text.tokens);
  if (asked === undefined || others.length > 0 || isListed(wanted.text.tokens, asked)) return null;
  const found = numbersOfSystems(text.tokens).filter(({ system }) => system === asked.system);
  const [first] = found;
  if (first === undefined) return null;
  if (found.length === 1 && first.number === asked.number && !isListed(text.tokens, first))
    return { matchType: 'match', method: 'size', span: first };
  if (found.some((one) => one.number === asked.number || isListed(text.tokens, one))) return null;
  return { matchType: 'not_match', method: 'size', span: first };
}

const hanRanges = new Set(['-', '~', '至', '到']);

/** 42码 and 35-44码: what shoes and clothes are counted in where Chinese is written, shoes as in the EU. */
function numberInChinese({ quantity }: WantedValue, { text: { tokens } }: Statement): Finding | null {
  const system = quantity?.form === 'point' ? sizeSystemOf(quantity) : undefined;
  if (quantity == null || (system !== null && system !== 'eu')) return null;
  const asked = quantity.unit === null ? quantity.low : quantity.low / quantity.unit.factor;
  const at = tokens.findIndex(
    ({ stem, glued }, place) => stem === '码' && glued && tokens[place - 1]?.kind === 'number',
  );
  const [last, sign, first] = [tokens[at - 1], tokens[at - 2], tokens[at - 3]];
  if (last === undefined || at === -1) return null;
  const isRange = hanRanges.has(sign?.stem ?? '') && first?.kind === 'number';
  const [from, to] = [isRange ? at - 3 : at - 1, at + 1];
  const isIn = asked >= Number((isRange ? first : last).stem) - halfSize && asked <= Number(last.stem) + halfSize;
  if (isListed(tokens, { from, to: at }) || tokens.slice(to).some(({ stem }) => stem === '码')) return null;
  return { matchType: isIn ? 'match' : 'not_match', method: 'size', span: { from, to } };
}

const halfSize = 0.01;

const listing = new Set([',', '/', '-', '~', 'to', '&', 'and']);

/** "US 7, 8, 9", "7-10 US": more numbers stand beside it. */
function isListed(tokens: readonly Token[], { from, to }: Span): boolean {
  const isBefore = listing.has(tokens[from - 1]?.stem ?? '') && tokens[from - 2]?.kind === 'number';
  return isBefore || (listing.has(tokens[to]?.stem ?? '') && tokens[to + 1]?.kind === 'number');
}

/** How many tokens tell the width of a shoe or for whom it is: "D(M)", "2E"; 0 where none do. */
function widthAt(tokens: readonly Token[], at: number): number {
  const [token, letter] = [tokens[at], tokens[at + 1]];
  if (token?.kind === 'number' && !token.glued && letter?.glued === true && letter.stem === 'e') return 2;
  return betweenSystem.has(token?.stem ?? '') ? 1 : 0;
}

function numbersOfSystems(tokens: readonly Token[]): (Span & { number: string; system: string })[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || (at > 0 && widthAt(tokens, at) > 1)) return [];
    let to = at + 1;
    while (to < at + systemReach) {
      const width = widthAt(tokens, to);
      if (width === 0) break;
      to += width;
    }
    const system = [tokens[to], tokens[at - 1]].find((one) => systems.has(one?.stem ?? ''));
    if (system === undefined) return [];
    const isBefore = system === tokens[at - 1];
    return [{ number: token.stem, system: system.stem, from: isBefore ? at - 1 : at, to: isBefore ? at + 1 : to + 1 }];
  });
}

/** A bare number of a size; one of a system ("EU 42") or with a unit is compared elsewhere. */
function numberAfter(wanted: WantedValue, { text, quantities }: Statement, start: number): Finding | null {
  const [number, ...more] = wanted.text.tokens;
  if (number?.kind !== 'number' || more.length > 0) return null;
  const found = quantities.quantities.find((quantity) => quantity.from === start);
  if (found === undefined || found.unit !== null || found.form !== 'point' || found.labelAfter === 'us') return null;
  const matchType = text.tokens[start]?.stem === number.stem ? 'match' : 'not_match';
  return { matchType, method: 'size', span: { from: start, to: found.to } };
}

const sides = wordMeanings('sides of trousers');
const [smallest, largest] = [20, 60];

/**
 * Trousers are named by two numbers of inches: "W32 L34", "32W x 34L". What a title says so of a waist or an inseam;
 * null for other specs, and where the two do not stand together ("W32" alone may be a model).
 */
export function trouserFinding({ name }: Requirement, wanted: WantedValue, { text }: Statement): Finding | null {
  const { quantity } = wanted;
  if (quantity === null || (quantity.unit !== null && quantity.dimension !== 'length')) return null;
  const side = sides[name.stems.join(' ')];
  if (side === undefined) return null;
  const waist = sizeOf(text.tokens, 'w');
  const leg = sizeOf(text.tokens, 'l');
  if (waist === null || leg === null || Math.abs(waist.at - leg.at) > farthest) return null;
  const { inches, at } = side === 'w' ? waist : leg;
  const stated = readIn(exactQuantity(inches, at, at + 2), unitOf('in'));
  const asked = quantity.unit === null ? readIn(quantity, unitOf('in')) : quantity;
  return { matchType: compareQuantities(asked, stated), method: 'size', span: { from: at, to: at + 2 } };
}

const farthest = 4;

/** "W32" or "32W". */
function sizeOf(tokens: readonly Token[], letter: 'w' | 'l'): { inches: number; at: number } | null {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [one, other] = [tokens[at], tokens[at + 1]];
    if (one === undefined || other === undefined || !other.glued) continue;
    const number = one.text === letter ? other : other.text === letter ? one : null;
    const inches = number?.kind === 'number' ? Number(number.stem) : Number.NaN;
    if (Number.isInteger(inches) && inches >= smallest && inches <= largest) return { inches, at };
  }
  return null;
}

const measured = new Set<Quantity['dimension']>(['length', 'mass', 'volume']);

/** "M" against "35 cm": which measure a letter stands for only the maker's table tells. */
export function areSizeAndMeasure(wanted: WantedValue, found: Statement): boolean {
  if (wanted.isLettered) return hasMeasure(found.quantities.quantities);
  return wanted.isMeasured && found.sizes !== null;
}

/** True when one of the numbers of a value is a length, a mass or a volume. */
export function hasMeasure(quantities: readonly Quantity[]): boolean {
  return quantities.some(({ unit, dimension }) => unit !== null && measured.has(dimension));
}
