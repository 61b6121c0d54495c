import { rememberPairs } from '../../lib/remember-pairs.ts';
import { ofLighting } from '../read/colour/find-colours.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import type { Statement } from '../read/listing/statement.ts';
import { findMaterials } from '../read/material/find-materials.ts';
import { withoutFinishes } from '../read/material/finish.ts';
import { namesAll } from '../read/spec/names-all.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import type { TextFacts } from '../text/read-text.ts';
import { firstAnswer } from './comparator.ts';
import { namesOtherChoice } from './family/choice-finding.ts';
import { areOneValue, tellsOtherFamily } from './family/family-finding.ts';
import { bestOf, type Finding } from './finding.ts';
import { namedComparators } from './named-comparators.ts';
import { isCalledByName } from './quantity/called-by-name.ts';
import { itemsFinding } from './quantity/counted-items.ts';
import { inUnitsMeant } from './quantity/unit-of-bare-number.ts';
import { textFinding } from './text/compare-texts.ts';
import { denial, unlessDenied } from './unless-denied.ts';

/**
 * Compares a wanted value with a value that stands under the same name. Values of a list are alternatives of the
 * product; a contradiction needs all of them to contradict.
 */
export function compareValue(requirement: Requirement, wanted: WantedValue, fact: NamedFact): Finding {
  return comparedBefore(wanted, fact, requirement);
}

/** Listings of like goods share the facts that they state alike. */
const comparedBefore = rememberPairs(compareAnew, 5000);

function compareAnew(wanted: WantedValue, fact: NamedFact, requirement: Requirement): Finding {
  return inUnitsMeant(wanted, fact, (read) => compareRead(wanted, read, requirement));
}

function compareRead(wanted: WantedValue, fact: NamedFact, requirement: Requirement): Finding {
  const finding = compareStated(requirement, wanted, fact);
  // "Colour: No" is a flag, and says nothing of which colour.
  const isLook = wanted.colours.length > 0 || wanted.materials.length > 0;
  const isFlag = isLook && fact.whole.answer !== null;
  // "Finish: matte" tells no colour.
  const isOther = fact.name.known?.id === 'finish' && wanted.colours.length > 0 && namesAll(fact.whole.text, []);
  if (finding.matchType !== 'not_match') return finding;
  // "Rubber: red, black" tells no kind of rubber.
  const isOfColour = finding.method === 'text' && wanted.colours.length === 0 && isAllColour(fact.whole);
  const isOpen =
    isFlag ||
    isOther ||
    isOfColour ||
    isOfEach(requirement, wanted, fact) ||
    (finding.method === 'text' && tellsOtherFamily(wanted, fact));
  return isOpen ? { ...finding, matchType: 'unknown' } : finding;
}

/** "Sheets/pad: 100" contradicts no total of sheets. */
const isOfEach = ({ name }: Requirement, { quantity }: WantedValue, fact: NamedFact): boolean =>
  name.isTotal && !fact.name.isTotal && quantity !== null && (quantity.unit === null || quantity.dimension === 'count');

/** True for a value that is nothing but several colours. */
function isAllColour({ text: { tokens }, colours }: Statement): boolean {
  const isColour = (at: number) => colours.some(({ from, to }) => at >= from && at < to);
  return colours.length > 1 && tokens.every(({ kind }, at) => kind === 'mark' || isColour(at));
}

function compareStated(requirement: Requirement, wanted: WantedValue, fact: NamedFact): Finding {
  if (fact.isEmpty && wanted.text.unspaced !== fact.whole.text.unspaced)
    return { matchType: 'unknown', method: 'text', span: null };
  // "Light or medium" is stated in the very words of the spec.
  const isSaidAlike = !requirement.isExclusion && requirement.alternatives.length > 1;
  if (isSaidAlike && fact.whole.text.unspaced === requirement.saidWhole)
    return { matchType: 'match', method: methodOf(wanted), span: null };
  if (wanted.isAnything) return { matchType: 'match', method: 'text', span: null };
  const ofItems = itemsFinding(requirement, wanted, fact);
  if (ofItems !== null) return ofItems;
  const whole = compareStatement(requirement, wanted, fact.whole, fact);
  if (whole.matchType === 'match' || whole.comparator === denial || fact.parts.length === 1) return whole;
  // "All skin types, excluding sensitive skin": the part before the comma is not the whole truth.
  if (whole.matchType === 'not_match' && fact.whole.text.exceptions.length > 0) return whole;
  // "Up to 60 °C, no softener" has one measure: the rest of the list tells nothing of another.
  const isOfOne = hasOneMeasure(wanted, fact.whole) || isCalledByName(requirement.name, fact.whole);
  if (whole.matchType === 'not_match' && whole.method === 'quantity' && isOfOne) return whole;
  // "160 L (fridge 110 L, freezer 50 L)": alone, a part between brackets would be taken for the whole.
  if (whole.matchType === 'unknown' && whole.method === 'quantity' && isInBrackets(whole, fact.whole)) return whole;
  // "USB-A to Micro USB, Lightning and USB-C" is one statement: its commas part the far ends.
  if (whole.method === 'connection' && fact.whole.connections.isWhole) return whole;
  const ofColours = wanted.colours.length > 0 ? withoutLighting(fact.parts) : fact.parts;
  const stated = wanted.materials.length > 0 ? withoutFinishes(fact.parts) : ofColours;
  const parts = stated.map((part) => ({ ...compareStatement(requirement, wanted, part, fact), span: null }));
  const best = bestOf(parts);
  if (best === null || best.matchType === 'match') return best ?? whole;
  return whole.matchType === 'unknown' ? whole : best;
}

