import { type StandardCode, standardsIn } from '../../read/identifier/standard-code.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { hasDigit } from '../../text/has-digit.ts';
import { bestOf, type Finding } from '../finding.ts';

/** Whether the grades that are stated are those wanted: "4131X" is not "4121X", and nothing stated leaves it open. */
function compareGrades(wanted: readonly string[], found: readonly string[]): Finding['matchType'] {
  if (wanted.every((grade) => found.includes(grade))) return 'match';
  const figures = wanted.filter(hasDigit);
  const isOther = figures.length > 0 && found.some(hasDigit) && !found.some((grade) => figures.includes(grade));
  return isOther ? 'not_match' : 'unknown';
}

/** True where all wanted numbers are named, or parts of them: "EN 527-1" of EN 527. */
const namesAll = (found: StandardCode, { numbers }: StandardCode) =>
  numbers.every((number) => found.numbers.some((one) => one === number || one.startsWith(`${number}-`)));

/**
 * What a value says of a wanted standard: any edition meets one that is asked for without a year, and another edition is
 * not the one asked for. Goods may keep more standards than are named. Null where the text names none.
 */
export function standardFinding(wanted: StandardCode | null, { text }: Statement): Finding | null {
  if (wanted === null) return null;
  const named = standardsIn(text.tokens);
  const same = named.filter(
    (found) => namesAll(found, wanted) && wanted.bodies.every((body) => found.bodies.includes(body)),
  );
  if (same.length === 0) return named.length === 0 ? null : { matchType: 'unknown', method: 'identifier', span: null };
  return bestOf(
    same.map((found): Finding => {
      const isOpen = wanted.year !== null && found.year === null;
      const isMet = wanted.year === null || wanted.year === found.year;
      const graded = compareGrades(wanted.grades, found.grades);
      const matchType = !isMet && !isOpen ? 'not_match' : isOpen && graded === 'match' ? 'unknown' : graded;
      return { matchType, method: 'identifier', span: found };
    }),
  );
}
