import { onceFor } from '../../../lib/once-for.ts';
import { firmWords, wordsWithoutAccessories } from '../../ontology/purpose-nouns.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { isDerived, isEveryday, isOfPeople } from '../../text/everyday.ts';
import type { Span } from '../../text/find-phrase.ts';
import { isChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { unitAfter } from '../quantity/unit-after.ts';
import { areOfOneHouse, knownMakerIn } from './known-maker.ts';

const shortestName = 3;

/** "Designed by", "powered by": what follows is not who makes the goods. */
const notMaking = wordSet('not making');

/**
 * Of these the name that opens a title is often that of the thing they go with ("Kindle Paperwhite case", "Civic brake
 * pads") or of the story they show ("Pinocchio poster").
 */
const accessories = wordSet('leading name: accessories');
const accessoryReach = 6;
/** "HONDA CLICK 125 v3 Panel Gauge Cover": the model's number puts the thing further back. */
const modelReach = 4;

const countWords = wordSet('leading name: count words');
const notOwners = wordSet('not owners');
const endsSegment = new Set(['-', '|', ':', ',', '(']);

/**
 * The name of the maker that a title gives: after "by", one of the known makers, or where it opens the title ("Florsheim
 * Men's Oxford"). A title opens with a name when its first word is an owner ("Peet's Coffee"), or is written like a name and neither stands in
 * the tables of everyday words nor is built like one. The tables are this program's own (`everydayWords` and the other
 * vocabularies) and hold some thousands of words, so that a rare word may still pass for a name. Null when nothing
 * tells, and wherever makers do not open titles: Chinese titles, titles of accessories ("Kindle Paperwhite case"),
 * titles that open with a model or a substance and its number ("Biotin 5000 mcg").
 */
export const leadingName = onceFor(readLeadingName);

function readLeadingName(text: TextFacts): Span | null {
  const { tokens } = text;
  if (isChinese(text)) return null;
  const named = nameAfterBy(tokens) ?? nameAfterBrand(tokens);
  if (named !== null) return named;
  const isModel = tokens.slice(1, modelReach).some(({ kind }) => kind === 'number');
  const reach = isModel ? accessoryReach + modelReach : accessoryReach;
  const accessory = accessoryIn(tokens);
  const listed = knownMakerIn(text, accessory >= reach, accessory === Number.POSITIVE_INFINITY);
  if (listed !== null) return listed;
  if (accessory < reach) return null;
  const firm = nameOfFirm(tokens);
  if (firm !== null) return firm;
  const start = tokens[0]?.stem === 'the' ? 1 : 0;
  const first = tokens[start];
  const second = tokens[start + 1];
  if (first === undefined || second === undefined || isMeasured(tokens, start + 1)) return null;
  // "Umbrella-shaped", "T1-…": a compound or a model, no name.
  if (second.stem === '-' && second.glued && !isCapital(tokens[start + 2])) return null;
  if (first.text.endsWith("'s") && !isOwner(first)) return null;
  if (isOwner(first)) return { from: 0, to: start + 1 };
  if (isOwner(second) && isCapital(first)) return { from: 0, to: start + 2 };
  if (second.kind === 'word' && tokens[start + 2]?.kind === 'number' && tokens[start + 2]?.glued) return null;
  if (isName(first) && (isCapital(first) || isCapital(second)))
    return { from: 0, to: start + (isName(second) && isCapital(second) ? 2 : 1) };
  return null;
}

/** Where a title names an accessory as the goods, or infinity. What comes with the goods is none, but for a replacement. */
function accessoryIn(tokens: readonly Token[]): number {
  let isBrought = false;
  let passed = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < passed) continue;
    if (bringing.has(token.stem)) isBrought = true;
    passed = noAccessories.at(tokens, at)?.next ?? passed;
    if (at < passed) continue;
    const isSkin = token.stem === 'skin' && onDevices.has(tokens[at + 1]?.stem ?? '');
    const isAccessory = isBrought ? replacing.has(token.stem) : isSkin || accessories.has(token.stem);
    if (isAccessory) return at;
  }
  return Number.POSITIVE_INFINITY;
}

const noAccessories = phrasesOf(wordsWithoutAccessories);

const replacing = new Set(['replacement', 'compatible']);

const bringing = new Set(['with', 'include', 'including', 'featuring']);
/** After "skin": it is one to stick on a thing. */
const onDevices = new Set(['for', 'sticker', 'decal', 'wrap', 'cover', 'case', 'vinyl', 'protector']);

/** "Clean Coffee Co Whole Bean": the words with capitals up to one by which firms call themselves. */
function nameOfFirm(tokens: readonly Token[]): Span | null {
  for (let at = 0; at < longestFirm && isCapital(tokens[at]); at += 1)
    if (at > 0 && firmWords.has(tokens[at]?.text ?? '')) return { from: 0, to: at + 1 };
  return null;
}

