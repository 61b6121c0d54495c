import { readText, runTogether } from '../../text/read-text.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';
import type { Token } from '../../text/tokenize.ts';
import { chineseOf } from '../name/in-chinese.ts';
import { englishOfMixed } from '../name/in-english.ts';
import { fillers } from './feature-name.ts';

/** The words of a feature's name that belong to it. */
export const wordsOfName = (name: string): readonly string[] =>
  readText(name).tokens.flatMap(({ kind, stem }) => (kind === 'word' && !fillers.has(stem) ? [stem] : []));

const isPlaced = ({ kind, glued }: Token) => kind === 'word' || (kind === 'number' && glued);

/** The words that a listing has in this order, others between them: with the figure of "M.2 slot", and in English for M.2插槽. */
export function stemsInOrder(tokens: readonly (Token | undefined)[], unspaced: string): readonly string[] {
  const [inEnglish] = englishOfMixed(unspaced);
  if (inEnglish !== undefined) return stemsOfName(inEnglish);
  return tokens.flatMap((token) => (token !== undefined && isPlaced(token) ? [token.stem] : []));
}

const isFigure = (word: string) => word.charCodeAt(0) < 0x3a;

/** The Chinese names that the words may stand for, run together. One character of Chinese is a part of many words. */
export const chineseNames = (words: readonly string[]): readonly string[] =>
  runTogether([...chineseOf(words.filter((word) => !isFigure(word)))]).filter((name) => name.length > 1);

const latin = /^[a-z0-9-]{2,5}$/u;

/** A name of which the first word stays as it is in Chinese: "usb线" for "USB cable". */
export const mixedNames = ([first = '', ...rest]: readonly string[]): readonly string[] =>
  latin.test(first) ? runTogether(chineseOf(rest).map((name) => `${first}${name}`)) : [];
