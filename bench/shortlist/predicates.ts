import type { TrialListing } from './trial-listing.ts';

/** What a reader of a listing would say of a must-have: yes, no, or that the listing does not tell. */
export type Answer = boolean | undefined;

export type Predicate = (listing: TrialListing) => Answer;

/** True for listings of the given category of computer parts. */
export function part(...categories: string[]): (listing: TrialListing) => boolean {
  return ({ origin, path }) => origin === 'buildcores' && categories.includes(path);
}

/** True for listings of a source whose own category (or, with `title`, title) fits. */
export function goods(
  origin: TrialListing['origin'],
  path: RegExp,
  title?: RegExp,
): (listing: TrialListing) => boolean {
  return (listing) =>
    listing.origin === origin && path.test(listing.path) && (title === undefined || title.test(listing.title));
}

/** True where any of the given types fits. */
export function anyOf(...types: ((listing: TrialListing) => boolean)[]): (listing: TrialListing) => boolean {
  return (listing) => types.some((isOfType) => isOfType(listing));
}

function numberOf(value: unknown): number | undefined {
  const found =
    typeof value === 'number' ? value : Number.parseFloat(/\d+(?:\.\d+)?/.exec(String(value ?? ''))?.[0] ?? '');
  return Number.isFinite(found) ? found : undefined;
}

/** A measure of an attribute; the source writes 0 for what it does not know. */
export function measure(name: string, holds: (value: number) => boolean): Predicate {
  return ({ values }) => {
    const value = numberOf(values.get(name));
    return value === undefined || value === 0 ? undefined : holds(value);
  };
}

const millilitresOfOunce = 29.57;

/** A volume of an attribute in millilitres; some sources write ounces. */
export function volume(name: string, holds: (millilitres: number) => boolean): Predicate {
  return (listing) => {
    const isOunces = /\boz\b|安士?/iu.test(String(listing.values.get(name) ?? ''));
    return measure(name, (value) => holds(isOunces ? value * millilitresOfOunce : value))(listing);
  };
}

/** A count of an attribute, where 0 says that there is none. */
export function count(name: string, holds: (value: number) => boolean): Predicate {
  return ({ values }) => {
    const value = numberOf(values.get(name));
    return value === undefined ? undefined : holds(value);
  };
}

/** Words of an attribute; a value that fits none of them is another one. */
export function word(name: string, pattern: RegExp): Predicate {
  return ({ values }) => {
    const value = values.get(name);
    if (value === undefined || value === '') return undefined;
    return pattern.test(Array.isArray(value) ? value.join(', ') : String(value));
  };
}

/** A flag of an attribute. */
export function flag(name: string, wanted = true): Predicate {
  return ({ values }) => {
    const value = values.get(name);
    if (typeof value === 'boolean') return value === wanted;
    if (typeof value !== 'string') return undefined;
    if (/^yes\b/i.test(value)) return wanted;
    return /^no\b/i.test(value) ? !wanted : undefined;
  };
}

/** What the listing says anywhere: yes where `says` fits, no where `denies` does, else it does not tell. */
export function text(says: RegExp, denies?: RegExp): Predicate {
  return (listing) => {
    if (denies?.test(listing.text) === true && !says.test(listing.text)) return false;
    return says.test(listing.text) ? true : undefined;
  };
}

/** The same of the title alone. */
export function titled(says: RegExp, denies?: RegExp): Predicate {
  return (listing) => text(says, denies)({ ...listing, text: listing.title });
}

/** A number in the title in front of a unit. */
export function titleMeasure(pattern: RegExp, holds: (value: number) => boolean): Predicate {
  return ({ title }) => {
    const value = numberOf(pattern.exec(title)?.[1]);
    return value === undefined ? undefined : holds(value);
  };
}

/** The first of several places that tells. */
export function firstOf(...predicates: Predicate[]): Predicate {
  return (listing) => {
    for (const predicate of predicates) {
      const answer = predicate(listing);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };
}
