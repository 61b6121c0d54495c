import { findGoods } from '../goods/find-goods.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { isSpacedDash } from '../text/find-exceptions.ts';
import type { Span } from '../text/find-phrase.ts';
import { isInsideHanWord } from '../text/han-words.ts';
import { PhraseIndex } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';
import type { PartName } from '../vocabulary/part-names.ts';
import { joiningPhrases, listingWords, propertyNouns } from '../vocabulary/scope-words.ts';
import { describes } from './describing-word.ts';
import { partIndex } from './part-index.ts';

/** A part of the goods, or a thing that comes along with them, as a text names it. */
export interface Subject extends Span {
  /** Ids of the table of parts; empty for a thing that is not in it. */
  ids: readonly string[];
  /** Stems of its name; Chinese characters run together. */
  words: readonly string[];
  /** True when the words before the name describe it for certain; of "silicone case" the case may be what is sold. */
  isCertain: boolean;
}

/** What each span of a text is about. */
export interface Scope {
  subjects: readonly Subject[];
  /** Token → 1 + index of its subject; 0 for the goods. */
  at: Uint16Array;
}

/** What a text mentions that may describe a part: colours, materials and measures. */
export interface Mentions {
  colours: readonly Span[];
  materials: readonly Span[];
  quantities: readonly Quantity[];
}

const joiners = indexOf(joiningPhrases);
const properties = indexOf(propertyNouns);
const listing = new Set(listingWords);
const stops = new Set([';', '.', '|', ')', '(', '!', '?', ':', '[', ']', '。', '；']);
const introducing = new Set(['for', 'in', 'to', 'fits', 'by', 'from', 'on', 'without', 'no', 'not', 'is', 'are', 'of']);
/** Words of a thing without a place in the table of parts: "with 250 ml measuring cup". */
const longestThing = 5;

function indexOf(phrases: readonly string[]): PhraseIndex<true> {
  const index = new PhraseIndex<true>();
  for (const phrase of phrases) index.add(phrase, true);
  return index;
}

/** Reads what the spans of a text are about. Linear: each token is looked at once for joining words and once for parts. */
export function readScope(text: TextFacts, mentions: Mentions, isTitle: boolean): Scope {
  const { tokens } = text;
  const scope: MutableScope = { subjects: [], at: new Uint16Array(tokens.length) };
  const kinds = kindsOf(tokens, mentions);
  for (let at = 0; at < tokens.length; ) {
    const joined = joinerAt(text, at);
    if (joined !== null) {
      let next = readJoined(text, joined, kinds, scope);
      while (next > at && listing.has(tokens[next]?.stem ?? '')) {
        at = next;
        next = readJoined(text, at + 1, kinds, scope);
      }
      at = Math.max(at + 1, next);
      continue;
    }
    const part = partAt(text, at);
    if (part === null) {
      at += 1;
      continue;
    }
    readNamed(text, part, kinds, scope, isTitle);
    at = part.to;
  }
  return scope;
}

interface MutableScope {
  subjects: Subject[];
  at: Uint16Array;
}

/** What a token is for the reading of noun phrases. */
type Kind = 0 | 1 | 2 | 3;
const plain: Kind = 0;
/** A word that only describes. */
const describing: Kind = 1;
/** A colour or a material. */
const mentioned: Kind = 2;
/** A part of a measure. */
const measured: Kind = 3;

function kindsOf(tokens: readonly Token[], { colours, materials, quantities }: Mentions): Uint8Array {
  const kinds = new Uint8Array(tokens.length);
  for (const [at, token] of tokens.entries()) if (describes(token)) kinds[at] = describing;
  for (const { from, to } of [...colours, ...materials]) kinds.fill(mentioned, from, to);
  for (const { unit, from, to } of quantities) if (unit !== null) kinds.fill(measured, from, to);
  return kinds;
}

