import { rememberAnswers } from '../../lib/remember-answers.ts';
import { materialNames } from '../ontology/materials.ts';
import { bundledItemWords, deniesNext, deniesPrevious } from '../ontology/negations.ts';
import { wordList, wordSet } from '../ontology/word-list.ts';
import { answersNo, endsClause, startOfAsked } from './asked-and-answered.ts';
import { endOfDenial, startsNewThought } from './denied-reach.ts';
import { denyBefore } from './deny-before.ts';
import { isOfPeople } from './everyday.ts';
import { type Exception, findExceptions, isSpacedDash } from './find-exceptions.ts';
import { endOfListedModels, startOfListedModels } from './listed-models.ts';
import { PhraseIndex, phrasesOf } from './phrase-index.ts';
import type { Token } from './tokenize.ts';
import { tokensOf } from './tokens-of.ts';

/** A text prepared for searching: its tokens, what is denied in it, and its words run together. */
export interface TextFacts {
  raw: string;
  tokens: readonly Token[];
  /** Stems without marks, run together: "Non-GMO", "non gmo" and "NonGMO" are one. */
  unspaced: string;
  /** Position in `unspaced` → index of the token that starts there, or -1. One entry more than characters. */
  tokenAt: Int32Array;
  /** Token → index of the first token of the words that deny it, or -1. */
  deniedBy: Int32Array;
  /** Token → one of `asides` where it is not said of the goods, else 0. */
  aside: Uint8Array;
  /** What the goods are not for. */
  exceptions: readonly Exception[];
}

/** What a token is said of that is not said of the goods: a thing that they go with, "for iPhone 15", or none of theirs at all, "Lid?". */
export const asides = { ofThing: 1, ofNothing: 2 };

const denyingNext = phrasesOf(deniesNext);
const denyingPrevious = new PhraseIndex<string>();
for (const words of deniesPrevious) denyingPrevious.add(words, words);
const bundledItems = phrasesOf(bundledItemWords);

const notDenyingAfterFree = wordSet('not denying after free');
const bundledReach = 5;

/** Longer texts are remembered while they are worked on: parsing one spec asks for the facts of its value many times. */
const shortestOfFew = 200;
const mostOfFew = 4;
const fewLong = new Map<string, TextFacts>();

/** Titles are read for what the goods are and again for each of their specs, and values and names keep coming back. */
const remembered = { most: 512, longest: shortestOfFew - 1 };
const factsOfTitle = rememberAnswers((raw) => factsOf(raw, true), remembered);
const factsOfOther = rememberAnswers((raw) => factsOf(raw, false), remembered);

/** Reads a text; in a title, "no" at the beginning is part of a name or of one word: "No Drill Curtain Rod". */
export function readText(raw: string, isTitle = false): TextFacts {
  if (raw.length < shortestOfFew) return isTitle ? factsOfTitle(raw) : factsOfOther(raw);
  const key = `${isTitle ? 'T' : '-'}${raw}`;
  const known = fewLong.get(key);
  if (known !== undefined) return known;
  const [oldest] = fewLong.keys();
  if (fewLong.size >= mostOfFew && oldest !== undefined) fewLong.delete(oldest);
  const facts = factsOf(raw, isTitle);
  fewLong.set(key, facts);
  return facts;
}

/** `readText(raw).unspaced`, without what else is read of a text. */
export function unspacedOf(raw: string): string {
  const known = raw.length < shortestOfFew ? undefined : fewLong.get(`-${raw}`);
  return known?.unspaced ?? squash(tokensOf(raw)).unspaced;
}

/** Names run together as in an unspaced text, each once. */
export function runTogether(names: readonly string[] = []): string[] {
  return [...new Set(names.map(unspacedOf).filter((name) => name !== ''))];
}

function factsOf(raw: string, isTitle: boolean): TextFacts {
  const tokens = tokensOf(raw);
  const exceptions = findExceptions(tokens);
  const denials = readDenials(raw, tokens, isTitle);
  for (const { cue, from, to } of exceptions) denials.deniedBy.fill(cue, from, to);
  return { raw, tokens, ...squash(tokens), ...denials, exceptions };
}

/** Marks that belong to a value: "50+" is not "50", "C#" is no "C". */
function isSilent(token: Token): boolean {
  return token.kind === 'mark' && token.stem !== '+' && token.stem !== '#' && token.stem !== '&' && token.stem !== '%';
}

function squash(tokens: readonly Token[]): { unspaced: string; tokenAt: Int32Array } {
  const starts: number[] = [];
  let unspaced = '';
  for (const [index, token] of tokens.entries()) {
    if (isSilent(token)) continue;
    const form = token.stem === '&' ? 'and' : token.stem;
    starts.push(unspaced.length, index);
    unspaced += form;
  }
  const tokenAt = new Int32Array(unspaced.length + 1).fill(-1);
  for (let at = 0; at < starts.length; at += 2) tokenAt[starts[at] ?? 0] = starts[at + 1] ?? -1;
  tokenAt[unspaced.length] = tokens.length;
  return { unspaced, tokenAt };
}

