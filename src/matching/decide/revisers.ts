import { settleChance } from '../compare/colour/colour-at-random.ts';
import { settleTwoTone } from '../compare/colour/two-tone.ts';
import { settleTyreSeason } from '../compare/family/season-of-tyres.ts';
import type { Located } from '../compare/located.ts';
import { settlePortion } from '../compare/quantity/in-portion.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { applyWish } from './apply-wish.ts';
import { settleByTitle } from './settle-by-title.ts';

/** Changes an answer by what the rest of the listing, or the rest of the spec, says; hands on what it does not concern. */
interface Reviser {
  /** A stable name, which traces show. */
  id: string;
  revise: (requirement: Requirement, facts: ProductFacts, located: Located | null) => Located | null;
}

/** In the order in which they are asked; each revises what the one before it left. */
export const revisers: readonly Reviser[] = [
  { id: 'revised by each and total', revise: settlePortion },
  {
    id: 'revised by the colours beside it',
    revise: (requirement, _facts, located) => settleTwoTone(requirement, located),
  },
  { id: 'revised by the season of tyres', revise: settleTyreSeason },
  { id: 'revised by colours sent at random', revise: settleChance },
  { id: 'revised by the words of the title', revise: settleByTitle },
  { id: 'revised by what the spec excludes or leaves open', revise: applyWish },
];
