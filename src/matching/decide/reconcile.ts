import type { Located } from '../compare/located.ts';

/** A "Name: value" line is worth more than loose words, yet a listing that contradicts itself proves nothing. */
export function reconcile(inText: Located | null, labelled: Located | null): Located | null {
  if (labelled === null) return inText;
  if (inText === null) return labelled;
  return contradictionOf(inText, labelled) ?? (labelled.matchType === 'unknown' ? inText : labelled);
}

/** The unsettled claim of a listing that says in one place what it contradicts in another; null when the two agree. */
export function contradictionOf(one: Located, other: Located): Located | null {
  const [claim, denial] = one.matchType === 'match' ? [one, other] : [other, one];
  const isContrary = claim.matchType === 'match' && denial.matchType === 'not_match';
  return isContrary ? { ...claim, matchType: 'unknown', against: denial } : null;
}
