import { onceFor } from '../../lib/once-for.ts';
import { hanPartPrefixes } from '../ontology/scope-words.ts';
import { wordMeanings, wordSet } from '../ontology/word-list.ts';
import { findMaterials } from '../read/material/find-materials.ts';
import { headPartOfName, isBodyName, partsOfName } from '../read/material/part-materials.ts';
import { translationsOf } from '../read/name/bilingual-words.ts';
import { chineseOf } from '../read/name/in-chinese.ts';
import type { ResolvedName } from '../read/name/resolve-name.ts';
import { otherNames } from '../read/name/same-thing.ts';
import { isMeasuringWord, measuresNamed } from '../read/quantity/quantity-role.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { readText } from '../text/read-text.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import { sideOf } from './side-modifier.ts';

/** Keys of the names that ask what any goods look like or are made of. */
export const lookKeys: ReadonlySet<string> = new Set(['#material', '#colour']);

/** Which property of which subject a name asks for. */
export interface AskedProperty {
  /** Id of the known attribute, or null. */
  id: string | null;
  /** Stems that tell it from the plain property of the goods: "input" of "Input power", "seat" of "Seat height". */
  modifiers: readonly string[];
  /** The stems of the name that tell anything. */
  words: readonly string[];
  /** Ids of the measures that its last word may name: "width" of "Seat width"; empty for other names. */
  bases: readonly string[];
  /** What is asked of the looks of the goods or of a part; null for any other property. */
  look: 'colour' | 'material' | null;
  /** Stems of the thing that the name is about, where it names one. */
  nouns: readonly string[];
  /** Chinese names that the words of the whole name make, in either language. */
  hanNames: readonly string[];
  /** What the thing is called in the other language: stems joined by spaces, or Chinese. */
  otherNouns: readonly string[];
  /** Ids of the parts that the name speaks of. */
  partIds: readonly string[];
  /** Those of the last part that it names, whose property is asked for. */
  headPartIds: readonly string[];
  /** The last of the nouns, but for that of a body: the connector of a "connector shell". */
  headNoun: string | null;
  /** Ids of the parts that are the goods themselves, where a property of the goods is asked for. */
  soldParts: readonly string[];
  /** Id of the material whose kind is asked for, where that is the whole name: "Steel", 钢材, "Wax"; null for other names. */
  materialClass: string | null;
}

/** Words of a name that leave the property what it is. */
const idle = wordSet('asked property: idle');

const lookWords = wordMeanings('words of looks');
const hanLooks = Object.keys(lookWords).filter(beginsInChinese);
/** "Lining fabric" asks of the lining. */
const clothId = 'cloth';

/** Chinese names of looks stand character by character. */
const isLookOrIdle = (stem: string) =>
  idle.has(stem) || lookWords[stem] !== undefined || hanLooks.some((word) => word.includes(stem));

/** What a name asks for; worked out once a name. What few ask of it is worked out when it is asked for. */
export const askedBy = onceFor((name: ResolvedName): AskedProperty => {
  const look = lookOf(name);
  const words = name.stems.flatMap((stem) => (beginsInChinese(stem) ? hanModifier(stem) : [stem]));
  const base = words.findLast(isMeasuringWord);
  const isTelling = (stem: string) =>
    !idle.has(stem) && lookWords[stem] === undefined && stem !== base && findMaterials(readText(stem)).length === 0;
  const nouns = words.filter(isTelling);
  const bases = name.known === null ? basesOf(name.stems) : [];
  const isMeasured = name.known !== null || bases.length > 0;
  const modifiers = !isMeasured ? [] : words.filter(name.known === null ? isTelling : (stem) => sideOf(stem) !== null);
  const partIds = partsOfName(name).filter((id) => id !== clothId || look === null || nouns.length === 0);
  let hanNames: readonly string[] | undefined;
  let otherNouns: readonly string[] | undefined;
  let materialClass: string | null | undefined;
  return {
    id: name.known?.id ?? null,
    modifiers,
    bases,
    words: name.stems.filter((stem) => !idle.has(stem)),
    look,
    nouns,
    get hanNames() {
      hanNames ??= hanNamesOf(name);
      return hanNames;
    },
    get otherNouns() {
      otherNouns ??= [...chineseOf(nouns), ...(words.length === 0 ? englishNounsOf(name) : nouns.flatMap(englishOf))];
      return otherNouns;
    },
    partIds,
    headPartIds: headPartOfName(name, isLookOrIdle).filter((id) => partIds.includes(id)),
    headNoun: nouns.findLast((noun) => !isBodyName(noun)) ?? nouns.at(-1) ?? null,
    soldParts: partIds.length === 0 && modifiers.length === 0 ? (name.soldParts ?? []) : [],
    get materialClass() {
      if (materialClass === undefined) materialClass = materialNamed(name);
      return materialClass;
    },
  };
});

