import { rememberAnswers } from '../lib/remember-answers.ts';
import { type ResolvedName, resolveName } from '../matching/read/name/resolve-name.ts';
import { foldText } from '../matching/text/fold-text.ts';
import type { Interval, WantedAttribute } from './catalog.ts';
import type { Product } from './product.ts';
import { quantityOf, quantityTerm } from './quantity-terms.ts';
import { searchTerms } from './search-terms.ts';

/** What a candidate keeps of its score for each wanted number or flag: one that states otherwise ranks below one that states nothing. */
const shares = { met: 1, silent: 0.85, missed: 0.5 } as const;
type Answer = keyof typeof shares;

/** A number as it is written, and in the unit of its dimension. */
interface Amount {
  plain: number;
  base: string | null;
  inBase: number;
}

interface Wanted {
  name: ResolvedName;
  interval: Interval | null;
  words: readonly string[];
  /** How attributes' names stand to it; the same names come back with every candidate. */
  standing: Map<string, Standing>;
}

/** An attribute of exactly the wanted name, one whose name holds it or is held by it, or another. */
type Standing = 'same' | 'close' | 'other';

const denial = /^\s*(?:no|false|none|n|0|否|没有|无)\s*$/iu;
const number = /\d+(?:[.,]\d{3})*(?:\.\d+)?/u;

/**
 * How far a product's own attributes state what is wanted, as a share of its score: 1 where all do. Null where no number or
 * flag is wanted, since words are found by the search itself. It only puts candidates in order, so that of many
 * goods of a type those are read that may do; which do is decided by the matcher.
 */
export function meetsWanted(attributes: readonly WantedAttribute[]): ((product: Product) => number) | null {
  if (attributes.every(({ words }) => words.length > 0)) return null;
  const wanted = attributes.map(
    ({ name, ...one }): Wanted => ({ ...one, name: resolveName(name), standing: new Map() }),
  );
  return (product) => wanted.reduce((share, one) => share * shares[answerOf(one, product)], 1);
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

function answerOf({ name, interval, words, standing }: Wanted, product: Product): Answer {
  let close: Answer = 'silent';
  for (const attribute of product.attributes ?? []) {
    const stands = standing.get(attribute.name) ?? standingOf(name, attribute.name);
    standing.set(attribute.name, stands);
    if (stands === 'other') continue;
    const answer = words.length > 0 ? answerOfWords(words, attribute.value) : answerOfValue(interval, attribute.value);
    if (answer === 'met') return answer;
    if (answer === 'missed' && stands === 'same') return answer;
    if (answer === 'missed') close = answer;
  }
  if (close !== 'silent') return close;
  if (words.length > 0) return answerOfWords(words, product.title);
  return interval === null ? close : answerOfTitle(interval, product.title);
}

function standingOf(wanted: ResolvedName, attribute: string): Standing {
  const found = resolveName(attribute);
  if (found.key === wanted.key) return 'same';
  const [shorter, longer] =
    found.stems.length < wanted.stems.length ? [found.stems, wanted.stems] : [wanted.stems, found.stems];
  return shorter.length > 0 && shorter.every((stem) => longer.includes(stem)) ? 'close' : 'other';
}

function answerOfValue(interval: Interval | null, value: string): Answer {
  if (interval !== null) return answerOfNumber(interval, value);
  return denial.test(value) ? 'missed' : 'met';
}

/** Each wanted value is looked for in the same titles in turn, and goods state the same values. */
const foldedOf = rememberAnswers((text) => foldText(text).folded, { most: 500, longest: 300 });

/** Other words are no contradiction: they may mean the same. */
function answerOfWords(words: readonly string[], value: string): Answer {
  const folded = foldedOf(value);
  return words.every((word) => folded.includes(word)) ? 'met' : 'silent';
}

function answerOfNumber({ base, inBase, plain }: Interval, value: string): Answer {
  const found = readAmount(value);
  if (found === null || (base !== null && found.base !== null && base !== found.base)) return 'silent';
  // A catalog that leaves the unit out means the one that buyers write, more often than not.
  const isBase = base !== null && base === found.base;
  return holds(isBase ? inBase : plain, isBase ? found.inBase : found.plain) ? 'met' : 'missed';
}

/** A title holds several numbers: one that fits counts for it, others count against nothing. */
function answerOfTitle({ base, inBase }: Interval, title: string): Answer {
  if (base === null) return 'silent';
  const isStated = searchTerms(title).some((term) => {
    const quantity = quantityOf(term);
    return quantity?.base === base && holds(inBase, quantity.value);
  });
  return isStated ? 'met' : 'silent';
}

/** Base values are rounded to three digits. */
const tolerance = 0.006;

function holds([low, high]: Interval['inBase'], found: number): boolean {
  return found >= low - Math.abs(low) * tolerance && found <= high + Math.abs(high) * tolerance;
}
