import type { Spec } from '../../assessment.ts';
import { readText } from '../../text/read-text.ts';
import { findColours } from '../colour/find-colours.ts';
import type { Feature } from '../feature/feature.ts';
import { parseFeature } from '../feature/parse-feature.ts';
import { tellsKind } from '../feature/tells-kind.ts';
import { findMaterials } from '../material/find-materials.ts';
import { isThing, partsAskedBy } from '../material/part-materials.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import type { WantedValue } from './requirement.ts';

/** True for a value that tells of what kind a thing is, and not whether it is there. */
export const tellsKindOf = ({ answer, isAbsence, isAnything, text }: WantedValue) =>
  answer === null && !isAbsence && !isAnything && tellsKind(text);

/** The thing that a name calls, as a feature that goods have; null for a measure, a look and any other property. */
export function thingNamed(name: ResolvedName): Feature | null {
  const { known, raw } = name;
  const isOfThing = known === null ? isThing(name) : known.dimensions === undefined && known.reads === undefined;
  return isOfThing || (known?.reads === 'material' && partsAskedBy(name).length > 0) ? parseFeature(raw, 'yes') : null;
}

const hanName = /^\p{Script=Han}{2,5}$/u;
const hanQuality = /^(?![无没非可能])\p{Script=Han}{2,6}$/u;

/** 炸篮: 不粘涂层 as the feature that a listing says in one phrase, 炸篮不粘涂层 or 不粘涂层炸篮. Null for a name that a row has, and for what is no quality in words. */
export function saidInOnePhrase(spec: Spec, called: ResolvedName): Feature | null {
  const [name, value] = [spec.name.trim(), spec.value.trim()];
  if (!isThing(called) || !hanName.test(name) || !hanQuality.test(value)) return null;
  const text = readText(value);
  // What a part is made of and looks like has readers of its own.
  if (findMaterials(text).length > 0 || findColours(text).length > 0) return null;
  const asked = parseFeature(`${value}${name}`, 'yes');
  const phrases = [`${value}${name}`, `${name}${value}`, `${value}的${name}`];
  return asked && { ...asked, names: [], phrases, entailedBy: [], askedAs: [], words: [], ofPart: null };
}
