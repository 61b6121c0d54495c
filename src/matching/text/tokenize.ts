import type { FoldedText } from './fold-text.ts';
import { stemWord } from './stem.ts';
import { isPointInside, isUnitPoint } from './unit-point.ts';

export type TokenKind = 'word' | 'number' | 'character' | 'mark';

/** A piece of a folded text. `start` and `end` are positions in the text as written. */
export interface Token {
  kind: TokenKind;
  /** Folded, lower case. */
  text: string;
  /** Folded with the letter case kept. */
  cased: string;
  /** Singular form of a word, plain form of a number; the text itself otherwise. */
  stem: string;
  start: number;
  end: number;
  /** True when nothing stands between this token and the one before. */
  glued: boolean;
}

const maxTokens = 4000;

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLatin = (code: number) => (code >= 97 && code <= 122) || (code >= 0xdf && code < 0x2c0 && code !== 0xf7);
const isHan = (code: number) => (code >= 0x3400 && code <= 0x9fff) || (code >= 0x3040 && code <= 0x30ff);
const isOtherLetter = (code: number) => code >= 0x370 && code < 0x2000;
const isLetter = (code: number) => isLatin(code) || isOtherLetter(code) || (code >= 0xac00 && code <= 0xd7a3);
const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13);

/** Tokens of a text: words, numbers, single Chinese characters and marks. Reads at most 4,000 tokens of a text. */
export function tokenize(folded: FoldedText): Token[] {
  const { folded: text, cased, rawIndex } = folded;
  const tokens: Token[] = [];
  let index = 0;
  let previousEnd = -1;
  while (index < text.length && tokens.length < maxTokens) {
    const code = text.charCodeAt(index);
    if (isSpace(code) || isUnitPoint(text, index) || isPointInside(text, index)) {
      index += 1;
      continue;
    }
    const isPointed = isPointOfNumber(text, index, code);
    const short = shortWordAt(text, index, tokens.at(-1));
    const plain = isPointed ? endOfNumber(text, index + 1) : endOfToken(text, index, code);
    const whole = short?.end ?? plain;
    const end = withoutTimes(text, index, whole, tokens.at(-1));
    const kind: TokenKind =
      isDigit(code) || isPointed ? 'number' : isHan(code) ? 'character' : isLetter(code) ? 'word' : 'mark';
    const piece = text.slice(index, end);
    tokens.push({
      kind,
      text: piece,
      cased: cased.slice(index, end),
      stem:
        kind === 'word'
          ? (short?.meaning ?? stemWord(piece))
          : kind === 'number'
            ? plainNumber(isPointed ? `0${piece}` : piece)
            : piece,
      start: rawIndex === null ? index : (rawIndex[index] ?? 0),
      end: rawIndex === null ? end : endInRaw(rawIndex, end),
      glued: index === previousEnd,
    });
    // What "w/" brings is a word of its own.
    previousEnd = end === whole && short === null ? end : -1;
    index = end;
  }
  return tokens;
}

const withShort = /w\/(?:(?<o>o)(?![\p{L}\d])|(?=\s|\d|\p{L}{3}))/uy;

/** The "w/" of "pot w/ lid" and the "w/o" of "pot w/o lid" with the words they stand for; null anywhere else, as in "W/mK", "W/H/D" and "5 W/m". */
function shortWordAt(text: string, at: number, before: Token | undefined): { end: number; meaning: string } | null {
  if (text.charCodeAt(at) !== 119 || text.charCodeAt(at + 1) !== 47) return null;
  if (before?.kind === 'number' || (before?.kind === 'mark' && before.end === at)) return null;
  withShort.lastIndex = at;
  const found = withShort.exec(text);
  if (found === null) return null;
  return { end: withShort.lastIndex, meaning: found.groups?.o === undefined ? 'with' : 'without' };
}

/** True for the point of ".5 oz", which stands at the beginning of a number and behind none, and of no word: "No.5". */
function isPointOfNumber(text: string, at: number, code: number): boolean {
  if (code !== 46 || !isDigit(text.charCodeAt(at + 1))) return false;
  const before = at === 0 ? 32 : text.charCodeAt(at - 1);
  return isSpace(before) || opening.has(before);
}

/** Brackets and signs before which no number ends. */
const opening = new Set([...'([{<>=~±"\'/-–'].map((sign) => sign.charCodeAt(0)));

const lengths = new Set(['mm', 'cm', 'm', 'in', 'inch', 'ft']);

/** The end of a word without the sign that leads on to the next size: "60cmx24cm". */
function withoutTimes(text: string, start: number, end: number, before: Token | undefined): number {
  const isUnit = text.charCodeAt(end - 1) === 120 && before?.kind === 'number' && isDigit(text.charCodeAt(end));
  return isUnit && lengths.has(text.slice(start, end - 1)) ? end - 1 : end;
}

function endInRaw(rawIndex: Uint32Array, end: number): number {
  const last = rawIndex[end - 1] ?? 0;
  let next = end;
  while (next < rawIndex.length - 1 && rawIndex[next] === last) next += 1;
  return rawIndex[next] ?? last;
}

function endOfToken(text: string, start: number, code: number): number {
  if (isDigit(code)) return endOfNumber(text, start);
  if (!isLetter(code)) return start + 1;
  let end = start + 1;
  while (end < text.length) {
    const next = text.charCodeAt(end);
    const apostrophe = next === 39 && isLetter(text.charCodeAt(end + 1));
    if (!isLetter(next) && !apostrophe) break;
    end += 1;
  }
  return end;
}

/** Digits with inner separators: "1,000", "2,5", "0.75", "1'000" is not one. */
function endOfNumber(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    const separator = (code === 44 || code === 46) && isDigit(text.charCodeAt(end + 1));
    if (!isDigit(code) && !separator) break;
    end += 1;
  }
  return end;
}

/**
 * One way of writing a number: groups of three after a comma are thousands ("1,000" is 1000), another comma is decimal
 * ("2,5" is 2.5). Several dots stay as written (a version or a date).
 */
export function plainNumber(text: string): string {
  if (!text.includes(',')) return text;
  const parts = text.split(',');
  const [head = '', ...groups] = parts;
  const thousands =
    head.length <= 3 && head !== '0' && groups.every((group, at) => isThousandsGroup(group, at, groups));
  if (thousands) return parts.join('');
  return groups.length === 1 && !text.includes('.') ? parts.join('.') : text;
}

function isThousandsGroup(group: string, at: number, groups: string[]): boolean {
  const digits = at === groups.length - 1 ? (group.split('.')[0] ?? '') : group;
  return digits.length === 3;
}
