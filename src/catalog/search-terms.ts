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
 * Terms hold no white space. Linear in the length of the text. An import spends more time here than anywhere else,
 * so the text is walked by character codes; regular expressions took twice as long.
 */
export function searchTerms(text: string): string[] {
  const folded = foldForSearch(text);
  const terms: string[] = [];
  let previousEnd = -1;
  let previous = '';
  let start = 0;
  while (start < folded.length) {
    const kind = kindAt(folded, start);
    if (kind === other) {
      start += widthAt(folded, start);
      continue;
    }
    const end = kind === digit ? numberEnd(folded, start) : runEnd(folded, start, kind);
    const piece = folded.slice(start, end);
    if (kind === digit) addNumber(terms, folded, piece, end);
    else if (kind === han) addHan(terms, piece);
    else terms.push(singular(piece));
    // A compound of two pieces that touch or are held together by a hyphen: "usb-c" → `usbc`, "rtx4070".
    const gap = start - previousEnd;
    const isHeldTogether = gap === 0 || (gap === 1 && hyphens.has(folded.charCodeAt(previousEnd)));
    if (isHeldTogether && previousEnd > 0 && kind !== han && previous !== '' && previous.length + piece.length <= 40) {
      terms.push(previous + piece);
    }
    previous = kind === han ? '' : piece;
    previousEnd = end;
    start = end;
  }
  return terms;
}

const combiningMarks = /\p{M}+/gu;

function foldForSearch(text: string): string {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    // ASCII and the common Han characters are what folding leaves them.
    if (code >= 0x80 && (code < 0x4e00 || code > 0x9fff)) {
      return text.normalize('NFKD').replace(combiningMarks, '').normalize('NFC').toLowerCase();
    }
  }
  return text.toLowerCase();
}

const other = 1;
const digit = 2;
const letter = 3;
const han = 4;
type Kind = typeof other | typeof digit | typeof letter | typeof han;

const hanPattern = /^\p{Script=Han}/u;
const letterPattern = /^\p{L}/u;

function kindOf(character: string): Kind {
  if (/^[0-9]/.test(character)) return digit;
  if (hanPattern.test(character)) return han;
  return letterPattern.test(character) ? letter : other;
}

/** Kinds of the characters of the basic plane, 0 until first asked for. */
const kinds = new Uint8Array(0x10000);

function kindAt(text: string, index: number): Kind {
  const code = text.charCodeAt(index);
  if (code >= 0xd800 && code <= 0xdfff) return kindOf(String.fromCodePoint(text.codePointAt(index) ?? code));
  const known = kinds[code];
  if (known !== undefined && known !== 0) return known as Kind;
  const kind = kindOf(text.charAt(index));
  kinds[code] = kind;
  return kind;
}

/** Code units of the character at `index`: 2 for one outside of the basic plane. */
function widthAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0xd800 && code <= 0xdbff && (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}

function runEnd(text: string, start: number, kind: Kind): number {
  let end = start;
  while (end < text.length && kindAt(text, end) === kind) end += widthAt(text, end);
  return end;
}

/** End of a number; a decimal or grouping mark belongs to it where digits follow. */
function numberEnd(text: string, start: number): number {
  let end = start;
  for (;;) {
    while (isDigit(text.charCodeAt(end))) end++;
    const mark = text.charCodeAt(end);
    if ((mark !== 0x2e && mark !== 0x2c) || !isDigit(text.charCodeAt(end + 1))) return end;
    end++;
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function addHan(terms: string[], run: string): void {
  const characters = Array.from(run);
  if (characters.length === 1) terms.push(run);
  for (let index = 0; index + 1 < characters.length; index++) {
    terms.push(`${characters[index]}${characters[index + 1]}`);
  }
}

function addNumber(terms: string[], folded: string, piece: string, end: number): void {
  const number = plainNumber(piece);
  terms.push(number);
  const quantity = quantityTerm(number, folded, end);
  if (quantity !== undefined) terms.push(quantity);
}

/** "1,000" → "1000", "0,5" → "0.5", "2.50" → "2.5". */
function plainNumber(text: string): string {
  if (!text.includes('.') && !text.includes(',')) return text;
  const plain = groupedNumber.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  return plain.includes('.') ? plain.replace(trailingZeros, '') : plain;
}

const groupedNumber = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const trailingZeros = /\.?0+$/;

const hyphens = new Set(Array.from('-‐‑/', (hyphen) => hyphen.charCodeAt(0)));

/** Cuts an English plural down to its singular; wrong on few words, and equally wrong on both sides. */
export function singular(word: string): string {
  if (word.length < 4 || word.charCodeAt(word.length - 1) !== 0x73 || /(?:ss|us|is)$/.test(word)) {
    return word.length > 40 ? word.slice(0, 40) : word;
  }
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ches') || word.endsWith('shes') || word.endsWith('xes') || word.endsWith('sses')) {
    return word.slice(0, -2);
  }
  return word.slice(0, Math.min(word.length - 1, 40));
}
