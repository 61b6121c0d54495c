import type { Unit } from '../../ontology/units.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Token } from '../../text/tokenize.ts';
import { boundBehind } from './bound-index.ts';
import { unitAt, unitOf } from './unit-index.ts';

/** One-letter units that are words or codes of their own unless they touch their number or end a statement. */
const mustTouch = wordSet('must touch');
const ends = wordSet('read measure: ends');
/** "Grade 5 A" of a long text is a grade; "5 A" and "100-240 V, 2 A" are currents. */
const longestPlain = 14;

/** The unit after a number. A letter alone is one only where nothing else can be meant. */
export function unitAfter(tokens: readonly Token[], start: number): { unit: Unit; next: number } | null {
  let at = start;
  if (tokens[at]?.stem === '-' && tokens[at + 1]?.kind === 'word') at += 1;
  const found = bandAt(tokens, at) ?? unitAt(tokens, at) ?? saidOtherwise(tokens, at);
  if (found === null || isGeneration(tokens, at)) return null;
  const first = tokens[at];
  const touches = first?.glued ?? false;
  const following = tokens[found.next];
  // "7-in-1 hub"
  if (found.unit.id === 'in' && at > start && following?.stem === '-' && tokens[found.next + 1]?.kind === 'number')
    return null;
  // "SCAR 18 G835LX": letters that a number follows on are a code.
  if (!touches && following?.kind === 'number' && following.glued) return null;
  if (!touches && mustTouch.has(found.unit.id) && first?.kind === 'word' && first.text.length === 1) {
    // "1 h or faster", "8 h minimum"
    const isLast = following === undefined || ends.has(following.stem) || boundBehind.at(tokens, found.next) !== null;
    if (!isLast || tokens.length > longestPlain) return null;
  }
  if (!touches && found.unit.id === 'm' && first?.cased === 'M' && isShoeWidth(tokens, at)) return null;
  // "3 in 1", "5 in a row": a preposition, no inch.
  if (
    found.unit.id === 'in' &&
    first?.stem === 'in' &&
    !touches &&
    (following?.kind === 'number' || following?.kind === 'word')
  ) {
    return following.kind === 'word' && !smallWords.has(following.stem) ? found : null;
  }
  return found;
}

const magnifying = wordSet('magnifying words');
/** Goods that magnify, a word or a character of their names: "Microscope 2000X LED". */
const lenses = wordSet('goods that magnify');
/** Fewer times may count what stands behind the sign. */
const leastOfLens = 20;

/** "40x", "15x optical zoom", "8x or more": a sign behind its number and before no other, nor before a thing that is counted. */
function isTimesSign(tokens: readonly Token[], at: number): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]];
  if (sign?.stem !== 'x' || !sign.glued || tokens[at - 1]?.kind !== 'number') return false;
  const isOfLens = Number(tokens[at - 1]?.stem) >= leastOfLens && tokens.some(({ stem }) => lenses.has(stem));
  return next === undefined || ends.has(next.stem) || magnifying.has(next.stem) || isOfLens;
}

/** Bands of radios in GHz, and generations of mobile networks, by the number before the letter that grams have in capitals. */
const bands = new Set(['2.4', '5.8']);
const generations = new Set(['3', '4', '5', '6']);

const isCapitalG = (token: Token | undefined) => token?.cased === 'G' && token.glued;
const radios = wordSet('radio words');
const radioReach = 3;

/** "2.4G wireless", "2.4g/bt": the band of the radio, and no weight; in a small letter beside words of radios alone. */
function bandAt(tokens: readonly Token[], at: number): { unit: Unit; next: number } | null {
  const token = tokens[at];
  if (token?.stem !== 'g' || !token.glued || !bands.has(tokens[at - 1]?.stem ?? '')) return null;
  const near = tokens.slice(Math.max(0, at - 1 - radioReach), at + 1 + radioReach);
  const isBand = isCapitalG(token) || near.some(({ stem }) => radios.has(stem));
  return isBand ? { unit: unitOf('GHz'), next: at + 1 } : null;
}

/** "5G", "4G LTE" */
function isGeneration(tokens: readonly Token[], at: number): boolean {
  return isCapitalG(tokens[at]) && generations.has(tokens[at - 1]?.stem ?? '');
}

/** The unit of "3300 1/min" and of "tested 50,000 times", whose words are none behind other numbers. */
function saidOtherwise(tokens: readonly Token[], at: number): { unit: Unit; next: number } | null {
  if (tokens[at]?.text === 'times') return { unit: unitOf('cycle'), next: at + 1 };
  if (isTimesSign(tokens, at)) return { unit: unitOf('fold'), next: at + 1 };
  const isRate = tokens[at]?.text === '1' && tokens[at + 1]?.stem === '/' && tokens[at + 2]?.stem === 'min';
  return isRate ? { unit: unitOf('rpm'), next: at + 3 } : null;
}

const longestLength = 3;

/** "14 M US" and "7.5 M" of a title are a width of shoes; "3.05 M" and a value of nothing but "2 M" are lengths. */
function isShoeWidth(tokens: readonly Token[], at: number): boolean {
  const [whole, part = ''] = tokens[at - 1]?.stem.split('.') ?? [];
  const isSize = whole !== undefined && (part === '' || part === '5');
  return isSize && tokens.length > longestLength;
}

const smallWords = wordSet('read measure: small words');
