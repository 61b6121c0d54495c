import type { CommercialTerms, MatchType, SpecResult, WantedItem } from '../assessment.ts';
import { compareDecimals } from '../commercial/decimal.ts';
import { judgePrice, type PriceJudgement } from '../commercial/judge-price.ts';
import type { Located } from '../compare/located.ts';
import type { Variant } from '../listing.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import type { AlignedAnswers } from './alignment/aligned-finding.ts';
import { decideByAttributes, decideByListing, decideByVariant } from './decide-spec.ts';
import { explainSpec, explainStatement, matchTypeOf, type PersonStatement } from './reasoning.ts';
import { bySumOfVariants } from './sum-of-variants.ts';

/** What people said of a product, by the index of the item's spec. It holds for every variant. */
export type StatedSpecs = ReadonlyMap<number, PersonStatement>;

export interface ItemToBuy {
  item: WantedItem;
  terms: CommercialTerms;
  requirements: readonly Requirement[];
  aligned: AlignedAnswers;
}

/** The form of a product that a buyer would take, and what is said of it. */
export interface ChosenVariant {
  results: SpecResult[];
  price: PriceJudgement;
  /** Index of the variant; null for a product without variants. */
  variantIndex: number | null;
}

interface VariantCandidate {
  index: number;
  variant: Variant;
  located: readonly (Located | null)[];
  types: readonly MatchType[];
  price: PriceJudgement;
}

/**
 * Chooses the variant that a buyer would take. A buyer gets one variant, so the must-haves have to be met by one of them
 * together; among those that meet equally many, one within the maximum price, with more good-to-haves, enough stock and
 * the lower price is taken. The choice does not depend on the order of variants or specs.
 */
export function chooseVariant(wanted: ItemToBuy, facts: ProductFacts, stated: StatedSpecs): ChosenVariant {
  const { item, terms, requirements, aligned } = wanted;
  const { listing } = facts;
  // Asked of the listing only where a variant leaves a spec to it: most of what goods are sold in is told by each of their variants.
  const ofListing: (Located | null | undefined)[] = [];
  const askListing = (requirement: Requirement, at: number) => {
    if (ofListing[at] === undefined) ofListing[at] = decideByListing(requirement, facts, aligned);
    return ofListing[at] ?? null;
  };
  const explain = (located: readonly (Located | null)[]) =>
    requirements.map((requirement, at) => {
      const statement = stated.get(at);
      if (statement !== undefined) return explainStatement(requirement, statement);
      return explainSpec(requirement, located[at] ?? null);
    });
  const decide = (ask: (requirement: Requirement, at: number) => Located | null) =>
    requirements.map((requirement, at) => (stated.has(at) ? null : ask(requirement, at)));
  const variants = listing.variants ?? [];
  if (variants.length === 0) {
    const results = explain(decide(askListing));
    return { results, price: judgePrice(item, terms, listing, undefined), variantIndex: null };
  }
  const decided = facts.variants.map((variant) =>
    decide((requirement, at) => decideByVariant(requirement, facts, variant, aligned) ?? askListing(requirement, at)),
  );
  const summed = withSumOfVariants(wanted, facts, decided);
  const settled = withListingsOwnWord(requirements, facts, summed);
  const candidates = variants.map((variant, index): VariantCandidate => {
    const located = settled[index] ?? [];
    const types = located.map((one, at) => stated.get(at)?.matchType ?? matchTypeOf(one));
    return { index, variant, located, types, price: judgePrice(item, terms, listing, variant) };
  });
  const best = candidates.reduce((one, other) => (compareCandidates(wanted, one, other) <= 0 ? one : other));
  const results = explain(best.located).map((result, at) =>
    isMetElsewhere(candidates, best, at) ? withOthersNamed(result, candidates, at) : result,
  );
  return { results, price: best.price, variantIndex: best.index };
}

type Decided = readonly (readonly (Located | null)[])[];

