import type { Unit } from '../../ontology/units.ts';
import { wordSet } from '../../ontology/word-list.ts';

const neverNegative = wordSet('dimensions that are never negative');

/** Nothing weighs or holds less than nothing: a dash before "79 g" parts it from what stands before. */
export const canBeNegative = (unit: Unit | null): boolean => unit === null || !neverNegative.has(unit.dimension);
