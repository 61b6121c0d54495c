import { bearingOfMeasure } from '../../claim/bears-on.ts';
import { formsOffered } from '../../claim/goods-form.ts';
import { isWithin, type MeasureOfForm, measuresOfForm } from '../../claim/measures-of-form.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { isAdjustable } from '../../read/quantity/is-adjustable.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';

/**
 * What the bare measures of a text say of a wanted one, by the form of the goods that a title offers: "masking tape 48 mm x
 * 50 m" has a width and a length, "yoga mat 6 mm" a thickness. Null where the form leaves open what they are of.
 */
export function formFinding(
  requirement: Requirement,
  { quantity, serves }: WantedValue,
  title: Statement,
  text: Statement,
): Finding | null {
  if (quantity === null || quantity.unit === null || serves || !mayMeasure(text, quantity)) return null;
  const measures = measuresOfForm(requirement.name, text, formsOffered(title, requirement.itemName));
  const found = measures ?? [];
  const [first] = found;
  const isOther = ({ side, isOpen, quantity: stated }: MeasureOfForm) =>
    isOpen ||
    side.dimension !== quantity.dimension ||
    bearingOfMeasure(requirement, text, stated, text === title) === 'other';
  if (first === undefined || found.some(isOther)) return null;
  const types = new Set(found.map((one) => compareWith(quantity, one, text)));
  const [matchType, ...others] = types;
  return matchType === undefined || others.length > 0 ? null : { matchType, method: 'quantity', span: first.quantity };
}

/** Dimensions that some units are read as, by form: ounces of a cup are fluid ones. */
const readAs = new Set<Quantity['dimension']>(['surface weight', 'volume', 'flow', 'charge', 'area']);

/** False where a text measures nothing that could be of the wanted dimension. */
function mayMeasure({ quantities: { quantities, lists } }: Statement, { dimension }: Quantity): boolean {
  const mayBe = (one: Quantity) =>
    one.unit === null || one.dimension === dimension || one.dimension === 'pressure' || readAs.has(dimension);
  return lists.length > 0 || quantities.some(mayBe);
}

function compareWith(
  wanted: Quantity,
  { quantity, side, beside }: MeasureOfForm,
  { text }: Statement,
): Finding['matchType'] {
  const compared = compareQuantities(wanted, quantity, isAdjustable(text, quantity));
  if (compared !== 'not_match') return compared;
  const isOpen =
    (side.isNominal === true && isRounded(wanted, quantity)) ||
    beside.some((other) => isWithin(side, other) && compareQuantities(wanted, other) === 'match');
  return isOpen ? 'unknown' : 'not_match';
}

const roundedBy = 0.04;

function isRounded(wanted: Quantity, found: Quantity): boolean {
  const reach = wanted.low * roundedBy;
  return found.high >= wanted.low - reach && found.low <= wanted.high + reach;
}
