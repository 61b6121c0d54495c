import { rememberAnswers } from '../../../lib/remember-answers.ts';
import type { AttributeName } from '../../ontology/attribute-names.ts';
import { attributeNames } from '../../ontology/attribute-names.ts';
import { countingWords } from '../../ontology/counting-words.ts';
import type { Unit } from '../../ontology/units.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { nameWords } from '../../ontology/word-lists.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { Token } from '../../text/tokenize.ts';
import { tokensOf } from '../../text/tokens-of.ts';
import { isPiece } from '../quantity/is-piece.ts';
import { unitAt } from '../quantity/unit-index.ts';
import { wordInFull } from './abbreviated.ts';
import { type ApartWord, apartWords } from './apart-words.ts';
import { isAxes, isAxis, isOrder, isSymbol, parting } from './axes-of-name.ts';
import { splitCamelCase, withoutNotes } from './written-name.ts';

/** What a spec's or an attribute's name stands for. Two names agree when their keys are equal. */
export interface ResolvedName {
  raw: string;
  /** Id of the attribute table with a "#", or the sorted stems of the name. */
  key: string;
  known: AttributeName | null;
  /** A unit written into the name: "Capacity (ml)", "capacity_gb". */
  unit: Unit | null;
  stems: string[];
  /** True when it asks for the whole of what is sold in parts: "Total weight". */
  isTotal: boolean;
  /** True when it asks for one of several that are sold together: "Weight of each dumbbell", "单袋净重". */
  isEach: boolean;
  /** Words that tell it from another name of the same property: "max", "rated". */
  apart: readonly ApartWord[];
  /** Ids of the parts that are sold, where the name is asked of goods that others have as a part. */
  soldParts?: readonly string[];
}

/** "Outlet(s)" counts outlets; only a time is stated in seconds. */
const openPlural = /(?<=[a-z])(?<!time|delay|duration|interval|period)\(s\)/giu;

const fillers = wordSet('resolve name: fillers');
/** Names as listed come first: "product size" is the dimensions, while "size" alone is the size. */
const knownByWords = new Map<string, AttributeName>();
const knownByKey = new Map<string, AttributeName>();
for (const known of attributeNames) {
  for (const name of known.names) {
    const stems = stemsOf(tokensOfName(name));
    const words = wordsKey(stems);
    if (!knownByWords.has(words)) knownByWords.set(words, known);
    if (keyOf(stems) === words) knownByKey.set(words, known);
  }
}

/** Resolves a name; the answer depends on the name alone and is remembered for the names that keep coming back. */
export const resolveName = rememberAnswers(resolve, { most: 5000, longest: 200 });

function resolve(raw: string): ResolvedName {
  const whole = withoutAxes(tokensOfName(withoutOffer(raw)));
  const direct = knownAs(isAxes(whole) ? ['dimension'] : (axisOf(raw) ?? stemsOf(whole)));
  const apart = unitBehind(whole) ?? splitUnit(whole);
  // The "in" of "Width (in)" is a word that tells nothing, and a unit.
  const isApart = direct === undefined || (apart.unit !== null && knownAs(stemsOf(apart.rest)) === direct);
  const { rest, unit } = isApart ? apart : { rest: whole, unit: unitNamed(whole, direct) };
  const written = direct === undefined ? withOwnerFirst(stemsOf(rest)) : stemsOf(rest);
  const isListed = direct !== undefined || knownAs(written) !== undefined;
  const stems = isListed ? written : [...inEnglish(written)];
  // "W x H x D (mm)"
  const named = direct ?? (isAxes(rest) ? knownAs(['dimension']) : knownAs(stems));
  const portion = named === undefined ? ofPortion(written) : null;
  const known = named ?? portion?.known ?? null;
  // "Max fan (rpm)" is stated by its unit from the number of fans.
  const key = keyOf(known === null && unit === null ? withoutQualifiers(stems) : stems);
  const isTotal = stems.includes('total') || raw.includes('总');
  return {
    raw,
    key: known === null ? key : `#${known.id}`,
    known,
    unit,
    stems,
    isTotal,
    isEach: portion?.isEach ?? false,
    apart: apartWords(stems, raw),
  };
}

const mayOffer = /avail|option|selec|choose|choice|pick|选/iu;
const offer =
  /^(?:available|optional|selectable|pick your|choose your|select your|choose the) (?=\S)|^(?:可选择|可选|任选)(?=.)|(?<=..)(?:可选择|可选|任选)$|(?<=..) (?:to choose|to choose from|available|options|\(your choice\))$/iu;

/** "Available sizes" and 长度可选 are the sizes and the length, of which one may choose. */
function withoutOffer(raw: string): string {
  const plain = raw.normalize('NFKC');
  return mayOffer.test(plain) ? plain.trim().replaceAll(/\s+/gu, ' ').replace(offer, '') : raw;
}

