import { relate as relateColour } from '../colour/compare-colours.ts';
import { insideMaterials, isOfThing, isOpenColour } from '../colour/open-colour.ts';
import { connectionInText } from '../connection/compare-connections.ts';
import { familyInText } from '../family/family-in-text.ts';
import { goodsFinding } from '../goods/goods-finding.ts';
import { inListOfModels } from '../identifier/listed-model.ts';
import { relate as relateMaterial } from '../material/compare-materials.ts';
import { isKindOf } from '../material/material-kinds.ts';
import { isPatternOrPart } from '../material/pattern-or-part.ts';
import { compareLists } from '../quantity/compare-dimensions.ts';
import { areComparable, compareQuantities, hasDimension } from '../quantity/compare-quantities.ts';
import { inTrade } from '../quantity/in-trade.ts';
import { isCalledOther, isOfMains, isPerPack, mayTakeBattery, tellsOtherMemory } from '../quantity/other-number.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { countsIn, coversRange } from '../quantity/quantity-finding.ts';
import { roleOf } from '../quantity/quantity-role.ts';
import type { Requirement, WantedValue } from '../requirement.ts';
import { noteFinding } from '../taste/compare-notes.ts';
import { isColourActedOn, isMaterialActedOn } from '../text/acted-on.ts';
import { isThingItself } from '../text/compare-texts.ts';
import { findPhrase, isDenied, isOfCompanion, type Span } from '../text/find-phrase.ts';
import { isGift } from '../text/is-gift.ts';
import { opensWithOtherName } from '../text/leading-name.ts';
import { isColourOfNation, isOfName } from '../text/name-in-title.ts';
import { isOfPart } from '../text/of-part.ts';
import { otherCode, sameCode } from '../text/other-code.ts';
import { bestOf, type Finding } from './finding.ts';
import { piecesInTitle } from './pieces-in-title.ts';
import type { TextFact } from './read-facts.ts';
import type { Statement } from './statement.ts';

/** Properties of the goods themselves: what stands after "for" or "compatible with" is another thing's. */
const ownProperties = new Set([
  'colour',
  'material',
  'brand',
  'model',
  'series',
  'capacity',
  'weight',
  'size',
  'length',
  'width',
  'height',
  'depth',
  'diameter',
  'thickness',
  'dimensions',
  'scent',
]);

/**
 * What running text says of a wanted value: a match when it states it, not_match when it states another value that
 * can only be this property's, null when it is silent.
 */
export function searchText(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { statement } = fact;
  const connected = connectionInText(wanted, statement, fact.field === 'title');
  if (connected !== null) return connected;
  const pieces = fact.field === 'title' ? piecesInTitle(requirement, wanted, statement) : null;
  if (pieces !== null) return pieces;
  const measured = measuredFinding(requirement, wanted, fact);
  if (measured !== null) return measured;
  const phrase = phraseFinding(requirement, wanted, fact);
  if (phrase?.matchType === 'match') return phrase;
  return (
    typedFinding(requirement, wanted, fact) ??
    phrase ??
    wordsFinding(requirement, wanted, statement) ??
    labelledNumberFinding(wanted, fact) ??
    codeFinding(requirement, wanted, fact) ??
    (fact.field === 'title' ? goodsFinding(requirement, wanted, statement) : null) ??
    makerFinding(requirement, wanted, fact)
  );
}

