import { narrowLetters } from '../../text/narrow-letters.ts';
import { isUnitPoint } from '../../text/unit-point.ts';
import { splitAtLabels } from './labelled-lines.ts';

const wideSpace = '\u3000';
const longestWord = 24;
const shortestWord = 3;

const isLower = (character: string) => character >= 'a' && character <= 'z';
const isUpper = (character: string) => character >= 'A' && character <= 'Z';

/**
 * True where a sentence ends in a word in small letters onto which the next one is written, as where mark-up was taken out:
 * "central lace-upsLeather upper". Names such as "iPhone" and "MacBook" go on.
 */
function isGluedAt(text: string, at: number): boolean {
  if (!isLower(text.charAt(at)) || !isUpper(text.charAt(at + 1))) return false;
  const after = text.charAt(at + 3);
  if (!isLower(text.charAt(at + 2)) || !(isLower(after) || after === ' ')) return false;
  let start = at;
  while (at - start < longestWord && isLower(text.charAt(start - 1))) start -= 1;
  return at - start + 1 >= shortestWord && !/[\p{L}\d]/u.test(text.charAt(start - 1));
}

const answer = /[?？]\s*(?:no|none|yes|否|不是|没有|无|是|有)(?![\p{L}\d])/iuy;

/** "Foldable? No": a question and its answer are one sentence. */
function isAnsweredAt(text: string, at: number): boolean {
  answer.lastIndex = at;
  return answer.test(text);
}

const shortened =
  /(?<![\p{L}])(?:max|min|approx|incl|excl|temp|freq|wt|cap|dia|diam|qty|vol|opt|std|avg|adj|ext|op)$/iu;
const beforeCode = /(?<![\p{L}])(?:ref|nr)$/iu;
const longestShort = 7;

/**
 * "Max. phone weight", "incl. bag": the point of a word cut short, where the sentence goes on in small letters or with a number; a
 * code may have capitals, "ref. GX-310".
 */
function isShortPoint(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - longestShort), at);
  const isOn = /^\s{0,3}[\p{Ll}\d]/u.test(text.slice(at + 1, at + 5));
  return beforeCode.test(before) || (isOn && shortened.test(before));
}

/** Sentences and lines. A point between digits or before a lower-case letter ends nothing. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  const plain = narrowLetters(text);
  const lower = plain.toLowerCase();
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isGluedAt(plain, at)) {
      sentences.push(text.slice(start, at + 1));
      start = at + 1;
      continue;
    }
    const next = text.charAt(at + 1);
    const isSpaced = next === '' || next === ' ' || next === '\n' || next === wideSpace;
    const stop =
      '.!?．'.includes(character) &&
      isSpaced &&
      !isUnitPoint(lower, at) &&
      !('.．'.includes(character) && isShortPoint(plain, at));
    if ((character === '?' || character === '？') && isAnsweredAt(plain, at)) continue;
    if (!stop && !'\n\r;。！？；•'.includes(character)) continue;
    sentences.push(text.slice(start, at));
    start = at + 1;
  }
  sentences.push(text.slice(start));
  return sentences
    .flatMap(splitAtLabels)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
