import { materialNames } from '../vocabulary/materials.ts';

const parents = new Map(materialNames.map((material) => [material.id, material.isA ?? []]));
const ancestors = new Map<string, Set<string>>();

function ancestorsOf(id: string): Set<string> {
  const known = ancestors.get(id);
  if (known !== undefined) return known;
  const all = new Set<string>();
  for (const parent of parents.get(id) ?? []) {
    all.add(parent);
    for (const further of ancestorsOf(parent)) all.add(further);
  }
  ancestors.set(id, all);
  return all;
}

/** True when a material is the other or a kind of it: 304 is stainless steel, is steel, is metal. */
export function isKindOf(id: string, wanted: string): boolean {
  return id === wanted || ancestorsOf(id).has(wanted);
}
