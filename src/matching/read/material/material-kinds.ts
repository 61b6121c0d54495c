import { materialNames, preciousMetals } from '../../ontology/materials.ts';

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

const metals = Object.values(preciousMetals);

/** True for gold, silver and their alloys, of which the plain names are colours elsewhere. */
export function isPrecious(id: string): boolean {
  return metals.some((metal) => isKindOf(id, metal));
}

const loose = new Map(materialNames.map((material) => [material.id, material.mayBe ?? []]));
const near = new Map(materialNames.map((material) => [material.id, material.near ?? []]));

/** True when one of two materials, or what it is a kind of, is near the other or what that is a kind of. */
export function areNearMaterials(one: string, other: string): boolean {
  if (loose.get(one)?.includes(other) || loose.get(other)?.includes(one)) return true;
  const [kinds, others] = [withAncestors(one), withAncestors(other)];
  const leads = (from: readonly string[], to: readonly string[]) =>
    from.some((id) => near.get(id)?.some((next) => to.includes(next)) ?? false);
  return leads(kinds, others) || leads(others, kinds);
}

const withAncestors = (id: string) => [id, ...ancestorsOf(id)];

const solid = 'solid ';
const speciesOf = (id: string) => (id.startsWith(solid) ? id.slice(solid.length) : id);

/** "Solid" and the kind of tree are told apart from each other: white oak may be solid oak, solid wood may be pine. */
export function mayBeSolid(one: string, other: string): boolean {
  if (isKindOf(one, 'solid wood') === isKindOf(other, 'solid wood')) return false;
  const [first, second] = [speciesOf(one), speciesOf(other)];
  return isKindOf(first, 'wood') && isKindOf(second, 'wood') && (isKindOf(first, second) || isKindOf(second, first));
}

const weaves = new Set(materialNames.flatMap(({ id, isWeave }) => (isWeave === true ? [id] : [])));

/** True for a name that tells a weave and no fibre, or a finish of leather and no animal. */
export function isWeave(id: string): boolean {
  return weaves.has(id);
}

/** The materials that are named both by their weave or finish and by their fibre or animal. */
const woven = ['fabric', 'genuine leather'] as const;

/** True when one of two cloths is named by its weave and the other by its fibre: canvas may be cotton, cotton canvas. */
export function isWeaveAndFibre(one: string, other: string): boolean {
  return weaves.has(one) !== weaves.has(other) && woven.some((kind) => isKindOf(one, kind) && isKindOf(other, kind));
}

/**
 * True when one of two cloths is named by its weave and its fibre and the other is a kind of that fibre: organic cotton may be
 * cotton canvas.
 */
export function mayBeWovenOf(one: string, other: string): boolean {
  return isWovenOf(one, other) || isWovenOf(other, one);
}

function isWovenOf(cloth: string, fibre: string): boolean {
  const made = parents.get(cloth) ?? [];
  if (!made.some(isWeave) || weaves.has(fibre) || [...ancestorsOf(fibre)].some(isWeave)) return false;
  return made.some((id) => isFibre(id) && isKindOf(fibre, id));
}

/** True for a name that tells the fibre of a cloth or the animal of a leather. */
export function isFibre(id: string): boolean {
  return !weaves.has(id) && woven.some((kind) => id !== kind && isKindOf(id, kind));
}
