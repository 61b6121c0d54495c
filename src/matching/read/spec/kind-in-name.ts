import type { Spec } from '../../assessment.ts';
import { type ValueFamily, valueFamilies } from '../../ontology/value-families.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { featureNameOf } from '../feature/feature-name.ts';
import { resolveName } from '../name/resolve-name.ts';

/** Families of kinds by the names of their values; a name that several have tells no kind. */
const familyByName = new Map<string, ValueFamily | null>();
for (const family of valueFamilies) {
  if (family.isKind !== true) continue;
  for (const { names } of family.values)
    for (const name of names.map(featureNameOf))
      familyByName.set(
        name,
        (familyByName.get(name) ?? family) === family && familyByName.get(name) !== null ? family : null,
      );
}

/** A name of one word may be said of anything: "closed". */
const isTelling = (name: string) => (beginsInChinese(name) ? name.length > 1 : /\S[\s-]\S/u.test(name));

/**
 * What a name that is a kind of goods asks with a yes or a no: "Open back: yes" and 英标插头: 是 that the goods are of the kind, so that
 * another kind of the family is a no. Null for any other name.
 */
export function asKindOf(spec: Spec, isWanted: boolean): Spec | null {
  const name = spec.name.trim();
  const family = isTelling(name) && resolveName(name).known === null ? familyByName.get(featureNameOf(name)) : null;
  const [attribute] = family?.attributes ?? [];
  return attribute === undefined ? null : { ...spec, name: attribute, value: isWanted ? name : `not ${name}` };
}
