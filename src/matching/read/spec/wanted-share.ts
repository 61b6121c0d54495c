import type { MaterialMention } from '../material/find-materials.ts';
import type { Quantity } from '../quantity/quantity.ts';
import type { Requirement } from './requirement.ts';

type RangedMaterial = MaterialMention & { range?: Quantity };

/** "At least 90% cotton": the bounds of the share that stands beside a material. */
export function withShares(materials: readonly MaterialMention[], quantities: readonly Quantity[]): RangedMaterial[] {
  return materials.map((material) => {
    const range = quantities.find(
      ({ dimension, form, from, to }) =>
        dimension === 'share' && form !== 'point' && (to === material.from || from === material.to),
    );
    return range === undefined ? material : { ...material, range };
  });
}

/** A share is one of all that goods are of, and not of their shell alone. */
export const ofWhole = ({ keys, ...asked }: Requirement): Requirement => ({
  ...asked,
  keys: keys.filter(({ isFirm }) => isFirm),
});
