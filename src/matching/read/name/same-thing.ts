import { beginsInChinese } from '../../text/is-chinese.ts';
import { chineseFor, knownLengthAt, longestHan, translationsOf } from './bilingual-words.ts';

/** English words are one thing where Chinese calls both by the same word first: a tray and a pan, a cord and a cable. */
const englishOfFirst = (first: string) =>
  translationsOf(first).flatMap(({ english, chinese }) => (chinese[0] === first ? [english] : []));
const chineseLike = (word: string) => translationsOf(word).flatMap(({ chinese }) => chinese);
const mostNames = 24;

/** True where two words, both English or both Chinese, name one thing. */
export function areOneThing(one: string, other: string): boolean {
  if (one === other) return true;
  if (beginsInChinese(one)) return chineseLike(one).includes(other);
  const [first, second] = [chineseFor(one)[0], chineseFor(other)[0]];
  return first !== undefined && first === second;
}

/** The other names that the words of a name make in its own language: "tray material" of "pan material", 丝径 of 钢丝直径. */
export function otherNames(stems: readonly string[]): readonly string[] {
  const [run = '', ...more] = stems;
  const parts = more.length === 0 && beginsInChinese(run) ? inHan(run) : inEnglish(stems);
  if (parts === null) return [];
  let names: string[][] = [[]];
  for (const words of parts) names = names.flatMap((name) => words.map((word) => [...name, word])).slice(0, mostNames);
  const own = stems.join(' ');
  const joined = names.map((name) => name.join(beginsInChinese(run) ? '' : ' '));
  return [...new Set(joined)].filter((name) => name !== own);
}

/** The words that may stand for each word; those that nothing is known of stay. Null where nothing is known of any. */
function inEnglish(stems: readonly string[]): string[][] | null {
  const parts: string[][] = [];
  let isKnown = false;
  for (let at = 0; at < stems.length; ) {
    const length = Math.max(1, knownLengthAt(stems, at));
    const phrase = stems.slice(at, at + length).join(' ');
    const [first] = chineseFor(phrase);
    const same = first === undefined ? [] : englishOfFirst(first);
    isKnown ||= same.length > 1;
    parts.push(same.length > 0 ? same : [phrase]);
    at += length;
  }
  return isKnown ? parts : null;
}

/** As for English; a Chinese name has to be known from its first character to its last. */
function inHan(run: string): string[][] | null {
  const parts: string[][] = [];
  for (let at = 0; at < run.length; ) {
    let length = Math.min(longestHan, run.length - at);
    while (length > 0 && translationsOf(run.slice(at, at + length)).length === 0) length -= 1;
    if (length === 0) return null;
    const word = run.slice(at, at + length);
    parts.push([word, ...chineseLike(word).filter((one) => one !== word)]);
    at += length;
  }
  return parts;
}
