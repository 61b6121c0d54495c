import { onceFor } from '../../../lib/once-for.ts';
import { partNames } from '../../ontology/part-names.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { isSpacedDash } from '../../text/find-exceptions.ts';
import type { Span } from '../../text/find-phrase.ts';
import { isInsideHanWord } from '../../text/han-words.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import type { ColourMention } from '../colour/find-colours.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { namesAll } from '../spec/names-all.ts';
import { findMaterials, type MaterialMention } from './find-materials.ts';

/** A colour or a material in a text. */
export type LookMention = MaterialMention | ColourMention;

/** A part of the goods with the colours or materials that stand beside its name. */
export interface PartOfText extends Span {
  /** Ids of the table of parts. */
  ids: readonly string[];
  mentions: readonly LookMention[];
}

const idsByName = new Map<string, string[]>();
for (const { id, names } of partNames)
  for (const name of names) idsByName.set(name, [...(idsByName.get(name) ?? []), id]);
const parts = new PhraseIndex<readonly string[]>();
for (const [name, ids] of idsByName) parts.add(name, ids);

/** Ids of the parts that a name of a spec or an attribute speaks of: "Handle material", 壶盖材质. */
export const partsOfName = onceFor((name: ResolvedName): readonly string[] =>
  partsIn(readText(name.raw)).flatMap((part) => part.ids),
);

/** Ids of the parts whose shell or body a name may speak of as well: the "connector shell" is what a connector is made of. */
const bodies = new Set(['outside', 'body']);
const bodyNames = new Set(partNames.flatMap(({ id, names }) => (bodies.has(id) ? names : [])));

/** True for a word that calls the body of any thing. */
export const isBodyName = (word: string): boolean => bodyNames.has(word);

/**
 * Ids of the part that a name ends on, but for the words that `isIdle` knows: the core of "handle core", the handle of "handle colour".
 * A body is that of what stands before it as well, and of two that "of" parts the first is meant.
 */
export function headPartOfName(name: ResolvedName, isIdle: (stem: string) => boolean): readonly string[] {
  const text = readText(name.raw);
  const { tokens } = text;
  const cut = tokens.findIndex(({ stem }, at) => at > 0 && (stem === 'of' || stem === '('));
  let end = cut === -1 ? tokens.length : cut;
  const ids: string[] = [];
  for (const part of partsIn(text).toReversed()) {
    if (part.to > end) continue;
    if (tokens.slice(part.to, end).some(({ stem, kind }) => kind !== 'mark' && !isIdle(stem))) break;
    ids.push(...part.ids);
    if (!part.ids.some((id) => bodies.has(id))) break;
    end = part.from;
  }
  return ids;
}

/** True for a text that is the name of a part and nothing else. */
export const isPartName = (text: TextFacts): boolean =>
  partsIn(text).some(({ from, to }) => from === 0 && to === text.tokens.length);

function partsIn(text: TextFacts): PartOfText[] {
  const found: PartOfText[] = [];
  for (let at = 0; at < text.tokens.length; ) {
    const part = parts.at(text.tokens, at);
    const span = { from: at, to: part?.next ?? at + 1 };
    if (part !== null && !isInsideHanWord(text, span)) found.push({ ...span, ids: part.value, mentions: [] });
    at = span.to;
  }
  return found;
}

const segmentEnds = new Set([',', ';', '、', '。', '|', '.', '/', '•']);

/**
 * The parts that the value of an attribute names, each with its materials: "glass body, steel lid & base". Whether the
 * material stands before or behind its part is stated by what comes first between two commas.
 */
export function partsOfValue(text: TextFacts, materials: readonly LookMention[]): PartOfText[] {
  const named = partsIn(text).filter((part) => !materials.some(({ from, to }) => from < part.to && to > part.from));
  if (named.length === 0 || materials.length === 0) return [];
  return segmentsOf(text.tokens).flatMap((segment) => {
    const isInside = ({ from, to }: Span) => from >= segment.from && to <= segment.to;
    return ofSegment(text.tokens, named.filter(isInside), materials.filter(isInside));
  });
}

function segmentsOf(tokens: readonly Token[]): Span[] {
  const ends = tokens.flatMap(({ stem }, at) => (segmentEnds.has(stem) || isSpacedDash(tokens, at) ? [at] : []));
  return [...ends, tokens.length].map((to, index) => ({ from: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, to }));
}

function ofSegment(tokens: readonly Token[], named: PartOfText[], materials: readonly LookMention[]): PartOfText[] {
  const [first, part] = [materials[0], named[0]];
  if (first === undefined || part === undefined) return named;
  const standsFirst = first.from < part.from;
  return named.map((one, index): PartOfText => {
    const [start, end] = standsFirst ? [named[index - 1]?.to ?? 0, one.from] : [one.to, named[index + 1]?.from];
    const own = materials.filter(({ from, to }) => from >= start && (end === undefined || to <= end));
    const glossed = materials.filter(({ from }) => from === one.to + 1 && tokens[one.to]?.stem === '(');
    return { ...one, mentions: standsFirst ? [...own, ...glossed] : own };
  });
}

const ofTheWhole = new Set(['#material', '#colour', '#size', '#type']);

/** Ids of the parts whose properties a spec's name asks for; none where it asks for those of the goods. */
export function partsAskedBy(name: ResolvedName): readonly string[] {
  return ofTheWhole.has(name.key) ? [] : partsOfName(name);
}

/** Words by which a name asks for a kind of goods, or for what they work on, and names no thing: "Mask type: cloth". */
const kindWords = wordSet('names that ask for a kind');
const hanKindWords = [...kindWords].filter((word) => beginsInChinese(word));

/** True for a name that no row knows and that may be a thing's: "Conductor", 转子. */
export const isThing = ({ known, stems, raw }: ResolvedName): boolean =>
  known === null &&
  stems.length > 0 &&
  !stems.some((stem) => kindWords.has(stem)) &&
  !hanKindWords.some((word) => raw.includes(word));

/** "Upper: real suede": under the name of a part or a thing a value that names nothing but a material asks for it. */
export function materialsOfPart(text: TextFacts, name: ResolvedName): readonly MaterialMention[] {
  const isOfPart = partsAskedBy(name).length > 0;
  if (!isOfPart && !isThing(name)) return [];
  const materials = findMaterials(text);
  // What a thing that no row knows has of two materials is told by both in one.
  if (materials.length === 0 || (!isOfPart && materials.length > 1)) return [];
  return namesAll(text, materials) ? materials : [];
}
