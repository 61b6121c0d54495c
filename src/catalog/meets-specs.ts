import type { Spec } from '../matching/assessment.ts';
import { foldText } from '../matching/text/fold-text.ts';
import { type ResolvedName, resolveName } from '../matching/text/resolve-name.ts';
import type { Product } from './product.ts';
import { quantityOf, quantityTerm } from './quantity-terms.ts';
import { searchTerms } from './search-terms.ts';

/** What a candidate keeps of its score for each wanted number or flag: one that tells otherwise gives way to one that is silent. */
const shares = { met: 1, silent: 0.85, missed: 0.5 } as const;
type Answer = keyof typeof shares;

/** A number with its unit, both in the unit of its dimension and as it is written. */
interface Amount {
  plain: number;
  base: string | null;
  inBase: number;
}

interface Wanted {
  name: ResolvedName;
  /** Which numbers meet it; null where yes or words are wanted. */
  test: { amount: Amount; side: 'least' | 'most' | 'same' } | null;
  /** The words of a wanted value without a number; empty for all others. */
  words: readonly string[];
  /** How attributes' names stand to it; the same names come back with every candidate. */
  standing: Map<string, Standing>;
}

/** An attribute of exactly the wanted name, one whose name holds it or is held by it, or another. */
type Standing = 'same' | 'close' | 'other';

const atLeastWords =
  /\b(?:at least|min(?:imum)?|over|above|more than|no less than|not less than)\b|[≥>]|不小于|不少于|不低于|至少|最少|(?<!不)大于|以上|\bor (?:more|higher|better|above|larger)\b|\d\s*\+/iu;
const atMostWords =
  /\b(?:at most|max(?:imum)?|up to|under|below|less than|no more than|not more than)\b|[≤<]|不大于|不超过|不高于|最多|(?<!不)小于|以下|以内|\bor (?:less|lower|below|smaller)\b/iu;
const affirmation = /^\s*(?:yes|true|y|required|是|有|要|需要|带)\s*[.!]?\s*$/iu;
const denial = /^\s*(?:no|false|none|n|0|否|没有|无)\s*$/iu;
const number = /\d+(?:[.,]\d{3})*(?:\.\d+)?/u;

/**
 * How far a product's own attributes meet the wanted specs, as a share of its score: 1 where all are met. Null where no
 * number or flag is wanted. It only puts candidates in order, so that of many goods of a type those
 * are read that may do; which do is decided by the matcher.
 */
export function meetsSpecs(specs: readonly Spec[]): ((product: Product) => number) | null {
  const wanted = specs.flatMap(readWanted);
  // Words alone are found by the search itself.
  if (wanted.every(({ words }) => words.length > 0)) return null;
  return (product) => wanted.reduce((share, one) => share * shares[answerOf(one, product)], 1);
}

function readWanted({ name, value }: Spec): Wanted[] {
  const made: Wanted = { name: resolveName(name), test: null, standing: new Map(), words: [] };
  if (affirmation.test(value)) return [{ ...made, test: null }];
  const amount = readAmount(value);
  if (amount === null) return /\d/u.test(value) ? [] : readWords(made, value);
  const isLeast = atLeastWords.test(value);
  const isMost = atMostWords.test(value);
  if (isLeast && isMost) return [];
  return [{ ...made, test: { amount, side: isLeast ? 'least' : isMost ? 'most' : 'same' } }];
}

const mostWords = 6;

function readWords(made: Wanted, value: string): Wanted[] {
  const words = foldText(value).folded.match(/\p{Script=Han}+|[\p{L}]{2,}/gu) ?? [];
  return words.length === 0 || words.length > mostWords || denial.test(value) ? [] : [{ ...made, words }];
}

/** The only number of a text; null where it has none or several. */
function readAmount(text: string): Amount | null {
  const found = number.exec(text);
  if (found === null || number.test(text.slice(found.index + found[0].length))) return null;
  const plain = Number(found[0].replaceAll(',', ''));
  const { folded } = foldText(text);
  const at = folded.indexOf(found[0]);
  const term = at === -1 ? undefined : quantityTerm(String(plain), folded, at + found[0].length);
  const quantity = term === undefined ? null : quantityOf(term);
  return Number.isFinite(plain) ? { plain, base: quantity?.base ?? null, inBase: quantity?.value ?? plain } : null;
}

function answerOf({ name, test, words, standing }: Wanted, product: Product): Answer {
  let close: Answer = 'silent';
  for (const attribute of product.attributes ?? []) {
    const stands = standing.get(attribute.name) ?? standingOf(name, attribute.name);
    standing.set(attribute.name, stands);
    if (stands === 'other') continue;
    const answer = words.length > 0 ? answerOfWords(words, attribute.value) : answerOfValue(test, attribute.value);
    if (answer === 'met') return answer;
    if (answer === 'missed' && stands === 'same') return answer;
    if (answer === 'missed') close = answer;
  }
  if (close !== 'silent') return close;
  if (words.length > 0) return answerOfWords(words, product.title);
  return test === null ? close : answerOfTitle(test, product.title);
}

function standingOf(wanted: ResolvedName, attribute: string): Standing {
  const found = resolveName(attribute);
  if (found.key === wanted.key) return 'same';
  const [shorter, longer] =
    found.stems.length < wanted.stems.length ? [found.stems, wanted.stems] : [wanted.stems, found.stems];
  return shorter.length > 0 && shorter.every((stem) => longer.includes(stem)) ? 'close' : 'other';
}

function answerOfValue(test: Wanted['test'], value: string): Answer {
  if (test !== null) return answerOfNumber(test, value);
  return denial.test(value) ? 'missed' : 'met';
}

/** Other words are no contradiction: they may mean the same. */
function answerOfWords(words: readonly string[], value: string): Answer {
  const { folded } = foldText(value);
  return words.every((word) => folded.includes(word)) ? 'met' : 'silent';
}

function answerOfNumber(test: NonNullable<Wanted['test']>, value: string): Answer {
  const found = readAmount(value);
  if (found === null) return 'silent';
  const { amount } = test;
  if (amount.base !== null && found.base !== null && amount.base !== found.base) return 'silent';
  // A catalog that leaves the unit out means the one that buyers write, more often than not.
  const isBase = amount.base !== null && amount.base === found.base;
  return holds(test, isBase ? found.inBase : found.plain, isBase ? amount.inBase : amount.plain) ? 'met' : 'missed';
}

/** A title tells several numbers: one that fits speaks for it, others against nothing. */
function answerOfTitle(test: NonNullable<Wanted['test']>, title: string): Answer {
  const { base, inBase } = test.amount;
  if (base === null) return 'silent';
  const isTold = searchTerms(title).some((term) => {
    const quantity = quantityOf(term);
    return quantity?.base === base && holds(test, quantity.value, inBase);
  });
  return isTold ? 'met' : 'silent';
}

/** Base values are rounded to three digits. */
const tolerance = 0.006;

function holds({ side }: NonNullable<Wanted['test']>, found: number, wanted: number): boolean {
  if (side === 'least') return found >= wanted * (1 - tolerance);
  if (side === 'most') return found <= wanted * (1 + tolerance);
  return Math.abs(found - wanted) <= Math.abs(wanted) * tolerance;
}
