import { bestOf } from '../compare/finding.ts';
import { inFacts, type Located } from '../compare/located.ts';
import { formFinding } from '../compare/quantity/form-finding.ts';
import { sizeKeys } from '../compare/quantity/side-finding.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';

/** What the attributes of sizes say of a side by the form of the goods: "Size: 190 x 60 x 3 cm" of a mat is 3 cm thick. */
export function sizesOfForm(requirement: Requirement, { attributes, title }: ProductFacts): Located | null {
  const facts = sizeKeys.flatMap((key) => attributes.get(key) ?? []);
  return bestOf(
    requirement.alternatives.flatMap((wanted) =>
      inFacts(facts, ({ whole }) => formFinding(requirement, wanted, title.statement, whole)),
    ),
  );
}