function readDenials(
  raw: string,
  tokens: readonly Token[],
  isTitle: boolean,
): { deniedBy: Int32Array; aside: Uint8Array } {
  const deniedBy = new Int32Array(tokens.length).fill(-1);
  const aside = new Uint8Array(tokens.length);
  for (let at = 0; at < tokens.length; at += 1) {
    const next = denyingNext.at(tokens, at);
    if (next !== null && !isNumberSign(tokens, at, next.next) && !isNoDenial(tokens, at) && !endsDenied(tokens, at)) {
      deniedBy.fill(at, next.next, endOfDenial({ tokens, raw }, at, next.next, isTitle));
    }
    const previous = denyingPrevious.at(tokens, at);
    if (previous !== null && !isOrdinaryFree(tokens, at) && !denyOther(tokens, at, previous)) {
      const wide = previous.value !== 'free' && previous.value !== 'less';
      denyBefore({ tokens, raw }, { at, next: previous.next }, wide, deniedBy);
    }
    if (answersNo(tokens, at)) denyBefore({ tokens, raw }, { at, next: at + 1 }, true, deniedBy);
    else aside.fill(asides.ofNothing, startOfAsked(tokens, at), at);
    if (fitsBefore.at(tokens, at) !== null) aside.fill(asides.ofThing, startOfFitted(tokens, at), at);
    if (warnsBefore.at(tokens, at) !== null) aside.fill(asides.ofThing, startOfClause(tokens, at), at);
    if (elsewhereBefore.at(tokens, at) !== null) {
      const isBracketed = tokens[at - 1]?.stem === '(';
      aside.fill(asides.ofNothing, startOfClause(tokens, isBracketed ? at - 1 : at), at);
    }
    const bundled = bundledItems.at(tokens, at) ?? foreignAt(tokens, at);
    if (bundled !== null && !isForSoLong(tokens, bundled.next))
      aside.fill(asides.ofThing, bundled.next, endOfListedModels(tokens, endOfBundledItem(tokens, bundled.next)));
    const other = elsewhere.at(tokens, at);
    if (other !== null) aside.fill(asides.ofNothing, other.next, endOfBundledItem(tokens, other.next));
  }
  return { deniedBy, aside };
}

const lasting = wordSet('units of a time that lasts');
const mostBeforeTime = 3;

/** "Keeps drinks cold for up to 24 h": behind the word stands how long. */
function isForSoLong(tokens: readonly Token[], next: number): boolean {
  let at = next;
  while (at - next < mostBeforeTime && tokens[at]?.kind === 'word') at += 1;
  return tokens[at]?.kind === 'number' && lasting.has(tokens[at + 1]?.stem ?? '');
}

const beforeForeign = phrasesOf(wordList('fitted where a foreign name follows'));

/** 通用 before the name of another maker or its model: 通用Canon R6. */
function foreignAt(tokens: readonly Token[], at: number): { next: number } | null {
  const found = beforeForeign.at(tokens, at);
  const next = found === null ? undefined : tokens[found.next];
  // 通用U型钩
  return next?.kind === 'word' && next.text.length > 1 ? found : null;
}

const fitsBefore = phrasesOf(wordList('fitted before'));
const shortestFitted = 3;

const elsewhere = phrasesOf(wordList('offered elsewhere'));
const elsewhereBefore = phrasesOf([...wordList('offered elsewhere before'), ...wordList('not yet had')]);

const warnsBefore = phrasesOf(wordList('warned before'));

/** A warning speaks of those whom goods are not for: 请置于儿童接触不到的地方. */
function startOfClause(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && tokens[from - 1]?.kind !== 'mark') from -= 1;
  return from;
}

/** 铸铁锅 of 铸铁锅专用木铲: before the word stands what the goods behind it are for. */
function startOfFitted(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 2];
  if (next?.kind !== 'character' || !next.glued) return startOfListedModels(tokens, at);
  let from = at;
  while (from > 0 && tokens[from]?.glued === true && tokens[from - 1]?.kind === 'character') from -= 1;
  return at - from < shortestFitted ? at : from;
}

/** "Timer not included, 12 nozzles": behind a thing the words deny it alone; at the head of a list they deny what follows. */
function endsDenied(tokens: readonly Token[], at: number): boolean {
  const previous =
    tokens[at]?.stem === 'not' && tokens[at - 1]?.kind === 'word' ? denyingPrevious.at(tokens, at) : null;
  return previous !== null && !denyOther(tokens, at, previous);
}

