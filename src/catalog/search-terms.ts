import { quantityTerm } from './quantity-terms.ts';

/**
 * The words of a text as the search index keeps them. The same function reads products and queries, so whatever it
 * does to a word it does on both sides:
 * - NFKC, lower case, accents off, English plurals to singular;
 * - a number with a unit becomes one term of its dimension ("500ml", "0.5 L" and "500 毫升" are all `=volume500`),
 *   and its number stays a term of its own;
 * - "usb-c" gives `usb`, `c` and `usbc`; a model such as "rtx4070" gives `rtx4070`, `rtx` and `4070`;
 * - a run of Han characters gives its overlapping pairs (a single character stands for itself): no dictionary decides
 *   where a word ends, so the two sides can never disagree.
 * Terms hold no white space. Linear in the length of the text.
 */
export function searchTerms(text: string): string[] {
  const folded = text.normalize('NFKD').replace(combiningMarks, '').normalize('NFC').toLowerCase();
  const terms: string[] = [];
  let previous: Piece | undefined;
  for (const found of folded.matchAll(pieces)) {
    const piece: Piece = { text: found[0], start: found.index, end: found.index + found[0].length };
    const code = piece.text.charCodeAt(0);
    if (isDigit(code)) addNumber(terms, folded, piece);
    else if (isHan(piece.text)) addHan(terms, piece.text);
    else terms.push(singular(piece.text));
    if (previous !== undefined) joinPieces(terms, folded, previous, piece);
    previous = piece;
  }
  return terms;
}

interface Piece {
  text: string;
  start: number;
  end: number;
}

const combiningMarks = /\p{M}+/gu;
/** Numbers (with decimal or grouping marks between digits), runs of Han, runs of other letters. */
const pieces = /\d+(?:[.,]\d+)*|\p{Script=Han}+|[^\P{L}\p{Script=Han}]+/gu;

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

const hanStart = /^\p{Script=Han}/u;

function isHan(text: string): boolean {
  return hanStart.test(text);
}

function addHan(terms: string[], run: string): void {
  const characters = Array.from(run);
  if (characters.length === 1) terms.push(run);
  for (let index = 0; index + 1 < characters.length; index++) {
    terms.push(`${characters[index]}${characters[index + 1]}`);
  }
}

function addNumber(terms: string[], folded: string, piece: Piece): void {
  const number = plainNumber(piece.text);
  terms.push(number);
  const quantity = quantityTerm(number, folded, piece.end);
  if (quantity !== undefined) terms.push(quantity);
}

/** "1,000" → "1000", "0,5" → "0.5", "2.50" → "2.5". */
function plainNumber(text: string): string {
  const plain = groupedNumber.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return plain.includes('.') ? plain.replace(trailingZeros, '') : plain;
}

const groupedNumber = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const trailingZeros = /\.?0+$/;

/** Adds the compound of two pieces that touch or are held together by a hyphen: "usb-c" → `usbc`, "rtx4070". */
function joinPieces(terms: string[], folded: string, left: Piece, right: Piece): void {
  const gap = right.start - left.end;
  if (gap > 1 || (gap === 1 && !hyphens.has(folded.charAt(left.end)))) return;
  if (isHan(left.text) || isHan(right.text) || left.text.length + right.text.length > 40) return;
  terms.push(`${left.text}${right.text}`);
}

const hyphens = new Set(['-', '‐', '‑', '/']);

/** Cuts an English plural down to its singular; wrong on few words, and equally wrong on both sides. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) {
    return word.length > 40 ? word.slice(0, 40) : word;
  }
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ches') || word.endsWith('shes') || word.endsWith('xes') || word.endsWith('sses')) {
    return word.slice(0, -2);
  }
  return word.slice(0, Math.min(word.length - 1, 40));
}
