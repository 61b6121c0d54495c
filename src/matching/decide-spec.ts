import { compareValue } from './evidence/compare-value.ts';
import { bestOf } from './evidence/finding.ts';
import type { Located } from './evidence/located.ts';
import type { NamedFact, ProductFacts, VariantFacts } from './evidence/read-facts.ts';
import { searchText } from './evidence/search-text.ts';
import { featureAmongNamed, featureAmongTexts } from './feature/search-feature.ts';
import type { Requirement } from './requirement.ts';

/**
 * Decides one spec for a product, or for one of its variants (whose values then come first).
 * Null when nothing in the listing speaks of the spec.
 */
export function decideSpec(
  requirement: Requirement,
  facts: ProductFacts,
  variant: VariantFacts | null,
): Located | null {
  if (requirement.feature !== null) return decideFeature(requirement.feature, facts, variant);
  const ofVariant = variant === null ? null : amongNamed(requirement, variant.byKey);
  if (ofVariant !== null && ofVariant.matchType !== 'unknown') return ofVariant;
  const ofProduct = amongNamed(requirement, facts.attributes);
  if (ofProduct !== null && ofProduct.matchType !== 'unknown' && ofVariant === null) return ofProduct;
  const labelled = amongNamed(requirement, facts.labelled);
  const silent = ofVariant ?? ofProduct;
  const inText = amongTexts(requirement, facts);
  if (silent !== null) {
    const confirmed = [labelled, inText].find((located) => located?.matchType === 'match');
    return confirmed !== undefined && confirmed !== null && ofVariant === null ? confirmed : silent;
  }
  return reconcile(inText, labelled);
}

/** A named value decides before running text; the variant's before the product's. */
function decideFeature(
  feature: NonNullable<Requirement['feature']>,
  facts: ProductFacts,
  variant: VariantFacts | null,
): Located | null {
  const named = featureAmongNamed(feature, variant?.all ?? []) ?? featureAmongNamed(feature, facts.allAttributes);
  if (named !== null && named.matchType !== 'unknown') return named;
  return featureAmongTexts(feature, [facts.title, ...facts.texts]) ?? named;
}

/** The answer of the values under agreeing names; several values of one name are a list. */
function amongNamed(requirement: Requirement, named: ReadonlyMap<string, NamedFact[]>): Located | null {
  if (named.size === 0) return null;
  const findings: Located[] = [];
  for (const { key, isFirm } of requirement.keys) {
    for (const fact of named.get(key) ?? []) {
      for (const wanted of requirement.alternatives) {
        const finding = compareValue(requirement, wanted, fact);
        if (isFirm || finding.matchType === 'match')
          findings.push({ ...finding, field: fact.field, statement: fact.whole });
      }
    }
    if (findings.length > 0) break;
  }
  return bestOf(findings);
}

/** The answer of running text: the title first, a match anywhere before a contradiction. */
function amongTexts(requirement: Requirement, facts: ProductFacts): Located | null {
  let best: Located | null = null;
  for (const fact of [facts.title, ...facts.texts]) {
    for (const wanted of requirement.alternatives) {
      const finding = searchText(requirement, wanted, fact);
      if (finding === null) continue;
      if (finding.matchType === 'match') return { ...finding, field: fact.field, statement: fact.statement };
      if (best === null || (best.matchType === 'not_match' && finding.matchType === 'unknown'))
        best = { ...finding, field: fact.field, statement: fact.statement };
    }
  }
  return best;
}

/** A "Name: value" line is worth more than loose words, yet a listing that contradicts itself proves nothing. */
function reconcile(inText: Located | null, labelled: Located | null): Located | null {
  if (labelled === null) return inText;
  if (inText === null) return labelled;
  const contrary = (one: Located, other: Located) => one.matchType === 'match' && other.matchType === 'not_match';
  if (contrary(inText, labelled) || contrary(labelled, inText)) return { ...labelled, matchType: 'unknown' };
  return labelled.matchType === 'unknown' ? inText : labelled;
}
