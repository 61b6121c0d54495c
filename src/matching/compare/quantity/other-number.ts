import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { isMeasuringWord } from '../../read/quantity/quantity-role.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from './compare-quantities.ts';

const lowestMains = 100;
const highestBattery = 50;

/** What is thinner is no length of a cable: a "5 mm cord" is so thick. Millimetres. */
const shortestCable = 50;

/**
 * True when the text calls a number something that no word of the spec's name does: the depth of a dive, a disk. Of a name
 * that says what is measured only that word counts: a "2 m cable" tells nothing of a cable's diameter.
 */
export function isCalledOther({ known, stems }: ResolvedName, role: string | null, found: Quantity): boolean {
  if (isThin(role, found)) return true;
  if (known !== null || role === null) return false;
  const measures = stems.filter(isMeasuringWord);
  const words = role.split(' ');
  return !(measures.length > 0 ? measures : stems).some((stem) => words.includes(stem));
}

/** True when a battery's voltage is asked for of goods that take batteries or a USB port, maybe beside the mains. */
export function mayTakeBattery({ known }: ResolvedName, wanted: Quantity, { text }: Statement): boolean {
  if (known?.id !== 'voltage' || wanted.high > highestBattery) return false;
  return text.tokens.some(({ stem }) => stem === 'battery' || stem === 'usb');
}

/** "5 mm cord" tells how thick it is, and "20 m" how long. */
export function isThin(role: string | null, { high }: Quantity): boolean {
  return role === 'cable length' && high < shortestCable;
}

export function isOfMains({ low }: Quantity): boolean {
  return low >= lowestMains;
}

/** "80 pcs per roll": what one pack holds, of which several may be sold. */
export function isPerPack({ tokens }: Statement['text'], at: number): boolean {
  return tokens[at]?.stem === 'per';
}

const greatest = new Set(['max', 'maximum', '最大', '最高']);
const steady = new Set(['rated', 'continuous', 'nominal', 'rms']);
const hanSteady = /额定|持续/u;
const peak = new Set(['surge', 'peak', '峰']);
const extremeWithin = 5;
const peakWithin = 2;

/** "Max. phone weight 300 g" is what goods bear, and a surge of 2700 W none that they give all the time. */
export function isOfExtreme(
  { known, stems, raw }: ResolvedName,
  { tokens }: Statement['text'],
  { from, to, dimension }: Quantity,
): boolean {
  const isAmong = (words: ReadonlySet<string>, start: number, end: number) =>
    tokens.slice(Math.max(0, start), end).some(({ stem }) => words.has(stem));
  if (known?.id === 'weight')
    return !stems.some((stem) => greatest.has(stem)) && isAmong(greatest, from - extremeWithin, from);
  const isSteady = dimension === 'power' && (stems.some((stem) => steady.has(stem)) || hanSteady.test(raw));
  return isSteady && (isAmong(peak, from - peakWithin, from) || isAmong(peak, to, to + 1));
}

const code = /(?<![\p{L}\d.-])\p{L}{1,3}-?\d{1,2}(?![\p{L}\d.])/u;

/** Of "Output C2" only a text that names the C2 tells anything. */
export function lacksCode({ known, raw }: ResolvedName, { unspaced }: Statement['text']): boolean {
  const [said] = (known === null ? code.exec(raw.normalize('NFKC')) : null) ?? [];
  return said !== undefined && !unspaced.includes(said.replace('-', '').toLowerCase());
}

const adding = new Set(['+', '&', 'and']);
const addedWithin = 3;

/** "2 adults + 2 kids" and "3+2 seater" tell people by kinds, and not how many there are together. */
export function isAddedPeople({ tokens }: Statement['text'], { dimension, from, to }: Quantity): boolean {
  if (dimension !== 'people') return false;
  const isAdded = tokens[from - 1] !== undefined && adding.has(tokens[from - 1]?.stem ?? '');
  const next = tokens.slice(to, to + addedWithin);
  const at = next.findIndex(({ stem }) => adding.has(stem));
  return isAdded || (at !== -1 && tokens[to + at + 1]?.kind === 'number');
}

const leastData = 8;

/** "128G" of a tablet: sizes of memories are powers of two. */
export function mayBeOfData({ goodsHoldData }: Requirement, { unit, low }: Quantity): boolean {
  return goodsHoldData === true && unit?.id === 'g' && low >= leastData && Number.isInteger(Math.log2(low));
}

/** True for what differs from all that the text calls the wanted measure, and is no choice beside them. */
export function isBesideOwn(own: readonly Quantity[], text: Statement['text'], found: Quantity): boolean {
  if (own.length === 0 || isOfChoice(text, found)) return false;
  return own.every((one) => compareQuantities(one, found) === 'not_match');
}

const choosing = new Set(['/', '|', ',', 'or', '-', '、', '或']);

/** "1/2/3 m", "5x7, 8x10": one of several to choose from. */
export function isOfChoice({ tokens }: Statement['text'], { from, to }: Span): boolean {
  return choosing.has(tokens[from - 1]?.stem ?? '') || choosing.has(tokens[to]?.stem ?? '');
}

const separating = new Set([',', '/', ';', '、']);

/** True where nothing but brackets with the name of a state, and a mark that parts two of them, stands between two measures. */
function isNextState({ tokens }: Statement['text'], one: Quantity, next: Quantity): boolean {
  const between = tokens.slice(one.to, next.from).map(({ stem }) => stem);
  const [open, close] = [between.indexOf('('), between.indexOf(')')];
  return open === 0 && close > 1 && between.slice(close + 1).every((stem) => separating.has(stem));
}

/**
 * A contradiction by one of several states in which a text measures the same, each named in brackets behind its number: "5,000 h
 * (standard), 10,000 h (eco)". Where another state meets the wish, that is open.
 */
export function openByStates(
  wanted: Quantity,
  { text, quantities }: Statement,
  finding: Finding | null,
): Finding | null {
  if (finding?.matchType !== 'not_match' || finding.span === null) return finding;
  const all = quantities.quantities.filter(({ unit }) => unit?.id !== undefined && unit.dimension === wanted.dimension);
  const at = all.findIndex(({ from }) => from === finding.span?.from);
  for (let place = at; place !== -1 && place + 1 < all.length; place += 1) {
    const [one, next] = [all[place], all[place + 1]];
    if (one === undefined || next === undefined || !isNextState(text, one, next)) break;
    if (compareQuantities(wanted, next) !== 'not_match') return { ...finding, matchType: 'unknown' };
  }
  return finding;
}
