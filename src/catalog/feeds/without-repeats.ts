import type { Attribute } from '../../matching/listing.ts';

/** A text that only equal attributes have. */
export function attributeText({ name, value }: Attribute): string {
  return `${name}\n${value}`;
}

/** Each attribute once, where it came first. */
export function withoutRepeats(attributes: readonly Attribute[]): Attribute[] {
  return [...new Map(attributes.map((attribute) => [attributeText(attribute), attribute])).values()];
}
