import { numberWords } from '../../ontology/bound-words.ts';
import type { Unit } from '../../ontology/units.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { readHanNumber } from '../../text/read-han-number.ts';
import type { Token } from '../../text/tokenize.ts';
import { type ReadNumber, readNumber, timesAt, withThousands } from './read-number.ts';
import { perUnitAt } from './read-rate.ts';
import { unitAfter } from './unit-after.ts';
import { unitAt, unitOf } from './unit-index.ts';

/** A number with the unit after it, in that unit; `next` is the position after both. */
export interface Measure {
  value: number;
  /** Half of the last written digit, in the unit. */
  halfDigit: number;
  unit: Unit | null;
  /** Where the words before the number begin that tell the time of a rate: the 每小时 of 每小时10吨. */
  from?: number;
  /** Set for a rate, with `value` and `halfDigit` in `unit` for one base unit of it: "60 mm/min" is 1 mm in a second. */
  per?: Unit;
  next: number;
}

/** Words to which a number may be stuck: "DC12V", "V5.3", "EU42", "Φ8". Any other makes it a part of a name: "ddr4". */
export const gluedBefore = wordSet('glued before');

/** A number and the unit after it; the number must not be the tail of a word ("ddr4"). */
export function readMeasure(tokens: readonly Token[], at: number): Measure | null {
  const token = tokens[at];
  if (
    token === undefined ||
    isTailOfWord(tokens, at) ||
    isTailOfCode(tokens, at) ||
    isBehindPoint(tokens, at) ||
    isOfPorts(tokens, at)
  )
    return null;
  const written = readNumber(tokens, at) ?? readNumberWord(tokens, at);
  if (written === null) return null;
  const found = packedOf(tokens, unitAfter(tokens, written.next));
  const number = withThousands(token.text, written, found?.unit ?? null);
  if (found === null || isNoMeasure(tokens, number, found.unit))
    return { value: number.value, halfDigit: number.halfDigit, unit: null, next: number.next };
  const per: PerUnit | null = perUnitAt(tokens, found.next, found.unit) ?? perUnitOf(tokens, at, found);
  if (per === null) return { value: number.value, halfDigit: number.halfDigit, unit: found.unit, next: found.next };
  const { factor } = per.unit;
  const before = per.from === undefined ? {} : { from: per.from };
  if (per.unit.dimension === 'time' && found.unit.dimension === 'volume')
    return { ...asFlow(number, found.unit, per), ...before };
  if (per.unit.dimension === 'time' && found.unit.dimension === 'length')
    return { ...asSpeed(number, found.unit, per), ...before };
  return {
    value: number.value / factor,
    halfDigit: number.halfDigit / factor,
    unit: found.unit,
    per: per.unit,
    next: per.next,
    ...before,
  };
}

const packedAs = wordSet('packed as');

/** 50只装 and 10支入 are fifty and ten, as they are packed. */
function packedOf(tokens: readonly Token[], found: { unit: Unit; next: number } | null) {
  const behind = found?.unit.dimension === 'count' ? tokens[found.next] : undefined;
  return found !== null && behind?.glued === true && packedAs.has(behind.stem)
    ? { ...found, next: found.next + 1 }
    : found;
}

/** What a rate counts by, where it ends, and where it begins that stands before its number. */
interface PerUnit {
  unit: Unit;
  next: number;
  from?: number;
}

/** The unit by which "30 ppm" and 每分钟30页 count: that of the unit itself, or the one between 每 and the number. */
function perUnitOf(tokens: readonly Token[], at: number, { unit, next }: { unit: Unit; next: number }): PerUnit | null {
  if (unit.per !== undefined) return { unit: unitOf(unit.per), next };
  for (let start = at - 1; start >= at - longestPerUnit; start -= 1) {
    const per = tokens[start - 1]?.stem === '每' ? unitAt(tokens, start) : null;
    if (per?.next === at && per.unit.dimension === 'time') return { unit: per.unit, next, from: start - 1 };
  }
  return null;
}

const millilitresPerLitre = 1000;
const secondsPerHour = 3600;

/** "8000 litres per hour" is a flow, as 8000 l/h is. */
function asFlow({ value, halfDigit }: ReadNumber, volume: Unit, per: { unit: Unit; next: number }): Measure {
  const ratio = (volume.factor / millilitresPerLitre / per.unit.factor) * secondsPerHour;
  return { value: value * ratio, halfDigit: halfDigit * ratio, unit: unitOf('l/h'), next: per.next };
}

const millimetresPerKilometre = 1_000_000;

/** "15 m per minute" is a speed, as 15 m/min is. */
function asSpeed({ value, halfDigit }: ReadNumber, length: Unit, per: { unit: Unit; next: number }): Measure {
  const ratio = (length.factor / millimetresPerKilometre / per.unit.factor) * secondsPerHour;
  return { value: value * ratio, halfDigit: halfDigit * ratio, unit: unitOf('km/h'), next: per.next };
}

const longestPerUnit = 2;

const earliestYear = 1900;
const latestYear = 2099;

/** What networks run at, in gigabits a second; another whole number before "gigabit" counts things. */
const rates = new Set([10, 25, 40, 50, 100, 200, 400, 800]);
const wordsOfRate = new Set(['gigabit', 'gbe']);
const fewMicrons = 10;
const fewestTimes = 100;

