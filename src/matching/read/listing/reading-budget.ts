import type { Attribute, Listing, Variant } from '../../listing.ts';

/**
 * The most that is read of one listing, in code points where nothing else is said. What a catalog keeps may be far
 * longer: a feed is a stranger's, and reading costs some hundred times the memory of the text.
 */
export const readingBudget = {
  title: 1_000,
  brand: 300,
  /** Of one category, attribute or value of a variant, its name and its value together. */
  value: 2_000,
  /** Of categories, attributes and values of variants together, in this order. */
  values: 30_000,
  /** How many attributes and values of variants are read, however short they are. */
  valueCount: 2_000,
  variants: 500,
  description: 20_000,
} as const;

/** A listing as far as it is read, and one sentence on what is not; null when all of it is. */
export interface ReadableListing {
  listing: Listing;
  unread: string | null;
}

/** Cuts a listing to what is read of it. Nothing is reordered, so that places in the listing stay what they are. */
export function withinBudget(listing: Listing): ReadableListing {
  if (isShort(listing)) return { listing, unread: listing.unread ?? null };
  const unread = new UnreadParts();
  const values = new ValueBudget(unread);
  const read: Listing = { ...listing, title: cut(listing.title, readingBudget.title, unread.in('the title')) };
  if (listing.brand !== undefined) read.brand = cut(listing.brand, readingBudget.brand, unread.in('the brand'));
  if (listing.category !== undefined)
    read.category = listing.category.flatMap((text) => values.take('', text, 'the categories') ?? []);
  if (listing.attributes !== undefined) read.attributes = takeAttributes(listing.attributes, values, 'the attributes');
  if (listing.variants !== undefined) read.variants = takeVariants(listing.variants, values, unread);
  if (listing.description !== undefined)
    read.description = cut(listing.description, readingBudget.description, unread.in('the description'));
  return { listing: read, unread: unread.toSentence() ?? listing.unread ?? null };
}

/** True for nearly every listing: its texts are read whole, whatever they hold. */
function isShort({ title, brand = '', description = '', category = [], attributes = [], variants = [] }: Listing) {
  const { value, values, valueCount } = readingBudget;
  if (title.length > readingBudget.title || brand.length > readingBudget.brand) return false;
  if (description.length > readingBudget.description || variants.length > readingBudget.variants) return false;
  let [length, count] = [0, 0];
  const fits = (size: number) => {
    length += size;
    count += 1;
    return size <= value && length <= values && count <= valueCount;
  };
  const allFit = (list: readonly Attribute[]) => list.every((one) => fits(one.name.length + one.value.length));
  return (
    category.every((text) => fits(text.length)) &&
    allFit(attributes) &&
    variants.every((variant) => allFit(variant.attributes))
  );
}

function takeAttributes(attributes: readonly Attribute[], values: ValueBudget, where: string): Attribute[] {
  return attributes.flatMap(({ name, value }) => {
    const taken = values.take(name, value, where);
    return taken === null ? [] : [{ name, value: taken }];
  });
}

function takeVariants(variants: readonly Variant[], values: ValueBudget, unread: UnreadParts): Variant[] {
  unread.variants = Math.max(0, variants.length - readingBudget.variants);
  return variants.slice(0, readingBudget.variants).map((variant) => ({
    ...variant,
    attributes: takeAttributes(variant.attributes, values, 'the variants'),
  }));
}

/** What is left of the budget for values while a listing is walked through. */
class ValueBudget {
  #left: number = readingBudget.values;
  #count = 0;
  readonly #unread: UnreadParts;

  constructor(unread: UnreadParts) {
    this.#unread = unread;
  }

  /** What is read of a value; null when nothing of it is. */
  take(name: string, value: string, where: string): string | null {
    const ofName = codePoints(name);
    const most = Math.min(readingBudget.value, this.#left) - ofName;
    this.#count += 1;
    if (most <= 0 || this.#count > readingBudget.valueCount) {
      this.#unread.in(where)(ofName + codePoints(value));
      return null;
    }
    const taken = cut(value, most, this.#unread.in(where));
    this.#left -= ofName + codePoints(taken);
    return taken;
  }
}

/** How much is not read, by where it stands. */
class UnreadParts {
  /** Variants of which nothing is read. */
  variants = 0;
  readonly #lengths = new Map<string, number>();

  in(where: string): (length: number) => void {
    return (length) => this.#lengths.set(where, (this.#lengths.get(where) ?? 0) + length);
  }

  toSentence(): string | null {
    const parts = [...this.#lengths].flatMap(([where, length]) =>
      length === 0 ? [] : [`${length.toLocaleString('en-US')} characters of ${where}`],
    );
    if (this.variants > 0) parts.push(`${this.variants.toLocaleString('en-US')} variants`);
    if (parts.length === 0) return null;
    const last = parts.pop();
    const all = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
    return `The listing is longer than what is read of one: ${all} were not read`;
  }
}

const boundary = /[\s.,;!?|、，。；！？]/u;
/** A text is cut at the end of a word, if one ends within so many code units. */
const longestWord = 200;

/** The beginning of a text, at most so many code points; `onUnread` is given the number of those beyond. */
function cut(text: string, most: number, onUnread: (length: number) => void): string {
  if (text.length <= most) return text;
  const end = endOfCodePoints(text, most);
  if (end === text.length) return text;
  let at = end;
  while (at > 0 && end - at < longestWord && !boundary.test(text.charAt(at))) at -= 1;
  const kept = text.slice(0, boundary.test(text.charAt(at)) ? at : end);
  onUnread(codePoints(text) - codePoints(kept));
  return kept;
}

/** The position behind so many code points, or the text's end. */
function endOfCodePoints(text: string, count: number): number {
  let at = 0;
  for (let passed = 0; passed < count && at < text.length; passed += 1)
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return Math.min(at, text.length);
}

function codePoints(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length - 1; at += 1) if ((text.codePointAt(at) ?? 0) > 0xffff) count -= 1;
  return count;
}