/** "W" and "H" over sizes; an "L" may be a letter of a size, a "D" a depth or a diameter. */
const axisNames = new Map([
  ['w', ['width']],
  ['h', ['height']],
]);
const axisOf = (raw: string) => axisNames.get(raw.normalize('NFKC').trim().replace(/\.$/u, '').toLowerCase());

const articles = new Set(['the', 'a', 'an', 'its']);

/** "Width of the seat" is the seat width; a number of things stays what it is. */
function withOwnerFirst(stems: string[]): string[] {
  const of = stems.indexOf('of');
  const what = stems.slice(0, of);
  if (of < 1 || of === stems.length - 1 || what.some((stem) => counting.has(stem) || stem === 'number')) return stems;
  return [...stems.slice(of + 1).filter((stem) => !articles.has(stem)), ...what];
}

/** "Lumens" names its property by the unit. */
function unitNamed(tokens: readonly Token[], { dimensions = [] }: AttributeName): Unit | null {
  const found = unitAt(tokens, 0);
  const isAll = found !== null && tokens.length === 1 && dimensions.includes(found.unit.dimension);
  return isAll ? found.unit : null;
}

const ofEach = new Set(['each', 'per', 'single', 'individual']);
const ofPieces = new Set(['per', 'single']);
const portionFillers = new Set(['of', 'the', 'a', 'one']);
const hanPortion = /^(?:[每单](.)的?|(总))(.{1,6})$/u;

/** The measure that a name asks of each piece or of the whole: "capacity" of "Capacity per bottle", "每瓶容量" and "总容量". */
function ofPortion(stems: readonly string[]): { known: AttributeName; isEach: boolean } | null {
  const [run = ''] = stems;
  const [, counter, total, rest = ''] = stems.length === 1 ? (hanPortion.exec(run) ?? []) : [];
  if (counter !== undefined ? isPiece(counter) : total !== undefined) return measureOf([rest], counter !== undefined);
  const at = stems.findIndex((stem) => ofEach.has(stem));
  if (at === -1) return null;
  const word = stems[at] ?? '';
  const noun = stems[at + 1] ?? '';
  const without = (length: number) =>
    stems.filter((stem, place) => (place < at || place >= at + length) && !portionFillers.has(stem));
  // "Weight per dumbbell" is that of each, "flow per minute" a rate.
  const isThing = isPiece(noun) || (word === 'per' && at === stems.length - 2 && unitAt(tokensOf(noun), 0) === null);
  if (ofPieces.has(word)) return isThing ? measureOf(without(2), true) : null;
  return measureOf(without(1), true) ?? measureOf(without(2), true);
}

/** A known measure that the pieces of a set have one by one. */
function measureOf(stems: readonly string[], isEach: boolean): { known: AttributeName; isEach: boolean } | null {
  const known = stems.length === 0 ? undefined : knownAs(stems);
  return known?.dimensions === undefined || known.id === 'pack size' ? null : { known, isEach };
}

/** "Size (W x H)" is the size, as "Size WxH" and "Size W x H" are: the letters only tell the order of the sides. */
function withoutAxes(tokens: readonly Token[]): readonly Token[] {
  if (isAxes(tokens) || knownAs(stemsOf(tokens)) !== undefined) return tokens;
  const isClosed = tokens.at(-1)?.stem === ')';
  const open = isClosed ? tokens.findIndex(({ stem }) => stem === '(') : -1;
  if (isClosed && (open <= 0 || isSymbol(tokens, open))) return open <= 0 ? tokens : tokens.slice(0, open);
  const end = isClosed ? tokens.length - 1 : tokens.length;
  let start = end;
  while (start > 0 && isAxis(tokens[start - 1], isClosed)) start -= 1;
  const order = tokens.slice(start, end);
  const cut = isClosed && start === open + 1 ? open : start;
  if (cut === 0 || (isClosed && cut !== open)) return tokens;
  const isTold = order.some(isOrder) || (order.length > 2 && (isClosed || order.some(({ stem }) => parting.has(stem))));
  return isTold ? tokens.slice(0, cut) : tokens;
}

const longestWord = 3;

/** The words of a Chinese name in English; the name as written where one of them is not known. */
function inEnglish(stems: readonly string[]): readonly string[] {
  const [run, ...more] = stems;
  if (run === undefined || more.length > 0 || !beginsInChinese(run)) return stems;
  const words: string[] = [];
  for (let at = 0; at < run.length; ) {
    let length = Math.min(longestWord, run.length - at);
    while (length > 0 && !Object.hasOwn(nameWords, run.slice(at, at + length))) length -= 1;
    if (length === 0) return stems;
    words.push(...(nameWords[run.slice(at, at + length)] ?? '').split(' '));
    at += length;
  }
  return words;
}

