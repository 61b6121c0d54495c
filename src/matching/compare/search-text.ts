import { bearingOfMention } from '../claim/bears-on.ts';
import { inListOfModels } from '../read/identifier/listed-model.ts';
import { isStandardBody } from '../read/identifier/standard-code.ts';
import type { TextFact } from '../read/listing/read-facts.ts';
import type { Statement } from '../read/listing/statement.ts';
import { opensWithOtherName } from '../read/name/leading-name.ts';
import { labelledBoundFinding } from '../read/quantity/labelled-bound.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { isGift } from '../scope/is-gift.ts';
import { colourInText } from './colour/colour-in-text.ts';
import { connectionInText } from './connection/compare-connections.ts';
import { choiceInText } from './family/choice-finding.ts';
import { familyInText } from './family/family-in-text.ts';
import { toneInTitle } from './family/tone-in-title.ts';
import type { Finding } from './finding.ts';
import { goodsFinding } from './goods/goods-finding.ts';
import { gradeInText } from './grade/grade-finding.ts';
import { fitFinding } from './identifier/fitted-model.ts';
import { otherModel } from './identifier/other-model.ts';
import { imitationInTitle, materialInText } from './material/material-in-text.ts';
import { formFinding } from './quantity/form-finding.ts';
import { measureInText } from './quantity/measure-in-text.ts';
import { measureOfNoun } from './quantity/measure-of-noun.ts';
import { isPerPack } from './quantity/other-number.ts';
import { piecesInTitle } from './quantity/pieces-in-title.ts';
import { noteFinding } from './taste/compare-notes.ts';
import { isRangeAt, otherCode, sameCode } from './text/other-code.ts';
import { phraseInText, wordsInText } from './text/phrase-in-text.ts';

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
  const fit = fitFinding(requirement, wanted, statement.text, false);
  if (fit !== null) return fit;
  const graded = gradeInText(wanted.grade, fact);
  if (graded !== null) return graded;
  const labelled = labelledBoundFinding(wanted.labelledBound, statement.text, false);
  if (labelled !== null && (labelled.matchType === 'match' || fact.field === 'title')) return labelled;
  const measured =
    (fact.field === 'title' ? formFinding(requirement, wanted, statement, statement) : null) ??
    measureInText(requirement, wanted, fact);
  if (measured !== null || isOfPortion(requirement, wanted)) return measured;
  const phrase = phraseInText(requirement, wanted, fact);
  if (phrase?.matchType === 'match') return phrase;
  return (
    typedFinding(requirement, wanted, fact) ??
    choiceInText(requirement, wanted, fact) ??
    phrase ??
    wordsInText(requirement, wanted, statement) ??
    unordered(wanted, labelledNumberFinding(wanted, fact)) ??
    (fact.field === 'title' ? otherMeasure(requirement, wanted, statement) : null) ??
    unordered(wanted, codeFinding(requirement, wanted, fact) ?? otherModel(requirement, wanted, fact)) ??
    (fact.field === 'title' ? goodsFinding(requirement, wanted, statement) : null) ??
    makerFinding(requirement, wanted, fact)
  );
}

/** "RTX 4050" may be better than "RTX 3060 or better" asks for, or worse: names have no order. */
function unordered({ isPlainBound }: WantedValue, finding: Finding | null): Finding | null {
  return isPlainBound && finding?.matchType === 'not_match' ? { ...finding, matchType: 'unknown' } : finding;
}

/** The words "10 kg" may be those of "10 kg in total" where the weight of each is asked for. */
function isOfPortion({ name }: Requirement, { quantity }: WantedValue): boolean {
  return (name.isEach || name.isTotal) && quantity !== null && quantity.unit !== null;
}

/** A measure of a title that can only be the wanted property's, and is another. */
function otherMeasure(requirement: Requirement, wanted: WantedValue, title: Statement): Finding | null {
  return measureOfNoun(requirement, wanted, title) ?? toneInTitle(requirement, wanted, title);
}

function typedFinding(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { key } = requirement.name;
  return (
    (key === '#colour' ? colourInText(requirement, wanted, fact) : null) ??
    (key === '#material' ? imitationInTitle(requirement, wanted, fact) : null) ??
    (key === '#material' ? materialInText(requirement, wanted, fact) : null) ??
    familyInText(wanted, fact, (span) => bearingOfMention(requirement.name, fact.statement, span) !== 'other') ??
    (fact.field === 'title' ? noteFinding(requirement, wanted, fact.statement, false, fact.maker) : null)
  );
}

/** "SPF 50" against "SPF 30", "7 M US" against "14 M US": the same words around another number. */
function labelledNumberFinding(wanted: WantedValue, { field, statement }: TextFact): Finding | null {
  if (field !== 'title' || wanted.frame === null) return null;
  const { before, number, after } = wanted.frame;
  if (before.some(isStandardBody)) return null;
  const { tokens } = statement.text;
  const words = (from: number, step: number, stems: readonly string[]) =>
    stems.every((stem, index) => tokens[from + step * index]?.stem === stem);
  let other: Finding | null = null;
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || isRangeAt(tokens, at)) continue;
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
  return other === null || listed === null ? other : { ...other, ...listed };
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
