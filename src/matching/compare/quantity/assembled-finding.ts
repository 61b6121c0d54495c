import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { DimensionList, Quantity } from '../../read/quantity/quantity.ts';
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

/** A side of a listing, with the measures that state it: "15 inch / 40 cm" says one of them twice, each rounded. */
interface StatedSide {
  role: SideRole;
  fact: NamedFact;
  sizes: readonly [Quantity, ...Quantity[]];
}

/** Compares a wanted list of sizes with the sides that a listing states one by one; null when it states fewer than two. */
export function assembledFinding(wanted: WantedValue, named: ReadonlyMap<string, NamedFact[]>): Located | null {
  const { list } = wanted;
  if (list === null) return null;
  const sides = sideKeys.flatMap(([key, role]): StatedSide[] => {
    const [fact, ...others] = named.get(key) ?? [];
    const [size, ...more] = fact?.whole.quantities.quantities ?? [];
    const isPlain = others.length === 0 && size?.dimension === 'length' && size.form === 'point';
    return isPlain && fact !== undefined ? [{ role, fact, sizes: [size, ...more] }] : [];
  });
  const [first] = sides;
  if (first === undefined || sides.length < 2) return null;
  const units = [...new Set(first.sizes.map(({ unit }) => unit))];
  const located = units.map((unit) => compareSides(list, first, sides, unit));
  return located.find(({ matchType }) => matchType !== 'not_match') ?? located[0] ?? null;
}

/** Compares the sides with a wanted list, each in a unit where it states that one. */
function compareSides(
  list: DimensionList,
  first: StatedSide,
  sides: readonly StatedSide[],
  unit: Quantity['unit'],
): Located {
  const sized = sides.map(({ sizes, ...side }) => ({
    ...side,
    size: sizes.find((one) => one.unit === unit) ?? sizes[0],
  }));
  const assembled: DimensionList = {
    sizes: sized.map(({ size }) => size.low),
    halfDigits: sized.map(({ size }) => size.halfDigit),
    tolerances: sized.map(() => 0),
    roles: sized.map(({ role }) => role),
    unit,
    from: 0,
    to: 0,
  };
  const matchType = compareLists(list, assembled);
  // A contradiction is shown by the side that none of the wanted sizes has.
  const foreign = sized.find(({ size }) => list.sizes.every((wantedSize) => !isNear(wantedSize, size.low)));
  const { field, whole } = (matchType === 'not_match' ? (foreign ?? first) : first).fact;
  return { matchType, method: 'dimensions', span: null, field, statement: whole };
}
