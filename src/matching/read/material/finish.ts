import { wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { Statement } from '../listing/statement.ts';
import { namesAll } from '../spec/names-all.ts';

/** How parts of a list end that tell a quality: "chromed", "leakproof", "replaceable". */
const endings = /(?:ed|free|grade|proof|safe|friendly|able|ible)$/u;
/** The words on which they end or with which they begin: "phthalate free", "top fix", "anti-fog", 防水. */
const lastWords = wordSet('last words of a quality');
const firstWords = wordSet('first words of a quality');
const hanBegins = [...firstWords].filter(beginsInChinese);

/** True for a part of a list that measures, numbers, colours or qualifies what the others name: of what that is it says nothing. */
function tellsNoMaterial({ text, materials, colours }: Statement): boolean {
  if (materials.length > 0) return false;
  if (text.tokens.some(({ kind }) => kind === 'number')) return true;
  if ((colours.length > 0 || text.tokens.some(({ kind }) => kind === 'word')) && namesAll(text, colours)) return true;
  const [first, last] = [text.tokens[0], text.tokens.at(-1)];
  if (endings.test(last?.text ?? '') || lastWords.has(last?.stem ?? '')) return true;
  return firstWords.has(first?.stem ?? '') || hanBegins.some((word) => text.unspaced.startsWith(word));
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
