import { settleChance } from '../compare/colour/colour-at-random.ts';
import { settleTwoTone } from '../compare/colour/two-tone.ts';
import { settleTyreSeason } from '../compare/family/season-of-tyres.ts';
import type { Located } from '../compare/located.ts';
import { settlePortion } from '../compare/quantity/in-portion.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';

/** What is left of an answer once the rest of the listing is heard: what it is a measure of, and for which goods it holds. */
export function settleMatch(requirement: Requirement, facts: ProductFacts, located: Located | null): Located | null {
  const ofPortion = settlePortion(requirement, facts, located);
  const ofGoods = settleTyreSeason(requirement, facts, settleTwoTone(requirement, ofPortion));
  return settleChance(requirement, facts, ofGoods);
}
