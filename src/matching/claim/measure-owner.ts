import { hanPartPrefixes } from '../ontology/scope-words.ts';
import { wordList, wordSet, wordsByMeaning } from '../ontology/word-list.ts';
import { touchesOnlyBefore } from '../read/quantity/named-sides.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import { endOfRoleAfter, isBorne, isMeasuringWord, roleAfter, roleBefore } from '../read/quantity/quantity-role.ts';
import { type Scope, type Subject, wordsIn } from '../scope/scope.ts';
import { isSpacedDash } from '../text/find-exceptions.ts';
import type { Span } from '../text/find-phrase.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { readHanNumber } from '../text/read-han-number.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';

/** Whose measure a measure of running text is. */
export interface MeasureOwner {
  /** Id of the property that labels it ("180 cm tall", "max load 120 kg"), or null. */
  role: string | null;
  /** Stems of the words that stand with it, on the side on which this text labels its measures. */
  words: readonly string[];
  /** How many of them stand before it. */
  before: number;
  /** The part or thing that it is the measure of; null for the goods. */
  subject: Subject | null;
}

const stops = wordSet('measure owner: stops');
const reach = 4;

/** Measures with nothing but marks of a list between them: "1/2/3 m", "15 W 12 W 9 W". They share what labels them. */
interface Row {
  measures: readonly Quantity[];
  from: number;
  to: number;
}

/** A row with the words on both of its sides, up to the next row or to where they end. */
interface Placed {
  row: Row;
  start: number;
  end: number;
  /** The property that the words before it label, and the words behind it, in the row's dimension. */
  left: string | null;
  right: string | null;
  /** Where the label behind it ends, if the next row has another one before it: "4 h charging time weight: 110 g". */
  parting: number | null;
}

/**
 * Gives each measure of a text its owner. Of measures with nothing but labels between them ("height 180 cm width 80 cm",
 * "22.5 W output 18 W input"), each label is read on the side on which the first or the last of them has one; a label
 * that only one of its neighbours can have is that one's ("24 W diameter 40 cm").
 */
export function ownersOf(text: TextFacts, quantities: readonly Quantity[], scope: Scope): Map<Quantity, MeasureOwner> {
  const owners = new Map<Quantity, MeasureOwner>();
  const { tokens } = text;
  for (const run of runsOf(text, rowsOf(tokens, quantities))) {
    const taken = takenLabels(run);
    for (const [at, { row, start, end, left, right }] of run.entries()) {
      const { takesLeft = false, takesRight = false } = taken[at] ?? {};
      const from = run[at - 1]?.parting ?? start;
      const zone = { from: takesLeft ? from : row.from, to: takesRight ? (run[at]?.parting ?? end) : row.to };
      const ahead = wordsIn(tokens, { from: zone.from, to: row.from });
      const owner = {
        role: row.measures[0]?.called ?? (takesRight ? right : null) ?? (takesLeft ? left : null),
        words: [...ahead, ...wordsIn(tokens, { from: row.to, to: zone.to })],
        before: ahead.length,
        subject: isBorne(text, row.from, row.measures[0]?.dimension ?? null)
          ? null
          : thatMayHave(row.measures[0], subjectOfRow(scope, text, row, zone)),
      };
      // 续航40小时 2小时充满: of two that are labelled on both sides each has the label that touches it.
      const isParted = row.measures.length === 2 && left !== null && right !== null && left !== right;
      for (const [place, measure] of row.measures.entries())
        owners.set(measure, isParted ? { ...owner, role: place === 0 ? left : right } : owner);
    }
  }
  return owners;
}

const partsByDimension = wordsByMeaning('parts by their measure');

/** A lid holds no 50 litres, and a handle draws no watts: such a measure beside one is the goods'. */
function thatMayHave(measure: Quantity | undefined, subject: Subject | null): Subject | null {
  const parts = partsByDimension[measure?.dimension ?? ''];
  if (subject === null || subject.ids.length === 0 || parts === undefined) return subject;
  return subject.ids.some((id) => parts.includes(id)) ? subject : null;
}

