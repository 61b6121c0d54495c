import { bagOfName } from '../claim/name-bag.ts';
import type { Located } from '../compare/located.ts';
import { asksCount } from '../ontology/counting-words.ts';
import type { NamedFact } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { amongNamed } from './among-named.ts';

/** The key of all names that stand for the wanted attribute in other words; no name has it. */
const key = '~like';

/**
 * The answer of attributes whose names are no name that rows know, and whose words stand for the same among the attributes of the
 * wanted goods: "radio range" and "wireless distance" of a scanner.
 */
export function amongLikeNames(requirement: Requirement, named: readonly NamedFact[]): Located | null {
  const { likeNames, keys } = requirement;
  if (likeNames === null || likeNames.bags.size === 0) return null;
  const { bags, ofGoods } = likeNames;
  const mayCount = ofGoods.dimension === 'count';
  const like = named.filter(
    ({ name }) =>
      name.known === null &&
      bags.has(bagOfName(name.raw)) &&
      (mayCount || !asksCount(name)) &&
      !keys.some((known) => known.key === name.key),
  );
  if (like.length === 0) return null;
  const keyed = { ...requirement, keys: [{ key, isFirm: false, isTyped: true as const, ofGoods }] };
  return amongNamed(keyed, new Map([[key, like]]));
}
