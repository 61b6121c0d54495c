import type { Spec } from '../../assessment.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText } from '../../text/read-text.ts';
import { findColours } from '../colour/find-colours.ts';
import { namedMaterials } from '../material/find-materials.ts';

const excluding = wordSet('names that exclude');
const denies = /^(?:not?|without|non|不|无|非)(?![\p{Ll}\d])/iu;

/** "Not: leather" and "Exclude: expandable", 不要: 皮革, as a wish for goods that are not so. Null for any other name, and for a value that denies already. */
export function exclusionInName(spec: Spec): Spec | null {
  const value = spec.value.trim();
  if (value === '' || denies.test(value) || !excluding.has(singleSpaced(spec.name).toLowerCase())) return null;
  const text = readText(value);
  if (namedMaterials(text, true).length > 0) return { ...spec, name: 'Material', value: `not ${value}` };
  if (findColours(text).length > 0) return { ...spec, name: 'Colour', value: `not ${value}` };
  return { ...spec, name: value, value: 'no' };
}
