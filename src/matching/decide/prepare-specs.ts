import type { Spec, WantedItem } from '../assessment.ts';
import { attributesOfGoods, type GoodsAttributes } from '../claim/goods-attributes.ts';
import { ofItem } from '../claim/of-item.ts';
import { wishOfGoods } from '../claim/wish-of-goods.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import { parseRequirement } from '../read/spec/parse-requirement.ts';
import type { Requirement } from '../read/spec/requirement.ts';

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

/** What is known of the goods that an item names, or else those that a listing offers, tells how its specs are stated. */
export function goodsAttributesFor(itemName: string, { listing }: ProductFacts): GoodsAttributes {
  const named = attributesOfGoods(itemName);
  return named.length > 0 ? named : attributesOfGoods(listing.title);
}

/** The specs of an item, parsed once, as the goods of each listing answer them. */
export function prepareSpecs({
  name,
  specs,
}: Pick<WantedItem, 'name' | 'specs'>): (facts: ProductFacts) => readonly Requirement[] {
  const plain = ofItem(specs.map(requirementOf), name);
  const byAttributes = new Map<GoodsAttributes, readonly Requirement[]>();
  return (facts) => {
    const attributes = goodsAttributesFor(name, facts);
    const known = byAttributes.get(attributes) ?? plain.map((requirement) => wishOfGoods(requirement, attributes));
    if (byAttributes.size < maxRemembered) byAttributes.set(attributes, known);
    return known;
  };
}
