import { type Unit, units } from '../../ontology/units.ts';
import type { UnitInCatalog } from '../../read/listing/named-fact.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { unitAt } from '../../read/quantity/unit-index.ts';
import { tokensOf } from '../../text/tokens-of.ts';

/** An attribute of which a catalog's listings of one type write the numbers without a unit. */
export interface BareAttribute {
  /** The last of the listings' categories; empty for those without one. */
  type: string;
  name: string;
  /** The unit that titles write behind the same numbers, as written; null where they agree on none. */
  titleUnit: string | null;
  /** The unit that other listings of the type write behind numbers of this attribute that are of the same size. */
  siblingUnit?: string;
  /** Between these lie nearly all of its numbers. */
  usual: readonly [low: number, high: number];
}

/**
 * The unit in which an attribute's bare numbers answer a wanted measure: the one that other listings write there, else the
 * one that titles write behind them, else the only
 * everyday unit of the dimension in which what is wanted lies among the catalog's other values. Null where there is none, or
 * more than one: 80 may be centimetres or inches.
 */
export function inferUnit(wanted: Quantity, { siblingUnit, titleUnit, usual }: BareAttribute): UnitInCatalog | null {
  if (wanted.unit === null || wanted.dimension === null || wanted.dimension === 'count') return null;
  const places = [
    [siblingUnit ?? null, 'which other listings write behind this attribute'],
    [titleUnit, 'which the titles of such listings write'],
  ] as const;
  for (const [written, from] of places) {
    const unit = written === null ? null : (unitAt(tokensOf(written), 0)?.unit ?? null);
    if (unit !== null) return unit.dimension === wanted.dimension ? { unit, from } : null;
  }
  const bounds = [wanted.low, wanted.high].filter(Number.isFinite);
  const plausible = unitsFor(wanted.unit).filter(({ factor, offset = 0 }) =>
    bounds.some((bound) => isUsual((bound - offset) / factor, usual)),
  );
  const [unit, ...more] = plausible;
  if (unit === undefined || more.some(({ factor }) => factor !== unit.factor)) return null;
  return { unit, from: 'by the other values of this attribute in the catalog' };
}

/**
 * The same for an attribute of a listing without a category: what all types of the catalog that have an attribute of its name
 * agree on; null where they differ or one leaves it open.
 */
export function inferCommonUnit(wanted: Quantity, ofName: readonly BareAttribute[]): UnitInCatalog | null {
  const inferred = ofName.map((bare) => inferUnit(wanted, bare));
  const [first] = inferred;
  if (first === undefined || first === null) return null;
  return inferred.every((one) => one?.unit === first.unit) ? first : null;
}

/** The everyday units of a dimension, and the one that the buyer uses. */
function unitsFor(own: Unit): readonly Unit[] {
  const everyday = units.filter(({ dimension, isEveryday }) => isEveryday && dimension === own.dimension);
  return everyday.includes(own) ? everyday : [own, ...everyday];
}

function isUsual(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low && value <= high;
}
