import { sideOf } from '../../claim/side-modifier.ts';
import { wordMeanings, wordSet } from '../../ontology/word-list.ts';
import { describes, saysLook } from '../../scope/describing-word.ts';
import { isJoiningAt } from '../../scope/joiner.ts';
import { isSpacedDash } from '../../text/find-exceptions.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { isOffered } from '../goods/find-goods.ts';
import type { Statement } from '../listing/statement.ts';
import { isMeasuringWord } from '../quantity/quantity-role.ts';
import { chineseOf } from './in-chinese.ts';
import { type ResolvedName, resolveName } from './resolve-name.ts';

/** A name that says of which goods it is the property: "bolt" and "length" of "Bolt length", 杆 and 长度 of 杆长. */
export interface GoodsInName {
  /** The stem of the noun; Chinese characters run together. */
  noun: string;
  /** The name of the property alone. */
  plain: string;
}

/** Parts a name that no row knows into goods and a property that any goods have; null where it is no such name. */
export function goodsInName({ known, raw, unit }: ResolvedName): GoodsInName | null {
  if (known !== null || unit !== null) return null;
  const { tokens } = readText(raw);
  if (tokens.length < 2 || tokens.some(({ kind }) => kind === 'mark' || kind === 'number')) return null;
  if (tokens.every(({ kind }) => kind === 'character')) return inHan(raw.trim());
  const of = tokens.findIndex(({ stem }) => stem === 'of');
  const words = tokens.map(({ start, end }) => raw.slice(start, end));
  const counted = tokens.at(-1);
  // "Number of rackets" is the number of pieces, where rackets are sold.
  if (of === 1 && tokens[0]?.stem === 'number' && counted?.kind === 'word' && tokens.length <= longestCount)
    return { noun: counted.stem, plain: 'Quantity' };
  if (of > 0) return parted(tokens.at(-1), words.slice(0, of).join(' '));
  for (let at = 1; at < tokens.length; at += 1) {
    const found = parted(tokens[at - 1], words.slice(at).join(' '));
    if (found !== null) return found;
  }
  return null;
}

function parted(noun: Token | undefined, plain: string): GoodsInName | null {
  if (noun?.kind !== 'word' || !isOfAnyGoods(plain, noun.stem)) return null;
  // A "seat height" is one height of a chair among others; the "seat material" is that of a seat.
  return sideOf(noun.stem) === null || isLook(plain) ? { noun: noun.stem, plain } : null;
}

const longestCount = 4;
const longestNoun = 4;
const hanSides = wordMeanings('short names of sides');

function inHan(raw: string): GoodsInName | null {
  for (let at = 1; at <= Math.min(longestNoun, raw.length - 1); at += 1) {
    const rest = raw.slice(at);
    const plain = hanSides[rest] ?? rest;
    if (sideOf(raw.slice(0, at)) === null && isOfAnyGoods(plain, raw.slice(0, at)))
      return { noun: raw.slice(0, at), plain };
  }
  return null;
}

/** What goods are called by: of other goods in a name it tells which of them are meant, "Phone brand" of a case. */
export const namings: ReadonlySet<string> = new Set(['brand', 'model']);

function isLook(name: string): boolean {
  const { known } = resolveName(name);
  return known?.reads === 'colour' || known?.reads === 'material';
}

/** Measures and looks that goods of any type have; a body has its own measures. */
function isOfAnyGoods(name: string, noun: string): boolean {
  if (isLook(name)) return true;
  const { known } = resolveName(name);
  if (namings.has(known?.id ?? '')) return !whole.has(noun);
  return known?.dimensions !== undefined && !byLooks.has(noun);
}

const byLooks = wordSet('goods by their looks');
const whole = wordSet('whole goods');
const longEnough = 4;

/**
 * True where a title offers goods by a noun: "Hex head bolts with washers" are bolts, a wheelchair is a chair. With `asPart` also what
 * other goods have as a part: a toilet seat, a door handle.
 */
export function isOfferedAs(noun: string, { text, scope }: Pick<Statement, 'text' | 'scope'>, asPart = false): boolean {
  if (whole.has(noun) || byLooks.has(noun)) return true;
  const end = endOfOffer(text.tokens);
  const isFree = (at: number) => scope.subjectAt(at)?.isCertain !== true;
  // 跑带 of 配绿色跑带 is no goods.
  const isHanOffered = (name: string) =>
    text.tokens.slice(0, end).some((_, at) => endsRunAt(name, text.tokens, at) && isFree(at));
  if (beginsInChinese(noun)) return isHanOffered(noun);
  if (text.tokens.some(({ kind }) => kind === 'character') && chineseOf([noun]).some(isHanOffered)) return true;
  return text.tokens.slice(0, end).some(
    (token, at) =>
      token.kind === 'word' &&
      (token.stem === noun || (noun.length >= longEnough && token.stem.endsWith(noun))) &&
      // A "rain barrel" is one, and "5 seats" and "3-seat" measure.
      (!isMeasuringWord(token.stem) || text.tokens[at - 1]?.kind === 'word') &&
      !describes(token) &&
      (isOffered(text, { from: at, to: at + 1 }) || isMeasuringWord(text.tokens[at + 1]?.stem ?? '')) &&
      (isFree(at) || (asPart && isBehindNoun(text.tokens, at))),
  );
}

const besides = new Set(['and', '&', '+', 'plus']);

/** The seat of "toilet seat", and not that of "chair, oak seat" or of "cabinet and handles". */
function isBehindNoun(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens.slice(0, at).some(({ stem }, index) => besides.has(stem) || isJoiningAt(tokens, index))) return false;
  return before?.kind === 'word' && !describes(before) && !saysLook(before);
}

const stops = new Set([',', '，', ';', '；', '|', '(', '（', '/', '、']);

/** Where a title has said what it offers: behind the first clause that names anything, and before what comes along. */
export function endOfOffer(tokens: readonly Token[]): number {
  let isNamed = false;
  for (const [at, token] of tokens.entries()) {
    // In Chinese a space begins another phrase.
    if (isNamed && token.kind === 'character' && !token.glued && tokens[at - 1]?.kind === 'character') return at;
    if (isNamed && (stops.has(token.stem) || isSpacedDash(tokens, at) || isJoiningAt(tokens, at))) return at;
    isNamed ||= token.kind === 'word' || token.kind === 'character';
  }
  return tokens.length;
}

/** 杆 ends 窗帘杆 where no other character follows. */
function endsRunAt(noun: string, tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + noun.length];
  const isHere = [...noun].every((character, index) => tokens[at + index]?.stem === character);
  return isHere && (next === undefined || next.kind !== 'character' || !next.glued);
}
