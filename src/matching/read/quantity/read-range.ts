import { rangeWords } from '../../ontology/bound-words.ts';
import type { Unit } from '../../ontology/units.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';
import { exactQuantity } from './exact-quantity.ts';
import type { Quantity } from './quantity.ts';
import { type Measure, readMeasure, unitAfter } from './read-measure.ts';
import { readNumber } from './read-number.ts';
import { unitOf } from './unit-index.ts';

const joins = new Set(rangeWords);

/** The second end of a range behind its first: the "20 cm" of "10-20 cm"; null where no range goes on. */
export function readRangeEnd(tokens: readonly Token[], start: Measure): Measure | null {
  // "39#-46#": the sign behind a size counts nothing.
  const first = tokens[start.next]?.stem === '#' ? { ...start, next: start.next + 1 } : start;
  const join = tokens[first.next];
  if (join?.stem === '+' && first.unit === null) return readExtension(tokens, first);
  if (join?.stem === '/') return readMains(tokens, first);
  if (join === undefined || !joins.has(join.stem)) return null;
  if (join.stem === 'and' && tokens[first.next - 2]?.stem !== 'between') return null;
  if (first.unit === null && isCode(tokens, first.next - 2)) return null;
  if (isPhases(tokens, first)) return null;
  // "-55 to +125 °C"
  const isSigned = tokens[first.next + 1]?.stem === '+';
  const second = readMeasure(tokens, first.next + (isSigned ? 2 : 1));
  const least = first.unit === null ? first.value / (second?.per?.factor ?? 1) : first.value;
  if (second === null || second.value <= least * factorOf(first, second)) return null;
  if (first.unit !== null && second.unit === null) return null;
  const same = first.unit === null || (first.unit.dimension === second.unit?.dimension && first.per === second.per);
  return same ? second : null;
}

/** "3~ 400 V": the sign stands for alternating current of so many phases. */
const isPhases = (tokens: readonly Token[], { value, unit, next }: Measure) =>
  unit === null &&
  (value === 1 || value === 3) &&
  tokens[next]?.stem === '~' &&
  tokens[next]?.glued === true &&
  tokens[next + 1]?.glued !== true;

const widestMains = 1.2;

/** "220/240V" is the mains of countries that have 220, 230 or 240 V; "110/220V" are two. */
function readMains(tokens: readonly Token[], first: Measure): Measure | null {
  const second = first.unit === null ? readMeasure(tokens, first.next + 1) : null;
  if (second?.unit?.dimension !== 'voltage' || second.value <= first.value) return null;
  return second.value <= first.value * widestMains ? second : null;
}

const largestExtension = 0.25;

/** "45 + 5 cm" is a chain of 45 cm that is let out to 50. */
function readExtension(tokens: readonly Token[], first: Measure): Measure | null {
  const rest = readMeasure(tokens, first.next + 1);
  if (rest === null || rest.unit?.dimension !== 'length') return null;
  return rest.value > 0 && rest.value <= first.value * largestExtension
    ? { ...rest, value: first.value + rest.value }
    : null;
}

const codes = new Set(['spf', 'upf', 'no', 'nr']);

/** "SPF 30-200 ml": the number behind the letters belongs to them and begins no range. */
function isCode(tokens: readonly Token[], at: number): boolean {
  const label = tokens[at]?.stem === '.' || tokens[at]?.stem === '-' ? tokens[at - 1] : tokens[at];
  return label !== undefined && codes.has(label.stem);
}

function factorOf(first: Measure, second: Measure): number {
  return first.unit === null || second.unit === null ? 1 : first.unit.factor / second.unit.factor;
}

const fewest = 3;
/** Units of which a slash between two numbers makes a choice: nobody sells "2/4 pcs" as half a piece. */
const wholeThings = wordSet('whole things');

/**
 * The measures to choose from in "30/20/10pcs", "1/2/3m" or "2/4PCS", one quantity each; null where none stand. Two
 * numbers are a choice only of whole things, since "1/2 inch" is a half.
 */
export function readChoices(tokens: readonly Token[], start: number): Quantity[] | null {
  if (isPartOfWord(tokens, start)) return null;
  const places = [start];
  for (let at = start; tokens[at + 1]?.stem === '/' && tokens[at + 2]?.kind === 'number'; at += 2) places.push(at + 2);
  const last = places.at(-1) ?? start;
  if (places.length < 2) return null;
  const found = unitAfter(tokens, last + 1);
  if (found === null) return null;
  const { unit } = found;
  const isOfThings = wholeThings.has(tokens[found.next - 1]?.stem ?? '');
  if (places.length < fewest && !isOfThings && !areTwoMeasures(tokens, start, unit)) return null;
  const values = places.map((at) => Number(tokens[at]?.stem) * unit.factor + (unit.offset ?? 0));
  if (!values.every(Number.isFinite)) return null;
  return places.map((at, index) => ({
    ...exactQuantity(values[index] ?? 0, at, at === last ? found.next : at + 1),
    unit,
    dimension: unit.dimension,
    ...(performed.has(unit.dimension) ? { isSetting: true } : { isChoice: true }),
  }));
}

/** What goods perform in one setting and in another: "2000/1000 W". */
const performed = wordSet('dimensions of settings');
const told = new Set<string>(['mass', 'volume', 'length', ...performed]);
/** Units that are told in fractions: "1/2 inch", "3/4 hp". */
const inFractions = new Set(['in', 'ft', 'lb', 'gal', 'cup', 'hp']);
const widest = 8;

