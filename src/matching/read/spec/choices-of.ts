import { askedBy } from '../../claim/asked-property.ts';
import { readText } from '../../text/read-text.ts';
import { findColours } from '../colour/find-colours.ts';
import { findMaterials } from '../material/find-materials.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { bracketed } from './said-twice.ts';
import { splitAlternatives } from './split-alternatives.ts';

/** The alternatives of a value; of "faux leather (PU or PVC)" those between its brackets as well. */
export function choicesOf(value: string, name: ResolvedName): string[] {
  const isLook = commasPart(name, value);
  const parts = isLook ? bracketed(value) : null;
  const inside = parts === null ? [] : splitAlternatives(parts.inside, isLook);
  const isChoice = inside.length > 1 && inside.every((one) => namesLook(one, name));
  return parts !== null && isChoice ? [parts.outside, ...inside] : splitAlternatives(value, isLook);
}

function namesLook(value: string, name: ResolvedName): boolean {
  const text = readText(value);
  return (askedBy(name).look === 'colour' ? findColours(text) : findMaterials(text)).length > 0;
}

/** "Red, blue, green" are three colours to choose from; "60% cotton, 40% polyester" is one composition. */
function commasPart(name: ResolvedName, value: string): boolean {
  return askedBy(name).look !== null && !value.includes('%');
}
