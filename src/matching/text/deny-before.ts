import { substances } from '../ontology/substances.ts';
import { wordSet } from '../ontology/word-list.ts';
import { phrasesOf } from './phrase-index.ts';
import type { Token } from './tokenize.ts';

const endsClause = wordSet('read text: ends clause');

/** "Lamp with cable, bulb not included": what comes along stands before the thing that does not. */
const startsThing = new Set(['with', 'but', 'plus', 'include', 'including']);

const mostBefore = 6;
/** Chinese words are of two characters as a rule. */
const weightOf = ({ kind }: Token): number => (kind === 'character' ? 0.5 : 1);

/** Verbs that say one thing of all that are listed before them. */
const saidOfSeveral = new Set(['are', 'have', 'were']);

/**
 * Gives the tokens before a place to the words there, up to `next`, that deny them: one thing before "free", up to six words before others
 * ("tool not included"), where nothing ends their clause.
 */
export function denyBefore(
  { tokens, raw }: { tokens: readonly Token[]; raw: string },
  { at, next }: { at: number; next: number },
  wide: boolean,
  deniedBy: Int32Array,
): void {
  let words = 0;
  const last = wide ? lastDenied(tokens, at, next) : at - 1;
  const isOfSeveral = wide && saidOfSeveral.has(tokens[at]?.stem ?? '');
  let isList = false;
  for (let index = last; index >= 0 && words < (wide ? mostBefore : 1); index -= 1) {
    const token = tokens[index];
    if (token === undefined || (wide && startsThing.has(token.stem))) return;
    // 刷头、充电座需另购: each of the list, unless its clause begins by saying what comes along.
    const isListed = wide && raw.charAt(token.start) === '、' && !bringsAlong(tokens, index);
    const joins = isOfSeveral && (token.stem === 'and' || token.stem === 'or');
    isList ||= joins;
    // "Lid, side rails and drip tray are all absent": each of the list.
    const isBeforeAnd = isList && token.stem === ',';
    if (joins || isBeforeAnd) words = 0;
    if (endsClause.has(token.stem) && !isListed && !isBeforeAnd && !isOfShortWord(tokens, index)) return;
    if (token.kind !== 'mark') words += wide ? weightOf(token) : 1;
    deniedBy[index] = at;
    if (wide || token.kind === 'mark') continue;
    // "Perfume/dye free" is free of both.
    const joint = tokens[index - 1];
    const isPair = joint?.stem === '/' && token.glued && joint.glued;
    const from = isPair ? index - 1 : startOfListed(tokens, index);
    if (from === index) continue;
    deniedBy.fill(at, from, index);
    if (isPair) words = 0;
    index = from;
  }
}

const shortened = wordSet('shortened before a code');

/** The point of "Lid ref. 310 ordered separately" ends a word and no clause. */
const isOfShortWord = (tokens: readonly Token[], at: number) =>
  tokens[at]?.stem === '.' && tokens[at]?.glued === true && shortened.has(tokens[at - 1]?.stem ?? '');

const longestBracket = 10;
const keepsBracket = new Set([')', '.', ';', '!', '?']);

/**
 * The last token before a place that words there may deny. A bracket that opens right before them keeps nothing away, "3 batteries (not
 * included)", and neither does one that they end: "gas cartridge (230 g, not included)".
 */
function lastDenied(tokens: readonly Token[], at: number, next: number): number {
  if (tokens[at - 1]?.stem === '(') return at - 2;
  const end = tokens[next]?.stem === '.' ? next + 1 : next;
  if (tokens[at - 1]?.stem !== ',' || tokens[end]?.stem !== ')') return at - 1;
  for (let open = at - 2; open >= Math.max(0, at - longestBracket); open -= 1) {
    const stem = tokens[open]?.stem ?? '';
    if (stem === '(') return open - 1;
    if (keepsBracket.has(stem)) break;
  }
  return at - 1;
}

const bringing = new Set(['含', '附', '送', '赠', '配', '带']);
const longestClause = 12;

/** True where words before a place of its clause tell what comes along: 附收纳袋、刷头另购. */
function bringsAlong(tokens: readonly Token[], at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - longestClause); from -= 1) {
    const stem = tokens[from]?.stem ?? '';
    if (bringing.has(stem)) return true;
    if (endsClause.has(stem)) return false;
  }
  return false;
}

const substanceNames = phrasesOf(substances.flat());
const joinsListed = new Set([',', '&', '+', 'and', 'or']);

/** "Gluten, dairy & soy free" is free of each: where what goods contain or lack is listed before a place, the list starts there. */
function startOfListed(tokens: readonly Token[], end: number): number {
  let start = end;
  for (;;) {
    let last = start - 1;
    while (joinsListed.has(tokens[last]?.stem ?? '')) last -= 1;
    if (last === start - 1) return start;
    const length = [2, 1].find((one) => substanceNames.at(tokens, last + 1 - one)?.next === last + 1);
    if (length === undefined) return start;
    start = last + 1 - length;
  }
}
