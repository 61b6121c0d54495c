import type { TextFacts } from '../../text/read-text.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { namesAll } from '../spec/names-all.ts';
import { findMaterials, type MaterialMention } from './find-materials.ts';
import { partsOfName } from './part-materials.ts';

const ofTheWhole = new Set(['#material', '#colour', '#size', '#type']);

/** Ids of the parts whose properties a spec's name asks for; none where it asks for those of the goods. */
export function partsAskedBy(name: ResolvedName): readonly string[] {
  return ofTheWhole.has(name.key) ? [] : partsOfName(name);
}

/** "Upper: real suede": under the name of a part a value that names nothing but a material asks for it. */
export function materialsOfPart(text: TextFacts, name: ResolvedName): readonly MaterialMention[] {
  if (partsAskedBy(name).length === 0) return [];
  const materials = findMaterials(text);
  return materials.length > 0 && namesAll(text, materials) ? materials : [];
}
