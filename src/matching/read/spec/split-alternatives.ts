import { askedBy } from '../../claim/asked-property.ts';
import { boundsAfterOr } from '../../ontology/bound-words.ts';
import type { Unit } from '../../ontology/units.ts';
import { wordList } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { findColours } from '../colour/find-colours.ts';
import { standardsIn } from '../identifier/standard-code.ts';
import { findMaterials } from '../material/find-materials.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { boundBehind, boundOf } from '../quantity/bound-index.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { perDimensions } from '../quantity/read-rate.ts';
import { deviationsIn } from '../quantity/read-tolerance.ts';
import { unitAt } from '../quantity/unit-index.ts';
import { bracketed } from './said-twice.ts';

const alwaysSplit = new Set(['|']);
const listMarks = new Set([',', '、']);
/** Between these a value names what may be chosen. */
export const orWords: ReadonlySet<string> = new Set(['or', '或', '或者']);
const maxAlternatives = 30;
const examples = phrasesOf(['such as', 'e.g.', 'eg', 'for example', 'for instance', '比如', '例如', '譬如', '诸如']);

/** Where a value goes over to examples of what it asks for: "pale green such as sage"; null where it names none. */
export function findExamples({ tokens }: TextFacts): Span | null {
  for (let at = 1; at < tokens.length; at += 1) {
    const found = examples.at(tokens, at);
    if (found !== null && found.next < tokens.length) return { from: at, to: found.next };
  }
  return null;
}

/**
 * The alternatives of a wanted value, as written: "red / black", "S, M or L", "黑色或白色". Commas part values only in a
 * list that says "or", or of short words; a slash inside a fraction, a range or a unit parts nothing. What is stated by
 * examples ("pale green such as sage") is met by the general words and by each example.
 */
export function splitAlternatives(value: string, commasPart = false): string[] {
  const text = readText(value);
  const cue = findExamples(text);
  if (cue !== null) {
    const general = splitAlternatives(between(text, 0, cue.from), commasPart);
    const stated = splitAlternatives(between(text, cue.to, text.tokens.length), true);
    return [...general, ...stated];
  }
  const measures = measuresOf(text);
  const bound = tokensOf(measures);
  const hasOr = commasPart || text.tokens.some((token, at) => orWords.has(token.stem) && !isBound(text, at));
  const pieces: string[] = [];
  let start = 0;
  let depth = 0;
  for (const [index, token] of text.tokens.entries()) {
    if (token.stem === '(') depth += 1;
    if (token.stem === ')') depth = Math.max(0, depth - 1);
    // What stands in brackets tells of one value: "All terrain (A/T)".
    if (bound.has(index) || depth > 0) continue;
    const isOr = orWords.has(token.stem) && index > 0 && index < text.tokens.length - 1 && !isBound(text, index);
    const isSlash = token.stem === '/' && (isFreeSlash(text, index) || partsMeasures(measures, index));
    if (!isOr && !isSlash && !alwaysSplit.has(token.stem) && !(hasOr && listMarks.has(token.stem))) continue;
    pieces.push(text.raw.slice(start, token.start));
    start = token.end;
  }
  pieces.push(text.raw.slice(start));
  const values = pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  return values.length > 0 ? values.slice(0, maxAlternatives) : [value];
}

const edges = new Set([',', ':', ';', '(', ')', '.']);

/** The words from one token up to another, without the marks that set them off. */
function between({ raw, tokens }: TextFacts, from: number, to: number): string {
  const isEdge = (at: number) => edges.has(tokens[at]?.stem ?? '');
  let [first, last] = [from, to - 1];
  while (first < last && isEdge(first)) first += 1;
  while (last > first && isEdge(last)) last -= 1;
  return raw.slice(tokens[first]?.start, tokens[last]?.end);
}

type MeasureSpan = Span & { unit?: Unit | null; isChoice?: true };

