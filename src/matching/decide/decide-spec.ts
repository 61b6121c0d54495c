import { bearingOfMeasure } from '../claim/bears-on.ts';
import { compareValue } from '../compare/compare-value.ts';
import { versionedPlugFinding } from '../compare/connection/versioned-plug.ts';
import { featureAmongNamed, featureAmongTexts } from '../compare/feature/search-feature.ts';
import { bestOf, type Finding } from '../compare/finding.ts';
import { codeInTitle } from '../compare/identifier/code-in-title.ts';
import { fitMethod } from '../compare/identifier/fitted-model.ts';
import { ipFinding } from '../compare/identifier/identifier-finding.ts';
import { modelYearFinding } from '../compare/identifier/model-years.ts';
import { versionInText } from '../compare/identifier/version-finding.ts';
import type { Located } from '../compare/located.ts';
import { isStatedByParts, partFinding } from '../compare/material/part-finding.ts';
import { tellsShares } from '../compare/material/share-asked.ts';
import { isOffKind } from '../compare/off-kind.ts';
import { assembledFinding } from '../compare/quantity/assembled-finding.ts';
import { compareQuantities } from '../compare/quantity/compare-quantities.ts';
import { countedInText } from '../compare/quantity/counted-in-text.ts';
import { countedTogether } from '../compare/quantity/counted-together.ts';
import { fittedFinding } from '../compare/quantity/fitted-size.ts';
import { perContainerFinding, perContainerNamed } from '../compare/quantity/per-container-finding.ts';
import { coversRange } from '../compare/quantity/quantity-finding.ts';
import { sideFinding, sideOfPart, sizeKeys } from '../compare/quantity/side-finding.ts';
import { tellingDimensions } from '../compare/quantity/telling-dimensions.ts';
import { searchText } from '../compare/search-text.ts';
import { sizeInTitle } from '../compare/size/size-finding.ts';
import { guidedSize } from '../compare/size/size-guide.ts';
import { trouserFinding } from '../compare/size/trouser-size.ts';
import type { Feature } from '../read/feature/feature.ts';
import type { NamedFact, ProductFacts, TextFact, VariantFacts } from '../read/listing/read-facts.ts';
import type { Statement } from '../read/listing/statement.ts';
import { isOfferedAs } from '../read/name/goods-in-name.ts';
import { areApart, isOtherProperty } from '../read/name/sibling-keys.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { isGift } from '../scope/is-gift.ts';
import type { AlignedAnswers } from './alignment/aligned-finding.ts';
import { ofAll } from './all-of.ts';
import { applyWish } from './apply-wish.ts';
import { ofOwnName } from './of-own-name.ts';
import { settleMatch } from './settle-match.ts';

/** What the values of one variant say of a spec; null when it has none that do, and the listing decides. */
export function decideByVariant(
  requirement: Requirement,
  facts: ProductFacts,
  variant: VariantFacts,
  aligned: AlignedAnswers,
): Located | null {
  if (requirement.allOf !== undefined)
    return ofAll(requirement.allOf, (one) => decideByVariant(one, facts, variant, aligned));
  const own = variantsOwnName(requirement, facts, variant);
  if (own !== null && own.matchType !== 'unknown') return own;
  return decideByOthers(requirement, facts, variant.all, aligned) ?? own;
}

function variantsOwnName(requirement: Requirement, facts: ProductFacts, variant: VariantFacts): Located | null {
  const { feature } = requirement;
  if (feature === null) {
    const guided = guidedSize(requirement, facts, variant.byKey);
    const named = amongNamed(requirement, variant.byKey) ?? amongOthers(requirement, variant.all);
    return applyWish(requirement, facts, named?.matchType === 'match' ? named : (guided ?? named));
  }
  const named = featureAmongNamed(feature, variant.all);
  if (named === null || named.matchType !== 'unknown') return named;
  return featureInDescription(feature, facts) ?? named;
}

/**
 * What the listing says of a spec apart from its variants: a named value decides before running text, and what is still
 * open after that is looked for under other names.
 */
export function decideByListing(
  requirement: Requirement,
  facts: ProductFacts,
  aligned: AlignedAnswers,
  heard: Listener = unheard,
): Located | null {
  if (requirement.allOf !== undefined)
    return ofAll(requirement.allOf, (one) => decideByListing(one, facts, aligned, heard));
  const answer = decideByName(requirement, facts, aligned, heard);
  const { ofGoods } = requirement;
  if (ofGoods === null || !isOfferedAs(ofGoods.noun, facts.title.statement)) return answer;
  const isOpen = answer === null || (answer.matchType === 'unknown' && answer.against === undefined);
  if (!isOpen && !isRunning(answer)) return answer;
  const plain = decideByName(ofGoods.plain, facts, aligned, heard);
  // "Length 50 mm" in the title and "Bolt length: 30 mm" below settle nothing.
  if (isOpen || plain === null) return plain ?? answer;
  return plain.against === undefined ? (contradictionOf(answer, plain) ?? answer) : plain;
}

