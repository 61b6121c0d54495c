import { wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Statement } from '../listing/statement.ts';
import { isKnownThing } from '../name/in-chinese.ts';
import { isPiece } from '../quantity/is-piece.ts';
import { sizesIn } from './size-code.ts';

/** The sizes that words of a title offer, with the place of the first. */
export interface StatedSizes extends Span {
  codes: readonly string[];
}

const letters = new Set(['s', 'm', 'l']);
/** Of these no other word is made: they are sizes wherever they stand alone. */
const plainCodes = new Set(['xxs', 'xs', 'xl', 'xxl', 'xxxl', 'xxxxl']);
const adjectives = new Set(['small', 'medium', 'large']);
const wearers = wordSet('stated sizes: wearers');
/** "XL capacity", "XL dogs", "XL pack": how large something else is. */
const notOfGoods = wordSet('not of goods');
const notBefore = wordSet('not before');
const ends = new Set([',', '(', ')', '|', ';', '[', ']', '/']);
const longest = 7;

/** Sizes of letters that a title offers outside the parts that they fill: "Black XXL", "mens M", "M-3XL", "Sz S". */
export function statedSizes({ text, colours }: Statement): StatedSizes | null {
  const { tokens } = text;
  const codes: string[] = [];
  let first: Span | null = null;
  for (let at = 1; at < tokens.length; at += 1) {
    const run = runAt(tokens, at);
    if (run === null) continue;
    const { from, to } = run;
    const isBesideColour = (place: number, end: 'from' | 'to') => colours.some((mention) => mention[end] === place);
    const isStated =
      isPlain(tokens, run) ||
      isOfWearer(tokens, run, isBesideColour(to, 'from')) ||
      isAtEnd(tokens, run, isBesideColour(from, 'to')) ||
      isInPart(tokens, run, isBesideColour(to, 'from'));
    at = to - 1;
    if (!isStated) continue;
    codes.push(...run.codes);
    first ??= { from, to };
  }
  return first === null ? null : { ...first, codes };
}

/** All codes that stand together at a place: "XL", "S - XXL", "M, L, XL", "S M L". */
function runAt(tokens: readonly Token[], from: number): StatedSizes | null {
  const first = listAt(tokens, from);
  if (first === null) return null;
  const codes = [...first.codes];
  let { to } = first;
  for (let next = listAt(tokens, to); next !== null; next = listAt(tokens, to)) {
    codes.push(...next.codes);
    to = next.to;
  }
  return { codes, from, to };
}

/** The longest list or range of codes at a place. */
function listAt(tokens: readonly Token[], from: number): StatedSizes | null {
  if (!startsCode(tokens, from)) return null;
  for (let to = Math.min(tokens.length, from + longest); to > from; to -= 1) {
    if (tokens[to - 1]?.kind === 'mark' || tokens[to - 1]?.stem === 'to' || !endsCode(tokens, to)) continue;
    const codes = sizesIn(tokens.slice(from, to));
    if (codes !== null) return { codes, from, to };
  }
  return null;
}

/** The first token of a code: alone, or a digit to which its letters are stuck ("3XL"). */
function startsCode(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined || (token.glued && before.stem !== '(' && before.stem !== '/'))
    return false;
  if (notBefore.has(before.stem) || before.kind === 'number') return false;
  if (token.kind !== 'number')
    return (
      token.kind === 'word' &&
      (plainCodes.has(token.stem) || letters.has(token.stem) || isAdjective(token) || token.stem === 'x')
    );
  const next = tokens[at + 1];
  return next?.glued === true && (next.stem === 'xl' || next.stem === 'x');
}

function isAdjective({ stem }: Token): boolean {
  return adjectives.has(stem);
}

const hanSizes = new Set(['码', '号', '碼']);

function endsCode(tokens: readonly Token[], to: number): boolean {
  const after = tokens[to];
  if (after === undefined || !after.glued || hanSizes.has(after.stem)) return true;
  return after.kind === 'mark' && after.stem !== '-' && after.stem !== '&' && after.stem !== '+' && after.stem !== "'";
}

function isFree(tokens: readonly Token[], to: number): boolean {
  return !notOfGoods.has(tokens[to]?.stem ?? '') && tokens[to]?.stem !== 'x';
}