function measuresOf({ tokens }: TextFacts): readonly MeasureSpan[] {
  const { quantities, lists } = readQuantities(tokens);
  return [...quantities, ...lists, ...standardsIn(tokens), ...deviationsIn(tokens)];
}

function tokensOf(spans: readonly Span[]): Set<number> {
  const inside = new Set<number>();
  for (const { from, to } of spans) for (let at = from; at < to; at += 1) inside.add(at);
  return inside;
}

/** "5m/10m", "±0.1℃/±0.5℃": each side has its own unit, and both measure the same; "5 V/2 A" is one value. */
function partsMeasures(measures: readonly MeasureSpan[], slash: number): boolean {
  const before = measures.find(({ to, isChoice }) => to === slash && isChoice !== true)?.unit;
  const after = measures.find(({ from }) => from === slash + 1 || from === slash + 2)?.unit;
  return before?.dimension !== undefined && before.dimension === after?.dimension;
}

/** "or more" belongs to its number. */
function isBound({ tokens }: TextFacts, index: number): boolean {
  return boundBehind.at(tokens, index) !== null || boundWords.has(tokens[index + 1]?.stem ?? '');
}

/** What may stand after "or" of one value; the words of bounds behind a number are read from their table. */
const boundWords = new Set([...wordList('after the or of one value'), ...boundsAfterOr]);

/** "w/o", "n/a" and "18/8" keep their slash; a slash between words or with spaces around parts them. */
function isFreeSlash(text: TextFacts, index: number): boolean {
  const slash = text.tokens[index];
  const before = text.tokens[index - 1];
  const after = text.tokens[index + 1];
  if (slash === undefined || before === undefined || after === undefined) return false;
  if (!slash.glued || !after.glued) return true;
  if (after.kind === 'number' || isRate(text.tokens, index) || isHanRate(text.tokens, index)) return false;
  return before.text.length > 1 || after.text.length > 1 || before.kind === 'character'
    ? before.text !== 'w' && before.text !== 'n'
    : sizeLetters.has(before.text) && sizeLetters.has(after.text);
}

/** "10 mIU/ml", "250 MSa/s": what is counted in a unit that nobody knows is a rate all the same. */
function isRate(tokens: readonly Token[], slash: number): boolean {
  const dimension = unitAt(tokens, slash + 1)?.unit.dimension;
  return tokens[slash - 2]?.kind === 'number' && dimension !== undefined && perDimensions.has(dimension);
}

const longestCounter = 3;

/** 900张/分, 400公斤/层: what is counted or measured for one of what stands behind the slash. */
function isHanRate(tokens: readonly Token[], slash: number): boolean {
  if (tokens[slash + 1]?.kind !== 'character') return false;
  let at = slash - 1;
  while (slash - at <= longestCounter && tokens[at]?.kind === 'character') at -= 1;
  return at < slash - 1 && tokens[at]?.kind === 'number';
}

/** Two letters about a slash are sizes, or else one name: "A/T", "C/O". */
const sizeLetters = new Set(['s', 'm', 'l']);

/** The alternatives of a value; of "faux leather (PU or PVC)" those between its brackets as well. */
export function choicesOf(value: string, name: ResolvedName): string[] {
  const twice = saidInTwoUnits(value);
  if (twice !== null) return twice;
  const isOfLooks = commasPart(name, value);
  const isLook = isOfLooks && listsLooks(value, name);
  const parts = isOfLooks ? bracketed(value) : null;
  const inside = parts === null ? [] : splitAlternatives(parts.inside, isLook);
  // "Bristle (sisal)" says once more what the buyer calls bristle, "wood (oak)" which wood it is to be.
  const isSynonym = parts !== null && inside.length === 1 && !namesLook(parts.outside, name);
  const isChoice = (inside.length > 1 || isSynonym) && inside.every((one) => namesLook(one, name));
  return parts !== null && isChoice ? [parts.outside, ...inside] : splitAlternatives(value, isLook);
}

