import { wordMeanings, wordSet } from '../ontology/word-list.ts';
import { PhraseIndex } from './phrase-index.ts';
import type { Token } from './tokenize.ts';

/** A part of a text that names what the goods are not for. */
export interface Exception {
  /** The run of tokens: the first and one after the last. */
  from: number;
  to: number;
  /** The first token of the words that except it. */
  cue: number;
  /** True for "all but …": what it does not name is served. False for "not for …", which is silent of the rest. */
  leavesRest: boolean;
}

const cues = excepting('excepts');
/** Words that stand behind what they except. */
const behind = excepting('excepts what stands before');

/** Words that except, with whether what is not named is served. */
function excepting(list: string): PhraseIndex<boolean> {
  const index = new PhraseIndex<boolean>();
  for (const [words, rest] of Object.entries(wordMeanings(list))) index.add(words, rest === 'served');
  return index;
}

const ends = wordSet('find exceptions: ends');
const startsOther = wordSet('starts other');
const longest = 14;
/** What may follow the last comma of a list at the end of a text: "except sensitive, dry". */
const longestLast = 2;
/** "Besides oily skin, dry skin as well" excepts nothing. */
const besides = new Set(['还', '也', '更']);
const noExceptions: readonly Exception[] = [];

/** Where a text says what its goods are not for: "except sensitive", "not suitable for dry skin", "除敏感肌外". */
export function findExceptions(tokens: readonly Token[]): readonly Exception[] {
  let found: Exception[] | null = null;
  for (let at = 0; at < tokens.length; at += 1) {
    const exception = exceptionAt(tokens, at);
    if (exception === null) continue;
    found ??= [];
    found.push(exception);
  }
  return found ?? noExceptions;
}

function exceptionAt(tokens: readonly Token[], at: number): Exception | null {
  if (tokens[at]?.stem === '除') return hanExceptionAt(tokens, at);
  const last = behind.at(tokens, at);
  const isBehind = last !== null && isEnd(tokens[last.next]);
  const cue = isBehind ? null : cues.at(tokens, at);
  if (cue !== null) {
    const to = endOfList(tokens, cue.next, cue.value);
    if (to > cue.next) return { cue: at, from: cue.next, to, leavesRest: cue.value };
  }
  if (last === null || !isBehind) return null;
  let from = at;
  while (from > 0 && at - from < longest && !isEnd(tokens[from - 1])) from -= 1;
  return from < at ? { cue: at, from, to: at, leavesRest: last.value } : null;
}

function isEnd(token: Token | undefined): boolean {
  return (
    token === undefined || token.stem === ',' || token.stem === '，' || token.stem === '。' || ends.has(token.stem)
  );
}

/** "Not for men - 50 ml": a dash with spaces around it begins another thought. */
export function isSpacedDash(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.stem === '-' && !token.glued && tokens[at + 1]?.glued === false;
}

/** The end of what is excepted: of a list with its commas, where it ends in "and" or with the text. */
function endOfList(tokens: readonly Token[], from: number, mayEndText: boolean): number {
  let comma = -1;
  for (let at = from; at < tokens.length && at - from < longest; at += 1) {
    const stem = tokens[at]?.stem ?? '';
    if (ends.has(stem) || startsOther.has(stem) || isSpacedDash(tokens, at)) return comma === -1 ? at : comma;
    if (comma !== -1 && (stem === 'and' || stem === 'or' || stem === '&')) comma = -1;
    if (stem === ',' && comma === -1) comma = at;
  }
  const end = Math.min(tokens.length, from + longest);
  return comma === -1 || (mayEndText && tokens.length - comma - 1 <= longestLast) ? end : comma;
}

/** 去除, 清除: cleared away. */
const clearing = wordSet('find exceptions: clearing');
/** 除臭, 除湿: what is cleared away. */
const cleared = wordSet('find exceptions: cleared');
/** 户外, 室外: out of doors. */
const outside = wordSet('find exceptions: outside');

/** 除…外, 除了…以外, 除…之外; what is only cleared away (除臭, 除湿) has no 外 behind it. */
function hanExceptionAt(tokens: readonly Token[], at: number): Exception | null {
  if (clearing.has(tokens[at - 1]?.stem ?? '') || cleared.has(tokens[at + 1]?.stem ?? '')) return null;
  const from = tokens[at + 1]?.stem === '了' ? at + 2 : at + 1;
  for (let to = from; to < tokens.length && to - from < longest; to += 1) {
    const token = tokens[to];
    if (isEnd(token)) return null;
    const last = tokens[to - 1]?.stem;
    if (token?.stem !== '外' || to === from || outside.has(last ?? '')) continue;
    const next = tokens[to + 1]?.stem === ',' ? tokens[to + 2] : tokens[to + 1];
    if (besides.has(next?.stem ?? '')) return null;
    return { cue: at, from, to: last === '以' || last === '之' ? to - 1 : to, leavesRest: true };
  }
  return null;
}
