import type { Listing } from '../../../src/matching/listing.ts';

const widen = (text: string) =>
  [...text].map((one) => (one > ' ' && one <= '~' ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one)).join('');
/** Capitals make other units of these. */
const caseMatters = /(?<![a-z])(?:nm|db|mw)(?![a-z])/iu;

/** The same listing with every text changed. */
export function mapTexts(listing: Listing, change: (text: string) => string): Listing {
  const named = ({ name, value }: { name: string; value: string }) => ({ name: change(name), value: change(value) });
  return {
    title: change(listing.title),
    ...(listing.description === undefined ? {} : { description: change(listing.description) }),
    ...(listing.attributes === undefined ? {} : { attributes: listing.attributes.map(named) }),
    ...(listing.variants === undefined
      ? {}
      : { variants: listing.variants.map(({ attributes }) => ({ attributes: attributes.map(named) })) }),
  };
}

/** Spellings of a whole listing that change nothing of what it says. */
export const spellings: readonly ((text: string) => string)[] = [
  (text) => (caseMatters.test(text) ? text : text.toUpperCase()),
  (text) => (caseMatters.test(text) ? text : text.toLowerCase()),
  widen,
  (text) => ` ${text.replaceAll(' ', '  ')} `,
];