/** What no variant meets by itself the variants may meet together: the sizes "S to XL". */
function withSumOfVariants({ requirements, aligned }: ItemToBuy, facts: ProductFacts, decided: Decided): Decided {
  const sums = requirements.map((requirement, at) =>
    decided.some((located) => located[at]?.matchType === 'match')
      ? null
      : bySumOfVariants(requirement, facts, (sum) => decideByVariant(requirement, facts, sum, aligned)),
  );
  return sums.every((sum) => sum === null)
    ? decided
    : decided.map((located) => located.map((one, at) => sums[at] ?? one));
}

/**
 * A listing whose own attribute offers what none of its variants does contradicts itself: that is open. Where one of the
 * variants has it, the attribute is the sum of them and says nothing of the others.
 */
function withListingsOwnWord(requirements: readonly Requirement[], facts: ProductFacts, decided: Decided): Decided {
  const open = new Map<number, Located>();
  for (const [at, requirement] of requirements.entries()) {
    if (!decided.every((located) => located[at]?.matchType === 'not_match')) continue;
    const own = decideByAttributes(requirement, facts);
    if (own?.matchType === 'match') open.set(at, { ...own, matchType: 'unknown' });
  }
  return open.size === 0 ? decided : decided.map((located) => located.map((one, at) => open.get(at) ?? one));
}

/** Negative when the first is the better buy. */
function compareCandidates({ item, requirements }: ItemToBuy, one: VariantCandidate, other: VariantCandidate): number {
  const count = ({ types }: VariantCandidate, type: MatchType, required: boolean) =>
    types.filter((each, at) => each === type && requirements[at]?.required === required).length;
  const contradicts = (candidate: VariantCandidate) => (count(candidate, 'not_match', true) > 0 ? 1 : 0);
  const isShort = ({ variant }: VariantCandidate) =>
    variant.stock !== undefined && variant.stock < (item.quantity ?? 1) ? 1 : 0;
  return (
    contradicts(one) - contradicts(other) ||
    count(other, 'match', true) - count(one, 'match', true) ||
    (one.price.exclusion === null ? 0 : 1) - (other.price.exclusion === null ? 0 : 1) ||
    count(other, 'match', false) - count(one, 'match', false) ||
    count(one, 'not_match', true) - count(other, 'not_match', true) ||
    count(one, 'not_match', false) - count(other, 'not_match', false) ||
    isShort(one) - isShort(other) ||
    comparePrices(one, other) ||
    compareContents(one.variant, other.variant)
  );
}

function comparePrices(one: VariantCandidate, other: VariantCandidate): number {
  const [cheap, dear] = [one.price.comparable, other.price.comparable];
  if (cheap === null || dear === null || cheap.currency !== dear.currency) return 0;
  return compareDecimals(cheap.amount, dear.amount);
}

/** An order of variants by what they are, so that the order they are listed in decides nothing. */
function compareContents(one: Variant, other: Variant): number {
  const contentOf = ({ attributes, sku_id: skuId }: Variant) =>
    JSON.stringify([attributes.map(({ name, value }) => `${name}\n${value}`).sort(), skuId ?? '']);
  const [a, b] = [contentOf(one), contentOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A spec that the chosen variant fails and another one meets: only together they would meet all. */
function isMetElsewhere(candidates: readonly VariantCandidate[], best: VariantCandidate, at: number): boolean {
  return best.types[at] !== 'match' && candidates.some(({ types }) => types[at] === 'match');
}

function withOthersNamed(result: SpecResult, candidates: readonly VariantCandidate[], at: number): SpecResult {
  const numbers = candidates
    .flatMap(({ types, index }) => (types[at] === 'match' ? [index + 1] : []))
    .sort((a, b) => a - b);
  const named = numbers.length === 1 ? `Variant ${numbers[0]} meets it` : `${numbers.length} other variants meet it`;
  return { ...result, reasoning: `${result.reasoning} ${named}, but no more of the must-haves together.` };
}
