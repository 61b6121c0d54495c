import type { Quantity } from '../quantity/quantity.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import type { TextFacts } from '../text/read-text.ts';
import { sizesIn } from './size-code.ts';

const measured = new Set<Quantity['dimension']>(['length', 'mass', 'volume']);

/** "M" against "35 cm": which measure a letter stands for only the maker's table tells. */
export function areSizeAndMeasure(one: TextFacts, other: TextFacts): boolean {
  return (isLettered(one) && isMeasured(other)) || (isLettered(other) && isMeasured(one));
}

const longestSize = 9;

function isLettered({ tokens }: TextFacts): boolean {
  return tokens.length <= longestSize && sizesIn(tokens) !== null;
}

function isMeasured({ tokens }: TextFacts): boolean {
  return readQuantities(tokens).quantities.some(({ unit, dimension }) => unit !== null && measured.has(dimension));
}
