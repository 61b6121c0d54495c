import type { Evidence } from '../../src/matching/assessment.ts';
import type { Listing } from '../../src/matching/listing.ts';

/** True when the text of the evidence stands word for word in the field of the listing that it names. */
export function standsInListing(listing: Listing, { field, text }: Evidence): boolean {
  // The values of all variants are told together, one behind the other.
  const pieces = field.startsWith(ofAllVariants) ? text.split(', ') : [text];
  return pieces.every((piece) => textsAt(listing, field).some((one) => one.includes(piece)));
}

const ofAllVariants = 'variants.';

function textsAt(listing: Listing, field: string): string[] {
  if (field === 'title') return [listing.title];
  if (field === 'description') return [listing.description ?? ''];
  if (field === 'brand') return [listing.brand ?? ''];
  if (field === 'category') return listing.category ?? [];
  if (field === 'moq') return [`${listing.moq}`];
  if (field.startsWith(ofAllVariants))
    return (listing.variants ?? []).flatMap(({ attributes }) =>
      textsNamed(attributes, field.slice(ofAllVariants.length)),
    );
  if (field.startsWith('attributes.')) return textsNamed(listing.attributes ?? [], field.slice('attributes.'.length));
  const [, index, name = ''] = /^variants\[(\d+)\]\.(.*)$/u.exec(field) ?? [];
  return textsNamed(listing.variants?.[Number(index)]?.attributes ?? [], name);
}

function textsNamed(attributes: readonly { name: string; value: string }[], name: string): string[] {
  return attributes.filter((one) => one.name === name).flatMap((one) => [one.name, one.value]);
}
