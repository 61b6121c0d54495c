import type { Located } from '../compare/located.ts';
import { sizesAsked } from '../compare/size/size-finding.ts';
import { byKey, readNamed } from '../read/listing/named-fact.ts';
import type { ProductFacts, VariantFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';

/** Properties in which goods are sold in several values. */
const assorted = new Set(['size', 'colour']);

/** True for a wish for several sizes or colours at once: "S to XL", "red and blue". */
function asksSeveral({ name, allOf = [], alternatives }: Requirement): boolean {
  if (!assorted.has(name.known?.reads ?? '')) return false;
  return allOf.length > 1 || alternatives.some((wanted) => sizesAsked(wanted).length > 0);
}

/**
 * What the variants together say of a wish for several values at once, each variant having one of them; null for any other wish. `decide`
 * answers by the attributes of one variant.
 */
export function bySumOfVariants(
  requirement: Requirement,
  { variants }: ProductFacts,
  decide: (variant: VariantFacts) => Located | null,
): Located | null {
  if (!asksSeveral(requirement) || variants.length < 2) return null;
  const summed = [
    ...Map.groupBy(
      variants.flatMap(({ all }) => all),
      ({ name }) => name.raw,
    ),
  ].map(([name, facts]) => {
    const value = [...new Set(facts.map((fact) => fact.value))].join(', ');
    return readNamed(`variants.${name}`, { name, value, quoted: value });
  });
  return decide({ all: summed, byKey: byKey(summed) });
}
