import { contradictionOf, type Located } from '../compare/located.ts';
import { isRunning } from './in-other-terms.ts';

/** True where nothing answers a wish, and nothing speaks against itself. */
export const isLeftOpen = (answer: Located | null): boolean =>
  answer === null || (answer.matchType === 'unknown' && answer.against === undefined);

/** A "Name: value" line is worth more than loose words, yet a listing that contradicts itself proves nothing. */
export function reconcile(inText: Located | null, labelled: Located | null): Located | null {
  if (labelled === null) return inText;
  if (inText === null) return labelled;
  const contrary = contradictionOf(inText, labelled);
  if (contrary !== null) return contrary;
  // To say once more what the title contradicts settles nothing.
  const open = [labelled, inText].find(({ against }) => against !== undefined);
  if (open !== undefined && (open === labelled ? inText : labelled).matchType === 'match') return open;
  return labelled.matchType === 'unknown' ? inText : labelled;
}

/**
 * An answer that is open by the other that is asked for, and one of running text with what that says against it: "Length 50 mm" in the
 * title and "Bolt length: 30 mm" below settle nothing.
 */
export function withOther(answer: Located | null, ask: () => Located | null): Located | null {
  if (answer === null || isLeftOpen(answer)) return ask() ?? answer;
  const other = isRunning(answer) ? ask() : null;
  if (other === null || other.against !== undefined) return other ?? answer;
  return contradictionOf(answer, other) ?? answer;
}
