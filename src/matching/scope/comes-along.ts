import { numberWords } from '../ontology/bound-words.ts';
import { wordList, wordSet } from '../ontology/word-list.ts';
import { excludedWords, includedWords, includingWords, needingWords } from '../ontology/word-lists.ts';
import { isKnownThing } from '../read/name/in-chinese.ts';
import { timesSigns } from '../read/quantity/times-signs.ts';
import { unitAt } from '../read/quantity/unit-index.ts';
import { isDenied, type Span } from '../text/find-phrase.ts';
import { endsHanWord } from '../text/han-words.ts';
import { PhraseIndex, phrasesOf } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';

const stated = new PhraseIndex<boolean>();
for (const words of includedWords) stated.add(words, true);
const offered = new Set(['optional']);
for (const words of [...excludedWords, ...offered]) stated.add(words, false);
const including = phrasesOf(includingWords);
const needing = phrasesOf(needingWords);
const opening = phrasesOf(wordList('opens what comes along'));

/** 附 of "适配器: 12V（附）" and 不含 of 气罐（230g，不含）: they say it where they stand alone. */
const standingAlone = new PhraseIndex<boolean>();
for (const words of wordList('included alone')) standingAlone.add(words, true);
for (const words of wordList('excluded alone')) standingAlone.add(words, false);
const besideAlone = wordSet('beside what stands alone');

function statedAt(tokens: readonly Token[], at: number): { value: boolean; next: number } | null {
  const found = stated.at(tokens, at);
  if (found !== null) return found;
  const alone = standingAlone.at(tokens, at);
  if (alone === null) return null;
  const isAlone = [tokens[at - 1], tokens[alone.next]].every((one) => one === undefined || besideAlone.has(one.stem));
  return isAlone ? alone : null;
}

const idle = new Set(['(', ',', '-', 'is', 'are', 'all', 'both']);
const farthestBefore = 5;
const ends = wordSet('comes along: ends');
const needed = new Set(['required', 'needed', 'operated', 'powered', 'require', 'need']);
const advised = wordSet('advised and not supplied');

const lists = new Set([',', 'and', '&', '/', 'or', '和', '及', '与', '或']);
const longestItem = 3;
const longestListed = 16;

const joined = new Set(['+', '&']);

function isStatedBehind(tokens: readonly Token[], from: number): boolean | null {
  let at = from;
  while (idle.has(tokens[at]?.stem ?? '')) at += 1;
  return statedAt(tokens, at)?.value ?? null;
}

/**
 * True where words beside a thing or of its own say that it comes along ("with lid", "kettle + strainer"), false where they say that
 * it does not, null where none do.
 */
export function isStatedToCome(text: TextFacts, span: Span): boolean | null {
  if (isDenied(text, span)) return false;
  const { tokens } = text;
  const behind = isStatedBehind(tokens, span.to);
  if (behind !== null) return behind;
  const isInside = tokens.some(
    (_, place) =>
      place >= span.from && place < span.to && (including.at(tokens, place) ?? stated.at(tokens, place)) !== null,
  );
  const isSaid = isInside || joined.has(tokens[span.from - 1]?.stem ?? '') || stands(text, span, including);
  return isSaid || comesInList(text, span) || comesBehindList(text, span) ? true : null;
}

const longestBrought = 60;
/** In words, of one thing of a list that opens with what brings it: "10 mm padded gig bag". */
const longestOfList = 5;

/** "Fan with light, DC motor remote 5 blades": what opens with such a word in a title is listed without marks. */
export const isBroughtInTitle = ({ tokens }: TextFacts, { from }: Span): boolean =>
  tokens.some((_, at) => at < from && including.at(tokens, at) !== null);

/** "Comes with a bag, two poles and pegs", 附：滤网、量勺: what opens a list brings all of it. */
function comesBehindList({ tokens }: TextFacts, { from }: Span): boolean {
  let words = 0;
  for (let at = from - 1; at >= Math.max(0, from - longestBrought); at -= 1) {
    const { kind, stem } = tokens[at] ?? { kind: 'mark', stem: '.' };
    const found = including.at(tokens, at) ?? opening.at(tokens, at);
    if (found !== null && found.next <= from) return true;
    if (lists.has(stem)) words = 0;
    else if (kind === 'mark' && stem !== '-') return false;
    else words += kind === 'character' ? 0.5 : kind === 'mark' ? 0 : 1;
    if (words > longestOfList) return false;
  }
  return false;
}

