import { wordList, wordSet } from '../../ontology/word-list.ts';
import { isInsideHaving } from '../../text/han-words.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText, type TextFacts, unspacedOf } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { adjectiveOfAbility } from '../feature/can-be-done.ts';
import { abilityInChinese } from '../feature/can-in-chinese.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { boundBefore, boundBehind } from '../quantity/bound-index.ts';
import { unitAt } from '../quantity/unit-index.ts';
import { inPrefixForm } from './in-prefix-form.ts';

/** "Must", "should", 最好: who says it asks, and says nothing of what. */
const asking = phrasesOf(wordList('asking words'));
/** "Be", "come in", 是: what stands between these and the value, and alone before it. */
const leading = phrasesOf(wordList('asking verbs'));
const leadingAlone = phrasesOf(wordList('asking verbs: alone'));
const askingBehind = phrasesOf(wordList('asking words: behind'));
const serving = phrasesOf(wordList('serving words'));
const denying = phrasesOf(wordList('denies next'));
const including = new Set(wordList('inclusive words').map((word) => unspacedOf(word)));
const yesWhole = new Set(wordList('asking words: whole').map((word) => unspacedOf(word)));

/** "Instead of", 而不是: what follows is what a wish does not want. */
const contrasting = phrasesOf(wordList('contrasting words'));

const mostAsking = 4;
const longest = 40;

/**
 * A wanted value without the words that only ask for it: the "3XL" of "must be available in 3XL", the "navy" of "navy
 * preferred", 3C of 要有3C, "20 or more" of "20 (or more)", the "gel" of "gel instead of foam". "Yes" for words that ask for the
 * thing of their name: "a must".
 */
export function askedValue(value: string): string {
  const { tokens, unspaced } = readText(value);
  if (tokens.length > longest) return value;
  const leavingOut = inPrefixForm(value);
  if (leavingOut !== value) return leavingOut;
  const plain = singleSpaced(value);
  const able = adjectiveOfAbility(plain) ?? abilityInChinese(plain);
  if (able !== null) return able;
  if (fromBirth.test(plain)) return '0 months';
  const contrast = tokens.findIndex((_, at) => at > 0 && contrasting.at(tokens, at) !== null);
  if (contrast > 0) return askedValue(textBetween(value, tokens, 0, contrast));
  if (yesWhole.has(unspaced)) return 'yes';
  const [from, to] = [endOfAsking(tokens), startOfAskingBehind(tokens)];
  // "Must not be black" leaves "not black".
  const isDenied = from > 0 && tokens[from]?.stem === 'not';
  const start = isDenied ? (leading.at(tokens, from + 1)?.next ?? from) : from;
  const said = start < to && (from > 0 || to < tokens.length) ? textBetween(value, tokens, start, to) : value;
  const rest = start > from ? `not ${said}` : said;
  return asLeast(asRange(withoutBrackets(rest)));
}

/** Goods for the newborn are for an age of no months, whatever the most is. */
const fromBirth =
  /^(?:(?:usable|suitable|useable|ok|for use|good) )?(?:from (?:birth|newborn|day one)|for (?:a )?newborns?)$|^(?:出生|新生儿)(?:即可用|可用|起|就能用|能用)$/iu;

/** What joins the two ends behind the word that begins a range. */
const rangeJoins: Readonly<Record<string, string>> = { between: 'and', from: 'to' };
const inHanRange = ['之间'];

/** "Between 45 and 48 cm", "from 10 to 20 l", 45到48厘米之间 are 45 to 48 cm and 10 to 20 l. */
function asRange(value: string): string {
  const { tokens } = readText(value);
  const ending = inHanRange.find((word) => value.endsWith(word));
  if (ending !== undefined && tokens[0]?.kind === 'number') return value.slice(0, -ending.length);
  const join = rangeJoins[tokens[0]?.stem ?? ''];
  const at = tokens.findIndex(({ stem }) => stem === join);
  if (join === undefined || at < 2 || tokens[1]?.kind !== 'number' || tokens[at + 1]?.kind !== 'number') return value;
  return `${textBetween(value, tokens, 1, at)} - ${value.slice(tokens[at + 1]?.start)}`;
}

/** Where the words that ask end: at the words of what is served, at a denial, or at the value. */
function endOfAsking(tokens: readonly Token[]): number {
  let at = 0;
  for (let count = 0; count < mostAsking; count += 1) {
    const next = endOfWord(tokens, at);
    if (next === null) break;
    at = next;
    while (tokens[at]?.kind === 'mark' && separators.has(tokens[at]?.stem ?? '')) at += 1;
  }
  return at;
}