function phraseFinding(requirement: Requirement, wanted: WantedValue, { statement, field }: TextFact): Finding | null {
  const { text } = statement;
  const isBareNumber = wanted.text.tokens.length === 1 && wanted.text.tokens[0]?.kind === 'number';
  const spans = findPhrase(text, wanted.text.squashed).filter(
    (span) => !isBareNumber || isNumberOf(requirement, statement, span),
  );
  if (wanted.size !== null && wanted.text.squashed.length === 1) return sizeLetterFinding(statement, spans);
  // "XL" is no part of "2XL".
  if (wanted.size !== null && spans.some(({ from }) => isStuckToNumber(text, from))) return null;
  const own = ownProperties.has(requirement.name.known?.id ?? '');
  const reads = requirement.name.known?.reads;
  const hasParts = (own || wanted.families.length > 0) && reads !== 'open' && reads !== 'name';
  const open = spans.filter((span) => {
    if (own && (isOfCompanion(text, span) || !isThingItself(wanted, statement, span))) return false;
    if (isInStandIn(statement, span) || isInLongerName(wanted, statement, span)) return false;
    if (hasParts && isOfPart(text, span, requirement.name)) return false;
    return requirement.name.key !== '#colour' || field === 'title' || isToldAsColour(statement, span);
  });
  const isName = requirement.name.known?.reads === 'name';
  const stated = open.find((span) => !isDenied(text, span) && (isName || !isLessened(text, span)));
  if (stated !== undefined) return { matchType: 'match', method: 'text', span: stated };
  return open[0] === undefined ? null : { matchType: 'unknown', method: 'text', span: open[0] };
}

/** "Micro ATX" is not ATX and "faux leather" no leather. */
function isLessened({ tokens }: Statement['text'], span: Span): boolean {
  const before = tokens[span.from - 1]?.stem === '-' ? tokens[span.from - 2] : tokens[span.from - 1];
  return before !== undefined && lessening.has(before.stem);
}

const lessening = new Set(['micro', 'mini', 'semi', 'faux', 'pseudo', 'quasi']);

function isStuckToNumber({ tokens }: Statement['text'], at: number): boolean {
  return (tokens[at]?.glued ?? false) && tokens[at - 1]?.kind === 'number';
}

/** "60 W" in "9 W (60 W equivalent)". */
function isInStandIn({ quantities }: Statement, span: Span): boolean {
  return quantities.quantities.some(
    ({ isStandIn, from, to }) => isStandIn === true && from < span.to && to > span.from,
  );
}

/** "Rose" in "rose gold" and "steel" in "steel blue" are parts of a colour's name. */
function isInLongerName(wanted: WantedValue, statement: Statement, span: Span): boolean {
  if (wanted.colours.length > 0) return false;
  return statement.colours.some(
    ({ from, to }) => from <= span.from && to >= span.to && to - from > span.to - span.from,
  );
}

/** One letter is a size where "size" stands before it or where it fills its clause: ", M, " but not "15 L" or "S hook". */
function sizeLetterFinding({ text }: Statement, spans: readonly Span[]): Finding | null {
  const ends = new Set([',', '(', ')', '/', '|', ';', undefined]);
  const span = spans.find(({ from, to }) => {
    const before = text.tokens[from - 1]?.stem;
    const isAlone = from > 0 && ends.has(before) && ends.has(text.tokens[to]?.stem);
    return before === 'size' || isAlone;
  });
  return span === undefined ? null : { matchType: 'match', method: 'size', span };
}

/** A bare number is this property's when a word of its name stands beside it, or when it is a name itself and no measure. */
function isNumberOf(requirement: Requirement, statement: Statement, span: Span): boolean {
  const { tokens } = statement.text;
  const beside = [tokens[span.from - 1], tokens[span.from - 2], tokens[span.to], tokens[span.to + 1]];
  if (beside.some((token) => token !== undefined && requirement.name.stems.includes(token.stem))) return true;
  if (!namesAreNumbers.has(requirement.name.known?.reads ?? '')) return false;
  const measured = statement.quantities.quantities.some(
    (quantity) => quantity.unit !== null && quantity.from <= span.from && quantity.to > span.from,
  );
  const material = statement.materials.some((mention) => mention.from <= span.from && mention.to >= span.to);
  return !measured && !material;
}

const namesAreNumbers = new Set(['identifier', 'size', 'name']);

function typedFinding(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { key } = requirement.name;
  return (
    (key === '#colour' ? colourInText(requirement, wanted, fact) : null) ??
    (key === '#material' ? materialInText(requirement, wanted, fact) : null) ??
    familyInText(requirement, wanted, fact, (span) => !isOfPart(fact.statement.text, span, requirement.name)) ??
    (fact.field === 'title' ? noteFinding(requirement, wanted, fact.statement, false, fact.maker) : null)
  );
}