/** "Pegs and guy lines included": a list of things is brought by what is said behind the last. */
function comesInList({ tokens }: TextFacts, { to }: Span): boolean {
  let words = longestItem;
  for (let at = to; at < Math.min(tokens.length, to + longestListed); at += 1) {
    const said = at > to ? statedAt(tokens, at) : null;
    if (said !== null) return said.value;
    words = lists.has(tokens[at]?.stem ?? '') ? 0 : words + 1;
    if (words > longestItem || (words > 0 && tokens[at]?.kind === 'mark') || bringsNext(tokens, at)) return false;
  }
  return false;
}

/**
 * True where a thing stands in a list of which the last one does not come along ("brush, hose and bag sold separately"), and where
 * the next clause opens by saying so: "4 AA batteries, not included". Where the thing opens its sentence more may be told of it before:
 * "Wiring kit required for parking mode, sold separately".
 */
export function isLeftOut({ tokens, deniedBy }: TextFacts, { from, to }: Span): boolean {
  let words = 0;
  let isJoined = false;
  let isList = true;
  const opens = from === 0 || endsSentence.has(tokens[from - 1]?.stem ?? '');
  for (let at = to; at < Math.min(tokens.length, to + longestListed); at += 1) {
    const token = tokens[at];
    if (token === undefined || statedAt(tokens, at)?.value === true || bringsNext(tokens, at)) return false;
    if (lists.has(token.stem)) {
      const said = stated.at(tokens, at + 1);
      if (said?.value === false && endsSaying(tokens[said.next])) return true;
      isJoined = token.kind !== 'mark' || token.stem === '&';
      words = 0;
    } else if (token.kind === 'mark') {
      return false;
    } else if (
      isList &&
      isDeniedBehind(tokens, deniedBy[at] ?? -1, at) &&
      (isJoined || (opens && isWhole(tokens, deniedBy[at])))
    ) {
      return true;
    } else {
      words += token.kind === 'character' ? 0.5 : 1;
      isList &&= words <= longestItem;
      if (!isList && !opens) return false;
    }
  }
  return false;
}

/** "Hose, brush sold separately." is a sentence that a list and what is said of it make up. */
function isWhole(tokens: readonly Token[], cue = -1): boolean {
  const end = tokens[stated.at(tokens, cue)?.next ?? tokens.length];
  return end === undefined || end.stem === '.';
}

/** "With" and 带, but not the 带 of 绷带. */
const bringsNext = (tokens: readonly Token[], at: number) =>
  including.at(tokens, at) !== null && !endsHanWord(tokens, at);

const endsSaying = (token: Token | undefined) => token === undefined || ends.has(token.stem);

/** True where what denies a thing says no more than that it does not come along: "vice not included" leaves open whether it can be had. */
export function isLeftOutOfSale({ tokens, deniedBy }: TextFacts, { from }: Span): boolean {
  const cue = deniedBy[from] ?? -1;
  return cue > from ? stated.at(tokens, cue)?.value === false : cue !== -1;
}

/** True for a token that words behind it deny as what does not come along. */
function isDeniedBehind(tokens: readonly Token[], cue: number, at: number): boolean {
  const found = cue > at ? stated.at(tokens, cue) : null;
  return found?.value === false;
}

const takers = wordSet('takes what is named before');
const shownOnly = wordSet('only shown');
const endsSentence = new Set(['.', ';', '!', '?', '|', '。']);
const endsThing = phrasesOf(wordList('ends a thing that comes along'));

/**
 * True where a thing stands before what it only tells the kind or the use of: "hose reel", "solar panel charge controller", "tripod
 * thread", "pods compatible", 香薰盒. So does the last character of another word, 胶 of 自动断胶.
 */
export function belongsToNext(text: TextFacts, span: Span): boolean {
  const { tokens } = text;
  const next = tokens[span.to];
  if (isEndOfWord(text, span)) return true;
  if (next === undefined || lists.has(next.stem) || isStatedBehind(tokens, span.to) !== null) return false;
  if (next.kind === 'character') {
    const isOneRun = next.glued && tokens[span.to - 1]?.kind === 'character';
    return isOneRun && endsThing.at(tokens, span.to) === null && !isDenied(text, span);
  }
  if (next.kind !== 'word') return false;
  if (isKnownThing(next.stem) || takers.has(next.stem)) return true;
  const second = tokens[span.to + 1];
  return second?.kind === 'word' && endsThing.at(tokens, span.to) === null && isKnownThing(second.stem);
}

