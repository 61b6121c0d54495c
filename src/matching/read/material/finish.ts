import type { Statement } from '../listing/statement.ts';

/** How parts of a list end that tell of a material's finish, or what it is free of: "chromed", "phthalate free", "food grade". */
const qualities = /(?:ed|free|grade|proof|safe|friendly)$/u;
const hanQualities = /^(?:不含|无|环保|食品级)/u;

/** The parts of a list of materials but for their qualities: in "steel, chromed" the second tells what was done to the first. */
export function withoutFinishes(parts: readonly Statement[]): readonly Statement[] {
  const materials = parts.filter(
    ({ text, materials }) =>
      materials.length > 0 || !(qualities.test(text.tokens.at(-1)?.text ?? '') || hanQualities.test(text.unspaced)),
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