function decideByName(
  requirement: Requirement,
  facts: ProductFacts,
  aligned: AlignedAnswers,
  heard: Listener,
): Located | null {
  const own = decideByOwnName(requirement, facts, heard);
  const isSettled = own !== null && own.matchType !== 'unknown';
  if (own !== null && (isSettled ? !isRunning(own) : own.against !== undefined)) return own;
  // Against running text stands what attributes say; a line of the description is running text as well.
  const named = own === null ? facts.allNamed : facts.allAttributes;
  const other = heard('attributes of aligned names', decideByOthers(requirement, facts, named, aligned));
  if (!isSettled || other === null) return other ?? own;
  // What an attribute says of the property outweighs loose words, but that both stand there may have a reason.
  const settled = own.matchType === 'match' ? (contradictionOf(own, other) ?? own) : other;
  return heard('settled between text and attributes', settled, other);
}

function isRunning({ field }: Located): boolean {
  return field === 'title' || field === 'description';
}

/** What attributes of other names say, of the listing or of one of its variants. */
export function decideByOthers(
  requirement: Requirement,
  facts: ProductFacts,
  named: readonly NamedFact[],
  aligned: AlignedAnswers,
): Located | null {
  return applyWish(requirement, facts, aligned(requirement, facts.listing, named));
}

function decideByOwnName(requirement: Requirement, facts: ProductFacts, heard: Listener): Located | null {
  const { feature, asMaterial } = requirement;
  if (asMaterial !== null) return heard('share of the material', decideShare(requirement, asMaterial, facts));
  if (feature === null) {
    const decided = decideValue(requirement, facts, heard);
    const settled = heard('revised by the rest of the listing', settleMatch(requirement, facts, decided), decided);
    return heard('revised by what the spec excludes or leaves open', applyWish(requirement, facts, settled), settled);
  }
  const named = heard('attributes', featureAmongNamed(feature, facts.allAttributes));
  if (named !== null && named.matchType !== 'unknown') return named;
  return heard('title and description', featureInDescription(feature, facts)) ?? named;
}

/**
 * Hears each answer on the way to a decision, and hands it on. `before` is given by a reviser: the answer that it was
 * asked to revise.
 */
export type Listener = (step: string, answer: Located | null, before?: Located | null) => Located | null;

const unheard: Listener = (_step, answer) => answer;

/** A share of the cloth: under its own name, else where the material is stated. Any other per cent of a text is of something else. */
function decideShare(requirement: Requirement, asMaterial: Requirement, facts: ProductFacts): Located | null {
  const own = amongNamed(requirement, facts.attributes);
  if (own !== null && own.matchType !== 'unknown') return own;
  const ofMaterial = decideByOwnName(asMaterial, facts, unheard);
  return tellsShares(ofMaterial) ? ofMaterial : (amongNamed(requirement, facts.labelled) ?? own);
}

/** What title and description say of a feature; a line such as "Foldable: no" is read as a name and its value. */
function featureInDescription(feature: Feature, facts: ProductFacts): Located | null {
  const labelled = featureAmongNamed(feature, [...facts.labelled.values()].flat());
  const running = facts.running.filter(({ isLabelled }) => !isLabelled);
  const inText = featureAmongTexts(feature, running);
  return reconcile(inText, labelled);
}

/** What the listing's own attributes say of a spec, whatever its text does. */
export function decideByAttributes(requirement: Requirement, facts: ProductFacts): Located | null {
  const { feature } = requirement;
  if (feature !== null) return featureAmongNamed(feature, facts.allAttributes);
  return applyWish(requirement, facts, amongNamed(requirement, facts.attributes));
}

function decideValue(requirement: Requirement, facts: ProductFacts, heard: Listener): Located | null {
  const named =
    heard('size guide', guidedSize(requirement, facts, facts.attributes)) ??
    heard('attributes of the name', amongNamed(requirement, facts.attributes)) ??
    heard('other attributes', amongOthers(requirement, facts.allAttributes));
  if (named !== null && named.matchType !== 'unknown') return named;
  const ofPart = heard('part of the goods', partFinding(requirement, facts));
  if (ofPart !== null) return ofPart;
  const lines = heard('labelled lines of the description', amongNamed(requirement, facts.labelled));
  const labelled = reconcile(heard('sentences of the description', amongNamed(requirement, facts.said)), lines);
  // A line that was read as a name and its value is not heard a second time as running text.
  const inText = heard('title and description', amongTexts(requirement, facts, lines === null));
  if (named !== null) return [labelled, inText].find((located) => located?.matchType === 'match') ?? named;
  const isOpen = requirement.parts.length > 0 && inText?.matchType === 'match' && isStatedByParts(facts);
  return reconcile(isOpen ? { ...inText, matchType: 'unknown' } : inText, labelled);
}

/** Comparers that understand both sides, so that what they find different is different under a kindred name as well. */
const typedMethods = new Set(['material', 'colour', 'quantity', 'dimensions', 'count', 'value family']);

/** "Drawers: 3" is no size of drawers: a number needs the unit that tells what it is. */
function isUnderstood({ method }: Finding, { name, whole }: NamedFact): boolean {
  if (!typedMethods.has(method)) return false;
  if (method !== 'quantity' && method !== 'count') return true;
  return name.unit !== null || whole.quantities.quantities.some(({ unit }) => unit !== null);
}

