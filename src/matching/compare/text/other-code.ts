import { inListOfModels } from '../../read/identifier/listed-model.ts';
import { isStandardBody } from '../../read/identifier/standard-code.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import { isOfBecoming } from '../../read/quantity/point-quantity.ts';
import { isPerTime } from '../../read/quantity/read-rate.ts';
import { unitAfter } from '../../read/quantity/unit-after.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isGift } from '../../scope/is-gift.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';
import { isPerPack } from '../quantity/other-number.ts';

const shortestHead = 4;
const shortestLabel = 2;
const longestLabel = 5;

/**
 * Where a text gives the wanted kind of code and another value of it: "SPF 30" for "Broad Spectrum SPF 50", "Vitamin D3"
 * for "Vitamin C", "Class B" for "Class A". Null when it gives none, or the wanted one as well.
 */
function otherCode(text: TextFacts, wanted: TextFacts): Span | null {
  return otherNumber(text.tokens, wanted.tokens) ?? otherLetter(text.tokens, wanted.tokens);
}

interface LabelledCode extends Span {
  label: string;
  number: string;
}

/** The numbers beside a label of capitals: "SPF 50", "50 SPF", "UPF50+". */
function labelledNumbers(tokens: readonly Token[], label: string | null): LabelledCode[] {
  const found: LabelledCode[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || (label === null ? !isLabel(token) : token.stem !== label)) continue;
    const after = tokens[at + 1]?.stem === '#' || tokens[at + 1]?.stem === '-' ? at + 2 : at + 1;
    const side = tokens[after]?.kind === 'number' ? after : tokens[at - 1]?.kind === 'number' ? at - 1 : -1;
    const number = tokens[side];
    if (number !== undefined && !runsOn(tokens, side, at) && !isRangeAt(tokens, side) && !isOfBecoming(tokens, side))
      found.push({ label: token.stem, number: number.stem, from: Math.min(at, side), to: Math.max(at, side) + 1 });
  }
  return found;
}

const toEnd = new Set(['-', '~', 'to']);

/** "US 7-12", "SPF 15 to 30": the number begins a range. */
function isRangeAt(tokens: readonly Token[], at: number): boolean {
  const [mark, end] = [tokens[at + 1], tokens[at + 2]];
  if (mark === undefined || end?.kind !== 'number' || !toEnd.has(mark.stem)) return false;
  return (mark.stem === 'to' || (mark.glued && end.glued)) && unitAfter(tokens, at + 3) === null;
}

/** "6X" and "A50" are no number of a label that stands on their other side. */
function runsOn(tokens: readonly Token[], at: number, label: number): boolean {
  const after = label === at + 1 ? undefined : tokens[at + 1];
  const before = label === at - 1 ? undefined : tokens[at - 1];
  const joinsAfter = after?.glued === true && after.kind !== 'mark';
  return joinsAfter || (before?.kind === 'word' && (tokens[at]?.glued ?? false));
}

function isLabel({ text, cased }: Token): boolean {
  return text.length >= shortestLabel && text.length <= longestLabel && cased === text.toUpperCase();
}

function otherNumber(tokens: readonly Token[], wanted: readonly Token[]): Span | null {
  if (!wanted.some(({ kind }) => kind === 'number')) return null;
  const [only, ...more] = labelledNumbers(wanted, null);
  // Goods keep many standards: "EN 1154" is no other "EN 3".
  if (
    only === undefined ||
    isStandardBody(only.label) ||
    more.length > 0 ||
    wanted.filter(({ kind }) => kind === 'number').length > 1
  )
    return null;
  const found = labelledNumbers(tokens, only.label);
  // "7, 8, 9 US": the label serves all numbers before it.
  const isOpen = found.some(({ number, from }) => number === only.number || isListedBehind(tokens, from));
  return isOpen ? null : (found[0] ?? null);
}

function isListedBehind(tokens: readonly Token[], from: number): boolean {
  const mark = tokens[from - 1]?.stem;
  return (mark === ',' || mark === '/') && tokens[from - 2]?.kind === 'number';
}