/** Rows between which stands nothing that ends a label. */
function runsOf(text: TextFacts, rows: readonly Row[]): Placed[][] {
  const { tokens } = text;
  const runs: Placed[][] = [];
  for (const [at, row] of rows.entries()) {
    const dimension = isDataLetter(tokens, row) ? null : (row.measures[0]?.dimension ?? null);
    const [before, after] = [rows[at - 1], rows[at + 1]];
    const start = startOf(tokens, row.from, before?.to ?? 0);
    const end = endOf(tokens, row.to, after?.from ?? tokens.length);
    const isOfLast = start === before?.to && touchesOnlyBefore(tokens, start, row.from);
    const left = isOfLast ? null : roleBefore(text, start, row.from, dimension);
    const right = roleAfter(text, row.to, end, dimension);
    const placed = { row, start, end, left, right, parting: null };
    if (before !== undefined && start === before.to) runs.at(-1)?.push(placed);
    else runs.push([placed]);
  }
  return runs.map((run) => run.map((one, at) => withParting(text, one, run[at + 1])));
}

function withParting(text: TextFacts, one: Placed, next: Placed | undefined): Placed {
  if (next === undefined || one.right === null || next.left === null) return one;
  const end = endOfRoleAfter(text, one.row.to);
  const dimension = next.row.measures[0]?.dimension ?? null;
  return roleBefore(text, end, next.row.from, dimension) === null ? one : { ...one, parting: end };
}

/** Which of the words around each row of a run are its own. */
function takenLabels(run: readonly Placed[]): { takesLeft: boolean; takesRight: boolean }[] {
  const isLabelledBefore = run[0]?.left !== null;
  const isLabelledBehind = !isLabelledBefore && run.at(-1)?.right !== null;
  const left = run.map((placed, at) => {
    if (at === 0 || isLabelledBefore || run[at - 1]?.parting != null) return true;
    return placed.left !== null && (!isLabelledBehind || run[at - 1]?.right === null);
  });
  return left.map((takesLeft, at) => ({
    takesLeft,
    takesRight: run[at]?.parting != null || run[at + 1]?.left === null || left[at + 1] !== true,
  }));
}

const listing = wordSet('measure owner: listing');

/** "Input 18 W, 20 W output": what follows the second measure is its own label. */
function isLabelledBehind(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return next !== undefined && next.kind !== 'mark' && next.kind !== 'number';
}

/** "20 cm (7.9") blade": the same measure once more, in brackets and in another unit. */
function isSaidAgain(
  tokens: readonly Token[],
  last: Omit<Row, 'measures'> & { measures: Quantity[] },
  quantity: Quantity,
): boolean {
  const isInBrackets =
    tokens[last.to]?.stem === '(' && quantity.from === last.to + 1 && tokens[quantity.to]?.stem === ')';
  return isInBrackets && last.measures[0]?.dimension === quantity.dimension;
}

/** In one unit, or the same length said in two: "6 mm / 183 cm long" are two measures. */
function isAlike(one: Quantity | undefined, { dimension, unit, low, high }: Quantity): boolean {
  if (one === undefined || one.dimension !== dimension || one.called !== undefined) return false;
  return one.unit?.id === unit?.id || Math.abs(one.high - high) <= most * Math.abs(high) || one.low === low;
}

const most = 0.05;

function rowsOf(tokens: readonly Token[], quantities: readonly Quantity[]): Row[] {
  const rows: { measures: Quantity[]; from: number; to: number }[] = [];
  for (const quantity of quantities) {
    if (quantity.unit === null) continue;
    const last = rows.at(-1);
    const isOfRow =
      last !== undefined &&
      isAlike(last.measures.at(-1), quantity) &&
      tokens.slice(last.to, quantity.from).every(({ stem }) => listing.has(stem)) &&
      !(tokens[last.to]?.stem === ',' && isLabelledBehind(tokens, quantity.to));
    if (isOfRow || (last !== undefined && isSaidAgain(tokens, last, quantity))) {
      last.measures.push(quantity);
      last.to = Math.max(last.to, tokens[last.to]?.stem === '(' ? quantity.to + 1 : quantity.to);
    } else rows.push({ measures: [quantity], from: quantity.from, to: quantity.to });
  }
  return rows;
}

/** "32G内存": the letter may stand for data, so that its words alone tell what it measures. */
function isDataLetter(tokens: readonly Token[], { to }: Row): boolean {
  const letter = tokens[to - 1];
  return letter?.glued === true && letter.cased === 'G';
}

function startOf(tokens: readonly Token[], from: number, least: number): number {
  let at = from;
  while (at > least && from - at < reach && !isStop(tokens, at - 1)) at -= 1;
  return at;
}

function endOf(tokens: readonly Token[], to: number, most: number): number {
  let at = to;
  while (at < most && at - to < reach && !isStop(tokens, at)) at += 1;
  return at;
}

