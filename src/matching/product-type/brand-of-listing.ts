import { wordSet } from '../ontology/word-list.ts';
import { namesOfMaker } from '../text/names-of-maker.ts';
import { unspacedOf } from '../text/read-text.ts';

const brandAttributes = wordSet('brand attributes');
/** Both names of a maker stand side by side: "Apple/苹果 iPhone 12", "小米（MI）Redmi". */
const betweenNames = /[/()（）]/u;

/** The brand that a listing tells: as its own member or attribute, or by both names with which its title opens; empty where it tells none. */
export function brandOfListing(listing: {
  title: string;
  brand?: string;
  attributes?: readonly { name: string; value: string }[];
}): string {
  if (listing.brand !== undefined && listing.brand !== '') return listing.brand;
  const stated = listing.attributes?.find(({ name }) => brandAttributes.has(name.trim().toLowerCase()));
  if (stated !== undefined) return stated.value;
  const [first = '', second = ''] = listing.title.split(betweenNames, 2);
  // The second name may be followed by the rest of the title: "Apple/苹果 iPhone 12".
  const [other = ''] = second.trim().split(/\s/u, 1);
  return namesOfMaker(first)?.some((name) => unspacedOf(name) === unspacedOf(other)) === true
    ? `${first}/${other}`
    : '';
}
