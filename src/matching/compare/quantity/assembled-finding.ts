import type { NamedFact } from '../../read/listing/read-facts.ts';
import type { DimensionList } from '../../read/quantity/quantity.ts';
import type { SideRole } from '../../read/quantity/side-role.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import type { Located } from '../located.ts';
import { compareLists } from './compare-dimensions.ts';

const sideKeys: readonly (readonly [string, SideRole])[] = [
  ['#length', 'L'],
  ['#width', 'W'],
  ['#height', 'H'],
  ['#depth', 'D'],
  ['#thickness', 'T'],
];

const nearShare = 0.02;
const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(one, other) * nearShare;

/** Compares a wanted list of sizes with the sides that a listing states one by one; null when it states fewer than two. */
export function assembledFinding(wanted: WantedValue, named: ReadonlyMap<string, NamedFact[]>): Located | null {
  const { list } = wanted;
  if (list === null) return null;
  const sides = sideKeys.flatMap(([key, role]) => {
    const facts = named.get(key) ?? [];
    const [fact] = facts;
    const size = fact?.whole.quantities.quantities[0];
    const isPlain = facts.length === 1 && size?.dimension === 'length' && size.form === 'point';
    return isPlain && fact !== undefined ? [{ role, fact, size }] : [];
  });
  const [first] = sides;
  if (first === undefined || sides.length < 2) return null;
  const assembled: DimensionList = {
    sizes: sides.map(({ size }) => size.low),
    halfDigits: sides.map(({ size }) => size.halfDigit),
    tolerances: sides.map(() => 0),
    roles: sides.map(({ role }) => role),
    unit: first.size.unit,
    from: 0,
    to: 0,
  };
  const matchType = compareLists(list, assembled);
  // A contradiction is shown by the side that none of the wanted sizes has.
  const foreign = sides.find(({ size }) => list.sizes.every((wantedSize) => !isNear(wantedSize, size.low)));
  const { field, whole } = (matchType === 'not_match' ? (foreign ?? first) : first).fact;
  return { matchType, method: 'dimensions', span: null, field, statement: whole };
}