function joinerAt(text: TextFacts, at: number): number | null {
  const found = joiners.at(text.tokens, at);
  if (found === null) return null;
  const first = text.tokens[at];
  // 表带 is a strap, 配件 an accessory: only a word of its own joins. "W" joins as "w/" alone.
  if (first?.kind === 'character') return isInsideHanWord(text, { from: at, to: at + 1 }) ? null : found.next;
  if (first?.stem !== 'w') return found.next;
  return text.tokens[found.next]?.stem === '/' ? found.next + 1 : null;
}

interface Part extends Span {
  rows: readonly PartName[];
}

/** The part named at a place; of names that stand side by side ("handle sleeve") the last is the thing. */
function partAt(text: TextFacts, at: number): Part | null {
  let found = partNamedAt(text, at);
  for (let next = found; next !== null; next = partNamedAt(text, next.to)) found = { ...next, from: at };
  return found;
}

function partNamedAt(text: TextFacts, at: number): Part | null {
  const found = partIndex.at(text.tokens, at);
  if (found === null) return null;
  const span = { from: at, to: found.next };
  if (isInCompound(text.tokens, span)) return null;
  return isInsideHanWord(text, span) && !endsHanRun(text, span) ? null : { ...span, rows: found.value };
}

/** "Plug-in", "top-load": a part of a word. */
function isInCompound(tokens: readonly Token[], { to }: Span): boolean {
  const [dash, next] = [tokens[to], tokens[to + 1]];
  return dash?.stem === '-' && dash.glued && next?.glued === true;
}

/** The last character of a run names the thing (竹盖), also where the dictionary takes both for one word. */
function endsHanRun({ tokens }: TextFacts, { to }: Span): boolean {
  const next = tokens[to];
  return next === undefined || next.kind !== 'character' || !next.glued;
}

const isStop = (tokens: readonly Token[], at: number) =>
  tokens[at] === undefined || stops.has(tokens[at]?.stem ?? '') || isSpacedDash(tokens, at);

/** Marks what a joining word brings along, part by part; returns where the reading goes on. */
function readJoined(text: TextFacts, start: number, kinds: Uint8Array, scope: MutableScope): number {
  const { tokens } = text;
  const list = listedTo(tokens, start);
  const end = thingEnd(text, start, list);
  for (let at = start; at < end; at += 1) {
    const part = partAt(text, at);
    if (part === null) continue;
    if (part.to > end) break;
    mark(
      scope,
      text,
      start,
      part,
      part.rows.map(({ id }) => id),
      true,
    );
    return part.to;
  }
  markThing(text, { from: start, to: end }, kinds, scope);
  return end;
}

/** A list goes on with another thing that the joining word brings. */
function listedTo(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at < tokens.length && !isStop(tokens, at)) at += 1;
  return at;
}

function thingEnd(text: TextFacts, start: number, last: number): number {
  const { tokens } = text;
  let words = 0;
  for (let at = start; at < last; at += 1) {
    const token = tokens[at];
    if (token === undefined) return at;
    if (at > start && (listing.has(token.stem) || introducing.has(token.stem) || joinerAt(text, at) !== null))
      return at;
    // In Chinese a space begins another phrase.
    if (at > start && token.kind === 'character' && !token.glued) return at;
    if (token.kind === 'word' && words === longestThing) return at;
    if (token.kind === 'word') words += 1;
  }
  return last;
}

/** "With 250 ml cup": a thing without a place in the table is named by the last plain word of what is joined. */
function markThing(text: TextFacts, { from, to }: Span, kinds: Uint8Array, scope: MutableScope): void {
  const { tokens } = text;
  const isDescribed = kinds.subarray(from, to).some((kind) => kind !== plain);
  if (!isDescribed) return;
  for (let at = from; at < to; at += 1) if (properties.at(tokens, at) !== null) return;
  let head = to - 1;
  while (head >= from && (kinds[head] !== plain || !isNoun(tokens[head]))) head -= 1;
  // Only what stands before the name describes it.
  if (head < from || kinds.subarray(from, head).every((kind) => kind === plain)) return;
  let first = head;
  while (first - 1 >= from && kinds[first - 1] === plain && isNoun(tokens[first - 1])) first -= 1;
  mark(scope, text, from, { from: first, to: head + 1 }, [], true);
}