/** A run that holds a code of its own kind. "3X" may be a power of lenses and is none. */
function isPlain(tokens: readonly Token[], { from, to, codes }: StatedSizes): boolean {
  if (!isFree(tokens, to)) return false;
  const run = tokens.slice(from, to);
  const isCode = run.some(({ stem }) => plainCodes.has(stem));
  return isCode && (codes.length > 1 || tokens[to]?.kind !== 'number') && !run.some(({ cased }) => cased === 'x');
}

/** "Womens S", "Men M black", "Mens Medium Black": letters of capitals; a word also where a colour or the end follows. */
function isOfWearer(tokens: readonly Token[], { from, to }: StatedSizes, isColour: boolean): boolean {
  const before = tokens[from - 1];
  const isWearer = wearers.has(before?.text ?? '') && isFree(tokens, to);
  const isPlus = tokens.some(({ stem }) => stem === 'plus') && tokens[to - 1]?.stem === 'x';
  if (!isWearer) return isPlus && isFree(tokens, to);
  const [first] = tokens.slice(from, to);
  if (before?.text === 'sz' || to - from > 1) return true;
  if (first !== undefined && letters.has(first.stem))
    return first.cased !== first.text && tokens[to]?.kind !== 'number';
  return isColour || tokens[to] === undefined || ends.has(tokens[to]?.stem ?? '');
}

/** "… Black M", "… Navy Large": after a colour at the end of the title. */
function isAtEnd(tokens: readonly Token[], { from, to }: StatedSizes, isColour: boolean): boolean {
  return isColour && to === tokens.length && (tokens[from]?.cased !== tokens[from]?.text || to - from > 1);
}

/** ", Large H58593", "- M Black": a part that goes on with a colour or with a code of letters and digits. */
function isInPart(tokens: readonly Token[], { from, to }: StatedSizes, isColour: boolean): boolean {
  const before = tokens[from - 1];
  const opens = before !== undefined && (ends.has(before.stem) || (before.stem === '-' && !before.glued));
  if (!opens || (tokens[from]?.kind === 'word' && tokens[from]?.cased === tokens[from]?.text)) return false;
  const isCode = tokens[to]?.kind === 'word' && tokens[to + 1]?.kind === 'number' && tokens[to + 1]?.glued === true;
  const isTall = tallWords.has(tokens[to]?.stem ?? '');
  return isColour || isCode || isTall;
}

const numbered = wordSet('numbered names');

/** "Latex gloves L powder free", 手套L码: capitals that stand alone, for who asks for a size of letters; null where none or several do. */
export function loneSize({ text: { tokens } }: Statement): StatedSizes | null {
  const found = tokens.flatMap((token, at): StatedSizes[] => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isHan = hanSizes.has(after?.stem ?? '');
    if (!letters.has(token.stem) || token.kind !== 'word' || before === undefined) return [];
    if (token.cased === token.text && !isHan) return [];
    if (before.kind === 'number' || before.kind === 'mark' || numbered.has(before.stem) || notBefore.has(before.stem))
      return [];
    if (before.kind === 'word' && after?.kind === 'word' && notOfSize(after)) return [];
    if (token.glued && !(isHan && before.kind === 'character')) return [];
    if (!isHan && (after?.glued === true || (after?.kind === 'number' && !isCounted(tokens, at + 1)))) return [];
    return [{ codes: [token.stem], from: at, to: at + 1 }];
  });
  const [first] = found;
  return first !== undefined && new Set(found.flatMap(({ codes }) => codes)).size === 1 ? first : null;
}

/** The hook of "S hook", the x of "L x W", the Plus of a model "M Plus". */
const notOfSize = ({ stem }: Token) =>
  stem === 'x' || notOfGoods.has(stem) || partsOfModels.has(stem) || isKnownThing(stem);
const partsOfModels = new Set(['plus', 'pro', 'max', 'mini', 'series', 'type']);

/** The 100 of "L 100只装" and "M 50 pcs" counts. */
const isCounted = (tokens: readonly Token[], at: number) => isPiece(tokens[at + 1]?.stem ?? '');

const tallWords = new Set(['tall', 'petite', 'long']);
