import { wordsByMeaning } from '../../ontology/word-list.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';

/** English phrases, as stems joined by spaces, with the Chinese words for them. */
function wordsIn(list: string): Map<string, readonly string[]> {
  return new Map(
    Object.entries(wordsByMeaning(list)).map(([english, words]) => {
      const stems = readText(english).tokens.flatMap(({ kind, stem }) => (kind === 'mark' ? [] : [stem]));
      return [stems.join(' '), words];
    }),
  );
}

const things = wordsIn('things in chinese');
/** Things, and what is said or measured of them. */
const chinese = new Map([...things, ...wordsIn('qualities in chinese')]);

const hanThings = new Set([...things.values()].flat().filter((word) => word.length > 1));
const longestHan = Math.max(...[...hanThings].map(({ length }) => length));

/** How many tokens of a text, from a place on, name a thing that is known in both languages; 0 for none. */
export function thingLengthAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind === 'word') {
    for (let length = longestPhrase; length > 0; length -= 1) {
      const words = tokens.slice(at, at + length);
      if (words.length === length && things.has(words.map(({ stem }) => stem).join(' '))) return length;
    }
    return 0;
  }
  for (let length = longestHan; length > 1; length -= 1) {
    const run = tokens.slice(at, at + length);
    if (run.every(({ kind }) => kind === 'character') && hanThings.has(run.map(({ stem }) => stem).join('')))
      return length;
  }
  return 0;
}

/** True for an English word that names a thing known in both languages. */
export function isKnownThing(stem: string): boolean {
  return things.has(stem);
}

const fillers = new Set([
  'the',
  'a',
  'an',
  'of',
  'for',
  'with',
  'built',
  'in',
  'included',
  'include',
  'number',
  'type',
]);
const longestPhrase = 3;
const mostNames = 36;
const remembered = new Map<string, readonly string[]>();
const maxRemembered = 2000;

/**
 * The Chinese names that English words in their order may stand for: 碗容量 and 搅拌碗容量 for "bowl capacity". Empty where one
 * of the words is not known.
 */
export function chineseOf(stems: readonly string[]): readonly string[] {
  const key = stems.join(' ');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const names = compose(stems.filter((stem) => !fillers.has(stem)));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, names);
  return names;
}

function compose(stems: readonly string[]): readonly string[] {
  let names: string[] = [''];
  for (let at = 0; at < stems.length; ) {
    let length = Math.min(longestPhrase, stems.length - at);
    while (length > 0 && !chinese.has(stems.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) return [];
    const words = chinese.get(stems.slice(at, at + length).join(' ')) ?? [];
    names = names.flatMap((name) => words.map((word) => name + word)).slice(0, mostNames);
    at += length;
  }
  return stems.length === 0 ? [] : names;
}
