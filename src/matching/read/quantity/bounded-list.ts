import type { MatchType } from '../../assessment.ts';
import type { BoundWord } from '../../ontology/bound-words.ts';
import type { DimensionList } from './quantity.ts';

/** "About 30 x 40 cm" promises its sides within five per cent. */
const aboutShare = 0.05;

/** A list with the bound that a word before or after it sets, reaching from that word or to its end. */
export function boundList(list: DimensionList, { kind }: BoundWord, span: { from: number; to: number }): DimensionList {
  if (kind !== 'about') return { ...list, ...span, bound: kind };
  const tolerances = list.sizes.map((size, at) => Math.max(size * aboutShare, list.tolerances[at] ?? 0));
  return { ...list, ...span, tolerances };
}

/**
 * A wanted bound on all sides against a list of as many: "at most 56 x 45 x 25 cm" is a room into which the goods go,
 * however they are turned, unless both name their sides. Null when the wanted list has no bound.
 */
export function compareBounded(wanted: DimensionList, found: DimensionList): MatchType | null {
  const { bound } = wanted;
  if (bound === undefined) return null;
  if ((wanted.unit === null) !== (found.unit === null) || wanted.sizes.length !== found.sizes.length) return 'unknown';
  const pairs = isNamed(wanted) && isNamed(found) ? byRole(wanted, found) : bySize(wanted, found);
  const slack = wanted.unit?.id === found.unit?.id ? 0 : 0.005;
  const keeps = pairs.every(([limit, size]) =>
    bound === 'max' ? size <= limit * (1 + slack) + 1e-9 : size >= limit * (1 - slack) - 1e-9,
  );
  // What is said of the goods as a bound of its own tells their sizes only where it is the stricter one.
  if (found.bound !== undefined && found.bound !== bound) return 'unknown';
  return keeps ? 'match' : found.bound === undefined ? 'not_match' : 'unknown';
}

const isNamed = ({ roles }: DimensionList) => roles.every((role) => role !== '');

function byRole(wanted: DimensionList, found: DimensionList): [number, number][] {
  return wanted.roles.map((role, at) => [wanted.sizes[at] ?? 0, found.sizes[found.roles.indexOf(role)] ?? Number.NaN]);
}

function bySize(wanted: DimensionList, found: DimensionList): [number, number][] {
  const [limits, sizes] = [wanted, found].map((list) => list.sizes.toSorted((a, b) => a - b));
  return (limits ?? []).map((limit, at) => [limit, sizes?.[at] ?? Number.NaN]);
}