/** One after the words that ask at a place; null where none stand, and where they belong to what the goods serve: "should fit 13 in". */
function endOfWord(tokens: readonly Token[], at: number): number | null {
  const served = serving.at(tokens, at);
  const alone = at === 0 ? leadingAlone.at(tokens, at) : null;
  // 支持自动对焦 names what goods have, "supports 120 kg" how much they serve.
  if (alone !== null && !tokens.some(({ kind }, place) => kind === 'number' && !isOfCode(tokens, place)))
    return isInsideHaving(tokens, alone.next) ? null : alone.next;
  const index = at === 0 ? leadingAlone : leading;
  const next = (asking.at(tokens, at) ?? index.at(tokens, at))?.next ?? null;
  if (next === null || isInsideHaving(tokens, next)) return null;
  return served !== null && (at > 0 || served.next >= next) ? null : next;
}

/** The digits of DMX512 and IP67 are no number of anything. */
const isOfCode = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.glued === true && tokens[at - 1]?.kind === 'word' && /^[a-z]{2,}$/u.test(tokens[at - 1]?.text ?? '');

const separators = new Set([':', ',', '-']);

/** Where words behind a value ask for it; its end where there are none, and of what is denied: "no tools required". */
function startOfAskingBehind(tokens: readonly Token[]): number {
  for (let at = 1; at < tokens.length; at += 1) {
    if (askingBehind.at(tokens, at)?.next !== tokens.length) continue;
    // The 更好 of 2级或更好 belongs to a bound.
    if (tokens.some((_, before) => before < at && boundBehind.at(tokens, before)?.next === tokens.length))
      return tokens.length;
    if (tokens.some((_, before) => before < at && denying.at(tokens, before) !== null)) return tokens.length;
    return separators.has(tokens[at - 1]?.stem ?? '') ? at - 1 : at;
  }
  return tokens.length;
}

function textBetween(value: string, tokens: readonly Token[], from: number, to: number): string {
  return value.slice(tokens[from]?.start, to === tokens.length ? undefined : tokens[to - 1]?.end).trim();
}

/** "Up to 6 l or larger", "up to at least 90 °C": how far goods must reach is the least of it. */
function asLeast(value: string): string {
  const { tokens } = readText(value);
  const first = boundBefore.at(tokens, 0);
  if (first?.value.reaches !== true) return value;
  const isLeast = boundBefore.at(tokens, first.next)?.value.kind === 'min';
  const isMore = tokens.some((_, at) => {
    const found = at > first.next ? boundBehind.at(tokens, at) : null;
    // "Up to 90 min" has minutes.
    return found?.value.kind === 'min' && found.next === tokens.length && unitAt(tokens, at) === null;
  });
  return isLeast || isMore ? `for ${value.slice(tokens[first.next]?.start)}` : value;
}

const brackets = /[(（]([^()（）]{1,24})[)）]/gu;

/** "20 (or more)" is a bound, 2条以上(含2条) has its own number in it, "IP65 (required)" only asks. */
function withoutBrackets(value: string): string {
  if (!value.includes('(') && !value.includes('（')) return value;
  const plain = value.replace(brackets, (whole: string, inside: string, at: number) => {
    const { tokens, unspaced } = readText(inside);
    if (at === 0 || tokens.length === 0) return whole;
    if (boundBehind.at(tokens, 0)?.next === tokens.length) return ` ${inside}`;
    // 2条以上(含2条), IP54以上（含IP54）
    const isAgain = tokens[0]?.stem === '含' && readText(value.slice(0, at)).unspaced.includes(unspaced.slice(1));
    const isInclusive =
      including.has(unspaced) || isAgain || (tokens[0]?.stem === '含' && tokens[1]?.kind === 'number');
    return isInclusive || askingBehind.at(tokens, 0)?.next === tokens.length ? '' : whole;
  });
  return plain.trim() === '' ? value : plain.trim();
}

const anyWords = wordSet('any words');
const anyPhrases = new Set(['nopreference', 'doesnotmatter', 'notimportant', 'anyisfine', 'anywilldo']);
const fillers = wordSet('wants anything: fillers');

/** True for a value that takes whatever there is: "any colour", "no preference", 颜色不限. */
export function wantsAnything({ unspaced, tokens }: TextFacts, name: ResolvedName): boolean {
  if (anyPhrases.has(unspaced) || anyWords.has(unspaced)) return true;
  const rest = tokens.filter(({ kind, stem }) => kind !== 'mark' && !name.stems.includes(stem) && !fillers.has(stem));
  return anyWords.has(rest.map(({ stem }) => stem).join('')) || anyWords.has(unspaced.replace(name.raw.trim(), ''));
}
