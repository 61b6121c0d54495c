import { askedBy } from '../../claim/asked-property.ts';
import type { ProductFacts } from '../../read/listing/read-facts.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { bestOf } from '../finding.ts';
import type { Located } from '../located.ts';
import { colourFinding } from './compare-colours.ts';

/** Parts whose colour goods have to the eye. */
const outsides = new Set(['outside', 'body', 'jacket of cable']);

/**
 * The wanted colour where a listing tells that of the outside alone: 护套: PVC 灰色 for a grey cable, "Housing: ABS, white". It
 * confirms; another colour there leaves open what else the goods are. Null for other wishes, and where colours stand under their name.
 */
export function outsideColour({ name, alternatives }: Requirement, facts: ProductFacts): Located | null {
  if (name.key !== '#colour' || facts.attributes.has('#colour')) return null;
  const found = facts.allAttributes.flatMap((fact): Located[] => {
    const { look, headPartIds } = askedBy(fact.name);
    if (look === 'colour' || fact.whole.colours.length !== 1 || !headPartIds.some((id) => outsides.has(id))) return [];
    const best = bestOf(alternatives.flatMap((wanted) => colourFinding(wanted, fact.whole) ?? []));
    return best?.matchType === 'match' ? [{ ...best, field: fact.field, statement: fact.whole }] : [];
  });
  return found[0] ?? null;
}
