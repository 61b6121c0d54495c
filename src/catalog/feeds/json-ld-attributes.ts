import type { Attribute } from '../../matching/listing.ts';
import { isRecord } from '../field-reader.ts';
import { memberOf, textOf, valuesOf } from './foreign-values.ts';
import { nameOf, wordsOf } from './json-ld-values.ts';
import { withoutRepeats } from './without-repeats.ts';

/** Members of a schema.org Product that become attributes of ours, under these names. */
const attributeNames: Record<string, string> = {
  gtin: 'GTIN',
  gtin14: 'GTIN',
  gtin13: 'GTIN',
  gtin12: 'GTIN',
  gtin8: 'GTIN',
  isbn: 'ISBN',
  mpn: 'MPN',
  model: 'Model',
  color: 'Color',
  size: 'Size',
  material: 'Material',
  pattern: 'Pattern',
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  weight: 'Weight',
  itemCondition: 'Condition',
  countryOfOrigin: 'Country of origin',
  keywords: 'Tags',
};

/** Everything a product node says of its own, in words, with units. */
export function jsonLdAttributes(node: unknown): Attribute[] {
  const attributes: Attribute[] = [];
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '') attributes.push({ name, value });
  };
  for (const [member, name] of Object.entries(attributeNames)) {
    for (const value of valuesOf(memberOf(node, member))) put(name, nameOrWords(value));
  }
  const brand = nameOf(memberOf(node, 'brand'));
  const manufacturer = nameOf(memberOf(node, 'manufacturer'));
  if (brand !== undefined && manufacturer !== brand) put('Manufacturer', manufacturer);
  for (const audience of valuesOf(memberOf(node, 'audience'))) {
    put('Gender', textOf(memberOf(audience, 'suggestedGender')));
    put('Age group', textOf(memberOf(audience, 'audienceType')));
  }
  for (const offer of valuesOf(memberOf(node, 'offers'))) {
    if (memberOf(node, 'itemCondition') === undefined) put('Condition', wordsOf(memberOf(offer, 'itemCondition')));
    put('Availability', wordsOf(memberOf(offer, 'availability')));
  }
  for (const property of valuesOf(memberOf(node, 'additionalProperty'))) {
    const name = textOf([memberOf(property, 'name'), memberOf(property, 'propertyID')]);
    if (name !== undefined) put(name, wordsOf(withoutName(property)));
  }
  return withoutRepeats(attributes);
}

/** A thing by its name, a measure by its value and unit. */
function nameOrWords(value: unknown): string | undefined {
  const isMeasure = ['value', 'minValue', 'maxValue'].some((name) => memberOf(value, name) !== undefined);
  return isMeasure || !isRecord(value) ? wordsOf(value) : nameOf(value);
}

/** The name of a property names it; it is not its value. */
function withoutName(property: unknown): unknown {
  if (!isRecord(property)) return undefined;
  const { name: _, ...rest } = property;
  return rest;
}
