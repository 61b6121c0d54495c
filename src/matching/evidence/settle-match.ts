import { settleChance } from '../colour/colour-at-random.ts';
import { settleTwoTone } from '../colour/two-tone.ts';
import { settleTyreSeason } from '../family/season-of-tyres.ts';
import { settlePortion } from '../quantity/in-portion.ts';
import type { Requirement } from '../requirement.ts';
import type { Located } from './located.ts';
import type { ProductFacts } from './read-facts.ts';

/** What is left of an answer once the rest of the listing is heard: what it is a measure of, and for which goods it holds. */
export function settleMatch(requirement: Requirement, facts: ProductFacts, located: Located | null): Located | null {
  const ofPortion = settlePortion(requirement, facts, located);
  const ofGoods = settleTyreSeason(requirement, facts, settleTwoTone(requirement, ofPortion));
  return settleChance(requirement, facts, ofGoods);
}