function isEndOfWord(text: TextFacts, span: Span): boolean {
  const [only, previous] = [text.tokens[span.from], text.tokens[span.from - 1]];
  const isLast =
    span.to - span.from === 1 && only?.kind === 'character' && only.glued && previous?.kind === 'character';
  return isLast && isStatedToCome(text, span) === null;
}

/** "Lid shown for scale only, not included": false where the same sentence says so, null where the thing is only shown. */
export function isShownToCome({ tokens }: TextFacts, { to }: Span): boolean | null {
  const at = tokens[to]?.stem === 'is' || tokens[to]?.stem === 'are' ? to + 1 : to;
  if (!shownOnly.has(tokens[at]?.stem ?? '')) return true;
  for (let next = at + 1; next < tokens.length && !endsSentence.has(tokens[next]?.stem ?? ''); next += 1)
    if (stated.at(tokens, next)?.value === false) return false;
  return null;
}

/** What the first words of a text that speak of it say of whether its thing comes along: "LR44 (included)". */
export function inclusionIn({ tokens }: TextFacts): { span: Span; comes: boolean } | null {
  for (const at of tokens.keys()) {
    const found = statedAt(tokens, at);
    // "Lid: optional, oak" offers a choice of goods, "probe: PT100 optional" an extra.
    if (found !== null && !(at === 0 && offered.has(tokens[at]?.stem ?? '')))
      return { span: { from: at, to: found.next }, comes: found.value };
  }
  return null;
}

/** "Requires 2 AAA batteries": the goods need them, wherever they come from. */
export function isOnlyNeeded(text: TextFacts, span: Span): boolean {
  const next = text.tokens[span.to]?.stem ?? '';
  if (advised.has(next)) return true;
  return (needed.has(next) || stands(text, span, needing)) && isStatedToCome(text, span) === null;
}

/** True where one of the phrases stands before a span with no more than an amount and two words between. */
function stands({ tokens }: TextFacts, { from }: Span, phrases: PhraseIndex<true>): boolean {
  for (let at = from - 1; at >= Math.max(0, from - farthestBefore); at -= 1) {
    if (ends.has(tokens[at]?.stem ?? '')) return false;
    const found = phrases.at(tokens, at);
    if (found !== null && found.next <= from) return true;
  }
  return false;
}

/** How many of a thing the words beside it count: "5 headrest covers", "two pillow cases", 头枕套5个, 枕套×2; null where none do. */
export function countOfThing({ tokens }: TextFacts, span: Span): number | null {
  const { to } = span;
  const from = startOfMeasure(tokens, span.from);
  // "2 x 5.0 Ah batteries"
  if (from < span.from && timesSigns.has(tokens[from - 1]?.stem ?? '')) return numberOf(tokens[from - 2]);
  const isTimes = (at: number) => timesSigns.has(tokens[at]?.stem ?? '');
  if (isTimes(to)) return numberOf(tokens[to + 1]);
  // "Battery 18 V"
  const isMeasure = tokens[to]?.kind === 'number' && (unitAt(tokens, to + 1)?.unit.dimension ?? 'count') !== 'count';
  const [nearest, next] = [from - 1, from - 2].map((at) => (isTimes(at - 1) ? null : numberOf(tokens[at])));
  return (
    nearest ??
    next ??
    (isMeasure ? null : numberOf(tokens[to])) ??
    (tokens[to]?.kind === 'mark' ? numberOf(tokens[to + 1]) : null)
  );
}

/** Where the measure of each begins that stands before a thing: "one 2.0 Ah battery". */
function startOfMeasure(tokens: readonly Token[], from: number): number {
  const unit = unitAt(tokens, from - 1);
  return unit !== null && unit.next === from && tokens[from - 2]?.kind === 'number' ? from - 2 : from;
}

function numberOf(token: Token | undefined): number | null {
  if (token?.kind === 'number') return Number(token.text);
  return token === undefined ? null : (numberWords[token.stem] ?? null);
}