/** "Black, RGB": beside a colour the second part tells the lights. */
function withoutLighting(parts: readonly Statement[]): readonly Statement[] {
  const colours = parts.filter(({ text }) => !ofLighting.has(text.unspaced));
  return colours.length > 0 ? colours : parts;
}

function isInBrackets({ span }: Finding, { text }: Statement): boolean {
  if (span === null) return false;
  const before = text.tokens.slice(0, span.from).findLast(({ stem }) => stem === '(' || stem === ')');
  return before?.stem === '(';
}

function hasOneMeasure({ quantity }: WantedValue, { quantities, text }: Statement): boolean {
  // "4 heads (ball, flat, fork)"
  const had = quantities.quantities.filter(({ isPossible }) => isPossible !== true);
  const others = quantities.quantities.length - had.length;
  if (quantity?.unit === null) return text.tokens.filter(({ kind }) => kind === 'number').length - others === 1;
  const measures = had.filter((one) => one.unit !== null && one.dimension === quantity?.dimension);
  return quantity !== null && quantity.unit !== null && measures.length === 1;
}

/** One statement under the wanted name: the first comparator that understands both sides decides. */
function compareStatement(requirement: Requirement, wanted: WantedValue, found: Statement, fact: NamedFact): Finding {
  if (wanted.text.unspaced !== '' && wanted.text.unspaced === found.text.unspaced && !changesMeaning(wanted, found)) {
    return { matchType: 'match', method: methodOf(wanted), comparator: 'same words', span: null };
  }
  const finding =
    firstAnswer(namedComparators, requirement, wanted, { found, fact }) ?? textFinding(requirement, wanted, found);
  return finding.matchType === 'match' && isOtherByName(wanted, found, finding)
    ? { ...finding, matchType: 'unknown' }
    : unlessDenied(wanted, found.text, finding);
}

/** Kinds of values whose own rows tell what serves for what: "IP67" for IP65, "all year round" for winter. */
const ordered = new Set(['identifier', 'grade', 'connection', 'colour', 'size', 'taste and smell']);

/** Goods tell 热敏纸 and 牛皮纸 apart, whatever words or materials they share; those of "plastic" are plastics all the same. */
function isOtherByName(wanted: WantedValue, found: Statement, { method }: Finding): boolean {
  if (wanted.isBounded || ordered.has(method) || (method === 'material' && isMaterialAlone(wanted.text))) return false;
  if (method === 'value family' && !areOneValue(wanted, found.text)) return false;
  return namesOtherChoice(wanted, found.text);
}

/** True where all that a value says is the name of a material: "plastic", and not the 纸 of 热敏纸. */
function isMaterialAlone(text: TextFacts): boolean {
  const named = findMaterials(text);
  return text.tokens.every(({ kind }, at) => kind === 'mark' || named.some(({ from, to }) => at >= from && at < to));
}

/** Run together, "1 5" and "15" look alike, and so do "-5" and "5". */
function changesMeaning(wanted: WantedValue, found: Statement): boolean {
  if (wanted.text.raw === found.text.raw) return false;
  return numbersOf(wanted.text.tokens) !== numbersOf(found.text.tokens);
}

function numbersOf(tokens: TextFacts['tokens']): string {
  const numbers = tokens.flatMap(({ kind, stem }, at) =>
    kind === 'number' ? [isNegative(tokens, at) ? `-${stem}` : stem] : [],
  );
  return numbers.join(' ');
}

/** A dash before the first thing a value says is a sign, any other may join two words or two ends. */
function isNegative(tokens: TextFacts['tokens'], at: number): boolean {
  return at === 1 && tokens[0]?.stem === '-' && (tokens[1]?.glued ?? false);
}

/** The kind of value that a wanted value is read as. */
export function methodOf(wanted: WantedValue): string {
  if (wanted.ends !== null) return 'connection';
  if (wanted.grade !== null) return 'grade';
  if (wanted.list !== null) return 'dimensions';
  if (wanted.quantity !== null) return wanted.quantity.dimension === 'count' ? 'count' : 'quantity';
  if (wanted.size !== null) return 'size';
  if (wanted.families.some(({ isWhole }) => isWhole)) return 'value family';
  if (wanted.materials.length > 0) return 'material';
  return wanted.colours.length > 0 ? 'colour' : 'text';
}