/** "5.0/6.5 kg", net and gross, "12/6 m", with one rope or two: measures that are no fraction and of one kind by their sizes. */
function areTwoMeasures(tokens: readonly Token[], start: number, { id, dimension }: Unit): boolean {
  const [one, other] = [Number(tokens[start]?.stem), Number(tokens[start + 2]?.stem)];
  const ratio = Math.max(one, other) / Math.min(one, other);
  const mayBe = told.has(dimension) && !(dimension !== 'mass' && dimension !== 'volume' && inFractions.has(id));
  return mayBe && readNumber(tokens, start)?.next === start + 1 && ratio <= widest;
}

function isPartOfWord(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== 'number') return true;
  // A list was tried at its first number.
  if (before?.stem === '/' && tokens[at - 2]?.kind === 'number') return true;
  return before !== undefined && token.glued && (before.kind === 'word' || before.stem === '-');
}

/** Marks and words between two settings: "1000 watts and 2000 watts", "1000W/2000W". */
const between = new Set(['/', 'and', 'or', '&', '和', '与', '或', '、']);

/** Marks measures of one unit that a word or a sign joins as settings, where goods perform in the dimension. */
export function markSettings(tokens: readonly Token[], quantities: Quantity[]): void {
  for (let at = 1; at < quantities.length; at += 1) {
    const [one, other] = [quantities[at - 1], quantities[at]];
    if (one === undefined || other === undefined || !areSettings(tokens, one, other)) continue;
    quantities[at - 1] = { ...one, isSetting: true };
    quantities[at] = { ...other, isSetting: true };
  }
}

function areSettings(tokens: readonly Token[], one: Quantity, other: Quantity): boolean {
  if (!performed.has(one.dimension ?? '') || one.unit !== other.unit) return false;
  const arePoints = one.form === 'point' && other.form === 'point' && one.low !== other.low;
  return arePoints && other.from === one.to + 1 && between.has(tokens[one.to]?.stem ?? '');
}

/** Between what a computer computes in and what it stores on. */
const signs = new Set(['/', '+']);
const letters: Readonly<Record<string, string>> = { g: 'GB', t: 'TB' };
/** Goods of which two sizes beside each other are to choose from. */
const drives = phrasesOf(wordList('goods sold by storage alone'));

const most = 128e9;
const least = 16e9;
/** Sizes to choose from stand nearer to each other. */
const leastRatio = 8;

interface DataSize {
  bytes: number;
  /** False for a bare number, which has the unit of the size behind it. */
  hasUnit: boolean;
  next: number;
}

function sizeAt(tokens: readonly Token[], at: number): DataSize | null {
  const [number, letter] = [tokens[at], tokens[at + 1]];
  const value = number?.kind === 'number' ? Number(number.stem) : Number.NaN;
  if (!Number.isInteger(value) || value <= 0) return null;
  const found = unitAfter(tokens, at + 1);
  if (found?.unit.dimension === 'data') return { bytes: value * found.unit.factor, hasUnit: true, next: found.next };
  const meant = letter?.glued === true ? letters[letter.text] : undefined;
  if (meant !== undefined) return { bytes: value * unitOf(meant).factor, hasUnit: true, next: at + 2 };
  return { bytes: value * unitOf('GB').factor, hasUnit: false, next: at + 1 };
}

/**
 * Memory and storage as computers and phones are sold by them: "16GB/512GB", "8+256G". Null for anything else, and for
 * sizes to choose from.
 */
export function readMemoryPair(tokens: readonly Token[], start: number): [Quantity, Quantity] | null {
  if (tokens[start]?.kind !== 'number' || !hasSignNear(tokens, start)) return null;
  const memory = sizeAt(tokens, start);
  if (memory === null || isBehindSize(tokens, start, memory) || !isSign(tokens[memory.next], memory)) return null;
  const storage = sizeAt(tokens, memory.next + 1);
  if (storage === null || !storage.hasUnit || memory.bytes > most || storage.bytes < least) return null;
  if (storage.bytes < memory.bytes * leastRatio || signs.has(tokens[storage.next]?.stem ?? '')) return null;
  if (tokens.some((_, at) => drives.at(tokens, at) !== null)) return null;
  const unit = unitOf('GB');
  const sized = (bytes: number, from: number, to: number, called: 'memory' | 'storage'): Quantity => ({
    ...exactQuantity(bytes, from, to),
    unit,
    dimension: 'data',
    called,
  });
  return [
    sized(memory.bytes, start, memory.next, 'memory'),
    sized(storage.bytes, memory.next + 1, storage.next, 'storage'),
  ];
}

/** A dash with spaces parts what a title tells one by one: "16GB - 1TB - blue". */
const isSign = (token: Token | undefined, { hasUnit }: DataSize) =>
  token !== undefined && (signs.has(token.stem) || (token.stem === '-' && !token.glued && hasUnit));

/** A sign joins the two sizes, at most two words behind the first number: most numbers have none, and are done with. */
function hasSignNear(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((step) => signs.has(tokens[at + step]?.stem ?? '') || tokens[at + step]?.stem === '-');
}

/** "4GB/8GB/128GB" are to choose from; a processor's name before the sign is none of them: "i7/16GB/512GB". */
function isBehindSize(tokens: readonly Token[], at: number, { hasUnit }: DataSize): boolean {
  const before = tokens[at - 1];
  if (before?.kind === 'word' && tokens[at]?.glued === true) return true;
  if (before === undefined || !signs.has(before.stem)) return false;
  for (const start of [at - 3, at - 2]) {
    const size = tokens[start]?.kind === 'number' ? sizeAt(tokens, start) : null;
    if (size?.next === at - 1 && (size.hasUnit || !hasUnit)) return true;
  }
  return false;
}
