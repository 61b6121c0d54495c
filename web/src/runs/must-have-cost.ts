import type { Diagnosis } from '../api/answers.ts';
import { formatCount, plural } from '../ui/format.ts';

export type MustHave = Diagnosis['items'][number]['must_haves'][number];

/** Must-haves that no listing confirms come first, then those that cost most. */
export function orderMustHaves(musts: readonly MustHave[], unconfirmed: ReadonlySet<string>): MustHave[] {
  return musts.toSorted(
    (one, other) =>
      Number(unconfirmed.has(other.spec_name)) - Number(unconfirmed.has(one.spec_name)) ||
      other.eliminates_alone - one.eliminates_alone ||
      other.keeps_pending - one.keeps_pending ||
      other.not_match - one.not_match,
  );
}

/** What a must-have costs, in a sentence or two. */
export function describeCost(must: MustHave, pending: number): string {
  const parts = [
    must.eliminates_alone > 0 ? `It alone eliminates ${plural(must.eliminates_alone, 'product')}.` : null,
    must.eliminates_alone === 0 && must.not_match > 0
      ? `The ${plural(must.not_match, 'product')} that ${must.not_match === 1 ? 'fails' : 'fail'} it would be out anyway.`
      : null,
    must.keeps_pending > 0
      ? must.match === 0
        ? `No listing confirms it: all ${plural(pending, 'pending product')} wait for it.`
        : `It is open for ${formatCount(must.keeps_pending)} of ${plural(pending, 'pending product')}.`
      : null,
    must.unknown_alone > 0 ? `For ${formatCount(must.unknown_alone)} it is the only open point.` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'It stands in the way of no product.' : parts.join(' ');
}
