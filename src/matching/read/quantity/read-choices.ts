import type { Unit } from '../../ontology/units.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Token } from '../../text/tokenize.ts';
import { exactQuantity } from './exact-quantity.ts';
import type { Quantity } from './quantity.ts';
import { readNumber } from './read-number.ts';
import { readIn } from './scaled.ts';
import { unitAfter } from './unit-after.ts';

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

const listing = new Set([',', '/', '、', 'or', 'and', '或', '和', '及']);
const choosing = new Set(['or', '或']);
const leastBare = 2;

/** Gives the bare numbers of a list the unit of its last: "3, 4 or 6 m", "10, 15, 20 m". One number before a comma may count. */
export function shareUnitOfList(tokens: readonly Token[], quantities: Quantity[]): void {
  for (let last = quantities.length - 1; last > 0; last -= 1) {
    const measured = quantities[last];
    if (measured?.unit == null || measured.form !== 'point' || measured.unit.offset !== undefined) continue;
    let first = last;
    while (first > 0 && isListedBefore(tokens, quantities[first - 1], quantities[first])) first -= 1;
    const isChosen = choosing.has(tokens[measured.from - 1]?.stem ?? '');
    if (last - first < (isChosen ? 1 : leastBare)) continue;
    for (let at = first; at < last; at += 1) {
      const bare = quantities[at];
      if (bare !== undefined) quantities[at] = { ...readIn(bare, measured.unit), isChoice: true, labelAfter: null };
    }
    last = first;
  }
}

function isListedBefore(tokens: readonly Token[], one: Quantity | undefined, next: Quantity | undefined): boolean {
  if (one === undefined || next === undefined || one.unit !== null || one.form !== 'point' || one.times !== 1)
    return false;
  return next.from === one.to + 1 && listing.has(tokens[one.to]?.stem ?? '');
}
