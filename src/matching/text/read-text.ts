import { companionWords, deniesNext, deniesPrevious } from '../vocabulary/negations.ts';
import { type Exception, findExceptions } from './find-exceptions.ts';
import { foldText } from './fold-text.ts';
import { PhraseIndex } from './phrase-index.ts';
import { type Token, tokenize } from './tokenize.ts';

/** A text prepared for searching: its tokens, what is denied in it, and its words run together. */
export interface TextFacts {
  raw: string;
  tokens: Token[];
  /** Stems without marks, run together: "Non-GMO", "non gmo" and "NonGMO" are one. */
  squashed: string;
  /** Position in `squashed` → index of the token that starts there, or -1. One entry more than characters. */
  tokenAt: Int32Array;
  /** Token → index of the first token of the words that deny it, or -1. */
  deniedBy: Int32Array;
  /** Token → true when it belongs to another thing that this one goes with ("for iPhone 15"). */
  isCompanion: Uint8Array;
  /** What the goods are not for. */
  exceptions: readonly Exception[];
}

const denyingNext = new PhraseIndex<true>();
for (const words of deniesNext) denyingNext.add(words, true);
const denyingPrevious = new PhraseIndex<string>();
for (const words of deniesPrevious) denyingPrevious.add(words, words);
const companions = new PhraseIndex<true>();
for (const words of companionWords) companions.add(words, true);

const notDenyingAfterFree = new Set([
  'shipping',
  'gift',
  'size',
  'sample',
  'delivery',
  'standing',
  'style',
  'range',
  'return',
  'trial',
  'download',
  'shape',
  'flow',
  'people',
]);
const deniedReach = 4;
const companionReach = 5;

export function readText(raw: string): TextFacts {
  const tokens = tokenize(foldText(raw));
  const exceptions = findExceptions(tokens);
  const denials = readDenials(tokens);
  for (const { cue, from, to } of exceptions) denials.deniedBy.fill(cue, from, to);
  return { raw, tokens, ...squash(tokens), ...denials, exceptions };
}

/** Marks that belong to a value: "50+" is not "50", "C#" is no "C". */
function isSilent(token: Token): boolean {
  return token.kind === 'mark' && token.stem !== '+' && token.stem !== '#' && token.stem !== '&' && token.stem !== '%';
}

function squash(tokens: readonly Token[]): { squashed: string; tokenAt: Int32Array } {
  const starts: number[] = [];
  let squashed = '';
  for (const [index, token] of tokens.entries()) {
    if (isSilent(token)) continue;
    const form = token.stem === '&' ? 'and' : token.stem;
    starts.push(squashed.length, index);
    squashed += form;
  }
  const tokenAt = new Int32Array(squashed.length + 1).fill(-1);
  for (let at = 0; at < starts.length; at += 2) tokenAt[starts[at] ?? 0] = starts[at + 1] ?? -1;
  tokenAt[squashed.length] = tokens.length;
  return { squashed, tokenAt };
}

function readDenials(tokens: readonly Token[]): { deniedBy: Int32Array; isCompanion: Uint8Array } {
  const deniedBy = new Int32Array(tokens.length).fill(-1);
  const isCompanion = new Uint8Array(tokens.length);
  for (let at = 0; at < tokens.length; at += 1) {
    const next = denyingNext.at(tokens, at);
    if (next !== null && !isNumberSign(tokens, at, next.next) && !isNoDenial(tokens, at)) {
      const reach = tokens[at]?.stem === 'non' ? 1 : deniedReach;
      forEachAfter(tokens, next.next, reach, (index) => {
        deniedBy[index] = at;
      });
    }
    const previous = denyingPrevious.at(tokens, at);
    if (previous !== null && !isOrdinaryFree(tokens, at)) {
      const wide = previous.value !== 'free' && previous.value !== 'less';
      denyBefore(tokens, at, wide, deniedBy);
    }
    const companion = companions.at(tokens, at);
    if (companion !== null) {
      forEachAfter(tokens, companion.next, companionReach, (index) => {
        isCompanion[index] = 1;
      });
    }
  }
  return { deniedBy, isCompanion };
}

const afterPlainBu = new Set(['锈', '仅', '但', '只', '同', '断', '错']);

/** 不锈钢 is stainless steel and 不仅 not only: their 不 denies nothing that follows. */
export function isNoDenial(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.stem === '不' && afterPlainBu.has(tokens[at + 1]?.stem ?? '');
}

/** "No. 5" and "No 5" count, they deny nothing. */
function isNumberSign(tokens: readonly Token[], at: number, next: number): boolean {
  return tokens[at]?.stem === 'no' && (tokens[next]?.kind === 'number' || tokens[next]?.stem === '.');
}

function isOrdinaryFree(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.stem === 'less') return !token.glued;
  if (token?.stem !== 'free') return false;
  const following = tokens[at + 1];
  // "Free & clear" is a label of goods without scent and dye; the word before it is not denied.
  const next = ['&', '+', 'and'].includes(following?.stem ?? '') ? tokens[at + 2] : following;
  if (next?.stem === 'clear') return true;
  return (
    at === 0 || following?.stem === 'from' || following?.stem === 'of' || notDenyingAfterFree.has(following?.stem ?? '')
  );
}

const endsClause = new Set([',', ';', '.', '!', '?', ':', '|', '(', ')', '/', '+']);
const startsNewThought = new Set(['but', 'with', 'and', 'it', 'this', 'is', 'only']);

function forEachAfter(tokens: readonly Token[], start: number, reach: number, visit: (index: number) => void): void {
  let words = 0;
  for (let index = start; index < tokens.length && words < reach; index += 1) {
    const token = tokens[index];
    if (token === undefined || endsClause.has(token.stem) || (words > 0 && startsNewThought.has(token.stem))) return;
    if (token.kind !== 'mark') words += 1;
    visit(index);
  }
}

function denyBefore(tokens: readonly Token[], at: number, wide: boolean, deniedBy: Int32Array): void {
  let words = 0;
  // "3 batteries (not included)": the bracket that opens right before it keeps nothing away.
  const last = wide && tokens[at - 1]?.stem === '(' ? at - 2 : at - 1;
  for (let index = last; index >= 0 && words < (wide ? 6 : 1); index -= 1) {
    const token = tokens[index];
    if (token === undefined || endsClause.has(token.stem)) return;
    if (token.kind !== 'mark') words += 1;
    deniedBy[index] = at;
  }
}
