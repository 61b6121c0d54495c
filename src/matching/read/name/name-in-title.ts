import { firmWords, nameWords, placeWords } from '../../ontology/purpose-nouns.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { isDerived, isEveryday } from '../../text/everyday.ts';
import type { Span } from '../../text/find-phrase.ts';
import { isChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';

const shortestName = 3;
const openingReach = 6;
const inNames = new Set(['&', '+', '-', "'", '’', '.']);
const notHeads = wordSet('not heads');

/** Where the words of a listing's own brand stand in its title, as many of them as follow each other; null where none do. */
export function makerIn({ tokens }: TextFacts, brand: TextFacts | null): Span | null {
  const words = (brand?.tokens ?? []).filter(({ kind }) => kind !== 'mark');
  const from = tokens.findIndex(({ stem }) => stem === words[0]?.stem);
  if (from === -1 || words.length === 0) return null;
  let to = from;
  for (let stated = 0; stated < words.length && to < tokens.length; to += 1) {
    if (tokens[to]?.kind === 'mark') continue;
    if (tokens[to]?.stem !== words[stated]?.stem) break;
    stated += 1;
  }
  return { from, to };
}

/**
 * True when the words of a span are, or may be, a part of a proper name that opens a title: "Ivory Lane Sofa", "Dutchy Gold
 * Lotion", "Black+Decker Drill", "Oak & Iron Co Table". A known maker decides; without one a word that is in no table of
 * everyday words makes a name of the word beside it, unless nothing is left for the goods to be called by ("Red Kurta").
 */
export function isOfName(text: TextFacts, span: Span, maker: Span | null): boolean {
  if (isJoinedByN(text.tokens, span) || isPlace(text.tokens[span.to])) return true;
  if (maker !== null) return span.from < maker.to && span.to > maker.from;
  if (isChinese(text)) return false;
  const { tokens } = text;
  const start = tokens[0]?.stem === 'the' ? 1 : 0;
  if (isInFirm(tokens, start, span) || repeatsOpening(tokens, start, span)) return true;
  const [before, after, beyond] = [tokens[span.from - 1], tokens[span.to], tokens[span.to + 1]];
  if (span.from === start) {
    if (after?.stem === '&' || after?.stem === '+') return beyond?.kind === 'word' && !isEveryday(beyond.stem);
    if (after !== undefined && nameWords.has(after.stem)) return true;
    return isUnusual(after) && isHead(beyond);
  }
  if (span.from !== start + 1 || after === undefined || !isUnusual(before)) return false;
  return after.kind === 'number' || isHead(after);
}

const nations = ['ian', 'ican', 'ese'];

/** "Australian Gold" opens a title as a name; of a material the same words tell where it is from ("Italian leather"). */
export function isColourOfNation({ tokens }: TextFacts, { from }: Span): boolean {
  const first = tokens[0];
  return from === 1 && first?.kind === 'word' && nations.some((ending) => first.text.endsWith(ending));
}

/** "Banana Boat" stands where the title has begun with it. */
export function repeatsOpening(tokens: readonly Token[], start: number, span: Span): boolean {
  const same = (one: number, other: number) => tokens[one] !== undefined && tokens[one]?.stem === tokens[other]?.stem;
  return span.from > start && same(start, span.from) && same(start + 1, span.from + 1);
}

/** "Spray 'n Wash" opens with a name. */
export function isJoinedByN(tokens: readonly Token[], { from, to }: Span): boolean {
  if (from > 0) return false;
  const at = tokens[to]?.kind === 'mark' ? to + 1 : to;
  return tokens[at]?.stem === 'n' && tokens[at + 1] !== undefined;
}

/** "BLACK+DECKER": written together with a word that is in no table, a colour makes a name of it. */
export function isJoinedToName(tokens: readonly Token[], { from, to }: Span): boolean {
  const isName = (mark: Token | undefined, word: Token | undefined, last: Token | undefined) =>
    (mark?.stem === '+' || mark?.stem === '&') &&
    mark.glued &&
    last?.glued === true &&
    word?.kind === 'word' &&
    !isEveryday(word.stem);
  const [after, before] = [tokens[to + 1], tokens[from - 2]];
  return isName(tokens[to], after, after) || isName(tokens[from - 1], before, tokens[from]);
}

function isPlace(token: Token | undefined): boolean {
  return token !== undefined && placeWords.has(token.stem);
}

function isInFirm(tokens: readonly Token[], start: number, span: Span): boolean {
  if (span.from >= start + openingReach) return false;
  for (let at = start; at < Math.min(tokens.length, start + openingReach); at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.kind === 'mark' && !inNames.has(token.stem))) return false;
    if (at >= span.to && firmWords.has(token.text)) return true;
  }
  return false;
}

/** A word in no table of everyday words and not made from one. */
function isUnusual(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word' || token.text.length < shortestName) return false;
  return !token.text.endsWith("'s") && !isEveryday(token.stem) && !isDerived(token.stem);
}

/** A word that may go on with what the goods are. */
function isHead(token: Token | undefined): boolean {
  return token !== undefined && token.kind === 'word' && !notHeads.has(token.stem);
}