const atEnd = wordSet('denies previous at the end');
/** 色卡另拍5元: behind the words stands what it costs. */
const prices = new Set(['元', '块']);
/** "Or not", "if not", "one extra" deny nothing of what stands before. */
const leavesOpen = wordSet('leaves a denial open');

/** "Not supported on this model" denies as "not supported" does. */
const tellsWhere = new Set(['on', 'by', 'in', 'at', 'with']);

/** "充电线（不含充电头）" denies what follows; only at the end of its clause the words deny what stands before them. */
function denyOther(tokens: readonly Token[], at: number, { value, next }: { value: string; next: number }): boolean {
  const [before, after] = [tokens[at - 1], tokens[next]];
  if (!atEnd.has(value) || (after?.kind === 'number' && prices.has(tokens[next + 1]?.stem ?? ''))) return false;
  const isLast =
    after === undefined || endsClause.has(after.stem) || (value.includes(' ') && tellsWhere.has(after.stem));
  return !isLast || leavesOpen.has(before?.stem ?? '');
}

/** 不锈钢 is stainless steel and 零食 are snacks; "when not in use" denies no use. */
const denyingNothing = phrasesOf(wordList('denying nothing han'));

/** True for a 不 or a 零 that is a part of another word, and for a "zero" of the name of a model: "PK-Zero", "Pro Zero 1 gal". */
export function isNoDenial(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.stem === 'zero' && tokens[at + 1]?.kind === 'number') return true;
  if (tokens[at]?.stem === 'zero' && tokens[at]?.glued === true && tokens[at - 1]?.stem === '-') return true;
  return denyingNothing.at(tokens, at) !== null;
}

/** "No. 5" and "No 5" count, they deny nothing. */
function isNumberSign(tokens: readonly Token[], at: number, next: number): boolean {
  return tokens[at]?.stem === 'no' && (tokens[next]?.kind === 'number' || tokens[next]?.stem === '.');
}

/** Goods of which "free" names a line: "Stain Remover Free". No goods are free of themselves. */
const goodsOfLines = new Set(['remover', 'detergent', 'cleaner', 'cleanser', 'softener', 'conditioner', 'deodorant']);
for (const goods of ['shampoo', 'lotion', 'sunscreen', 'moisturizer', 'pod', 'wipe']) goodsOfLines.add(goods);

function isOrdinaryFree(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.stem === 'less') return !token.glued;
  if (token?.stem !== 'free') return false;
  if (goodsOfLines.has(tokens[at - 1]?.stem ?? '')) return true;
  const following = tokens[at + 1];
  // "Free & clear" is a label of goods without scent and dye; the word before it is not denied.
  const next = ['&', '+', 'and'].includes(following?.stem ?? '') ? tokens[at + 2] : following;
  if (next?.stem === 'clear') return true;
  return (
    at === 0 || following?.stem === 'from' || following?.stem === 'of' || notDenyingAfterFree.has(following?.stem ?? '')
  );
}

/** "For men or women", "for kids' rooms", "for women's shoes": more of those whom the goods are for, or of what is theirs. */
const goesOn = wordSet('goes on after people');

const counters = new Set(['pc', 'pcs', 'piece', 'pack', 'pk', 'ct', 'count', 'pair']);

/**
 * Where the words about the other thing end: at most five, up to a mark, a new thought, a dash with spaces around it, or
 * a number of pieces, which are of the goods ("for men and women 4 pcs").
 */
function endOfBundledItem(tokens: readonly Token[], start: number): number {
  let words = 0;
  let index = start;
  for (; index < tokens.length && words < bundledReach; index += 1) {
    const token = tokens[index];
    if (token === undefined || endsClause.has(token.stem) || isSpacedDash(tokens, index)) break;
    if (words > 0 && startsNewThought.has(token.stem)) break;
    // "For kids, rechargeable": behind those whom the goods are for, the goods go on.
    if (words > 0 && token.kind === 'word' && isOfPeople(tokens[index - 1]?.stem ?? '') && !goesOn.has(token.stem))
      break;
    if (words > 0 && token.kind === 'number' && counters.has(tokens[index + 1]?.stem ?? '')) break;
    if (words > 0 && beginsAnew(tokens, index)) break;
    if (token.kind !== 'mark') words += 1;
  }
  return index;
}

const materialWords = phrasesOf(materialNames.flatMap(({ names }) => names));

/** "For single bed cotton 1 sheet": behind the noun that the goods are for, a material before a number is said of the goods again. */
function beginsAnew(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.kind !== 'word' || before.stem.endsWith('ing') || goesOn.has(before.stem)) return false;
  const found = materialWords.at(tokens, at);
  return found !== null && tokens[found.next]?.kind === 'number' && materialWords.at(tokens, at - 1) === null;
}
