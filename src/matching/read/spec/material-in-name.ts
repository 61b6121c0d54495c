import type { Spec } from '../../assessment.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { findMaterials } from '../material/find-materials.ts';
import { isFibre } from '../material/material-kinds.ts';
import { isPartName } from '../material/part-materials.ts';

const plainWords = wordSet('plain words');
const things = wordSet('materials that are things');
/** "Contains cotton: yes" is met by any share of it, and no dress of nylon and elastane has any. */
const containing = phrasesOf(['contains', 'contain', 'containing', 'with', '含', '含有', '包含']);
const hanReal = new Set(['真', '纯', '全', '实']);

/**
 * What a name that is a material, or a material and a part, asks with a yes or a no of the material: "Leather upper: no" that the upper
 * is of something else, "Real leather: yes" and 实木: 是 what the goods are of. Null for any other name.
 */
export function asMaterialOf(spec: Spec, isWanted: boolean): Spec | null {
  const text = readText(spec.name);
  const [material, ...more] = findMaterials(text);
  if (material === undefined || more.length > 0) return null;
  // "Stone: none" asks for a ring without one, whatever the ring is made of.
  if (!isWanted && things.has(text.unspaced)) return null;
  const { tokens } = text;
  const isReal = ({ stem, kind }: (typeof tokens)[number]) =>
    kind === 'mark' || plainWords.has(stem) || hanReal.has(stem);
  const isFibreFree = isFibre(material.id) && tokens[material.to]?.stem === 'free' && material.to + 1 === tokens.length;
  if (isFibreFree && material.from === 0)
    return {
      ...spec,
      name: 'Material',
      value: `${isWanted ? 'not ' : ''}${spec.name.slice(0, tokens[material.to - 1]?.end)}`,
    };
  const isContent = isFibre(material.id) && containing.at(tokens, 0)?.next === material.from;
  if (!isContent && !tokens.slice(0, material.from).every(isReal)) return null;
  const rest = spec.name.slice(tokens[material.to]?.start ?? spec.name.length).trim();
  if (rest !== '' && !isPartName(readText(rest))) return null;
  const start = isContent ? (tokens[material.from]?.start ?? 0) : 0;
  const value = spec.name.slice(start, tokens[material.to - 1]?.end ?? 0).trim();
  return {
    ...spec,
    name: rest === '' ? 'Material' : beginsInChinese(rest) ? `${rest}材质` : `${rest} material`,
    value: isWanted ? value : `not ${value}`,
  };
}
