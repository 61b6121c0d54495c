import { contradictionOf, type Located } from '../compare/located.ts';

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