function materialNamed({ known: attribute, raw }: ResolvedName): string | null {
  const text = readText(raw);
  const [material, ...more] = attribute === null ? findMaterials(text) : [];
  const isAll = material?.from === 0 && material.to === text.tokens.length && more.length === 0;
  return isAll ? material.id : null;
}

const shortestName = 2;

const englishOf = (noun: string) =>
  noun.length < shortestName || !beginsInChinese(noun) ? [] : translationsOf(noun).map(({ english }) => english);

/** The "print" of "print speed", by which 打印速度 is known. */
function englishNounsOf({ known: attribute, raw }: ResolvedName): readonly string[] {
  const english = beginsInChinese(raw.trim()) ? attribute?.names.find((one) => !beginsInChinese(one)) : undefined;
  const stems = english === undefined ? [] : stemsOfName(english);
  return stems.length < 2 ? [] : stems.filter((stem) => !idle.has(stem) && !isMeasuringWord(stem));
}

function hanNamesOf({ known: attribute, stems, raw }: ResolvedName): readonly string[] {
  if (attribute !== null) return [];
  const names = beginsInChinese(raw.trim()) ? [raw.trim(), ...otherNames([raw.trim()])] : chineseOf(stems);
  return names.filter((one) => one.length >= shortestName);
}

function lookOf({ known: attribute, stems, raw }: ResolvedName): AskedProperty['look'] {
  if (attribute?.reads === 'colour' || attribute?.reads === 'material') return attribute.reads;
  const last = stems.at(-1) ?? '';
  const word = Object.hasOwn(lookWords, last) ? last : hanLooks.find((one) => raw.trim().endsWith(one));
  const look = lookWords[word ?? ''];
  return look === 'colour' || look === 'material' ? look : null;
}

/** What the last measuring word of a name may name; of a Chinese name the longest of its ends. */
function basesOf(stems: readonly string[]): readonly string[] {
  const word = stems.findLast(isMeasuringWord);
  if (word !== undefined) return measuresNamed(word);
  const run = stems.at(-1) ?? '';
  for (let at = 1; at < run.length && beginsInChinese(run); at += 1)
    if (isMeasuringWord(run.slice(at))) return measuresNamed(run.slice(at));
  const side = hanSides[run.slice(-1)];
  return side === undefined ? [] : [side];
}

const hanSides = wordMeanings('sides by a character');

/** 输入 of 输入功率: what stands before the measuring word that ends a Chinese name. */
function hanModifier(run: string): string[] {
  for (let at = 1; at < run.length; at += 1) if (sideOf(run.slice(0, at)) !== null) return [run.slice(0, at)];
  for (let at = 0; at < run.length; at += 1) {
    if (!isMeasuringWord(run.slice(at)) && !hanLooks.includes(run.slice(at))) continue;
    return at === 0 ? [] : [run.slice(0, at)];
  }
  const isSide = hanSides[run.slice(-1)] !== undefined && hanPartPrefixes[run.slice(0, -1)] !== undefined;
  return [isSide ? run.slice(0, -1) : run];
}