function colourInText(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { field, statement } = fact;
  const [colour] = wanted.colours;
  if (colour === undefined || colour.id === null) return null;
  const mentions = statement.colours.filter(
    (mention) =>
      mention.id !== null &&
      !isDenied(statement.text, mention) &&
      !isOfCompanion(statement.text, mention) &&
      !isOfPart(statement.text, mention, requirement.name),
  );
  const inside = insideMaterials(statement);
  const told =
    field === 'title'
      ? mentions.filter((mention) => !isOfThing(statement.text, mention, inside))
      : mentions.filter((mention) => isToldAsColour(statement, mention));
  const isForeign = (span: Span) => isColourActedOn(statement.text, span) || isColourOfNation(statement.text, span);
  const speaking = (span: Span) => !isForeign(span) && !isInName(fact, span);
  const best = withoutNames(
    told.map((mention) => relateColour(colour.id, mention)),
    speaking,
  );
  if ((wanted.colours.length > 1 || !wanted.isFullyNamed) && best?.matchType === 'match')
    return { ...best, matchType: 'unknown' };
  const isOnly = statement.colours.length === mentions.length;
  if (best?.matchType === 'not_match' && isOpenColour(wanted, statement, mentions))
    return { ...best, matchType: 'unknown' };
  return best?.matchType === 'not_match' && (field !== 'title' || !isOnly) ? null : best;
}

const colourCues = new Set(['in', 'color', 'available', 'come', 'colored', 'is', '色']);

/** In a description "red reflectors" are a part's colour; "in red" and "colour: red" are the product's. */
function isToldAsColour(statement: Statement, mention: Span): boolean {
  const { tokens } = statement.text;
  const beside = [tokens[mention.from - 1], tokens[mention.from - 2], tokens[mention.to]];
  return beside.some((token) => token !== undefined && colourCues.has(token.stem)) || tokens.length <= 4;
}

/** A listing's own name is no colour and no material of the goods. */
function isInName({ field, statement, maker }: TextFact, span: Span): boolean {
  return field === 'title' && isOfName(statement.text, span, maker ?? null);
}

/** The best of the findings, when those that contradict speak of the goods themselves. */
function withoutNames(findings: readonly Finding[], speaks: (span: Span) => boolean): Finding | null {
  return bestOf(findings.filter(({ matchType, span }) => matchType !== 'not_match' || span === null || speaks(span)));
}

function materialInText(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { field, statement } = fact;
  const [material, ...more] = wanted.materials;
  if (material === undefined || more.length > 0) return null;
  const mentions = statement.materials.filter(
    (mention) =>
      !isDenied(statement.text, mention) &&
      !isOfCompanion(statement.text, mention) &&
      !isOfPart(statement.text, mention, requirement.name),
  );
  const best = withoutNames(
    mentions.flatMap((mention) => {
      const isHard = isKindOf(mention.id, 'metal') || isKindOf(mention.id, 'plastic');
      if (isMaterialActedOn(statement.text, mention, isHard)) return [];
      if (isPatternOrPart(statement.text, mention, material.id)) return [];
      return [relateMaterial(material, mention, statement)];
    }),
    (span) => !isInName(fact, span),
  );
  if (!wanted.isFullyNamed && best?.matchType === 'match') return { ...best, matchType: 'unknown' };
  if (best?.matchType !== 'not_match') return best;
  if (field !== 'title') return null;
  // Of a companion as it seems: "Holder for Sink 304 Stainless Steel" may mean the holder.
  const isSaid = statement.materials.some(
    (mention) =>
      isKindOf(mention.id, material.id) &&
      !isDenied(statement.text, mention) &&
      !isOfPart(statement.text, mention, requirement.name),
  );
  return isSaid ? { ...best, matchType: 'unknown' } : best;
}