/** The answer of the values under agreeing names; several values of one name are a list. */
function amongNamed(requirement: Requirement, named: ReadonlyMap<string, NamedFact[]>): Located | null {
  if (named.size === 0) return null;
  const findings: Located[] = [];
  for (const nameKey of requirement.keys) {
    const { key, isFirm, isTyped } = nameKey;
    for (const fact of ofOwnName(requirement.name, named.get(key) ?? [])) {
      if (isOtherProperty(requirement.name, nameKey, fact.name)) continue;
      for (const wanted of requirement.alternatives) {
        const finding = compareValue(requirement, wanted, fact);
        if (finding.matchType === 'not_match' && areApart(requirement.name, fact.name)) continue;
        const isStated = isFirm || finding.matchType === 'match' || (isTyped === true && isUnderstood(finding, fact));
        if (isStated) findings.push({ ...finding, field: fact.field, statement: fact.whole });
      }
    }
    if (findings.length > 0) break;
  }
  return bestOf(findings) ?? amongSides(requirement, named);
}

/** The answer of values under other names, for a measure or a code that no other property has. */
function amongOthers(requirement: Requirement, named: readonly NamedFact[]): Located | null {
  if (named.length === 0) return null;
  const findings: Located[] = [];
  for (const wanted of requirement.alternatives) {
    for (const { field, whole } of wanted.protection === null ? [] : named) {
      const protection = ipFinding(wanted, whole);
      if (protection !== null) findings.push({ ...protection, field, statement: whole });
    }
    if (requirement.per !== null) {
      for (const fact of named) {
        const counted =
          perContainerNamed(requirement, wanted, fact) ?? perContainerFinding(requirement, wanted, fact.whole);
        if (counted !== null) findings.push({ ...counted, field: fact.field, statement: fact.whole });
      }
    }
    findings.push(...countedTogether(requirement, wanted, named));
    const { quantity } = wanted;
    if (quantity === null || !tellingDimensions.has(quantity.dimension)) continue;
    for (const { field, whole } of named) {
      for (const found of whole.quantities.quantities) {
        if (found.dimension !== quantity.dimension) continue;
        const matchType = compareQuantities(quantity, found, coversRange(requirement, quantity));
        findings.push({ matchType, method: 'quantity', span: found, field, statement: whole });
      }
    }
  }
  return bestOf(findings);
}

/** A side of the goods stands in the list of their sizes, and a list of sizes in the attributes of the sides. */
function amongSides(requirement: Requirement, named: ReadonlyMap<string, NamedFact[]>): Located | null {
  const findings: Located[] = [];
  for (const wanted of requirement.alternatives) {
    const assembled = assembledFinding(wanted, named);
    if (assembled !== null) findings.push(assembled);
    for (const key of sideOfPart(requirement.name)?.keys ?? sizeKeys) {
      for (const fact of named.get(key) ?? []) {
        const finding = sideFinding(requirement, wanted, fact.whole, fact.name);
        if (finding !== null) findings.push({ ...finding, field: fact.field, statement: fact.whole });
      }
    }
  }
  return bestOf(findings);
}

/**
 * The answer of running text: the title first. A listing that claims in one place what it contradicts in another proves
 * nothing; otherwise a match anywhere comes before what is unclear.
 */
function amongTexts(requirement: Requirement, facts: ProductFacts, withLabels: boolean): Located | null {
  let best: Located | null = null;
  for (const fact of facts.running) {
    if (fact.isLabelled && !withLabels) continue;
    const located = amongAlternatives(requirement, fact);
    if (located === null) continue;
    const contrary = best === null ? null : contradictionOf(best, located);
    const isFirm = best?.field === 'title' || best?.method === fitMethod;
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
      fittedFinding(requirement, wanted, statement))
    : null;
  const typed = ofKind ?? ofTitle;
  const isSaid = isTitle || typed?.method === 'count';
  if (typed?.matchType === 'match' || (typed !== null && isSaid && typed.matchType !== 'unknown')) return typed;
  const words = searchText(requirement, wanted, fact);
  if (words !== null || !isTitle) return words;
  return codeInTitle(requirement, wanted, statement) ?? typed;
}

/** A "Name: value" line is worth more than loose words, yet a listing that contradicts itself proves nothing. */
function reconcile(inText: Located | null, labelled: Located | null): Located | null {
  if (labelled === null) return inText;
  if (inText === null) return labelled;
  return contradictionOf(inText, labelled) ?? (labelled.matchType === 'unknown' ? inText : labelled);
}

/** The unsettled claim of a listing that says in one place what it contradicts in another; null when the two agree. */
function contradictionOf(one: Located, other: Located): Located | null {
  const [claim, denial] = one.matchType === 'match' ? [one, other] : [other, one];
  const isContrary = claim.matchType === 'match' && denial.matchType === 'not_match';
  return isContrary ? { ...claim, matchType: 'unknown', against: denial } : null;
}
