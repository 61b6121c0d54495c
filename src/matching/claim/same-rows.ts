import type { Dimension } from '../ontology/units.ts';
import { wordSet } from '../ontology/word-list.ts';
import type { GoodsAttribute, GoodsAttributes } from './goods-attributes.ts';
import type { AttributeKey } from './goods-attributes-table.ts';
import { measureBagsOf } from './measure-bag.ts';

const leastShared = 2;

/** True for rows of one attribute, which share names, or what is left of the names of a measure. */
export function areSame(one: GoodsAttribute, other: GoodsAttribute): boolean {
  const isShared = (own: AttributeKey) =>
    other.names.some(({ key, letter }) => key === own.key && letter === own.letter);
  if (one.names.filter(isShared).length >= leastShared) return true;
  if (one.dimension === undefined || one.dimension !== other.dimension) return false;
  const bags = measureBagsOf(other);
  return measureBagsOf(one).filter((bag) => bags.includes(bag)).length >= leastShared;
}

/** Of sides, weights and numbers any goods have several, told under names that no row has. */
export const manifold = wordSet('dimensions of several measures');

/** The dimension in which goods of the type have no attribute but the wanted one. */
export function soleDimensionOf(own: readonly GoodsAttribute[], attributes: GoodsAttributes): Dimension | null {
  const dimension = own.find((one) => one.dimension !== undefined)?.dimension;
  if (dimension === undefined || manifold.has(dimension)) return null;
  const isOther = (one: GoodsAttribute) => one.dimension === dimension && !own.some((same) => areSame(same, one));
  return attributes.some((level) => level.some(isOther)) ? null : dimension;
}