const bracketedValue = /^([^()（）]{2,40}?)\s?[(（]([^()（）]{2,40})[)）]$/u;

/** "4 x 6 inch (100 x 150 mm)": sides that are told in two units, of which either will do. Null for any other value. */
function saidInTwoUnits(value: string): string[] | null {
  const [, outside = '', inside = ''] = bracketedValue.exec(value.trim()) ?? [];
  const [one, other] = [outside, inside].map((side) => {
    const [list, ...more] = readQuantities(readText(side).tokens).lists;
    return more.length === 0 ? list : undefined;
  });
  const areUnits = one?.unit != null && other?.unit != null && one.unit.id !== other.unit.id;
  return areUnits && one.sizes.length === other.sizes.length ? [outside, inside] : null;
}

/** "Steel, powder coated" is one thing said twice over, and no choice as "steel, brass" is. */
function listsLooks(value: string, name: ResolvedName): boolean {
  return splitAlternatives(value, true).every((one) => namesLook(one, name));
}

function namesLook(value: string, name: ResolvedName): boolean {
  const text = readText(value);
  return (askedBy(name).look === 'colour' ? findColours(text) : findMaterials(text)).length > 0;
}

/** "Red, blue, green" are three colours to choose from; "60% cotton, 40% polyester" is one composition. */
function commasPart(name: ResolvedName, value: string): boolean {
  return askedBy(name).look !== null && !value.includes('%');
}

/** The alternatives of a value, each with the words that stand there once and serve all of them. */
export const withSharedWords = (values: readonly string[]): string[] => withSharedLead(withSharedUnit(values));

/** "1 / 2 / 3 m": the unit of the last alternative serves the bare numbers before it. */
function withSharedUnit(values: readonly string[]): string[] {
  const last = values.at(-1);
  if (last === undefined || values.length < 2) return [...values];
  const { tokens, raw } = readText(last);
  const [quantity, ...more] = readQuantities(tokens).quantities;
  const number = tokens[0];
  const isPlain = quantity?.form === 'point' && quantity.unit !== null && quantity.times === 1 && more.length === 0;
  if (!isPlain || number?.kind !== 'number' || quantity.to !== tokens.length) return [...values];
  const unit = raw.slice(number.end);
  return values.map((value) => (isBareNumber(value) ? `${value}${unit}` : value));
}

/** "PCIe 4.0 or 5.0", "iPhone 14 / 15": the words before the first number serve the bare ones behind it. */
function withSharedLead(values: readonly string[]): string[] {
  const [first, ...rest] = values;
  if (first === undefined || rest.length === 0 || !rest.every(isBareNumber)) return [...values];
  const { tokens, raw } = readText(first);
  const number = tokens.at(-1);
  const isLed =
    tokens.length > 1 && number?.kind === 'number' && tokens.filter(({ kind }) => kind === 'number').length === 1;
  const lead = isLed ? raw.slice(0, number.start) : '';
  const isBound = boundOf(tokens) !== null;
  return lead === '' || isBound ? [...values] : [first, ...rest.map((value) => `${lead}${value}`)];
}

/** True for a number and nothing else. */
export function isBareNumber(value: string): boolean {
  const [token, ...more] = readText(value).tokens;
  return token?.kind === 'number' && more.length === 0;
}

const either = /^(.{2,40}?)(?: or |或者?)(.{2,40})$/iu;

/** The things of which a name asks for any: "storage bag" and "storage box" of "Storage bag or box". None for any other name. */
export function eitherInName(name: string): string[] {
  const [, first = '', second = ''] = either.exec(singleSpaced(name.normalize('NFKC'))) ?? [];
  const words = first.split(' ');
  if (second === '' || second.includes(' or ') || second.includes('或')) return [];
  return [first, words.length > 1 && !second.includes(' ') ? [...words.slice(0, -1), second].join(' ') : second];
}
