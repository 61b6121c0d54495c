import { askedBy } from '../../claim/asked-property.ts';
import type { ProductFacts } from '../../read/listing/read-facts.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { bestOf } from '../finding.ts';
import { inFacts, type Located } from '../located.ts';
import { colourFinding } from './compare-colours.ts';

/** Parts whose colour goods have to the eye. */
const outsides = new Set(['outside', 'body', 'jacket of cable']);

/**
 * The wanted colour where a listing tells that of the outside alone: 护套: PVC 灰色 for a grey cable, "Housing: ABS, white". It
 * confirms; another colour there leaves open what else the goods are. Null for other wishes, and where colours stand under their name.
 */
export function outsideColour({ name, alternatives }: Requirement, facts: ProductFacts): Located | null {
  if (name.key !== '#colour' || facts.attributes.has('#colour')) return null;
  const [found] = inFacts(facts.allAttributes, ({ name: own, whole }) => {
    const { look, headPartIds } = askedBy(own);
    if (look === 'colour' || whole.colours.length !== 1 || !headPartIds.some((id) => outsides.has(id))) return null;
    const best = bestOf(alternatives.flatMap((wanted) => colourFinding(wanted, whole) ?? []));
    return best?.matchType === 'match' ? best : null;
  });
  return found ?? null;
}
