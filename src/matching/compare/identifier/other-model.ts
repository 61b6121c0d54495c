import { wordSet } from '../../ontology/word-list.ts';
import { codePrefixes, numbersOfTrade, replacingWords } from '../../ontology/word-lists.ts';
import type { TextFact } from '../../read/listing/read-facts.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { overlap } from '../../text/span.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';

interface Code extends Span {
  /** Letters and figures run together, in lower case. */
  plain: string;
  isBare: boolean;
}

/** Names of a maker's own code; a part or a stock number may stand beside it and be another one. */
const modelStems = new Set(['model', 'style', '型号', '产品型号', '规格型号', '款号']);

/**
 * Where a title bears another maker's code than the wanted model: "LDX120C" for "DCD771C2". A code is stated by its shape;
 * null when the title bears none, or one that may be the wanted code with a prefix or a suffix.
 */
export function otherModel({ name }: Requirement, wanted: WantedValue, { statement }: TextFact): Finding | null {
  const code = name.stems.some((stem) => modelStems.has(stem)) ? soleCode(wanted.text) : null;
  if (code === null) return null;
  const { text, materials, quantities } = statement;
  if (text.tokens.some(({ stem }) => replacingWords.has(stem))) return null;
  const isMeasure = (span: Span) =>
    materials.some((mention) => overlap(mention, span)) ||
    quantities.quantities.some(({ unit, ...found }) => unit !== null && overlap(found, span));
  const codes = codesIn(text).filter((found) => !isMeasure(found));
  const telling = codes.find((found) => isTelling(found, code) && !isOfBundledItem(text, found));
  if (telling === undefined || codes.some((found) => mayBeSame(code, found)) || isDenied(text, telling)) return null;
  return { matchType: 'not_match', method: 'identifier', span: telling };
}

const shortestRun = 4;

/** One holds the other, or they share a run of letters and figures: "DCD771" and "DCD771C2", "SM-G991B" and "G991U". */
function mayBeSame({ plain: one, isBare }: Code, { plain: other, isBare: isOtherBare }: Code): boolean {
  if (one.includes(other) || other.includes(one)) return true;
  if (isBare && isOtherBare) return false;
  for (let at = 0; at + shortestRun <= one.length; at += 1)
    if (other.includes(one.slice(at, at + shortestRun))) return true;
  return false;
}

const fewestFigures = 5;

/** Short numbers name many things: they tell only against a number; a round one counts something. */
function isTelling({ plain, isBare }: Code, wanted: Code): boolean {
  if (!isBare) return true;
  if (plain.endsWith('00')) return false;
  return plain.length >= fewestFigures || wanted.isBare;
}

/** The code that a wanted value is; "PS31 2A" is one in two pieces, "Galaxy S21" a name. */
function soleCode(text: TextFacts): Code | null {
  const { tokens } = text;
  const joined = tokens.filter(({ kind }) => kind !== 'mark');
  const isCode = joined.every(
    ({ kind, cased, text: lower }) => kind === 'number' || (kind === 'word' && isCapital(cased, lower)),
  );
  const isLower = tokens.every(({ glued }, at) => at === 0 || glued);
  if ((!isCode && !isLower) || joined.some(({ kind }) => kind === 'character')) return null;
  const pieces = tokens.filter(({ glued }) => !glued).length;
  return pieces > longestPieces ? null : codeOf(joined, { from: 0, to: tokens.length });
}

const longestPieces = 3;

/** Every maker's code of a text: what stands together, of capitals and figures. */
function codesIn({ tokens }: TextFacts): Code[] {
  const codes: Code[] = [];
  for (let at = 0; at < tokens.length; ) {
    const to = endOfChunk(tokens, at);
    const chunk = tokens.slice(at, to).filter(({ kind }) => kind !== 'mark');
    const isCased = chunk.every(({ kind, cased, text }) => kind !== 'word' || isCapital(cased, text));
    const code = isCased && !isCut(tokens, at, to) ? codeOf(chunk, { from: at, to }) : null;
    if (code !== null) codes.push(code);
    at = to;
  }
  return codes;
}

const isCapital = (cased: string, lower: string) => cased === lower.toUpperCase();

/** One after the last token that is glued to `at` by nothing or by a hyphen. */
function endOfChunk(tokens: readonly Token[], at: number): number {
  let to = at + 1;
  if (tokens[at]?.kind === 'mark') return to;
  while (tokens[to]?.glued) {
    const isJoint = tokens[to]?.stem === '-' && tokens[to + 1]?.glued && tokens[to + 1]?.kind !== 'mark';
    if (!isJoint && tokens[to]?.kind === 'mark') break;
    to += isJoint ? 2 : 1;
  }
  return to;
}

const opens = new Set(['(', '[', ',', '/', '|', '#', ':', '-']);
const closes = wordSet('other model: closes');

/** "$24142", "1/2" and "5000+" are pieces of a price, a fraction or a count. */
function isCut(tokens: readonly Token[], from: number, to: number): boolean {
  const [before, after] = [tokens[from - 1], tokens[to]];
  const isOpen = !tokens[from]?.glued || (before !== undefined && opens.has(before.stem));
  return !isOpen || before?.stem === '$' || (after?.glued === true && !closes.has(after.stem));
}

const shortestNumber = 4;
const longestNumber = 8;
const firstYear = 1900;
const lastYear = 2039;
const letteredFigures = 3;
const letteredLength = 6;
const longestLetters = 4;

function codeOf(chunk: readonly Token[], span: Span): Code | null {
  const plain = chunk.map(({ text }) => text).join('');
  if (chunk.some(({ kind, text }) => kind === 'character' || (kind === 'number' && !isFigures(text)))) return null;
  // "CLICK125" is a name with a number, and so fits several.
  if (chunk.some(({ kind, text }) => kind === 'word' && text.length > longestLetters)) return null;
  const figures = [...plain].filter(isDigit).length;
  if (chunk.length === 1 && figures === plain.length) {
    const number = Number(plain);
    const isYear = plain.length === shortestNumber && number >= firstYear && number <= lastYear;
    const isLong = plain.length >= shortestNumber && plain.length <= longestNumber;
    return isLong && !isYear && !numbersOfTrade.has(plain) ? { ...span, plain, isBare: true } : null;
  }
  if (figures < letteredFigures && (figures < 2 || plain.length < letteredLength)) return null;
  if (figures === plain.length) return plain.length >= letteredLength ? { ...span, plain, isBare: false } : null;
  return isMeasureLike(chunk) || codePrefixes.has(chunk[0]?.text ?? '') ? null : { ...span, plain, isBare: false };
}

/** "300TC" and "12MP" measure, "6095D" does not; "183X65CM" and "M-3XL" are sizes. */
function isMeasureLike(chunk: readonly Token[]): boolean {
  const [first, second, ...more] = chunk;
  if (first?.kind !== 'number') return false;
  if (second?.text === 'x') return true;
  return more.length === 0 && second?.kind === 'word' && first.text.length < shortestNumber;
}

const isDigit = (sign: string) => sign >= '0' && sign <= '9';
const isFigures = (text: string) => [...text].every(isDigit);
