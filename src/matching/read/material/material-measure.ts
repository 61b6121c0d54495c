import type { Finding } from '../../compare/finding.ts';
import { compareQuantities } from '../../compare/quantity/compare-quantities.ts';
import type { Statement } from '../listing/statement.ts';
import type { Quantity } from '../quantity/quantity.ts';
import type { WantedValue } from '../spec/requirement.ts';

/** The one measure said of a material itself, such as its denier or thickness; shares tell what it is mixed of. */
export function materialMeasureOf(quantities: readonly Quantity[]): Quantity | null {
  const [only, ...more] = quantities.filter(
    ({ unit, dimension, form }) => unit !== null && dimension !== 'share' && dimension !== 'count' && form === 'point',
  );
  return only !== undefined && more.length === 0 ? only : null;
}

/** "20D nylon" and "10D nylon" are one material and two cloths; null unless both tell a measure of one kind, and it differs. */
export function otherMaterialMeasure(wanted: WantedValue, found: Statement): Finding | null {
  if (wanted.materialMeasure === null) return null;
  const measure = materialMeasureOf(found.quantities.quantities);
  if (measure === null || measure.dimension !== wanted.materialMeasure.dimension) return null;
  const matchType = compareQuantities(wanted.materialMeasure, measure);
  return matchType === 'not_match' ? { matchType, method: 'material', span: measure } : null;
}