const isNoun = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'character';

/** Marks a part that is named in the text with the words that describe it: "wooden grip", 白色手柄. */
function readNamed(text: TextFacts, part: Part, kinds: Uint8Array, scope: MutableScope, isTitle: boolean): void {
  const { tokens } = text;
  let start = part.from;
  const isAttached = part.rows.some((row) => row.isAttached === true);
  let isNear = true;
  while (start > 0 && scope.at[start - 1] === 0 && isOfPhrase(tokens, start - 1, kinds)) {
    // "Knife 5.5 inch rosewood handle": a measure is the part's where nothing but a describing word stands between.
    if (kinds[start - 1] === measured && !isNear) break;
    isNear &&=
      kinds[start - 1] === measured ||
      (kinds[start - 1] === describing && !isAttached) ||
      tokens[start - 1]?.stem === '-';
    start -= 1;
  }
  if (isTitle && isSold(text, start, part)) return;
  const isCertain =
    !isTitle ||
    isAttached ||
    followsMark(tokens, start) ||
    isBeforeNoun(tokens, part.to, kinds) ||
    (part.rows.every(({ isAccessory }) => isAccessory !== true) && namesGoodsBefore(text, start));
  mark(
    scope,
    text,
    start,
    part,
    part.rows.map(({ id }) => id),
    isCertain,
  );
}

/** Words that describe belong to the name behind them, joined by dashes and, among themselves, by "and". */
function isOfPhrase(tokens: readonly Token[], at: number, kinds: Uint8Array): boolean {
  if (kinds[at] !== plain)
    return tokens[at + 1]?.kind !== 'character' || (tokens[at + 1]?.glued ?? false) || kinds[at + 1] !== plain;
  const stem = tokens[at]?.stem ?? '';
  return (stem === '-' || stem === '&' || stem === 'and') && kinds[at - 1] === mentioned;
}

/** A title that opens with a part sells it: "Bamboo lid for jars", "Glass Lid 24 cm". */
function isSold({ tokens }: TextFacts, start: number, { to }: Span): boolean {
  if (start > 0) return false;
  const next = tokens[to];
  return (
    next === undefined || next.kind === 'mark' || next.kind === 'number' || introducing.has(next.stem) || !isNoun(next)
  );
}

function followsMark(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1];
  if (before === undefined) return false;
  if (before.kind === 'mark') return before.stem !== '-' || !before.glued;
  return tokens[start]?.kind === 'character' && tokens[start]?.glued === false;
}

/** "LED strip 0.5 m lead wire": what is sold is named before the part. */
function namesGoodsBefore(text: TextFacts, start: number): boolean {
  return findGoods(text).some(({ to }) => to <= start);
}

/** "Leather strap watch": the part describes what follows. */
function isBeforeNoun(tokens: readonly Token[], to: number, kinds: Uint8Array): boolean {
  const next = tokens[to];
  return (
    next !== undefined &&
    isNoun(next) &&
    kinds[to] === plain &&
    !introducing.has(next.stem) &&
    next.glued === (next.kind === 'character')
  );
}

function mark(
  scope: MutableScope,
  text: TextFacts,
  start: number,
  name: Span,
  ids: readonly string[],
  isCertain: boolean,
): void {
  const words: string[] = [];
  let isHan = false;
  for (const { kind, stem } of text.tokens.slice(name.from, name.to)) {
    if (kind === 'mark') continue;
    if (kind === 'character' && isHan) words[words.length - 1] += stem;
    else words.push(stem);
    isHan = kind === 'character';
  }
  scope.subjects.push({ from: name.from, to: name.to, ids, words, isCertain });
  scope.at.fill(scope.subjects.length, start, name.to);
}

/** The part or thing that a span is about; null for the goods. */
export function subjectOf(scope: Scope, { from }: Span): Subject | null {
  const index = scope.at[from] ?? 0;
  return index === 0 ? null : (scope.subjects[index - 1] ?? null);
}
