import type { Token } from './tokenize.ts';

const joins = new Set(['and', 'or', '&', ',', '/', '、', '和', '或', '与', '及']);
const longestItem = 6;

const isLatin = ({ kind, cased, text }: Token) => kind === 'word' && cased !== text;

/** One after the models that go on a list behind a place: "and Nikon Z5" behind "fits Fuji X100", 、Haier BCD-215; the place itself where none do. */
export function endOfListedModels(tokens: readonly Token[], start: number): number {
  let end = start;
  // The number of "S23" belongs to the letter before it.
  if (tokens[end]?.kind === 'number' && tokens[end]?.glued === true) end += 1;
  while (joins.has(tokens[end]?.stem ?? '')) {
    const item = endOfModel(tokens, end + 1);
    if (item === end + 1) break;
    end = item;
  }
  return end;
}

/** One after a name in capital letters with a number, "Nikon Z5"; `start` where none stands there. */
function endOfModel(tokens: readonly Token[], start: number): number {
  const first = tokens[start];
  if (first === undefined || !isLatin(first)) return start;
  let end = start + 1;
  let isModel = false;
  while (end - start < longestItem) {
    const token = tokens[end];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'number' && token.stem !== '-')) break;
    if (joins.has(token.stem) || (token.kind === 'word' && !isLatin(token) && !token.glued)) break;
    isModel ||= token.kind === 'number';
    end += 1;
  }
  return isModel ? end : start;
}

/** The first token of the models that stand before a word which says that the goods are for them: "Canon G3010和HP 803" of Canon G3010和HP 803专用. */
export function startOfListedModels(tokens: readonly Token[], at: number): number {
  for (let from = Math.max(0, at - 4 * longestItem); from < at; from += 1) {
    const token = tokens[from];
    if (token === undefined || !isLatin(token) || tokens[from - 1]?.glued === true) continue;
    const first = endOfModel(tokens, from);
    if (first > from && endOfListedModels(tokens, first) === at) return from;
  }
  return at;
}
