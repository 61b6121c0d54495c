import { type Unit, units } from '../matching/ontology/units.ts';
import { foldText } from '../matching/text/fold-text.ts';

/**
 * The index term of a quantity: its dimension's base unit and the value in it, rounded to three digits, so that
 * "0.5 L", "500ml" and "500 毫升" share `=volume500`. Undefined when no known unit follows the number at `position`.
 * `text` is folded already (lower case, no accents).
 */
export function quantityTerm(number: string, text: string, position: number): string | undefined {
  let start = position;
  while (start < text.length && start - position < 2 && isSpaceOrHyphen(text.charCodeAt(start))) start++;
  for (const length of unitLengths.get(text.charCodeAt(start)) ?? []) {
    const unit = searchUnits.get(text.slice(start, start + length));
    if (unit === undefined || !endsUnit(text, start + length)) continue;
    const value = Number(number) * unit.factor;
    return Number.isFinite(value) ? `=${unit.base}${Number(value.toPrecision(3))}` : undefined;
  }
  return undefined;
}

/** A unit ends where no further letter follows; between Han characters there are no word ends to ask for. */
function endsUnit(text: string, end: number): boolean {
  return end >= text.length || isHanCode(text.charCodeAt(end - 1)) || !letter.test(text.charAt(end));
}

const letter = /[a-z]/;

function isHanCode(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fff;
}

function isSpaceOrHyphen(code: number): boolean {
  return code === 0x20 || code === 0x2d;
}

const quantityPattern = /^=([^\d]+)(\d+(?:\.\d+)?)$/;

/** The dimension and the value of a quantity term; null for any other term. */
export function quantityOf(term: string): { base: string; value: number } | null {
  const parts = term.startsWith('=') ? quantityPattern.exec(term) : null;
  return parts === null ? null : { base: parts[1] ?? '', value: Number(parts[2]) };
}

/**
 * The quantity terms one step of the third digit away: "68.6 cm" asks for `=length686`, and a listing of 27 inches written
 * as "68.5 cm" says `=length685`. Empty for any other term, and for values that three digits write exactly.
 */
export function neighbouringQuantities(term: string): string[] {
  const parts = quantityPattern.exec(term);
  if (parts === null) return [];
  const value = Number(parts[2]);
  const step = 10 ** (Math.floor(Math.log10(value)) - 2);
  if (!(value > 0) || Math.abs(value / step / 10 - Math.round(value / step / 10)) < 1e-9) return [];
  return [value - step, value + step].map((close) => `=${parts[1]}${Number(close.toPrecision(3))}`);
}

/** The dimension of a unit as quantity terms name it; null for one that they leave out, which is no multiple of its base. */
export function searchBaseOf({ dimension, offset }: Unit): string | null {
  return offset === undefined ? dimension.replaceAll(' ', '') : null;
}

interface SearchUnit {
  base: string;
  factor: number;
}

const searchUnits = new Map<string, SearchUnit>();
for (const unit of units) {
  const base = searchBaseOf(unit);
  if (base === null) continue;
  for (const spelling of [...unit.spellings, ...(unit.cased ?? [])]) {
    const folded = foldText(spelling).folded;
    if (!searchUnits.has(folded)) searchUnits.set(folded, { base, factor: unit.factor });
    if (/[a-z]{3}$/.test(folded) && !searchUnits.has(`${folded}s`))
      searchUnits.set(`${folded}s`, { base, factor: unit.factor });
  }
}

/** Lengths of the spellings that begin with a character, by its code, longest first: most numbers are followed by none. */
const unitLengths = new Map<number, number[]>();
for (const spelling of searchUnits.keys()) {
  const first = spelling.charCodeAt(0);
  const lengths = new Set(unitLengths.get(first)).add(spelling.length);
  unitLengths.set(
    first,
    [...lengths].toSorted((left, right) => right - left),
  );
}

/** Everything that quantity terms depend on, as text: rows made with another vocabulary hold other terms. */
export const quantityVocabulary = JSON.stringify([...searchUnits]);
