import type { Spec } from '../../assessment.ts';
import { type ValueFamily, valueFamilies } from '../../ontology/value-families.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { featureNameOf } from '../feature/feature-name.ts';
import { resolveName } from '../name/resolve-name.ts';

/** Families of kinds by the names of their values; a name that several have tells no kind. */
const familiesByName = new Map<string, Set<ValueFamily>>();
for (const family of valueFamilies) {
  if (family.isKind !== true) continue;
  for (const { names } of family.values)
    for (const name of names.map(featureNameOf))
      familiesByName.set(name, (familiesByName.get(name) ?? new Set()).add(family));
}

/** A name of one word may be said of anything, "closed", unless it is what was done to goods: "powdered". */
const isTelling = (name: string) => (beginsInChinese(name) ? name.length > 1 : /\S[\s-]+\S|^\p{L}{5,}ed$/u.test(name));

/**
 * What a name that is a kind of goods asks with a yes or a no: "Open back: yes" and 英标插头: 是 that the goods are of the kind, so that
 * another kind of the family is a no. Null for any other name.
 */
export function asKindOf(spec: Spec, isWanted: boolean): Spec | null {
  const name = spec.name.normalize('NFKC').trim();
  const isKind = isTelling(name) && resolveName(name).known === null;
  const [family, ...more] = isKind ? (familiesByName.get(featureNameOf(name)) ?? []) : [];
  const attribute = more.length === 0 ? family?.attributes[0] : undefined;
  return attribute === undefined ? null : { ...spec, name: attribute, value: isWanted ? name : `not ${name}` };
}