/** Words that say for what or how far a property holds and not which it is: "Recommended body weight", "Max head". */
const qualifiers = new Set(['max', 'maximum', 'recommended', 'suitable', 'compatible', 'applicable', 'rated', 'crude']);

function withoutQualifiers(stems: readonly string[]): readonly string[] {
  const plain = stems.filter((stem) => !qualifiers.has(stem));
  return plain.length > 0 ? plain : stems;
}

function knownAs(stems: readonly string[]): AttributeName | undefined {
  const listed = knownByWords.get(wordsKey(stems));
  if (listed !== undefined) return listed;
  const known = knownByKey.get(keyOf(stems));
  // "Number of batteries" is no capacity of theirs, though "Batteries" may be listed for it.
  if (stems[0] === 'number' && known?.dimensions !== undefined && !known.dimensions.includes('count')) return undefined;
  // "Batteries included" are counted, and no measure of theirs.
  if (stems.length > 1 && stems.at(-1) === 'included' && known?.dimensions?.includes('count') === false)
    return undefined;
  // "Thread count" is no thread: it has a number, which a thread has not. "Number of ports" is what many list as "Ports".
  return known?.dimensions === undefined && counting.has(stems.at(-1) ?? '') ? undefined : known;
}

const counting = new Set(countingWords.filter((word) => word !== 'number'));

function wordsKey(stems: readonly string[]): string {
  return [...new Set(stems)].sort().join(' ');
}

function tokensOfName(name: string): readonly Token[] {
  return tokensOf(splitCamelCase(withoutNotes(name.normalize('NFKC').replace(openPlural, 's'))));
}

/** Words of a name; Chinese characters that follow each other are one word, since their order tells names apart. */
function stemsOf(tokens: readonly Token[]): string[] {
  const stems: string[] = [];
  let isHan = false;
  for (const token of tokens) {
    if (token.kind === 'mark') continue;
    const last = stems.length - 1;
    if (token.kind === 'character' && isHan) stems[last] += token.stem;
    else stems.push(wordInFull(token.text, token.stem));
    isHan = token.kind === 'character';
  }
  return stems;
}

function keyOf(stems: readonly string[]): string {
  const telling = stems.filter((stem) => !fillers.has(stem));
  const kept = telling.length > 0 ? telling : stems;
  return [...new Set(kept)].sort().join(' ');
}

const unitMarks = new Set(['(', '/', '_', '[', ',', '-', 'in']);

/** "(g/m2)" is no area, and "(m3/h)" no time. */
function isRestOfUnit(tokens: readonly Token[], at: number, next: number): boolean {
  if (tokens[at - 1]?.stem !== '/') return false;
  return [at - 2, at - 3].some(
    (start) => unitMarks.has(tokens[start - 1]?.stem ?? '') && unitAt(tokens, start)?.next === next,
  );
}

/** "Noise dB", "Weight kg": the unit of a known property right behind its name; null where none stands there. */
function unitBehind(tokens: readonly Token[]): { rest: readonly Token[]; unit: Unit } | null {
  for (let at = Math.max(1, tokens.length - longestUnit); at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'mark') continue;
    const found = unitAt(tokens, at);
    if (found === null || found.next !== tokens.length) continue;
    const rest = tokens.slice(0, at);
    const known = knownAs(stemsOf(rest));
    return known?.dimensions?.includes(found.unit.dimension) === true ? { rest, unit: found.unit } : null;
  }
  return null;
}

const longestUnit = 4;

/** The last letter of "USB-C" and "Type-A" is no unit of degrees or amperes. */
function isLetterOfCode(tokens: readonly Token[], at: number): boolean {
  const [dash, letter] = [tokens[at - 1], tokens[at]];
  return dash?.stem === '-' && dash.glued && letter?.glued === true && /^[a-z]$/u.test(letter.text.toLowerCase());
}

/** A unit at the end, set off by a mark or by "in": "(ml)", "/cm", "_gb", "width in cm". */
function splitUnit(tokens: readonly Token[]): { rest: readonly Token[]; unit: Unit | null } {
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    if (!unitMarks.has(tokens[at - 1]?.stem ?? '') || isLetterOfCode(tokens, at)) continue;
    const found = unitAt(tokens, at);
    if (found !== null && isRestOfUnit(tokens, at, found.next)) continue;
    const after = found === null ? undefined : tokens[found.next];
    if (found !== null && (after === undefined || after.stem === ')' || after.stem === ']' || after.stem === '.')) {
      return { rest: [...tokens.slice(0, at - 1), ...tokens.slice(found.next)], unit: found.unit };
    }
  }
  return { rest: tokens, unit: null };
}
