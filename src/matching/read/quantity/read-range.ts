import { rangeWords } from '../../ontology/bound-words.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Quantity } from './quantity.ts';
import { type Measure, readMeasure } from './read-measure.ts';

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
  if (second === null) return null;
  if (second.value <= least * factorOf(first, second) && !isOfGauges(tokens, first, second)) return null;
  if (first.unit !== null && second.unit === null) return null;
  const same = first.unit === null || (first.unit.dimension === second.unit?.dimension && first.per === second.per);
  return same ? second : null;
}

const gauges = new Set(['awg', 'swg']);

/** "26-12 AWG": the thinner the wire, the larger its gauge. */
const isOfGauges = (tokens: readonly Token[], first: Measure, second: Measure): boolean =>
  first.unit === null &&
  second.unit === null &&
  second.value < first.value &&
  [second.next, first.next - 2].some((at) => gauges.has(tokens[at]?.stem ?? ''));

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

const endJoints = new Set([',', ';', '/', '、', 'and', '和', ':']);

/** "Min 180 °C, max 480 °C", 5℃起，最高18℃ state the two ends of one range: each pair of bounds becomes one quantity. */
export function joinEnds(tokens: readonly Token[], quantities: Quantity[]): void {
  for (let at = quantities.length - 1; at > 0; at -= 1) {
    const [low, high] = [quantities[at - 1], quantities[at]];
    if (low?.form !== 'min' || high?.form !== 'max' || low.unit === null || low.dimension !== high.dimension) continue;
    const between = tokens.slice(low.to, high.from);
    if (high.reaches === true || between.length > 1 || !between.every(({ stem }) => endJoints.has(stem))) continue;
    if (low.low >= high.high || low.per !== high.per) continue;
    quantities.splice(at - 1, 2, { ...low, high: high.high, highOpen: high.highOpen, form: 'range', to: high.to });
  }
}
