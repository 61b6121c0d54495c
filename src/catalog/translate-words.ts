import { attributeNames } from '../matching/ontology/attribute-names.ts';
import { colourNames } from '../matching/ontology/colours.ts';
import { materialNames } from '../matching/ontology/materials.ts';
import { valueFamilies } from '../matching/ontology/value-families.ts';
import { foldText } from '../matching/text/fold-text.ts';
import { goodsNames } from './goods-names.ts';
import { singular } from './search-terms.ts';

/** Most other names added for one word: the commonest come first in every table. */
const otherScriptNames = 2;
const sameScriptNames = 2;

const hanCharacter = /\p{Script=Han}/u;
const wordPattern = /\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\d+/gu;

/** Words in singular, runs of Han characters whole. */
function wordsOf(folded: string): string[] {
  return (folded.match(wordPattern) ?? []).map((word) => (hanCharacter.test(word) ? word : singular(word)));
}

interface Concept {
  latin: string[];
  han: string[];
  /** Goods also go by other names of the same language; colours and materials of another name are other things. */
  hasSynonyms: boolean;
}

const concepts = new Map<string, Concept[]>();
let longestLatin = 1;
let longestHan = 1;

for (const { names } of attributeNames) addConcept(names, false);
for (const { names } of colourNames) addConcept(names, false);
for (const { names } of materialNames) addConcept(names, false);
for (const { values } of valueFamilies) for (const { names } of values) addConcept(names, false);
for (const names of goodsNames) addConcept(names, true);

function addConcept(names: readonly string[], hasSynonyms: boolean): void {
  const concept: Concept = { latin: [], han: [], hasSynonyms };
  for (const name of names) (hanCharacter.test(name) ? concept.han : concept.latin).push(name);
  for (const name of names) {
    const key = wordsOf(foldText(name).folded).join(' ');
    if (key.length < 2 && !hanCharacter.test(key)) continue;
    const list = concepts.get(key) ?? [];
    list.push(concept);
    concepts.set(key, list);
    if (hanCharacter.test(key)) longestHan = Math.max(longestHan, key.length);
    else longestLatin = Math.max(longestLatin, key.split(' ').length);
  }
}

/**
 * Other names of what a text speaks of: Chinese for English words and English for Chinese ones, and for goods their
 * synonyms. The longest known phrase wins ("vacuum flask" is no vacuum), so a text gains a few names, not a dictionary.
 */
export function otherNames(text: string): string[] {
  const words = wordsOf(foldText(text).folded);
  const found = new Set<string>();
  let position = 0;
  while (position < words.length) {
    position += namesAt(words, position, found);
  }
  return [...found];
}

/** Adds the other names of the longest phrase at `position`; returns how many words it takes (at least 1). */
function namesAt(words: string[], position: number, found: Set<string>): number {
  const word = words[position] ?? '';
  if (hanCharacter.test(word)) {
    namesInRun(word, found);
    return 1;
  }
  for (let length = Math.min(longestLatin, words.length - position); length > 0; length--) {
    const list = concepts.get(words.slice(position, position + length).join(' '));
    if (list === undefined) continue;
    for (const concept of list) addNames(concept.han, concept.hasSynonyms ? concept.latin : [], found);
    return length;
  }
  return 1;
}

/** Longest known names in a run of Han characters, from the left. */
function namesInRun(run: string, found: Set<string>): void {
  let position = 0;
  while (position < run.length) {
    let step = 1;
    for (let length = Math.min(longestHan, run.length - position); length > 1; length--) {
      const list = concepts.get(run.slice(position, position + length));
      if (list === undefined) continue;
      for (const concept of list) addNames(concept.latin, concept.hasSynonyms ? concept.han : [], found);
      step = length;
      break;
    }
    position += step;
  }
}

function addNames(otherScript: string[], sameScript: string[], found: Set<string>): void {
  for (const name of otherScript.slice(0, otherScriptNames)) found.add(name);
  for (const name of sameScript.slice(0, sameScriptNames)) found.add(name);
}

/** Most words, or Han characters, of one known name. */
export function longestName(script: 'latin' | 'han'): number {
  return script === 'han' ? longestHan : longestLatin;
}

/** The names that a known name has in a script, those of goods before those of attributes and values. */
export function namesOf(name: string, script: 'latin' | 'han'): string[] {
  const found = concepts.get(wordsOf(foldText(name).folded).join(' ')) ?? [];
  return found.toSorted((a, b) => Number(b.hasSynonyms) - Number(a.hasSynonyms)).flatMap((concept) => concept[script]);
}
