import type { Statement } from '../listing/statement.ts';

/** The parts of a list of materials but for its finishes: in "steel, chromed" the second tells what was done to the first. */
export function withoutFinishes(parts: readonly Statement[]): readonly Statement[] {
  const materials = parts.filter(
    ({ text, materials }) => materials.length > 0 || !text.tokens.at(-1)?.text.endsWith('ed'),
  );
  return materials.length > 0 ? materials : parts;
}

/** "Iron, wenge": a material that the table does not know may be of the kind that is wanted. */
export function hasUnknownMaterial(parts: readonly Statement[]): boolean {
  return (
    parts.length > 1 &&
    withoutFinishes(parts).some(({ materials, imitations }) => materials.length === 0 && imitations.length === 0)
  );
}
