import type { WantedItem } from '../assessment.ts';
import { attributesOfGoods, type GoodsAttributes } from '../claim/goods-attributes.ts';
import { ofItem } from '../claim/of-item.ts';
import { wishOfGoods } from '../claim/wish-of-goods.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { requirementOf } from '../read/spec/requirement-of.ts';

/** So many kinds of goods are prepared for of one item. */
const mostGoods = 2000;

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
    if (byAttributes.size < mostGoods) byAttributes.set(attributes, known);
    return known;
  };
}