/** "2018年" names a year and "2018年5月" a month of it; "2000 years" are many. "4 mics" are no micrometres. */
function isNoMeasure(tokens: readonly Token[], { value, next }: ReadNumber, { id }: Unit): boolean {
  // "5 times faster" counts no cycles.
  if (id === 'cycle') return tokens[next]?.text === 'times' && value < fewestTimes;
  if (id === 'rpm' && tokens[next]?.stem === 'min') return tokens[next + 3]?.kind === 'word';
  // "8 gigabit ports" are eight of them.
  if (id === 'Gbps') return isCountOfPorts(tokens, value, next);
  if (id === 'um') return tokens[next]?.stem === 'mic' && value < fewMicrons;
  // 千斤顶 is a jack.
  if (id === 'jin') return tokens[next + 1]?.stem === '顶';
  if (id === 'month') return tokens[next]?.stem === '月' && tokens[next - 2]?.stem === '年';
  if (id !== 'year' || !Number.isInteger(value) || tokens[next]?.text === 'years') return false;
  return value >= earliestYear && value <= latestYear;
}

function isCountOfPorts(tokens: readonly Token[], value: number, next: number): boolean {
  const [word, more] = [tokens[next], tokens[next + 1]];
  const isWord = word?.glued === false && wordsOfRate.has(word.stem) && more?.stem !== 'per';
  return isWord && Number.isInteger(value) && !rates.has(value);
}

function isTailOfWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  // "24x330ml": between two numbers the letter is a sign.
  if (before?.stem === 'x' && before.glued && tokens[at - 2]?.kind === 'number') return false;
  if (token?.kind !== 'number' || !token.glued || before?.kind !== 'word' || gluedBefore.has(before.text)) return false;
  return !isBehindMeasure(tokens, at);
}

/** "1500W50升", "900ml6pcs": a whole measure stands right before another. */
function isBehindMeasure(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isMeasure = before?.glued === true && tokens[at - 2]?.kind === 'number' && unitAt(tokens, at - 1)?.next === at;
  return isMeasure && tokens[at + 1]?.glued === true && unitAt(tokens, at + 1) !== null;
}

const ports = new Set(['a', 'c']);

/** "2C1A": two sockets of USB-C and one of USB-A, no degrees and no amperes. */
function isOfPorts(tokens: readonly Token[], at: number): boolean {
  const isPort = (place: number) =>
    tokens[place]?.kind === 'number' && tokens[place + 1]?.glued === true && ports.has(tokens[place + 1]?.stem ?? '');
  const isPair = (place: number) =>
    isPort(place) &&
    isPort(place + 2) &&
    tokens[place + 2]?.glued === true &&
    tokens[place + 1]?.stem !== tokens[place + 3]?.stem;
  return isPair(at) || isPair(at - 2);
}

const shortestSentence = 4;

/** "Fragrance free.5 oz": half an ounce, or five at the head of a sentence; behind shorter words the point ends them: "No.5". */
function isBehindPoint(tokens: readonly Token[], at: number): boolean {
  const [word, point, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  const isStuck = point?.stem === '.' && point.glued && token?.glued === true && token.kind === 'number';
  return isStuck && word?.kind === 'word' && word.text.length >= shortestSentence;
}

const shortestCode = 4;

/** "493083-001 HP": digits that a dash joins to a long number are the rest of its code. */
function isTailOfCode(tokens: readonly Token[], at: number): boolean {
  const [code, dash, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  const isJoined = dash?.stem === '-' && dash.glued && token?.glued === true && code?.kind === 'number';
  return isJoined && token.text.startsWith('0') && code.text.length >= shortestCode;
}

const takesPeople = wordSet('verbs before a number of people');

/** "Three", "twelve", "十二": a number only where a unit follows. */
function readNumberWord(tokens: readonly Token[], at: number): ReadNumber | null {
  const number = plainNumberWord(tokens, at);
  if (number === null) return null;
  const next = tokens[number.next]?.stem === '-' ? number.next + 1 : number.next;
  // "Sleeps four" counts people.
  return unitAt(tokens, next) === null && !takesPeople.has(tokens[at - 1]?.stem ?? '') ? null : number;
}

/** A number written in words, whatever follows. */
export function plainNumberWord(tokens: readonly Token[], at: number): ReadNumber | null {
  const stem = tokens[at]?.stem ?? '';
  const han = tokens[at]?.kind === 'character' ? readHanNumber(tokens, at) : null;
  if (han !== null) return han;
  const value = numberOf(stem);
  if (value === undefined) return null;
  // "Half a litre", "one and a half litres"
  if (value === half && articles.has(tokens[at + 1]?.stem ?? '')) return { value, halfDigit: 0, next: at + 2 };
  const behind = tokens.slice(at + 1, at + 4).map(({ stem: word }) => word);
  if (behind.join(' ') === 'and a half') return { value: value + half, halfDigit: 0, next: at + 4 };
  const dash = tokens[at + 1]?.stem === '-' && tokens[at + 1]?.glued === true ? 1 : 0;
  const digit = isTens(value) ? numberOf(tokens[at + 1 + dash]?.stem ?? '') : undefined;
  const isCompound = digit !== undefined && digit >= 1 && digit < 10 && Number.isInteger(digit);
  const next = isCompound ? at + 2 + dash : at + 1;
  const number = value + (isCompound ? digit : 0);
  const multiple = timesAt(tokens, next);
  return multiple === null
    ? { value: number, halfDigit: 0, next }
    : { value: number * multiple.factor, halfDigit: 0, next: multiple.next };
}

const half = 0.5;
const articles = new Set(['a', 'an']);
const numberOf = (stem: string) => (Object.hasOwn(numberWords, stem) ? numberWords[stem] : undefined);
const isTens = (value: number) => value >= 20 && value < 100 && value % 10 === 0;

/** A value in base units. */
export function toBase(value: number, unit: Unit | null): number {
  return unit === null ? value : value * unit.factor + (unit.offset ?? 0);
}