/** Wanted words in another order, close together. */
function wordsFinding(requirement: Requirement, wanted: WantedValue, statement: Statement): Finding | null {
  const { stems } = wanted;
  const isTyped = wanted.quantity !== null || wanted.colours.length > 0 || wanted.materials.length > 0;
  if (isTyped || stems.length < 2 || stems.length > 8 || requirement.name.known?.reads === 'identifier') return null;
  if (wanted.text.tokens.some((token) => token.kind === 'number')) return null;
  const { tokens } = statement.text;
  const places = stems.map((stem) => tokens.findIndex((token) => token.stem === stem));
  const from = Math.min(...places);
  const to = Math.max(...places) + 1;
  if (from < 0 || new Set(places).size < places.length || to - from > stems.length + 3) return null;
  const span = { from, to };
  const isForeign = ownProperties.has(requirement.name.known?.id ?? '') && isOfCompanion(statement.text, span);
  return isForeign || isDenied(statement.text, span) ? null : { matchType: 'match', method: 'text', span };
}

function measuredFinding(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { list, quantity } = wanted;
  const { quantities, lists } = fact.statement.quantities;
  if (list !== null) {
    const findings = lists.map(
      (found): Finding => ({ matchType: compareLists(list, found), method: 'dimensions', span: found }),
    );
    const best = bestOf(findings);
    return best?.matchType === 'match' || fact.field === 'title' ? best : null;
  }
  if (quantity === null || quantity.unit === null) return null;
  return unitFinding(requirement, wanted, quantity, fact, quantities);
}

function unitFinding(
  requirement: Requirement,
  value: WantedValue,
  wanted: Quantity,
  { field, statement }: TextFact,
  found: readonly Quantity[],
): Finding | null {
  const { known } = requirement.name;
  const covers = coversRange(requirement, wanted);
  const takesBattery = mayTakeBattery(requirement.name, wanted, statement);
  const isMixed = tellsOtherMemory(requirement.name, statement);
  const method = wanted.dimension === 'count' ? 'count' : 'quantity';
  const findings = countsIn(found, wanted).flatMap((stated): Finding[] => {
    const candidate = inTrade(stated, requirement.name);
    if (
      candidate.isStandIn === true ||
      !areComparable(wanted, candidate) ||
      isDenied(statement.text, candidate) ||
      isOfCompanion(statement.text, candidate)
    )
      return [];
    const role = roleOf(statement.text, candidate, candidate.dimension);
    if (role !== null && known !== null && role !== known.id && !sharesRole(role, known.id)) return [];
    const isClaimed =
      role !== null ||
      (known?.claims !== undefined && hasDimension(candidate, known.claims)) ||
      (known?.id === 'dosage' && doseUnits.has(candidate.unit?.id ?? ''));
    // "At least 10 hours" is met by any "two days" of a description; only an equal number is no chance.
    if (!isClaimed && field !== 'title' && wanted.form !== 'point') return [];
    const compared = compareQuantities(wanted, candidate, covers);
    const matchType = compared === 'match' && !hasWordsOf(value, statement) ? 'unknown' : compared;
    const isOther =
      (role !== known?.id && isMixed) ||
      isCalledOther(requirement.name, role) ||
      (takesBattery && isOfMains(candidate));
    if (matchType === 'not_match' && isOther) return [];
    const isOtherCount = wanted.dimension === 'count' && !countsSame(statement, requirement, wanted, candidate);
    return matchType === 'not_match' && (!(isClaimed && field === 'title') || isOtherCount)
      ? []
      : [{ matchType, method, span: candidate }];
  });
  return bestOf(findings);
}

/** A measure in these is of what is in one dose, never of the goods themselves. */
const doseUnits = new Set(['mg', 'mcg']);

/** Words beside a wanted measure ("75 g caffeine") have to stand in the text as well. */
function hasWordsOf(wanted: WantedValue, statement: Statement): boolean {
  const { quantity, text } = wanted;
  if (quantity === null) return true;
  return text.tokens.every((token, index) => {
    const isBeside = token.kind === 'word' && token.stem.length > 3 && (index < quantity.from || index >= quantity.to);
    return !isBeside || statement.text.tokens.some((found) => found.stem === token.stem);
  });
}

