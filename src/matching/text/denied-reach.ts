import { wordSet } from '../ontology/word-list.ts';
import { isSpacedDash } from './find-exceptions.ts';
import { continuesHan, hanWordStarts } from './han-segments.ts';
import { hanJoining } from './joining-words.ts';
import type { Token } from './tokenize.ts';

/** The mark of Chinese lists, which folding makes a comma. */
type Parts = (token: Token | undefined) => boolean;

const longestRun = 6;
const longestHanList = 12;

const bareHan = new Set(['无', '不', '非', '免', '零', '未', '勿']);
const joinsHan = new Set(hanJoining);
const endsClause = wordSet('ends clause');
/** At these words what is denied, or belongs to something else, ends. */
export const startsNewThought = wordSet('starts a new thought');

/**
 * Up to where the words that deny reach: one after the last token denied. `at` is the first token of the denying words,
 * `next` the one behind them.
 */
export function endOfDenial(
  { tokens, raw }: { tokens: readonly Token[]; raw: string },
  at: number,
  next: number,
  isTitle: boolean,
): number {
  const parts = (token: Token | undefined) => token !== undefined && raw.charAt(token.start) === '、';
  const cue = tokens[at];
  if (cue === undefined) return next;
  if (cue.kind === 'character' || tokens[next - 1]?.kind === 'character') {
    if (tokens[next]?.kind !== 'character') {
      const list = endOfHanList(tokens, next, parts);
      const isList = tokens.slice(next, list).some((token) => joinsHan.has(token.stem) || parts(token));
      return isList ? list : endOfLatin(tokens, next);
    }
    return next === at + 1 && bareHan.has(cue.stem)
      ? endOfHanWords(tokens, at, parts)
      : endOfHanList(tokens, next, parts);
  }
  if (next === at + 1 && isCompound(tokens, at)) return endOfCompound(tokens, next);
  if (next === at + 1 && barePositive.has(cue.stem)) return endOfThing(tokens, next, isTitle && at === 0);
  return endOfList(tokens, endOfClause(tokens, next, cue.stem === 'non' ? 1 : reach), listingCues.has(cue.stem));
}

const reach = 4;
const longestList = 24;
const longestItem = 3;
/** "Free of parabens, dyes and soap" denies each of them; "no lid, handle and base" may not. */
const listingCues = new Set(['free', 'without']);
/** "No lid": in a title nothing tells where the thing ends that is not there. */
const barePositive = new Set(['no', 'zero', 'never']);
/** They tell of what kind the thing is that is not there. */
const ofKind = wordSet('of kind');

/** "No-iron", "NO-AD": the words that hyphens join are one, and it denies nothing behind it. */
function isCompound(tokens: readonly Token[], at: number): boolean {
  const [dash, word] = [tokens[at + 1], tokens[at + 2]];
  return dash?.stem === '-' && dash.glued && word?.glued === true;
}

function endOfCompound(tokens: readonly Token[], dash: number): number {
  let end = dash;
  while (tokens[end]?.stem === '-' && tokens[end]?.glued === true && tokens[end + 1]?.glued === true) end += 2;
  return end;
}

/**
 * "No FM radio" denies all up to the end of its clause; where that is far, or where a title begins with it, only one
 * thing: "No Drill Curtain Rod", "no show socks cotton".
 */
function endOfThing(tokens: readonly Token[], next: number, opensTitle: boolean): number {
  const end = endOfClause(tokens, next, reach);
  // "No harness D-ring" has two words.
  const words = tokens
    .slice(next, end)
    .filter(({ kind }, at) => kind !== 'mark' && tokens[next + at - 1]?.stem !== '-');
  const isWhole = words.length < reach && !opensTitle;
  if (isWhole || listsOn(tokens, end)) return endOfList(tokens, end, false);
  // "No waist belt or lumbar support" denies both.
  const joint = tokens.slice(next, end).findIndex(({ stem }) => stem === 'or');
  if (joint > 0 && !opensTitle) return endOfList(tokens, next + joint, false);
  let one = next;
  while (one < end - 1 && ofKind.has(tokens[one]?.stem ?? '')) one += 1;
  return Math.min(end, one + 1);
}

/** "No lid or handle". */
const listsOn = (tokens: readonly Token[], end: number) => tokens[end]?.stem === 'or';

