import { attributeNames } from '../../ontology/attribute-names.ts';
import type { Dimension } from '../../ontology/units.ts';
import { wordList, wordMeanings } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { PhraseIndex, phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { sizesIn } from '../size/size-code.ts';
import type { Quantity } from './quantity.ts';

const idsByName = new Map<string, string[]>();
const nameRole = (name: string, id: string) => idsByName.set(name, [...(idsByName.get(name) ?? []), id]);
for (const { id, names, dimensions = [] } of attributeNames)
  if (dimensions.length > 0) for (const name of names) nameRole(name, id);
for (const [word, id] of Object.entries(wordMeanings('labels of a measure'))) nameRole(word, id);
/** Names of measures with the attributes they may stand for. */
const roles = new PhraseIndex<readonly string[]>();
for (const [name, ids] of idsByName) roles.add(name, ids);
// "210 mm high carbon steel" is no height.
for (const words of wordList('labels of no measure')) roles.add(words, []);

/** Verbs label a measure of their property's dimension alone: "holds 5 kg" and "holds 9 hours". */
const verbs = new PhraseIndex<string>();
for (const [words, id] of Object.entries(wordMeanings('measuring verbs'))) verbs.add(words, id);
/** "Rated 1600 W" tells the power, "rated 1500 kg" the load: verbs that label what their measure can only be. */
const openVerbs = phrasesOf(wordList('verbs of any measure'));
const borne = phrasesOf(wordList('those who are borne'));
const longestVerb = 5;

/** True where a verb that tells a measure ends right before it: the "for" of "rated for 1500 kg" is no purpose. */
export function isToldByVerb(text: TextFacts, { from, dimension }: Pick<Quantity, 'from' | 'dimension'>): boolean {
  const { tokens } = text;
  for (let at = from - 1; at >= Math.max(0, from - longestVerb); at -= 1) {
    if (openVerbs.at(tokens, at)?.next === from) return true;
    const verb = verbs.at(tokens, at);
    if (verb?.next === from && dimension !== null && dimensionsOf.get(verb.value)?.has(dimension) === true) return true;
  }
  return isBorne(text, from, dimension);
}
const meantByDimension = new Map<Dimension | null, string>(
  Object.entries(wordMeanings('measures by dimension')).map(([dimension, id]) => [dimension as Dimension, id]),
);

const measuringWords = new Set(
  attributeNames
    .filter(({ dimensions }) => dimensions !== undefined)
    .flatMap(({ names }) => names)
    .filter((name) => !name.includes(' ')),
);

/** Ids of the attributes that a word alone may name as a measure: "width" the width, "size" several. */
export function measuresNamed(stem: string): readonly string[] {
  return attributeNames.flatMap(({ id, dimensions, names }) =>
    dimensions !== undefined && names.includes(stem) ? [id] : [],
  );
}

/** True for a word that alone names a measure: "depth", "weight". */
export function isMeasuringWord(stem: string): boolean {
  return measuringWords.has(stem);
}

const sides: ReadonlySet<string> = new Set(['height', 'width', 'length', 'depth', 'thickness']);
const adjectives = new Set(
  Object.entries(wordMeanings('labels of a measure')).flatMap(([word, means]) => (sides.has(means) ? [word] : [])),
);

/** True for a word that beside a number says which side it measures: "tall", 长. */
export const isSideAdjective = (word: string): boolean => adjectives.has(word);

const reach = 3;
/** What may stand between a label and its measure: "height is just 30 cm", 噪音仅65分贝. */
const skipped = phrasesOf(wordList('between label and measure'));
const stops = new Set([',', ';', '.', ')', '|', '/', '+']);

/**
 * The dimensions in which what a label names is measured: a "60 W cable" is not 60 W long, and "6 piece 600 gsm" no number of
 * pieces. "Capacity 5 kg" is a capacity all the same, and no weight.
 */
const dimensionsOf = new Map<string, Set<Dimension>>();
for (const { id, dimensions = [] } of attributeNames)
  dimensionsOf.set(id, new Set([...(dimensionsOf.get(id) ?? []), ...dimensions]));
/** The first of the attributes that may be measured in a dimension; null where none can. */
function ofDimension(ids: readonly string[], dimension: Dimension | null): string | null {
  const isOf = (id: string) =>
    dimension === null || id === 'capacity' || (dimensionsOf.get(id)?.has(dimension) ?? true);
  return ids.find(isOf) ?? null;
}

/**
 * What a number of running text measures, by the words that touch it: "height 30 cm", "30 cm tall". Null when nothing
 * tells, or only what cannot be measured in its unit: a "60 W cable" is not 60 W long.
 */
export function roleOf(text: TextFacts, span: Span, dimension: Dimension | null): string | null {
  const from = startOfChoice(text.tokens, span.from);
  return (
    roleAfter(text, span.to, text.tokens.length, dimension) ??
    roleBefore(text, Math.max(0, from - reach), from, dimension)
  );
}

/** "DPI 800/1200/1600": what labels the first of several numbers labels each. */
function startOfChoice(tokens: TextFacts['tokens'], from: number): number {
  let at = from;
  while (tokens[at - 1]?.stem === '/' && tokens[at - 2]?.kind === 'number') at -= 2;
  return at;
}

/** The property that a verb right before or right behind a measure tells: "consumes 50 W", "6 mm across". */
function roleOfVerb(text: TextFacts, at: number, next: number, dimension: Dimension | null): string | null {
  const open = openVerbs.at(text.tokens, at);
  if (open !== null && onlySkipped(text, open.next, next)) {
    const meant = meantByDimension.get(dimension);
    if (meant !== undefined) return meant;
  }
  const found = verbs.at(text.tokens, at);
  if (found === null || dimension === null || !onlySkipped(text, found.next, next)) return null;
  return dimensionsOf.get(found.value)?.has(dimension) === true ? found.value : null;
}

/** "For riders up to 120 kg", "for children weighing up to 15 kg": a bound of the weight of people is what the goods bear. */
export function isBorne({ tokens }: TextFacts, end: number, dimension: Dimension | null): boolean {
  if (dimension !== 'mass' || tokens[end]?.kind === 'number') return false;
  for (let at = end - 1; at >= Math.max(0, end - longestVerb); at -= 1)
    if (borne.at(tokens, at)?.next === end) return true;
  return false;
}

/** The label that stands right behind a number, within `end`. */
export function roleAfter(text: TextFacts, start: number, end: number, dimension: Dimension | null): string | null {
  const at = skipped.at(text.tokens, start)?.next ?? start;
  const found = at < end ? roles.at(text.tokens, at) : null;
  const verb = found === null && at < end ? verbs.at(text.tokens, at) : null;
  if (verb?.value === 'diameter' && dimension === 'length') return verb.value;
  if (found === null) return dimension === 'length' && at < end ? sideOfLetter(text.tokens, at) : null;
  if (labelTouches(text.tokens, at, found.next)) return null;
  // "52 cm seat width": a part may stand between, whose name is no label of a length.
  return ofDimension(found.value, dimension) ?? (at + 1 < end ? labelAt(text, at + 1, dimension) : null);
}

function labelAt({ tokens }: TextFacts, at: number, dimension: Dimension | null): string | null {
  return ofDimension(roles.at(tokens, at)?.value ?? [], dimension);
}

/** The place behind the label that stands right behind a number; the place itself where none does. */
export function endOfRoleAfter({ tokens }: TextFacts, start: number): number {
  const at = skipped.at(tokens, start)?.next ?? start;
  return roles.at(tokens, at)?.next ?? start;
}

const letters: Readonly<Record<string, string>> = { L: 'length', W: 'width', H: 'height', D: 'depth', T: 'thickness' };

/** "60 cm W", "14"L x 10"W": a capital letter that stands alone behind a length. */
function sideOfLetter(tokens: TextFacts['tokens'], at: number): string | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isAlone = next === undefined || next.kind === 'mark' || !next.glued;
  return token !== undefined && isAlone ? (letters[token.cased] ?? null) : null;
}

