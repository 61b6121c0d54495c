import { bearingOfMeasure } from '../claim/bears-on.ts';
import { bestOf, type Finding } from '../compare/finding.ts';
import { fitMethod } from '../compare/identifier/fitted-model.ts';
import { contradictionOf, type Located } from '../compare/located.ts';
import { isOffKind } from '../compare/off-kind.ts';
import { searchText } from '../compare/search-text.ts';
import { wordList } from '../ontology/word-list.ts';
import type { ProductFacts, TextFact } from '../read/listing/read-facts.ts';
import type { Statement } from '../read/listing/statement.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { isGift } from '../scope/is-gift.ts';
import { phrasesOf } from '../text/phrase-index.ts';

/** What a description states so is not taken back by what it says further on. */
const firmMethods = new Set([fitMethod, 'material', 'quantity', 'count']);

/**
 * The answer of running text: the title first. A listing that claims in one place what it contradicts in another proves
 * nothing; otherwise a match anywhere comes before what is unclear.
 */
export function amongTexts(requirement: Requirement, facts: ProductFacts, withLabels: boolean): Located | null {
  let best: Located | null = null;
  for (const fact of facts.running) {
    if (fact.isLabelled && !withLabels) continue;
    const located = amongAlternatives(requirement, fact);
    if (located === null) continue;
    if (best !== null && isOfRange(best, located)) continue;
    const contrary = best === null ? null : contradictionOf(best, located);
    const isFirm = best?.field === 'title' || firmMethods.has(best?.method ?? '');
    if (contrary !== null && (located.matchType === 'not_match' || isFirm)) return contrary;
    if (best?.matchType === 'match') continue;
    const isClearer = best?.matchType === 'not_match' && best.field !== 'title' && located.matchType === 'unknown';
    if (best === null || located.matchType === 'match' || isClearer) best = located;
  }
  return best;
}

const offering = phrasesOf(wordList('words that offer a range'));
const fewestOffered = 3;

/** "Patch cord, blue": the grey of a description that lists in which colours such goods come is that of others. */
function isOfRange(best: Located, { field, statement: { text, colours } }: Located): boolean {
  if (best.field !== 'title' || best.method !== 'colour' || best.matchType !== 'not_match' || field === 'title')
    return false;
  return colours.length >= fewestOffered && text.tokens.some((_, at) => offering.at(text.tokens, at) !== null);
}

function amongAlternatives(requirement: Requirement, fact: TextFact): Located | null {
  let best: Finding | null = null;
  for (const wanted of requirement.alternatives) {
    // Any text may say "no" of something.
    if (wanted.answer !== null && requirement.alternatives.length > 1) continue;
    const finding = ofTheGoods(requirement, wanted, fact, searchText(requirement, wanted, fact));
    if (finding !== null) best = best === null ? finding : bestOf([best, finding]);
  }
  return best === null ? null : { ...best, field: fact.field, statement: fact.statement };
}

/** What speaks of a gift, or is of another kind than the spec's name, contradicts nothing. */
function ofTheGoods(
  requirement: Requirement,
  wanted: WantedValue,
  { statement, field }: TextFact,
  finding: Finding | null,
): Finding | null {
  if (finding === null || isOfOther(requirement, wanted, statement, field, finding)) return null;
  if (finding.matchType !== 'not_match') return finding;
  const isOpen = isOffKind(requirement, wanted) || (finding.span !== null && isGift(statement.text, finding.span));
  return isOpen ? { ...finding, matchType: 'unknown' } : finding;
}

/** True for a measure that the text tells of another property, of a part or of what comes along. */
function isOfOther(
  requirement: Requirement,
  { quantity }: WantedValue,
  statement: Statement,
  field: string,
  { span }: Finding,
): boolean {
  if (quantity === null || quantity.unit === null || quantity.dimension === 'count' || span === null) return false;
  for (const measure of statement.owners.keys())
    if (measure.from === span.from && measure.to === span.to)
      return bearingOfMeasure(requirement, statement, measure, field === 'title') === 'other';
  return false;
}