/** "No alcohol, parabens or dyes": a list with its commas, where "or" or "nor" stands before its last word. */
function endOfList(tokens: readonly Token[], start: number, takesAnd: boolean): number {
  let words = 0;
  let isLast = false;
  for (let at = start; at < tokens.length && at - start < longestList; at += 1) {
    const token = tokens[at];
    const stem = token?.stem ?? '';
    const joins = stem === 'or' || stem === 'nor' || (takesAnd && (stem === 'and' || stem === '&'));
    if (at === start && stem !== ',' && !joins) return start;
    if (isLast && words > 0 && (token?.kind !== 'word' || stem === 'and' || startsNewThought.has(stem))) return at;
    if (stem === ',' || joins) {
      isLast ||= joins;
      words = 0;
    } else if (token?.kind === 'word' && words < longestItem) words += 1;
    else if (stem !== '-') return isLast && words > 0 ? at : start;
  }
  return isLast && words > 0 ? Math.min(tokens.length, start + longestList) : start;
}

function endOfClause(tokens: readonly Token[], start: number, longest: number): number {
  let words = 0;
  let index = start;
  for (; index < tokens.length && words < longest; index += 1) {
    const token = tokens[index];
    if (token === undefined || isSpacedDash(tokens, index)) return index;
    if (endsClause.has(token.stem) || (words > 0 && startsNewThought.has(token.stem))) return index;
    if (token.kind !== 'mark') words += 1;
  }
  return index;
}

/** 无香精、色素: the dictionary's word that the denying character begins or that follows it, and what is listed with it. */
function endOfHanWords(tokens: readonly Token[], at: number, parts: Parts): number {
  const listed = endOfItem(tokens, at + 1, parts);
  if (parts(tokens[listed])) return endOfItems(tokens, listed, parts);
  let end = endOfWord(tokens, at, 1);
  while (
    (parts(tokens[end]) || joinsHan.has(tokens[end]?.stem ?? '')) &&
    tokens[end + 1]?.kind === 'character' &&
    end - at < longestHanList
  )
    end = endOfWord(tokens, end + 1, 0);
  const run = endOfHanList(tokens, at + 1, parts);
  // 无香精酒精添加: all up to the word that says it is not added.
  const isAdded = tokens[run - 1]?.stem === '加' && tokens[run - 2]?.stem === '添';
  return isAdded ? run : end;
}

const longestHanItem = 7;
const longestHanItems = 40;

/** 无腰垫、加热功能和气囊开口: where the mark of a list follows the first thing, each of the list is denied to its last character. */
function endOfItems(tokens: readonly Token[], mark: number, parts: Parts): number {
  let end = mark;
  while (end - mark < longestHanItems) {
    const isLast = !parts(tokens[end]);
    if (isLast && !joinsHan.has(tokens[end]?.stem ?? '')) return end;
    const next = endOfItem(tokens, end + 1, parts);
    if (next === end + 1) return end;
    end = next;
  }
  return end;
}

/** Where a thing of a Chinese list ends: at the mark or the word that joins the next one to it, or with its clause. */
function endOfItem(tokens: readonly Token[], start: number, parts: Parts): number {
  let end = start;
  while (end - start < longestHanItem && tokens[end]?.kind === 'character' && !parts(tokens[end])) {
    const stem = tokens[end]?.stem ?? '';
    if (end > start && (joinsHan.has(stem) || startsNewThought.has(stem) || tokens[end]?.glued === false)) break;
    end += 1;
  }
  return end;
}

/** One after the first word of more than `least` characters that stands at a place, or after its second word. */
function endOfWord(tokens: readonly Token[], at: number, least: number): number {
  const starts = hanWordStarts(tokens);
  let to = at + 1;
  while (to < at + longestRun && continuesHan(tokens, to) && (to - at <= least || starts[to] === 0)) to += 1;
  return to;
}

/** 不含BPA材质: the foreign words, up to the next Chinese one. */
function endOfLatin(tokens: readonly Token[], start: number): number {
  let end = start;
  while (end < start + reach && end < tokens.length && tokens[end]?.kind !== 'character') {
    if (endsClause.has(tokens[end]?.stem ?? '')) break;
    end += 1;
  }
  return end;
}

/** 不含电池、充电器: up to the end of the clause. */
function endOfHanList(tokens: readonly Token[], start: number, parts: Parts): number {
  let end = start;
  while (end < tokens.length && end - start < longestHanList) {
    const token = tokens[end];
    if (token !== undefined && endsClause.has(token.stem) && !parts(token)) break;
    // Words that a space parts are other claims: "不含酒精 保湿".
    if (end > start && token?.glued === false && !parts(tokens[end - 1])) break;
    // 不带起泡器但带温度显示
    if (end > start && token?.kind === 'character' && startsNewThought.has(token.stem)) break;
    end += 1;
  }
  return end;
}
