import type { Finding } from '../evidence/finding.ts';
import type { Statement } from '../evidence/statement.ts';
import type { WantedValue } from '../requirement.ts';
import type { Unit } from '../vocabulary/units.ts';
import type { DimensionList } from './quantity.ts';

const largestVagueness = 0.01;

/** Compares lists of lengths; null when either side has none. In the order written, or in any order when sides are not named. */
export function dimensionsFinding(wanted: WantedValue, found: Statement, unitOfName: Unit | null): Finding | null {
  const list = wanted.list;
  const [other, ...more] = found.quantities.lists;
  if (list === null || other === undefined) return null;
  const findings = [other, ...more].map(
    (candidate): Finding => ({
      matchType: compareLists(list, measuredIn(candidate, unitOfName)),
      method: 'dimensions',
      span: candidate,
    }),
  );
  return findings.find((finding) => finding.matchType !== 'not_match') ?? findings[0] ?? null;
}

/** A bare list takes the unit of its name: "Dimensions (cm)". */
function measuredIn(list: DimensionList, unit: Unit | null): DimensionList {
  if (list.unit !== null || unit === null || unit.dimension !== 'length') return list;
  const scale = (size: number) => size * unit.factor;
  return { ...list, unit, sizes: list.sizes.map(scale), halfDigits: list.halfDigits.map(scale) };
}

export function compareLists(wanted: DimensionList, found: DimensionList): Finding['matchType'] {
  if ((wanted.unit === null) !== (found.unit === null)) return 'unknown';
  if (wanted.sizes.length !== found.sizes.length) return isPartOf(wanted, found) ? 'unknown' : 'not_match';
  if (sameOrder(wanted, found)) return 'match';
  const named = wanted.roles.some((role) => role !== '') && found.roles.some((role) => role !== '');
  if (named) return sameByRole(wanted, found) ? 'match' : 'not_match';
  return sameOrder(sorted(wanted), sorted(found)) ? 'match' : 'not_match';
}

function sameOrder(one: DimensionList, other: DimensionList): boolean {
  return one.sizes.every((size, at) =>
    isSame(size, one.halfDigits[at] ?? 0, other.sizes[at] ?? Number.NaN, other.halfDigits[at] ?? 0),
  );
}

function sameByRole(one: DimensionList, other: DimensionList): boolean {
  return one.roles.every((role, at) => {
    const place = other.roles.indexOf(role);
    return (
      role !== '' &&
      place !== -1 &&
      isSame(
        one.sizes[at] ?? 0,
        one.halfDigits[at] ?? 0,
        other.sizes[place] ?? Number.NaN,
        other.halfDigits[place] ?? 0,
      )
    );
  });
}

function isPartOf(wanted: DimensionList, found: DimensionList): boolean {
  const [short, long] = wanted.sizes.length < found.sizes.length ? [wanted, found] : [found, wanted];
  return short.sizes.every((size, at) =>
    long.sizes.some((other, place) => isSame(size, short.halfDigits[at] ?? 0, other, long.halfDigits[place] ?? 0)),
  );
}

function sorted(list: DimensionList): DimensionList {
  const order = list.sizes
    .map((size, at) => ({ size, halfDigit: list.halfDigits[at] ?? 0 }))
    .sort((a, b) => a.size - b.size);
  return { ...list, sizes: order.map((item) => item.size), halfDigits: order.map((item) => item.halfDigit) };
}

function isSame(one: number, oneHalf: number, other: number, otherHalf: number): boolean {
  const slack = Math.max(
    Math.min(oneHalf, one * largestVagueness),
    Math.min(otherHalf, other * largestVagueness),
    one * 1e-9,
  );
  return Math.abs(one - other) <= slack * (1 + 1e-6);
}
