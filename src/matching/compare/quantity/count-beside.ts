import { numberWords } from '../../ontology/bound-words.ts';
import { countingWords, hanCounters } from '../../ontology/counting-words.ts';
import { thingEnds } from '../../ontology/scope-words.ts';
import { wordList, wordMeanings, wordSet } from '../../ontology/word-list.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { plainNumberWord } from '../../read/quantity/read-measure.ts';
import { readNumber } from '../../read/quantity/read-number.ts';
import { timesSigns } from '../../read/quantity/times-signs.ts';
import { unitAfter } from '../../read/quantity/unit-after.ts';
import { describes, saysLook } from '../../scope/describing-word.ts';
import type { Token } from '../../text/tokenize.ts';

/** Where a text names what is counted. */
export interface Named {
  from: number;
  to: number;
  /** True where a word alone names it that measures as well: "speed" of "20 speeds" and of "speed: 3000 rpm". */
  isMeasuring?: boolean;
}

/** How many of a thing a word before its name tells: "quad port", "dual camera". */
const multiples: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(wordMeanings('multiples before a thing')).map(([word, times]) => [word, Number(times)]),
);
const between = wordSet('counted in text: between');
const introducing = wordSet('counted in text: introducing');
export const counting = new Set([...countingWords, 'no', '数', '量']);
const hanNumerals = new Set('一二两三四五六七八九十百'.split(''));
const mostDescribing = 2;
/** As many words stand between a number and the noun of its thing, if the first one describes: "35 precise grind settings". */
const mostBetween = 3;

/** How many of it. */
export interface Count extends Named {
  value: number;
}

const doing = wordSet('counted in text: doing');

/** "One bottle contains 400 ml" counts no bottles; "One drawer, lined with felt" does. */
export function isArticle(tokens: readonly Token[], { from, to }: Count): boolean {
  return from === 0 && tokens[0]?.stem === 'one' && doing.has(tokens[to]?.stem ?? '');
}

/** Where two words begin that a hyphen joins, "soft-close", of which the second stands at a place; the place itself for any other. */
function startOfCompound(tokens: readonly Token[], at: number): number {
  const [first, hyphen, second] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  const isCompound = hyphen?.stem === '-' && hyphen.glued && second?.glued === true && second.kind === 'word';
  const isNumber = second !== undefined && Object.hasOwn(numberWords, second.stem);
  return isCompound && !isNumber && first?.kind === 'word' && multiples[first.stem] === undefined ? at - 2 : at;
}

const abbreviations = wordSet('counted in text: abbreviations');

/** The AC of "8 AC sockets" tells their kind. */
const isAbbreviation = (tokens: readonly Token[], at: number): boolean =>
  abbreviations.has(tokens[at]?.stem ?? '') && tokens[at - 1]?.kind === 'number';

const isPlural = (token: Token | undefined) => /[^s]s$/iu.test(token?.text ?? '');

const numbered = wordSet('numbered names');

/** The number of "USB 3.0", "iPhone 15" and "model 300" is a part of a name. */
function isOfModel(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isPart = before?.kind === 'word' && (numbered.has(before.stem) || /\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(before.cased));
  return isPart || tokens[at]?.text.includes('.') === true;
}

const phraseEnds: ReadonlySet<string> = new Set([
  ...thingEnds,
  ...wordList('joining phrases'),
  'and',
  'or',
  'plus',
  'per',
]);

/** A word that may be the first noun of a compound: the grind of "precise grind settings". Plurals are counted themselves. */
const mayLead = (tokens: readonly Token[], at: number): boolean => {
  const { kind, text, stem } = tokens[at] ?? { kind: 'mark', text: '', stem: '' };
  const isWord = kind === 'word' && text.length > 2 && !/[^s]s$/iu.test(text) && !phraseEnds.has(stem);
  return isWord && !Object.hasOwn(numberWords, stem) && unitAfter(tokens, at) === null;
};

const begins = wordSet('begins counted things');

/** "Precise", "rolling": what begins a phrase on the things that a number before it counts. */
const beginsCounted = (token: Token | undefined): boolean =>
  token !== undefined &&
  (describes(token) ||
    begins.has(token.stem) ||
    saysLook(token) ||
    (token.kind === 'word' && /\w{3}ing$/iu.test(token.text)));