/** The label that stands before a number, from `start` on. */
export function roleBefore(text: TextFacts, start: number, end: number, dimension: Dimension | null): string | null {
  if (isBorne(text, end, dimension)) return 'load';
  for (let at = end - 1; at >= start; at -= 1) {
    const token = text.tokens[at];
    if (token === undefined || stops.has(token.stem) || token.kind === 'number') return null;
    const verb = roleOfVerb(text, at, end, dimension);
    if (verb !== null) return verb;
    const found = roles.at(text.tokens, at);
    if (found === null || !onlySkipped(text, found.next, end)) continue;
    const role = ofDimension([...(widest(text, at, end) ?? []), ...found.value], dimension);
    if (role !== null) return role;
    // 高 of 带宽高达48Gbps labels nothing.
    if (skipped.at(text.tokens, at) === null) return null;
  }
  return null;
}

/** "Load capacity 5 kg" is a load, though "capacity" stands nearer. */
function widest(text: TextFacts, at: number, end: number): readonly string[] | null {
  for (let start = Math.max(0, at - 2); start < at; start += 1) {
    const found = roles.at(text.tokens, start);
    if (found !== null && found.next > at && onlySkipped(text, found.next, end)) return found.value;
  }
  return null;
}

function onlySkipped(text: TextFacts, from: number, to: number): boolean {
  for (let at = from; at < to; ) {
    const passed = skipped.at(text.tokens, at);
    if (passed === null) return false;
    at = passed.next;
  }
  return true;
}

/**
 * True for a label, from `at` to `end`, that belongs to what stands behind it: 宽 of "5米 宽10mm", which a space parts from what
 * stands before and nothing from its number, and "size" of "600 g size L".
 */
export function labelTouches(tokens: readonly Token[], at: number, end: number): boolean {
  const [label, next] = [tokens[at], tokens[end]];
  if (label?.stem === 'size' && next?.kind === 'word' && sizesIn([next]) !== null) return true;
  return label?.kind === 'character' && !label.glued && next?.kind === 'number' && next.glued;
}
