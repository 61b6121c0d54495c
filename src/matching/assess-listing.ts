import type { Assessment, CommercialTerms, Spec, WantedItem } from './assessment.ts';
import { attributesOfGoods, type GoodsAttributes } from './claim/goods-attributes.ts';
import { ofItem } from './claim/of-item.ts';
import { wishOfGoods } from './claim/wish-of-goods.ts';
import { createAlignedAnswers } from './decide/alignment/aligned-finding.ts';
import type { BareAttribute } from './decide/alignment/bare-unit.ts';
import { chooseVariant, type StatedSpecs } from './decide/choose-variant.ts';
import { readItemWords, relevanceOf } from './decide/relevance.ts';
import { scoreAssessment, verdictOf } from './decide/score-assessment.ts';
import type { Listing } from './listing.ts';
import { type ProductFacts, readFacts } from './read/listing/read-facts.ts';
import { parseRequirement } from './read/spec/parse-requirement.ts';
import type { Requirement } from './read/spec/requirement.ts';

/**
 * Assesses a listing, or the facts already read from one (`readFacts`), against one item. What a person said of a spec
 * takes the place of what the listing says, before verdict, score and variant are decided.
 */
export type Assessor = (product: Listing | ProductFacts, stated?: StatedSpecs) => Assessment;

const nothingStated: StatedSpecs = new Map();

const remembered = new Map<string, Requirement>();
const maxRemembered = 2000;
const longestRemembered = 200;

/** A spec as parsed; the answer depends on its text alone and is remembered for the specs that keep coming back. */
function requirementOf(spec: Spec): Requirement {
  const key = `${spec.required === true ? '!' : '?'}${spec.name}\n${spec.value}`;
  const known = remembered.get(key);
  if (known !== undefined && known.specName === spec.name) return known;
  const requirement = parseRequirement(spec);
  if (key.length <= longestRemembered) {
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, requirement);
  }
  return requirement;
}

/** The specs of an item as such goods answer them: those that it names, else those that a listing offers. */
function wishesOf(plain: readonly Requirement[], itemName: string): (facts: ProductFacts) => readonly Requirement[] {
  const byAttributes = new Map<GoodsAttributes, readonly Requirement[]>();
  const ofGoods = (attributes: GoodsAttributes) => {
    const known = byAttributes.get(attributes) ?? plain.map((requirement) => wishOfGoods(requirement, attributes));
    if (byAttributes.size < maxRemembered) byAttributes.set(attributes, known);
    return known;
  };
  const named = attributesOfGoods(itemName);
  return ({ listing }) => ofGoods(named.length > 0 ? named : attributesOfGoods(listing.title));
}

/**
 * Prepares an item once and returns the function that assesses listings against it.
 * `bare` are the attributes whose numbers the catalog writes without a unit.
 * Pure: the same item, terms, attributes, listing and statements give the same assessment, byte for byte.
 */
export function createAssessor(
  item: WantedItem,
  terms: CommercialTerms,
  bare: readonly BareAttribute[] = [],
): Assessor {
  const plain = ofItem(item.specs.map(requirementOf), item.name);
  const requirementsOf = wishesOf(plain, item.name);
  const words = readItemWords(item);
  const aligned = createAlignedAnswers(item.name, bare);
  return (product, stated = nothingStated) => {
    const facts = 'listing' in product ? product : readFacts(product);
    const requirements = requirementsOf(facts);
    const { results, price, variantIndex } = chooseVariant({ item, terms, requirements, aligned }, facts, stated);
    const verdict = verdictOf(results);
    return {
      verdict,
      ...scoreAssessment(results, relevanceOf(words, facts)),
      specResults: results,
      bufferNotes: facts.unread === null ? price.notes : [...price.notes, facts.unread],
      priceExclusion: price.exclusion,
      unitPrice: price.unitPrice,
      variantIndex: verdict === 'shortlisted' ? variantIndex : null,
    };
  };
}
