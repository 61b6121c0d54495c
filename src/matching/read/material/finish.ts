import type { Statement } from '../listing/statement.ts';
import { namesAll } from '../spec/names-all.ts';

/** How parts of a list end that tell a quality: "chromed", "phthalate free", "food grade", "replaceable". */
const qualities = /(?:ed|free|grade|proof|safe|friendly|able|ible)$/u;
const hanQualities = /^(?:不含|无|环保|食品级)/u;

/** True for a part of a list that measures, numbers, colours or qualifies what the others name: of what that is it says nothing. */
function tellsNoMaterial({ text, materials, colours }: Statement): boolean {
  if (materials.length > 0) return false;
  if (text.tokens.some(({ kind }) => kind === 'number')) return true;
  if ((colours.length > 0 || text.tokens.some(({ kind }) => kind === 'word')) && namesAll(text, colours)) return true;
  return qualities.test(text.tokens.at(-1)?.text ?? '') || hanQualities.test(text.unspaced);
}

/** The parts of a list of materials that name one: in "steel, chromed, 2 mm" the first alone. */
export function withoutFinishes(parts: readonly Statement[]): readonly Statement[] {
  const materials = parts.filter((part) => !tellsNoMaterial(part));
  return materials.length > 0 ? materials : parts;
}

/** "Iron, wenge": a material that the table does not know may be of the kind that is wanted. */
export function hasUnknownMaterial(parts: readonly Statement[]): boolean {
  return (
    parts.length > 1 &&
    withoutFinishes(parts).some(({ materials, imitations }) => materials.length === 0 && imitations.length === 0)
  );
}
