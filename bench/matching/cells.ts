import type { Listing } from '../../src/matching/listing.ts';

export type Truth = 'match' | 'not_match' | 'unknown';

/** One question of the protocol: does this product meet this spec, and what is true. */
export interface Cell {
  kind: 'plain' | 'reworded';
  truth: Truth;
  attribute: string;
  name: string;
  value: string;
  product: number;
}

export interface DataSet {
  title: string;
  listings: Listing[];
  cells: Cell[];
  /** The products of the listings, in order; the listings may be these twice. */
  products: readonly Annotated[];
  /** False for a set that is held out: its errors are counted and not shown. */
  showsExamples: boolean;
}

/** An annotated product: what it is called and the values that people have found in it. */
export interface Annotated {
  category: string;
  listing: Listing;
  values: Map<string, string[]>;
  /** Attributes annotated as absent, or removed from the listing. */
  absent: Set<string>;
  /** The values of the attribute that was taken away. */
  removed?: readonly string[];
  /** The listing without what tells of the absent attributes in other words; `listing` itself when left out. */
  silent?: Listing;
}

/** A small generator with a seed, so that every run asks the same questions (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Builds the cells of the protocol: own value, another product's value, another's value of an absent attribute. */
export function buildCells(
  products: readonly Annotated[],
  reword: (
    attribute: string,
    value: string,
    other: string,
    isOwn: boolean,
    random: () => number,
  ) => { name: string; value: string } | null,
): Cell[] {
  const random = seeded(20240501);
  const pools = new Map<string, string[]>();
  for (const { category, values } of products) {
    for (const [attribute, list] of values)
      pools.set(`${category}|${attribute}`, [...(pools.get(`${category}|${attribute}`) ?? []), ...list]);
  }
  const cells: Cell[] = [];
  const add = (truth: Truth, product: number, attribute: string, value: string, other: string) => {
    cells.push({ kind: 'plain', truth, attribute, name: attribute, value, product });
    const changed = reword(attribute, value, other, truth === 'match', random);
    if (changed !== null) cells.push({ kind: 'reworded', truth, attribute, ...changed, product });
  };
  for (const [product, { category, values, absent }] of products.entries()) {
    for (const [attribute, own] of values) {
      const pool = pools.get(`${category}|${attribute}`) ?? [];
      const other = pickForeign(pool, own, random);
      const value = own[Math.floor(random() * own.length)] ?? '';
      add('match', product, attribute, value, other ?? '');
      if (other !== null) add('not_match', product, attribute, other, pickForeign(pool, [...own, other], random) ?? '');
    }
    for (const attribute of absent) {
      const pool = pools.get(`${category}|${attribute}`) ?? [];
      const foreign = pool[Math.floor(random() * pool.length)];
      if (foreign !== undefined)
        // The second half of the listings are the products without what was taken away.
        add('unknown', products.length + product, attribute, foreign, pickForeign(pool, [foreign], random) ?? '');
    }
  }
  return cells;
}

/** A value whose words are not within one of `own`, nor the reverse. */
function pickForeign(pool: readonly string[], own: readonly string[], random: () => number): string | null {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const value = pool[Math.floor(random() * pool.length)];
    if (value !== undefined && own.every((one) => !isWithin(value, one) && !isWithin(one, value))) return value;
  }
  return null;
}

/**
 * Words of one within the other, singular and plural alike, or the same numbers: "Capsules" states "Capsule" and "2 pk"
 * states "Pack of 2", so neither is a foreign value.
 */
function isWithin(inner: string, outer: string): boolean {
  const around = new Set(wordsOf(outer));
  const words = wordsOf(inner);
  const numbers = words.filter((word) => word >= '0' && word < ':');
  return (
    words.every((word) => around.has(word)) || (numbers.length > 0 && numbers.every((number) => around.has(number)))
  );
}

export function wordsOf(text: string): string[] {
  const parts =
    text
      .toLowerCase()
      .replaceAll("'", '')
      .match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
  return parts.map((part) => (part.length > 3 && part.endsWith('s') ? part.slice(0, -1) : part));
}
