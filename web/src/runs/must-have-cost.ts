import type { Diagnosis, OverviewItem } from '../api/answers.ts';
import { formatCount, plural } from '../ui/format.ts';

export type MustHave = Diagnosis['items'][number]['must_haves'][number];

export type FrozenSpec = OverviewItem['specs'][number];

interface PlacedMustHave {
  must: MustHave;
  /** Its place among the must-haves: two of them may have one name. */
  place: number;
  /** As the run froze it; undefined for the maximum price. */
  spec: FrozenSpec | undefined;
}

/** The must-haves of a diagnosis with the specs they are, which come in the item's order. */
export function withSpecs(musts: readonly MustHave[], specs: readonly FrozenSpec[]): PlacedMustHave[] {
  const required = specs.filter((spec) => spec.required === true);
  return musts.map((must, place) => ({ must, place, spec: must.kind === 'max_price' ? undefined : required[place] }));
}

type Unconfirmed = NonNullable<Diagnosis['items'][number]['unconfirmed']>['specs'];

/** Must-haves that no listing confirms come first, then those that cost most. */
export function orderMustHaves<Placed extends Pick<PlacedMustHave, 'must'>>(
  musts: readonly Placed[],
  unconfirmed: Unconfirmed,
): (Placed & { isUnconfirmed: boolean })[] {
  const keyOf = ({ spec_name, spec_values }: Unconfirmed[number]) => JSON.stringify([spec_name, spec_values]);
  const keys = new Set(unconfirmed.map(keyOf));
  return musts
    .map((placed) => ({ ...placed, isUnconfirmed: keys.has(keyOf(placed.must)) }))
    .toSorted(
      (one, other) =>
        Number(other.isUnconfirmed) - Number(one.isUnconfirmed) ||
        other.must.eliminates_alone - one.must.eliminates_alone ||
        other.must.keeps_pending - one.must.keeps_pending ||
        other.must.not_match - one.must.not_match,
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
