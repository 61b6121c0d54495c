import type { Dimension, Unit } from '../../ontology/units.ts';

const neverNegative = new Set<Dimension>([
  'mass',
  'volume',
  'area',
  'count',
  'data',
  'data rate',
  'resolution',
  'charge',
]);

/** Nothing weighs or holds less than nothing: a dash before "79 g" parts it from what stands before. */
export const canBeNegative = (unit: Unit | null): boolean => unit === null || !neverNegative.has(unit.dimension);