const isStop = (tokens: readonly Token[], at: number) => stops.has(tokens[at]?.stem ?? '') || isSpacedDash(tokens, at);

/** Dimensions in which a thing that comes along has a measure of its own; 3 layers and 99% are said of the goods as well. */
const ofThings = wordSet('of things');
/** A dose is of an ingredient, which is in the goods. */
const doses = new Set(['mg', 'mcg', 'iu']);
/** What is in a box, a tube or a tank is what the goods hold. */
const contents = new Set<Quantity['dimension']>(['mass', 'volume', 'data', 'charge']);

/** The part whose phrase the measure stands in ("2 m cable", 配2米线), or whose name labels it ("stand width 80 cm"). */
function subjectOfRow(scope: Scope, text: TextFacts, row: Row, zone: Span): Subject | null {
  const [measure] = row.measures;
  if (measure === undefined || !ofThings.has(measure.dimension ?? '') || doses.has(measure.unit?.id ?? '')) return null;
  // "1000W/2000W两档": the number of its settings is no thing.
  if (measure.isSetting === true && readHanNumber(text.tokens, row.to) !== null) return null;
  const nutrient = nutrientBehind(text.tokens, row);
  if (nutrient !== null) return nutrient;
  const subject =
    scope.subjectAt(row.from) ?? subjectBefore(scope, text, row, zone) ?? subjectBehind(scope, text, row, zone);
  const isContent =
    subject !== null &&
    contents.has(measure.dimension) &&
    (!subject.isCertain || (subject.ids.length > 0 && !subject.ids.some((id) => holders.has(id))));
  return isContent ? null : subject;
}

const nutrients = wordSet('nutrients');
const hanNutrients = wordList('nutrients').filter(beginsInChinese);

/** "20g protein, blueberry": how much of a nutrient is in the goods; "1 kg protein powder" is powder. */
function nutrientBehind(tokens: readonly Token[], { to }: Span): Subject | null {
  const [word, next] = [tokens[to], tokens[to + 1]];
  if (word?.kind === 'character') {
    const name = hanNutrients.find((one) => [...one].every((character, at) => tokens[to + at]?.stem === character));
    const behind = name === undefined ? undefined : tokens[to + name.length];
    if (name === undefined || behind?.kind === 'character') return null;
    return { from: to, to: to + name.length, ids: [], words: [name], isCertain: true };
  }
  if (word?.kind !== 'word' || !nutrients.has(word.stem) || next?.kind === 'word') return null;
  return { from: to, to: to + 1, ids: [], words: [word.stem], isCertain: true };
}

/** Parts that hold something of their own; what others are named with is the goods' content. */
const holders = new Set(['tank', 'bowl', 'drawer', 'pocket', 'lid']);

/** "Stand width 80 cm", "handle: 12 cm": between the part and its measure stand only words of the measure. */
function subjectBefore(scope: Scope, { tokens }: TextFacts, { from }: Span, zone: Span): Subject | null {
  let at = from - 1;
  while (
    at >= zone.from &&
    (tokens[at]?.kind === 'mark' || isMeasuringWord(tokens[at]?.stem ?? '') || idle.has(tokens[at]?.stem ?? ''))
  )
    at -= 1;
  if (at < zone.from) return null;
  const named = scope.subjectAt(at);
  // 黄色手胶 长67厘米: behind a space a clause of its own begins, of what no row knows as a part.
  const begins = tokens[at]?.kind === 'character' && at + 1 < from && tokens[at + 1]?.glued !== true;
  if (begins && named?.ids.length === 0) return null;
  if (named !== null || tokens[at]?.kind !== 'character' || !tokens[at + 1]?.glued) return named;
  const id = hanPartPrefixes[tokens[at]?.stem ?? ''];
  return id === undefined || from - at < shortestLabel
    ? null
    : { from: at, to: at + 1, ids: [id], words: [tokens[at]?.stem ?? ''], isCertain: true };
}

/** 座高48厘米: the character of the part and that of the side. */
const shortestLabel = 2;

const idle = wordSet('measure owner: idle');

/** "30 m of hose": the part behind a measure. */
function subjectBehind(scope: Scope, { tokens }: TextFacts, { to }: Span, zone: Span): Subject | null {
  let at = to;
  while (at < zone.to && tokens[at]?.stem === 'of') at += 1;
  const named = at < zone.to ? scope.subjectAt(at) : null;
  return named?.from === at ? named : null;
}
