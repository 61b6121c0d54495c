import { wordList } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';

const stating = phrasesOf(wordList('stating verbs'));
const opening = new Set(wordList('opening words'));
/** Words that a name does not begin with: "it is light", "there are four". */
const noNames = new Set(wordList('words of no name'));
const longestName = 4;
const longestHanName = 6;
const longestValue = 8;
const longestHanValue = 14;

/**
 * What a short sentence says of a thing or a property, as a name and a value: "The thread is M8", "The shell is woven from
 * cotton", 炉头为铜. Null for any other sentence.
 */
export function readSentenceLabel(sentence: string): { name: string; value: string } | null {
  const { tokens, raw } = readText(sentence);
  let from = 0;
  while (opening.has(tokens[from]?.stem ?? '')) from += 1;
  const first = tokens[from];
  if (first === undefined || first.kind === 'number' || noNames.has(first.stem)) return null;
  const isHan = first.kind === 'character';
  const verb = findVerb(tokens, from + 1, from + (isHan ? longestHanName : longestName) + 1);
  if (verb === null) return null;
  const value = tokens.slice(verb.next);
  const isShort = value.length > 0 && value.length <= (isHan ? longestHanValue : longestValue);
  if (!isShort || value.some(({ stem }) => stem === ',' || stem === '，' || stem === ':')) return null;
  return { name: raw.slice(first.start, tokens[verb.at - 1]?.end), value: raw.slice(value[0]?.start) };
}

/** The first verb between two places, with nothing but words before it. */
function findVerb(tokens: readonly Token[], from: number, to: number): { at: number; next: number } | null {
  for (let at = from; at <= Math.min(to, tokens.length - 1); at += 1) {
    const found = stating.at(tokens, at);
    if (found !== null) return { at, next: found.next };
    if (tokens[at]?.kind === 'mark') return null;
  }
  return null;
}