interface LetterCode extends Span {
  letter: string;
  digits: string;
}

/** A capital letter, alone or with a number: "C", "D3", "B-12". */
function letterCodeAt(tokens: readonly Token[], at: number): LetterCode | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.text.length > 1 || token.cased === token.text) return null;
  const next = tokens[at + 1]?.stem === '-' ? at + 2 : at + 1;
  const number = tokens[next];
  const isJoined = number?.kind === 'number' && (number.glued || next > at + 1);
  return { letter: token.text, digits: isJoined ? number.stem : '', from: at, to: isJoined ? next + 1 : at + 1 };
}

function otherLetter(tokens: readonly Token[], wanted: readonly Token[]): Span | null {
  const isHan = wanted[0]?.kind === 'character';
  const start = isHan ? wanted.findIndex(({ kind }) => kind !== 'character') : 1;
  const heads = wanted.slice(0, Math.max(0, start));
  const code = letterCodeAt(wanted, start);
  const isHead = isHan ? heads.length > 1 : heads[0]?.kind === 'word' && heads[0].text.length >= shortestHead;
  if (code === null || !isHead || code.to < wanted.length) return null;
  let other: Span | null = null;
  for (const [at, token] of tokens.entries()) {
    const found = letterCodeAt(tokens, at);
    if (found !== null && mayBeSame(found, code)) return null;
    const isCalled =
      token.stem === heads[0]?.stem && heads.every(({ stem }, place) => tokens[at + place]?.stem === stem);
    const beside = isCalled ? letterCodeAt(tokens, at + heads.length) : null;
    if (beside !== null) other ??= { from: at, to: beside.to };
  }
  return other;
}

function mayBeSame(one: LetterCode, other: LetterCode): boolean {
  return one.letter === other.letter && (one.digits === '' || other.digits === '' || one.digits === other.digits);
}

/** "SPF 30" where "Broad Spectrum SPF 50" is wanted; models and properties that hold many values may have both. */
export function codeFinding({ name }: Requirement, wanted: WantedValue, { statement }: TextFact): Finding | null {
  const reads = name.known?.reads;
  if (reads === 'open' || reads === 'identifier' || reads === 'name') return null;
  const span = otherCode(statement.text, wanted.text);
  return span === null ? null : { matchType: 'not_match', method: 'quantity', span };
}

/** "SPF 50" against "SPF 30", "7 M US" against "14 M US": the same words around another number. */
export function labelledNumberFinding(wanted: WantedValue, { statement }: TextFact): Finding | null {
  if (wanted.frame === null) return null;
  const { before, number, after } = wanted.frame;
  if (before.some(isStandardBody)) return null;
  const { tokens } = statement.text;
  const words = (from: number, step: number, stems: readonly string[]) =>
    stems.every((stem, index) => tokens[from + step * index]?.stem === stem);
  let other: Finding | null = null;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || isRangeAt(tokens, at) || isOfBecoming(tokens, at)) continue;
    const start = tokens[at + 1]?.stem === '-' ? at + 2 : at + 1;
    const last = tokens[at - 1]?.stem === '-' ? at - 2 : at - 1;
    if (!words(start, 1, after) || !words(last, -1, before)) continue;
    if (token.stem === number) return null;
    const end = start + after.length;
    if (isGift(statement.text, { from: at, to: start }) || isPerPack(statement.text, end) || isPerTime(tokens, end))
      continue;
    const span = { from: at - before.length, to: end };
    // "UPF 50+" may ask for that much and more, or be what a class is called.
    const isMore = wanted.text.tokens.at(-1)?.stem === '+' && Number(token.stem) > Number(number);
    other = { matchType: isMore ? 'unknown' : 'not_match', method: 'quantity', span };
  }
  const listed = other === null ? null : inListOfModels(statement.text, wanted.text);
  return other === null || listed === null ? other : { ...other, ...listed };
}