/** The number before a thing; one at a place of `codes` belongs to the code of a standard. */
export function countBefore(tokens: readonly Token[], { from, to }: Named, codes: ReadonlySet<number>): Count | null {
  // In Chinese a space begins another phrase: the 3 of 两层 口袋3个 is that of the pockets.
  if (tokens[from]?.kind === 'character' && tokens[from]?.glued === false && tokens[from - 1]?.kind === 'character')
    return null;
  let at = from - 1;
  let described = 0;
  let isCompound = false;
  while (at >= 0) {
    const token = tokens[at];
    if (token === undefined) return null;
    const joined = startOfCompound(tokens, at);
    if (joined !== at && described < mostDescribing) {
      described += 1;
      at = joined - 1;
      continue;
    }
    const isIdle = between.has(token.stem) || (token.kind === 'character' && hanCounters.has(token.stem));
    const isSaid = describes(token) || saysLook(token) || isAbbreviation(tokens, at);
    const isNoun = !isIdle && !isSaid && described < mostBetween && mayLead(tokens, at);
    isCompound ||= isNoun || (isSaid && described >= mostDescribing);
    const isFull = described >= (isCompound ? mostBetween : mostDescribing);
    if (!isIdle && ((!isSaid && !isNoun) || multiples[token.stem] !== undefined || isFull)) break;
    if (!isIdle) described += 1;
    at -= 1;
  }
  if (isCompound && !(beginsCounted(tokens[at + 1]) && isPlural(tokens[to - 1]))) return null;
  if (described > 0 && isOfModel(tokens, at)) return null;
  // So is twenty-two.
  if (tokens[at]?.glued === true && tokens[at - 1]?.stem === '-' && tokens[at - 2]?.kind === 'word')
    at = startOfNumber(tokens, at);
  // 十二 is one number.
  while (tokens[at]?.kind === 'character' && hanNumerals.has(tokens[at - 1]?.stem ?? '')) at -= 1;
  // 6万 is one as well.
  if (tokens[at]?.kind === 'character' && readNumber(tokens, at - 1)?.next === at + 1) at -= 1;
  const token = tokens[at];
  // 十合一 HDMI: ten in one.
  if (token === undefined || (token.kind === 'character' && tokens[at - 1]?.stem === '合')) return null;
  const multiple = Object.hasOwn(multiples, token.stem) ? multiples[token.stem] : undefined;
  const isBeside = at === from - 1 || (at === from - 2 && tokens[at + 1]?.stem === '-');
  // "39 dual LEDs" are 39.
  const multiplied = codes.has(at - 1) ? null : (readNumber(tokens, at - 1) ?? plainNumberWord(tokens, at - 1));
  if (multiple !== undefined && isBeside && multiplied?.next === at)
    return { value: multiplied.value, from: at - 1, to };
  if (multiple !== undefined && isBeside && (token.kind === 'word' || !token.glued))
    return { value: multiple, from: at, to };
  // The number of a standard counts nothing: "EN ISO 20471 class 2".
  if (codes.has(at)) return null;
  const number = readNumber(tokens, at) ?? plainNumberWord(tokens, at);
  if (number === null || number.next > from || (tokens[at - 1]?.stem === '-' && token.glued)) return null;
  // "20,000:1 high contrast" counts no contrasts.
  if (tokens[at - 1]?.stem === ':' && tokens[at - 2]?.kind === 'number') return null;
  // A number that is glued to letters before it is a part of a code, one with a unit a measure.
  const joined = tokens[at - 1]?.stem === '.' && tokens[at - 1]?.glued === true ? tokens[at - 2] : tokens[at - 1];
  if (token.kind === 'number' && token.glued && joined?.kind === 'word') return null;
  return { value: number.value, from: at, to };
}

/** The "twenty" of "twenty-two". */
function startOfNumber(tokens: readonly Token[], at: number): number {
  const whole = plainNumberWord(tokens, at - 2);
  return whole !== null && whole.next === at + 1 ? at - 2 : at;
}

/** "2 x 650 W motors", "two 4000 mAh batteries": the number before the measure of each. */
export function countOfMeasured(
  tokens: readonly Token[],
  thing: Named,
  measure: Quantity | undefined,
  codes: ReadonlySet<number>,
): Count | null {
  if (measure === undefined) return null;
  if (measure.isCounted === true) return { value: measure.times, from: measure.from, to: thing.to };
  const count = countBefore(tokens, { from: measure.from, to: thing.to }, codes);
  return count === null ? null : { ...count, to: thing.to };
}

/** "Timings: 16-18-18-38" counts nothing. */
const isSeries = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'mark' &&
  tokens[at]?.glued === true &&
  tokens[at + 1]?.kind === 'number' &&
  tokens[at + 1]?.glued === true;

const countedDimensions = new Set<Quantity['dimension']>(['count', 'people']);
const tails = wordSet('counted in text: tails');

/** 口袋3个: in Chinese a number with a counter stands right behind its thing, where nothing follows that it may count. */
function isCountedBehind(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.kind !== 'character' || tokens[at]?.glued !== true) return false;
  const number = readNumber(tokens, at) ?? plainNumberWord(tokens, at);
  const [counter, next] = number === null ? [] : [tokens[number.next], tokens[number.next + 1]];
  return counter?.kind === 'character' && hanCounters.has(counter.stem) && !(next?.kind === 'character' && next.glued);
}

/** "Pockets: 7", "Number of buttons 6", "User profiles: two", 抽屉数量4个. */
export function countBehind(tokens: readonly Token[], { from, to }: Named): Count | null {
  let at = to;
  while (tails.has(tokens[at]?.stem ?? '')) at += 1;
  while (introducing.has(tokens[at]?.stem ?? '')) at += 1;
  const isCalled =
    at > to ||
    isCountedBehind(tokens, to) ||
    tokens.slice(Math.max(0, from - 2), from).some(({ stem }) => counting.has(stem));
  const number = isCalled ? (readNumber(tokens, at) ?? plainNumberWord(tokens, at)) : null;
  // "Ports: 2 x USB-C, 1 x USB-A" are three.
  if (number === null || timesSigns.has(tokens[number.next]?.stem ?? '') || isSeries(tokens, number.next)) return null;
  const unit = unitAfter(tokens, number.next);
  return unit !== null && !countedDimensions.has(unit.unit.dimension)
    ? null
    : { value: number.value, from, to: number.next };
}
