import { goods, type Predicate, part } from './predicates.ts';
import type { TrialListing } from './trial-listing.ts';

/** Goods of the market that the other sources sell as well. */
const elsewhere: Readonly<Record<string, (listing: TrialListing) => boolean>> = {
  headphones: goods('own', /Earphones|耳机/),
  backpack: goods('own', /Backpacks|双肩包/),
  'external hard drive': (listing) => part('Storage')(listing) && /portable|external/i.test(listing.title),
};

/** True for listings that are of the type: those of the market, and the other sources' own. */
export function sold(type: string): (listing: TrialListing) => boolean {
  return (listing) => (listing.origin === 'market' && listing.path === type) || elsewhere[type]?.(listing) === true;
}

/** The values that the listing states of a fact; several where it is sold in several. */
function statedValues({ values }: TrialListing, name: string): unknown[] {
  const value = values.get(`fact ${name}`);
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** A number that the listing tells. */
export function number(name: string, holds: (value: number) => boolean): Predicate {
  return (listing) => {
    const numbers = statedValues(listing, name).filter((value) => typeof value === 'number');
    return numbers.length === 0 ? undefined : numbers.some(holds);
  };
}

/** Yes or no, as the listing tells it. */
export function yes(name: string, wanted = true): Predicate {
  return ({ values }) => {
    const value = values.get(`fact ${name}`);
    return typeof value === 'boolean' ? value === wanted : undefined;
  };
}

/** One of several words that the listing tells. */
export function one(name: string, ...ids: string[]): Predicate {
  return (listing) => {
    const words = statedValues(listing, name);
    return words.length === 0 ? undefined : words.some((value) => ids.includes(String(value)));
  };
}
