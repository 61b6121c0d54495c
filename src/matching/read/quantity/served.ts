import { onceFor } from '../../../lib/once-for.ts';
import type { MatchType } from '../../assessment.ts';
import { areComparable, asInches, compareQuantities } from '../../compare/quantity/compare-quantities.ts';
import { servingWords } from '../../ontology/word-lists.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { Quantity } from './quantity.ts';

const serving = phrasesOf(servingWords);

/** How many tokens open a wanted value with words such as "fits" or "must cover"; 0 for all other values. */
export function servingAt(tokens: readonly Token[]): number {
  return serving.at(tokens, 0)?.next ?? 0;
}

/** True for a name that says what goods do for something: "Carries", "Fits mattresses", 可装. */
export const opensOnServing = onceFor(({ raw }: ResolvedName): boolean => servingAt(readText(raw).tokens) > 0);

/** Across units sellers round: 4 ft for 120 cm. */
const roundingShare = 0.005;

/**
 * Compares what the goods have to serve with what they say they serve: a laptop of 13 inches goes into what "fits up to 14",
 * a torque of 10 to 100 Nm is not reached by 28 to 210. A single size of the goods is enough for nothing larger.
 */
export function compareServed(wanted: Quantity, found: Quantity): MatchType {
  if (!areComparable(wanted, found) || wanted.dimension !== found.dimension) return 'unknown';
  const [low, high] = endsOf(wanted);
  if (!Number.isFinite(low) || !Number.isFinite(high)) return 'unknown';
  // Beside an English inch 寸 is one.
  if (wanted.unit?.id !== found.unit?.id && (wanted.unit?.id === 'in' || found.unit?.id === 'in')) {
    const inInches = [wanted, found].map(asInches) as [Quantity, Quantity];
    if (inInches[0] !== wanted || inInches[1] !== found) return compareServed(...inInches);
  }
  const slack = wanted.unit?.id === found.unit?.id ? Math.abs(high) * 1e-9 : Math.abs(high) * roundingShare;
  if (found.form === 'range' || found.form === 'max' || found.form === 'min')
    return found.low <= low + slack && found.high >= high - slack ? 'match' : 'not_match';
  // "At least 128 GB" are served by 256.
  if (wanted.form === 'min' && compareQuantities(wanted, found) === 'match') return 'match';
  const plain = compareQuantities({ ...wanted, form: 'point', low: high, high }, found);
  if (plain === 'match' && low === high) return 'match';
  return plain === 'not_match' && found.high < low - slack ? 'not_match' : 'unknown';
}

/** The smallest and the largest of what is to be served; "up to 13 mm" and "at least 3 people" name one that must be. */
function endsOf({ form, low, high }: Quantity): [number, number] {
  if (form === 'max') return [high, high];
  if (form === 'min') return [low, low];
  if (form === 'about' || form === 'tolerance') return [(low + high) / 2, (low + high) / 2];
  return [low, high];
}

/** True where a range that holds for all between its ends has to answer a single size. */
export function isServed(wanted: Quantity, found: Quantity): boolean {
  const isOne = wanted.form === 'point' || wanted.form === 'about' || wanted.reaches === true;
  return isOne && (found.form === 'range' || found.form === 'max' || found.form === 'min');
}
