import { hanJoining, joining } from './joining-words.ts';
import type { Token } from './tokenize.ts';

const joins = new Set(joining);
const mostWords = 3;
const hanJoins = new Set([',', ...hanJoining]);
const longestItem = 6;

const isLatin = ({ kind, cased, text }: Token) => kind === 'word' && cased !== text;

/** One after the models that go on a list behind a place: "and Nikon Z5" behind "fits Fuji X100", 、Haier BCD-215; the place itself where none do. */
export function endOfListedModels(tokens: readonly Token[], start: number): number {
  let end = start;
  // The number of "S23" belongs to the letter before it.
  if (tokens[end]?.kind === 'number' && tokens[end]?.glued === true) end += 1;
  while (isJoin(tokens, end)) {
    const item = endOfModel(tokens, end + 1);
    if (item === end + 1) break;
    end = item;
  }
  return end;
}

/** 、, which folding makes a comma and no space follows, joins as well: "for Pixel 7, black" goes on with the goods. */
const isJoin = (tokens: readonly Token[], at: number) =>
  joins.has(tokens[at]?.stem ?? '') || (tokens[at]?.stem === ',' && tokens[at + 1]?.glued === true);

/** "A05", "30d": letters and a number that touch, which are a code in whatever case. */
function isCodeAt(tokens: readonly Token[], at: number): boolean {
  const [one, other] = [tokens[at], tokens[at + 1]];
  const kinds = [one?.kind, other?.kind];
  return other?.glued === true && kinds.includes('word') && kinds.includes('number');
}

/** One after a name in capital letters with a number, "Nikon Z5"; `start` where none stands there. */
function endOfModel(tokens: readonly Token[], start: number, isBeforeHan = false): number {
  const first = tokens[start];
  // In a Chinese list a word in Latin letters is a name, whatever its case.
  const isOfHan = isBeforeHan || (first?.kind === 'word' && first.glued && hanJoins.has(tokens[start - 1]?.stem ?? ''));
  if (first?.kind !== 'word' || !(isLatin(first) || isOfHan || isCodeAt(tokens, start + 1))) return start;
  let end = start + 1;
  let isModel = false;
  while (end - start < longestItem) {
    const token = tokens[end];
    if (
      token === undefined ||
      (token.kind !== 'word' && token.kind !== 'number' && !(token.stem === '-' && token.glued))
    )
      break;
    const isNamed = isLatin(token) || isOfHan || token.glued || isCodeAt(tokens, end);
    if (isJoin(tokens, end) || (token.kind === 'word' && !isNamed)) break;
    isModel ||= token.kind === 'number' && end - start <= mostWords;
    end += 1;
  }
  // "And Coffee 100 Count" goes on.
  const isWhole = tokens[end]?.kind !== 'word' && tokens[end]?.kind !== 'number';
  return isModel && isWhole ? end : start;
}

/** The first token of the models that stand before a word which says that the goods are for them: "Canon G3010和HP 803" of Canon G3010和HP 803专用. */
export function startOfListedModels(tokens: readonly Token[], at: number): number {
  for (let from = Math.max(0, at - 4 * longestItem); from < at; from += 1) {
    const token = tokens[from];
    const isHan = tokens[at]?.kind === 'character';
    if (token?.kind !== 'word' || !(isHan || isLatin(token)) || tokens[from - 1]?.glued === true) continue;
    const first = endOfModel(tokens, from, isHan);
    if (first > from && endOfListedModels(tokens, first) === at) return from;
  }
  return at;
}