/** Packs and pieces are counted side by side: "60 count, pack of 2" has two packs and sixty pieces. */
function countsSame({ text }: Statement, requirement: Requirement, wanted: Quantity, found: Quantity): boolean {
  if (asksPieces(requirement.name)) return found.unit?.id !== 'pack';
  // "Pack of 220 count" is one pack of so many pieces.
  if (requirement.name.known?.id === 'pack size') return found.unit?.id === 'pack' && !countsPieces(text, found);
  return wanted.unit?.id === found.unit?.id;
}

function countsPieces({ tokens }: Statement['text'], { to }: Quantity): boolean {
  return pieceWords.has(tokens[to]?.stem ?? '');
}

const pieceWords = new Set(['piece', 'count', 'pcs', 'ct', '件数', '片数', '个数', '颗粒数']);

/** "Count" and "number of pieces" ask for pieces, "pack size" may ask for packs. */
function asksPieces({ stems, known }: Requirement['name']): boolean {
  return known?.id === 'pack size' && !stems.includes('pack') && stems.some((stem) => pieceWords.has(stem));
}

const sharedRoles: readonly ReadonlySet<string>[] = [
  new Set(['weight', 'net content', 'capacity', 'size', 'dosage']),
  new Set(['size', 'length', 'height', 'width', 'diameter', 'screen size', 'dimensions']),
  new Set(['pack size', 'net content', 'size']),
  new Set(['battery capacity', 'capacity']),
  new Set(['storage', 'memory', 'capacity']),
];

function sharesRole(one: string, other: string): boolean {
  return sharedRoles.some((group) => group.has(one) && group.has(other));
}

/** "SPF 50" against "SPF 30", "7 M US" against "14 M US": the same words around another number. */
function labelledNumberFinding(wanted: WantedValue, { field, statement }: TextFact): Finding | null {
  if (field !== 'title' || wanted.frame === null) return null;
  const { before, number, after } = wanted.frame;
  const { tokens } = statement.text;
  const words = (from: number, step: number, stems: readonly string[]) =>
    stems.every((stem, index) => tokens[from + step * index]?.stem === stem);
  let other: Finding | null = null;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue;
    const start = tokens[at + 1]?.stem === '-' ? at + 2 : at + 1;
    const end = tokens[at - 1]?.stem === '-' ? at - 2 : at - 1;
    if (!words(start, 1, after) || !words(end, -1, before)) continue;
    if (token.stem === number) return null;
    if (isGift(statement.text, { from: at, to: start }) || isPerPack(statement.text, start + after.length)) continue;
    other = {
      matchType: 'not_match',
      method: 'quantity',
      span: { from: at - before.length, to: start + after.length },
    };
  }
  const listed = other === null ? null : inListOfModels(statement.text, wanted.text);
  return other === null || listed === null ? other : { ...other, matchType: listed };
}

/** "SPF 30" where "Broad Spectrum SPF 50" is wanted; models and properties that hold many values may have both. */
function codeFinding({ name }: Requirement, wanted: WantedValue, { field, statement }: TextFact): Finding | null {
  const reads = name.known?.reads;
  if (field !== 'title' || reads === 'open' || reads === 'identifier' || reads === 'name') return null;
  const same = sameCode(statement.text, wanted.text);
  if (same !== null) return { matchType: 'match', method: 'quantity', span: same };
  const span = otherCode(statement.text, wanted.text);
  return span === null ? null : { matchType: 'not_match', method: 'quantity', span };
}

/** Makers open the title: another name there contradicts the wanted brand. */
function makerFinding(requirement: Requirement, wanted: WantedValue, { field, statement }: TextFact): Finding | null {
  if (requirement.name.known?.id !== 'brand' || field !== 'title') return null;
  const span = opensWithOtherName(statement.text, wanted.text);
  return span === null ? null : { matchType: 'not_match', method: 'text', span };
}
