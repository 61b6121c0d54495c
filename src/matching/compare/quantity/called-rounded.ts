import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement } from '../../read/spec/requirement.ts';

/** True where goods with the found measure are called by the wanted one: screens by whole inches. */
export function isCalled({ name }: Requirement, wanted: Quantity, found: Quantity): boolean {
  const isWhole = wanted.halfDigit >= (wanted.unit?.factor ?? 1) / 2;
  if (name.known?.isRounded !== true || !isWhole || wanted.form !== 'point' || found.form !== 'point') return false;
  return found.low >= wanted.low - wanted.halfDigit && found.low < wanted.low + wanted.halfDigit;
}
