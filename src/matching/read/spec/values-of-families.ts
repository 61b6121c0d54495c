import type { Spec } from '../../assessment.ts';
import { valueFamilies } from '../../ontology/value-families.ts';
import { valueCalled } from '../family/find-families.ts';
import type { Feature } from '../feature/feature.ts';
import { featureNameOf } from '../feature/feature-name.ts';
import { featureCalled } from '../feature/named-features.ts';
import { parseFeature } from '../feature/parse-feature.ts';

/**
 * A feature that is one of the values of which goods have one, as wishes for that value: "Unvented: yes" is the ventilation of a
 * helmet, "Powdered: no" the other of two. Where several families have it or a row knows it as a feature, only pairs of certain
 * goods count.
 */
export function valuesOfFamilies(spec: Spec, { thing, wanted, inclusion, detail }: Feature): Spec[] {
  const called = featureNameOf(thing);
  if (inclusion !== null || detail !== null || called === '') return [];
  const found = valueFamilies.filter((family) => family.onlyText !== true && valueCalled(called, family) !== null);
  const isOfItsGoods = found.length > 1 || featureCalled(called) !== undefined;
  const meant = isOfItsGoods ? found.filter(({ goods, values }) => goods !== undefined && values.length === 2) : found;
  return meant.flatMap((family) => {
    const id = valueCalled(called, family);
    const others = family.values.filter((value) => value.id !== id);
    const value = wanted ? family.values.find((own) => own.id === id) : others.length === 1 ? others[0] : undefined;
    const said = value?.names[0] ?? '';
    // Under a name that is the value's as well it would be asked for as a feature again.
    const name =
      said === '' ? undefined : family.attributes.find((attribute) => parseFeature(attribute, said) === null);
    return name === undefined ? [] : [{ ...spec, name, value: said }];
  });
}
