import { onceFor } from '../../../lib/once-for.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { isKindOf } from '../../read/material/material-kinds.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { findPhrase, isDenied } from '../../text/find-phrase.ts';
import { hasDigit } from '../../text/has-digit.ts';
import { beginsInChinese, isChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

const longText = 16;
const [leastWords, leastHan] = [4, 7];
const ofSentences = wordSet('sentence words');
const hanOfSentences = [...ofSentences].filter(beginsInChinese);

/** Who asks in a sentence, "goes into the dishwasher", is contradicted by no other words that stand there. */
const isSentence = onceFor(({ tokens, unspaced }: TextFacts): boolean => {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const han = tokens.filter(({ kind }) => kind === 'character').length;
  return (
    (words.length >= leastWords && words.some(({ stem }) => ofSentences.has(stem))) ||
    (han >= leastHan && hanOfSentences.some((word) => unspaced.includes(word)))
  );
});

/** Whether it is open that other words under the wanted name contradict the wanted ones. */
export function isOpenDifference(wanted: WantedValue, found: Statement): boolean {
  if (isSentence(wanted.text)) return true;
  // "All colours except black" may be any other one, and of two bounds in a unit that is not known one may hold the other.
  return (
    forAll.has(found.text.unspaced) ||
    found.text.tokens.length > longText ||
    found.text.exceptions.length > 0 ||
    wanted.hasLooseBound ||
    // "At least TR-4": which others are better is not known.
    wanted.isPlainBound ||
    wanted.isBounded ||
    // Which side of "190 mm x 30 mm" a diameter is, words do not tell.
    (wanted.quantity?.dimension === 'length' && found.quantities.lists.some(({ unit }) => unit !== null)) ||
    // PN16 bears 16 bar.
    (wanted.quantity?.dimension === 'pressure' && found.text.unspaced.startsWith('pn')) ||
    isFreeOfOther(wanted, found) ||
    isOtherAddition(wanted.text, found.text) ||
    isOfTheMaterial(wanted, found) ||
    isSizeBesideForm(wanted.text, found.text)
  );
}

/** 通用 and "universal" leave out none. */
const forAll: ReadonlySet<string> = new Set(wordList('values for all').map(unspacedOf));

const additions = phrasesOf(wordList('joining phrases'));

/** "Full size incl. numeric pad" says the first of "full size with number pad", and the other in words that may mean it. */
function isOtherAddition({ tokens }: TextFacts, found: TextFacts): boolean {
  const at = tokens.findIndex((_, place) => place > 0 && additions.at(tokens, place) !== null);
  if (at < 1 || tokens.some(({ kind }) => kind === 'number')) return false;
  const first = tokens.slice(0, at).map(({ stem }) => stem);
  const [span] = findPhrase(found, first.join(''));
  return span !== undefined && !isDenied(found, span);
}

/** "Glass tube + rubber bulb" under what is to be "with glass pipette" has the glass; whether the pipette is of it is open. */
function isOfTheMaterial({ materials, isFullyNamed }: WantedValue, found: Statement): boolean {
  return (
    !isFullyNamed &&
    materials.length > 0 &&
    materials.every(({ id }) => found.materials.some((one) => isKindOf(one.id, id)))
  );
}

/** "Sugar free" is neither said nor denied by "stevia". */
function isFreeOfOther({ text }: WantedValue, found: Statement): boolean {
  const [first, ...more] = text.tokens;
  return first !== undefined && more.at(-1)?.stem === 'free' && findPhrase(found.text, first.stem).length === 0;
}

/** "Mini ITX" and "mid tower" are names. */
const sizes = new Set(['large', 'small', 'big']);
const usual = new Set(['standard', 'regular', 'normal', 'full', 'compact']);

/** A large head may be a dome, and a dome large: a thing of some size is contradicted by no form of it. */
function isSizeBesideForm(one: TextFacts, other: TextFacts): boolean {
  const isSized = ({ tokens }: TextFacts) => tokens.length > 1 && sizes.has(tokens[0]?.stem ?? '');
  const tellsSize = ({ tokens }: TextFacts) =>
    tokens.some(({ kind, stem }) => kind === 'number' || sizes.has(stem) || usual.has(stem));
  return (isSized(one) && !tellsSize(other)) || (isSized(other) && !tellsSize(one));
}

/** Different scripts, a misspelling or an abbreviation: the words differ, the things may not. */
export function mayBeSame(one: TextFacts, other: TextFacts): boolean {
  // DN 15 is the metric name of a pipe of half an inch.
  if (one.unspaced.startsWith('dn') !== other.unspaced.startsWith('dn')) return true;
  if (isChinese(one) !== isChinese(other)) return true;
  if (isChinese(one) && shareTelling(one.unspaced, other.unspaced)) return true;
  const [short, long] =
    one.unspaced.length < other.unspaced.length ? [one.unspaced, other.unspaced] : [other.unspaced, one.unspaced];
  if (hasDigit(short) || hasDigit(long)) return false;
  if (short.length >= 3 && long.startsWith(short)) return true;
  return short.length >= 5 && long.length - short.length <= 1 && isOneEditApart(short, long);
}

/**
 * 台面放置 and 台式, 玻纤合金 and 合金筷 share what tells, 前开式 and 上开式 the end on which the values of a name have their difference
 * before it; 6个装 and 6只 share the number.
 */
function shareTelling(one: string, other: string): boolean {
  let end = 0;
  while (end < Math.min(one.length, other.length) && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [own, others] = [one, other].map((text) => (end === 0 ? text : text.slice(0, -end)));
  const numbers = [own, others].map((text) => (text ?? '').replaceAll(/\D+/gu, ' ').trim());
  if (numbers[0] !== numbers[1]) return false;
  return [...(own ?? '')].some((character) => others?.includes(character) === true);
}

function isOneEditApart(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short.charAt(at) === long.charAt(at)) at += 1;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}

const allWords = new Set(['all', 'any', 'every', '所有', '任何', '各种', '各类', '全部']);
const kindWords = new Set(['type', 'kind', 'purpose']);
const longestAll = 6;

/** "All skin types", "任何肤质": the goods are for each of them. "All-terrain" is one kind of its own. */
export function meansAll({ name }: Requirement, { tokens }: TextFacts): 'match' | 'unknown' | null {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const [first, second, ...more] = words;
  if (first === undefined || second === undefined || words.length > longestAll) return null;
  if (allWords.has(`${first.stem}${second.stem}`)) return more.length > 0 ? 'match' : null;
  if (!allWords.has(first.stem)) return null;
  const named = words.filter(({ stem }) => kindWords.has(stem) || name.stems.includes(stem));
  if (named.length === 0) return null;
  // "All purpose" tells what goods are for, and nothing of what they are.
  if (name.known?.id !== 'use' && named.every(({ stem }) => stem === 'purpose')) return 'unknown';
  return named.some(({ stem, text, kind }) => kindWords.has(stem) || text !== stem || kind === 'character')
    ? 'match'
    : 'unknown';
}

const approving = new Set(['approved', 'certified', 'compliant', 'compatible', 'accepted']);

/** "TSA approved" against "combination lock (non TSA)" and "TSA lock": what approves is named, or denied. */
export function approvedFinding({ name }: Requirement, { text, stems }: WantedValue, found: TextFacts): Finding | null {
  const code = stems.filter((stem) => !approving.has(stem));
  if (code.length === 0 || code.length === stems.length || text.exceptions.length > 0) return null;
  const spans = findPhrase(found, code.join(''));
  const [first] = spans;
  if (first === undefined) return null;
  if (spans.every((span) => isDenied(found, span))) return { matchType: 'not_match', method: 'text', span: first };
  // "FDA registered" is not approved: nothing but the name of the property may stand beside it.
  const isAll = found.tokens.every(
    ({ kind, stem }) => kind === 'mark' || code.includes(stem) || approving.has(stem) || name.stems.includes(stem),
  );
  return { matchType: isAll ? 'match' : 'unknown', method: 'text', span: first };
}