const longestFirm = 4;

/**
 * A number after the name, unless it counts something else ("Purell 3-Pack", "Acme 4-in-1") or is an article's, of four
 * figures and more and no year: "Zorvex 06354 Concentrate".
 */
function isMeasured(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at];
  if (number?.kind !== 'number') return false;
  const after = tokens[at + 1];
  if ((after?.stem === '-' && after.glued) || countWords.has(after?.stem ?? '')) return false;
  const isYear = number.stem.length === 4 && (number.stem.startsWith('19') || number.stem.startsWith('20'));
  const isArticle = number.stem === number.text && number.stem.length >= shortestArticle && !isYear;
  return !isArticle || after?.kind !== 'word' || after.glued || unitAfter(tokens, at + 1) !== null;
}

const shortestArticle = 4;

/** "… by Badger Smith: the words with capitals after it. */
function nameAfterBy(tokens: readonly Token[]): Span | null {
  const at = tokens.findIndex((token, index) => token.stem === 'by' && isMaking(tokens, index));
  if (at === -1) return null;
  let to = at + 1;
  while (isCapital(tokens[to]) && to < at + 4) to += 1;
  return { from: at + 1, to };
}

/** "Brand: Natural Factors", "Acme Brand - Solimo". */
function nameAfterBrand(tokens: readonly Token[]): Span | null {
  const at = tokens.findIndex(({ stem }) => stem === 'brand');
  if (at === -1 || !endsSegment.has(tokens[at + 1]?.stem ?? '') || !isCapital(tokens[at + 2])) return null;
  return { from: at + 2, to: isCapital(tokens[at + 3]) ? at + 4 : at + 3 };
}

function isMaking(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (before === undefined || after === undefined || !isCapital(after) || after.text.length < shortestName)
    return false;
  return !notMaking.has(before.stem) && before.stem !== after.stem && after.stem !== 'hand';
}

function isCapital(token: Token | undefined): boolean {
  return token !== undefined && token.kind === 'word' && token.cased.charAt(0) !== token.text.charAt(0);
}

function isName({ kind, text, cased, stem }: Token): boolean {
  if (kind !== 'word' || text.length < shortestName || isEveryday(stem)) return false;
  const hasInnerCapital = cased.slice(1) !== text.slice(1);
  return hasInnerCapital || !isDerived(stem);
}

/** "Nature's", "Burt's"; not "Men's" and "World's". */
function isOwner({ kind, text, stem }: Token): boolean {
  if (kind !== 'word' || !(text.endsWith("'s") || text.endsWith("s'"))) return false;
  return !isOfPeople(stem) && !notOwners.has(stem) && text.length > shortestName;
}

/** True when a title opens with a name that cannot be the wanted one, and the wanted one stands nowhere in it. */
export function opensWithOtherName(text: TextFacts, wanted: TextFacts): Span | null {
  const span = leadingName(text);
  if (span === null || wanted.tokens.every((token) => token.kind !== 'word') || isChinese(wanted)) return null;
  // The NBA's cards may be of the WNBA; of two letters any word may have both.
  const isLong = wanted.unspaced.length >= shortestName;
  if (isLong && text.tokens.some(({ kind, text: word }) => kind === 'word' && word.includes(wanted.unspaced)))
    return null;
  const stems = new Set(text.tokens.map((token) => token.stem));
  const words = wanted.tokens.filter((token) => token.kind === 'word' && token.stem.length >= shortestName);
  // "Acme Coffee" and "Bravo Coffee" share a word of the trade, which makes them no less different.
  const telling = words.filter((token) => !isEveryday(token.stem));
  if ((telling.length > 0 ? telling : words.slice(0, 1)).some((token) => stems.has(token.stem))) return null;
  if (areOfOneHouse(text, span, wanted)) return null;
  const start = text.unspaced.slice(0, Math.max(4, wanted.unspaced.length));
  return isAlike(start, wanted.unspaced) || hasInitials(wanted, text) ? null : span;
}

/** Abbreviated or run together: "Hewlett-Packard" and "Hewlett", "JBL" and "J.B.L.". */
function isAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 4);
  return length >= 2 && one.slice(0, length) === other.slice(0, length);
}

const longestInitials = 4;

/** The initials of the wanted name open the title, or the title's words give the letters of the wanted name. */
function hasInitials(wanted: TextFacts, text: TextFacts): boolean {
  const words = wanted.tokens.filter((token) => token.kind === 'word');
  const initials = words.map((token) => token.text.charAt(0)).join('');
  if (initials.length > 1 && text.tokens.some((token) => token.text === initials)) return true;
  if (words.length !== 1 || wanted.unspaced.length > longestInitials) return false;
  const opening = text.tokens.flatMap((token) => (token.kind === 'word' ? [token.text.charAt(0)] : [])).join('');
  return opening.startsWith(wanted.unspaced.slice(0, 2));
}
