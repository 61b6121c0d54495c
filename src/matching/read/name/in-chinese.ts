import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Token } from '../../text/tokenize.ts';
import { chineseFor, knownLengthAt, longestHan, longestPhrase, namesThing } from './bilingual-words.ts';

/** How many tokens of a text, from a place on, name a thing that is known in both languages; 0 for none. */
export function thingLengthAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind === 'word') {
    for (let length = longestPhrase; length > 0; length -= 1) {
      const words = tokens.slice(at, at + length);
      const phrase = words.map(({ stem }) => stem).join(' ');
      if (words.length === length && namesThing(phrase, 'english')) return length;
    }
    return 0;
  }
  for (let length = longestHan; length > 1; length -= 1) {
    const run = tokens.slice(at, at + length);
    const isRun = run.length === length && run.every(({ kind }) => kind === 'character');
    if (isRun && namesThing(run.map(({ stem }) => stem).join(''), 'chinese')) return length;
  }
  return 0;
}

/** True for an English word that names a thing known in both languages. */
export function isKnownThing(stem: string): boolean {
  return namesThing(stem, 'english');
}

const fillers = wordSet('words without a Chinese one');
const mostNames = 36;
const composed = rememberAnswers((key) => compose(key.split(' ').filter((stem) => !fillers.has(stem))), {
  most: 2000,
  longest: 200,
});

/**
 * The Chinese names that English words in their order may stand for: 碗容量 and 搅拌碗容量 for "bowl capacity". Empty where one
 * of the words is not known.
 */
export function chineseOf(stems: readonly string[]): readonly string[] {
  return stems.length === 0 ? [] : composed(stems.join(' '));
}

/** By the longest phrases that are known, and word by word: a phrase has words of its own, and those of its words. */
function compose(stems: readonly string[]): readonly string[] {
  const byPhrases = composeBy(stems, longestPhrase);
  return byPhrases.length === 0 ? [] : [...new Set([...byPhrases, ...composeBy(stems, 1)])];
}

function composeBy(stems: readonly string[], longest: number): readonly string[] {
  let names: string[] = [''];
  for (let at = 0; at < stems.length; ) {
    const length = Math.min(longest, knownLengthAt(stems, at));
    const words = chineseFor(stems.slice(at, at + length).join(' '));
    if (words.length === 0) return [];
    names = names.flatMap((name) => words.map((word) => name + word)).slice(0, mostNames);
    at += length;
  }
  return stems.length === 0 ? [] : names;
}
