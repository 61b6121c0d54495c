import { bestOf, type Finding } from '../evidence/finding.ts';
import type { NamedFact } from '../evidence/read-facts.ts';
import type { Statement } from '../evidence/statement.ts';
import type { Requirement, WantedValue } from '../requirement.ts';
import type { Unit } from '../vocabulary/units.ts';
import { areComparable, compareQuantities } from './compare-quantities.ts';
import type { Quantity } from './quantity.ts';
import { unitOf } from './unit-index.ts';

const coveringProperties = new Set(['voltage', 'frequency', 'temperature', 'age']);
const coveringDimensions = new Set(['voltage', 'temperature']);

/** True for properties that hold over a whole range at once. */
export function coversRange(requirement: Requirement, quantity: Quantity): boolean {
  return coveringProperties.has(requirement.name.known?.id ?? '') || coveringDimensions.has(quantity.dimension ?? '');
}

/** Compares a wanted quantity with those of a value under the same name; null when either side has none. */
export function quantityFinding(
  requirement: Requirement,
  wanted: WantedValue,
  found: Statement,
  fact: NamedFact,
): Finding | null {
  const { quantity } = wanted;
  if (quantity === null) return null;
  const method = quantity.dimension === 'count' ? 'count' : 'quantity';
  const candidates = found.quantities.quantities;
  if (candidates.length === 0) return null;
  const bare = requirement.name.known?.bareUnit ?? fact.name.known?.bareUnit ?? null;
  const findings = candidates.flatMap((candidate): Finding[] => {
    const [one, other] = withUnits(
      inTrade(quantity, requirement),
      inTrade(candidate, requirement),
      fact.name.unit,
      bare === null ? null : unitOf(bare),
    );
    if (isNominalMaximum(requirement, one, other)) return [{ matchType: 'match', method, span: candidate }];
    if (systemOf(one) !== systemOf(other)) return [{ matchType: 'unknown', method, span: candidate }];
    if (!comparable(one, other)) return [];
    return [{ matchType: compareQuantities(one, other, coversRange(requirement, one)), method, span: candidate }];
  });
  if (findings.length === 0) return onlyNumbers(found) ? { matchType: 'unknown', method, span: null } : null;
  return bestOf(findings);
}

/** Under "max load" both "120 kg" and "up to 120 kg" name the same number. */
function isNominalMaximum(requirement: Requirement, one: Quantity, other: Quantity): boolean {
  const isMaximum =
    requirement.name.stems.includes('max') ||
    requirement.name.stems.includes('maximum') ||
    requirement.name.raw.includes('最大');
  return (
    isMaximum &&
    one.dimension === other.dimension &&
    one.dimension !== null &&
    other.form === 'max' &&
    one.form === 'point' &&
    one.high === other.high
  );
}

function comparable(one: Quantity, other: Quantity): boolean {
  if (one.unit === null && other.unit === null) return labelsAgree(one, other);
  return areComparable(one, other);
}

const sizeSystems = new Set(['us', 'uk', 'eu', 'eur', 'cn', 'jp', 'au', 'fr', 'it', 'de']);

/** The system a size is counted in: EU 42 and US 9 cannot be compared. */
function systemOf(quantity: Quantity): string | null {
  const label = [quantity.labelBefore, quantity.labelAfter].find((one) => one !== null && sizeSystems.has(one)) ?? null;
  return label === 'eur' ? 'eu' : label;
}

/** "40 loads" and "40 tablets" are numbers of different things; a number without a word is of any. */
export function labelsAgree(one: Quantity, other: Quantity): boolean {
  if (one.labelAfter === null || other.labelAfter === null) return true;
  return one.labelAfter === other.labelAfter;
}

/** A bare number takes the unit of its name, else the one unit that the trade uses for the property. */
function withUnits(wanted: Quantity, found: Quantity, ofName: Unit | null, bare: Unit | null): [Quantity, Quantity] {
  const other = found.unit === null && ofName !== null ? measuredIn(found, ofName) : found;
  if (wanted.unit !== null && other.unit === null && bare?.dimension === wanted.dimension)
    return [wanted, measuredIn(other, bare)];
  if (wanted.unit === null && other.unit !== null) {
    const unit = bare ?? (ofName === other.unit ? ofName : null);
    if (unit !== null && unit.dimension === other.dimension) return [measuredIn(wanted, unit), other];
  }
  if (wanted.unit?.dimension === 'count' && other.unit === null) return [wanted, measuredIn(other, unitOf('piece'))];
  if (wanted.unit === null && other.unit?.dimension === 'count') return [measuredIn(wanted, unitOf('piece')), other];
  return [wanted, other];
}

function measuredIn(quantity: Quantity, unit: Unit): Quantity {
  const { factor, offset = 0, dimension } = unit;
  return {
    ...quantity,
    unit,
    dimension,
    low: quantity.low * factor + offset,
    high: quantity.high * factor + offset,
    halfDigit: quantity.halfDigit * factor,
  };
}

/** In the trade a screen's 寸 is an inch and a battery's 毫安 a milliampere hour. */
function inTrade(quantity: Quantity, requirement: Requirement): Quantity {
  const id = requirement.name.known?.id;
  const unit =
    id === 'screen size' && quantity.unit?.id === 'cun'
      ? unitOf('in')
      : id === 'battery capacity' && quantity.unit?.id === 'mA'
        ? unitOf('mAh')
        : null;
  if (unit === null || quantity.unit === null) return quantity;
  const ratio = unit.factor / quantity.unit.factor;
  return {
    ...quantity,
    unit,
    dimension: unit.dimension,
    low: quantity.low * ratio,
    high: quantity.high * ratio,
    halfDigit: quantity.halfDigit * ratio,
  };
}

function onlyNumbers(found: Statement): boolean {
  return found.text.tokens.every((token) => token.kind === 'number' || token.kind === 'mark');
}
