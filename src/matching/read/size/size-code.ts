import { paperSizes, sizeCodes } from '../../ontology/size-codes.ts';
import { type TextFacts, unspacedOf } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import type { DimensionList } from '../quantity/quantity.ts';
import { unitOf } from '../quantity/unit-index.ts';

const codes = new Map<string, string>();
for (const [code, spellings] of Object.entries(sizeCodes)) {
  for (const spelling of spellings) codes.set(unspacedOf(spelling), code);
}
/** Codes from small to large; "one size" has no place among them. */
const ladder = Object.keys(sizeCodes).filter((code) => code !== 'one size');

/** The size code a whole value stands for ("XX-Large" is 2xl), or null. */
export function sizeCodeOf(text: TextFacts): string | null {
  return codeOf(text.unspaced);
}

function codeOf(unspaced: string): string | null {
  return codes.get(unspaced) ?? codes.get(unspaced.replace(/^size|码$|号$/u, '')) ?? null;
}

const listMarks = new Set([',', '/', ';', '|', '、', 'or', 'and', '或', '和']);
const rangeMarks = new Set(['-', '~', 'to', '至', '到']);

/** All codes that a run of tokens offers: "S, M, L", "S/M/L", "S-XL", "XS to 3XL". Null when it says anything else. */
export function sizesIn(tokens: readonly Token[]): readonly string[] | null {
  const sizes: string[] = [];
  for (const part of splitAt(tokens, listMarks)) {
    const code = codeOf(joinStems(part));
    const range = code === null ? (rangeOf(part) ?? besideOthers(part)) : [code];
    if (range === null) return null;
    sizes.push(...range);
  }
  return sizes.length === 0 ? null : sizes;
}

/** The codes of "M L XL", "170 XL", "S (UK 8-10)" and "8 (M)": parted by spaces, beside the numbers and brackets that say the same. */
function besideOthers(part: readonly Token[]): readonly string[] | null {
  const open = part.findIndex(({ stem }) => stem === '(');
  const isNumbered =
    open > 0 && part.slice(0, open).every(({ kind }) => kind === 'number') && part.at(-1)?.stem === ')';
  const said = isNumbered ? part.slice(open + 1, -1) : open === -1 ? part : part.slice(0, open);
  const words = splitBefore(said, ({ glued }, at) => at === 0 || !glued);
  const named = words.filter((word) => word.some(({ kind }) => kind !== 'number'));
  const codes = named.map((word) => codeOf(joinStems(word)));
  return codes.every((code) => code !== null) ? codes : null;
}

function splitBefore(tokens: readonly Token[], begins: (token: Token, at: number) => boolean): Token[][] {
  const parts: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (parts.length === 0 || begins(token, at)) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/** "XS to 3XL" with its words and marks; in a longer text every mark of a range would be tried against all of it. */
const longestRange = 24;

function rangeOf(tokens: readonly Token[]): readonly string[] | null {
  if (tokens.length > longestRange) return null;
  for (const [at, token] of tokens.entries()) {
    if (!rangeMarks.has(token.stem)) continue;
    const first = ladder.indexOf(codeOf(joinStems(tokens.slice(0, at))) ?? '');
    const last = ladder.indexOf(codeOf(joinStems(tokens.slice(at + 1))) ?? '');
    if (first !== -1 && last > first) return ladder.slice(first, last + 1);
  }
  return null;
}

function splitAt(tokens: readonly Token[], marks: ReadonlySet<string>): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (marks.has(token.stem)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

function joinStems(tokens: readonly Token[]): string {
  return tokens.flatMap((token) => (token.kind === 'mark' ? [] : [token.stem])).join('');
}

/** The sides of a sheet by its code ("A5" is 148 x 210 mm after ISO 216); null for any other text. */
export function paperSizeOf(unspaced: string): DimensionList | null {
  const sides = Object.hasOwn(paperSizes, unspaced) ? paperSizes[unspaced] : undefined;
  if (sides === undefined) return null;
  return {
    sizes: [...sides],
    halfDigits: sides.map(() => tolerance),
    tolerances: sides.map(() => tolerance),
    roles: ['', ''],
    unit: unitOf('mm'),
    from: 0,
    to: 0,
  };
}

/** ISO 216 allows 2 mm on sides over 150 mm; sellers round A5 to 145 x 210 mm and that is another notebook. */
const tolerance = 2;
