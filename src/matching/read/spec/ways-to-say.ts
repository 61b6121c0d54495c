import { namesOfMaker } from '../../text/names-of-maker.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { readWanted } from './read-wanted.ts';
import type { WantedValue } from './requirement.ts';
import { bracketed, saidAgain } from './said-twice.ts';
import { codeOfClass, isLetterCode } from './value-in-name.ts';

/** A value that says its measure twice, "12 in (30 cm)", is met in either unit. */
export function waysToSay(value: string, name: ResolvedName): WantedValue[] {
  // "Vitamin: C" is called "Vitamin C" in running text, where a letter alone may be anything.
  if (isLetterCode(value, name)) return [value, `${name.raw} ${value}`].map((one) => readWanted(one, name));
  const ofMaker = name.known?.id === 'brand' ? namesOfMaker(value) : null;
  if (ofMaker !== null) return ofMaker.map((one) => readWanted(one, name));
  const code = codeOfClass(value, name);
  if (code !== null) return [value, code].map((one) => readWanted(one, name));
  const parts = bracketed(value);
  const [outside, inside] = parts === null ? [] : [readWanted(parts.outside, name), readWanted(parts.inside, name)];
  const again = outside === undefined || inside === undefined ? null : saidAgain(outside, inside);
  return outside === undefined || again === null ? [readWanted(value, name)] : [outside, again];
}
