import { simplifiedCharacters } from './simplified-characters.ts';

/** A text and its folded form; `rawIndex` leads from a folded position back to the text as written. */
export interface FoldedText {
  raw: string;
  /** NFKC, lower case, no accents, plain quotes and dashes, simplified characters. Letter case is in `cased`. */
  folded: string;
  /** As `folded`, with the letter case kept: units tell "mW" from "MW". */
  cased: string;
  /** Length of `folded` plus one entry; null when positions are equal. */
  rawIndex: Uint32Array | null;
}

const simplified = new Map(Object.entries(simplifiedCharacters));
const typographic = '‘’‛`´′“”„″‐‑‒–—―−～〜×✕⁄∕®™©℠\u00a0\u200b\ufeff【】「」、。µμ';
const plain = `''''''""""-------~~xx//${' '.repeat(7)}()(),.uu`;
const plainCharacters = new Map([...typographic].map((character, at) => [character, plain.charAt(at)])).set('Ω', 'ohm');

/** Folds a text so that width, case, accents and typography make no difference. Linear in its length. */
export function foldText(raw: string): FoldedText {
  if (isPlainAscii(raw)) return { raw, folded: raw.toLowerCase(), cased: raw, rawIndex: null };
  let cased = '';
  const origins: number[] = [];
  let index = 0;
  let isMoved = false;
  for (const character of raw) {
    const folded = foldCharacter(character);
    const next = raw.charAt(index + character.length);
    const isStar = folded === '*' && isTimesSign(cased, next);
    const piece = isStar ? 'x' : timesSigns.has(character) ? timesBetween(cased, next) : folded;
    if (piece.length !== 1 || character.length !== 1) isMoved = true;
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(index);
    cased += piece;
    index += character.length;
  }
  origins.push(raw.length);
  const rawIndex = isMoved ? new Uint32Array(origins) : null;
  const folded = cased.toLowerCase();
  // Lower-casing changes the length of very few characters (İ); then the cased form follows the folded one.
  return { raw, folded: folded.length === cased.length ? folded : cased, cased, rawIndex };
}

/** "M6*30" and "20*30 cm": a star between digits is a times sign. */
function isTimesSign(before: string, after: string): boolean {
  return isDigit(before.slice(-1)) && isDigit(foldCharacter(after));
}

/** "60cm×24cm": the sign is no letter of a word beside it. */
const timesBetween = (before: string, after: string) =>
  `${isLatin(before.slice(-1)) ? ' ' : ''}x${isLatin(after) ? ' ' : ''}`;

const timesSigns = new Set(['×', '✕']);
const isLatin = (character: string) => /^[a-z]$/iu.test(character);
const isDigit = (character: string) => character >= '0' && character <= '9';

function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 126 || code === 96 || code === 42) return false;
  }
  return true;
}

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0x4e00 && code <= 0x9fff) return simplified.get(character) ?? character;
  const plain = plainCharacters.get(character);
  if (plain !== undefined) return plain;
  if (code < 128) return character;
  // "½" would run into a number before it: "1½" is one and a half, not eleven halves.
  const compatible = character.normalize('NFKC');
  if (compatible.includes('\u2044')) return ` ${compatible.replace('\u2044', '/')}`;
  if (compatible !== character && plainCharacters.has(compatible)) return plainCharacters.get(compatible) ?? '';
  if (code < 0x250) {
    const bare = compatible.normalize('NFD');
    let letters = '';
    for (const part of bare) if (part < '\u0300' || part > '\u036f') letters += part;
    return letters;
  }
  return compatible === '\u3000' ? ' ' : compatible;
}
