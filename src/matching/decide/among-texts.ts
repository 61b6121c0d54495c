import { bearingOfMeasure } from '../claim/bears-on.ts';
import { versionedPlugFinding } from '../compare/connection/versioned-plug.ts';
import { bestOf, type Finding } from '../compare/finding.ts';
import { codeInTitle } from '../compare/identifier/code-in-title.ts';
import { fitMethod } from '../compare/identifier/fitted-model.ts';
import { ipFinding } from '../compare/identifier/identifier-finding.ts';
import { modelYearFinding } from '../compare/identifier/model-years.ts';
import { pipeFinding } from '../compare/identifier/pipe-finding.ts';
import { versionInText } from '../compare/identifier/version-finding.ts';
import type { Located } from '../compare/located.ts';
import { isOffKind } from '../compare/off-kind.ts';
import { countedInText } from '../compare/quantity/counted-in-text.ts';
import { fittedFinding } from '../compare/quantity/fitted-size.ts';
import { perContainerFinding } from '../compare/quantity/per-container-finding.ts';
import { sideFinding } from '../compare/quantity/side-finding.ts';
import { searchText } from '../compare/search-text.ts';
import { sizeInTitle } from '../compare/size/size-finding.ts';
import { trouserFinding } from '../compare/size/trouser-size.ts';
import type { ProductFacts, TextFact } from '../read/listing/read-facts.ts';
import type { Statement } from '../read/listing/statement.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { isGift } from '../scope/is-gift.ts';
import { contradictionOf } from './reconcile.ts';

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
    const contrary = best === null ? null : contradictionOf(best, located);
    const isFirm = best?.field === 'title' || firmMethods.has(best?.method ?? '');
    if (contrary !== null && (located.matchType === 'not_match' || isFirm)) return contrary;
    if (best?.matchType === 'match') continue;
    const isClearer = best?.matchType === 'not_match' && best.field !== 'title' && located.matchType === 'unknown';
    if (best === null || located.matchType === 'match' || isClearer) best = located;
  }
  return best;
}

function amongAlternatives(requirement: Requirement, fact: TextFact): Located | null {
  let best: Finding | null = null;
  for (const wanted of requirement.alternatives) {
    // Any text may say "no" of something.
    if (wanted.answer !== null && requirement.alternatives.length > 1) continue;
    const finding = ofTheGoods(requirement, wanted, fact, inStatement(requirement, wanted, fact));
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

/** What one statement says: by its sizes, versions and codes, then by its words. */
function inStatement(requirement: Requirement, wanted: WantedValue, fact: TextFact): Finding | null {
  const { statement, field } = fact;
  const isTitle = field === 'title';
  const ofKind =
    ipFinding(wanted, statement) ??
    perContainerFinding(requirement, wanted, statement) ??
    modelYearFinding(requirement, wanted, statement) ??
    versionedPlugFinding(requirement, wanted, statement) ??
    sideFinding(requirement, wanted, statement, null) ??
    versionInText(requirement, wanted, statement) ??
    countedInText(requirement, wanted, statement);
  const ofTitle = isTitle
    ? (sizeInTitle(requirement, wanted, statement) ??
      trouserFinding(requirement, wanted, statement) ??
      fittedFinding(requirement, wanted, statement) ??
      pipeFinding(requirement, wanted, statement.text, false))
    : null;
  const typed = ofKind ?? ofTitle;
  const isSaid = isTitle || typed?.method === 'count';
  if (typed?.matchType === 'match' || (typed !== null && isSaid && typed.matchType !== 'unknown')) return typed;
  const words = searchText(requirement, wanted, fact);
  if (words !== null || !isTitle) return words;
  return codeInTitle(requirement, wanted, statement) ?? typed;
}
