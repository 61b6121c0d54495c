import type { TrialListing } from './trial-listing.ts';

/** Listings by type of goods, one a line, as `title | attributes | category | description`. */
export type ListingLines = Readonly<Record<string, string>>;

export interface Attribute {
  name: string;
  value: string;
}

/** What a listing of a written market is made of; `told` holds its truth as `fact <name>`. */
export interface ListingDraft {
  id: string;
  title: string;
  type: string;
  category: readonly string[];
  brand?: string | undefined;
  attributes: readonly Attribute[];
  description: string;
  told: Map<string, unknown>;
}

/** An attribute written `name: value`. */
export function toAttribute(line: string): Attribute {
  const at = line.indexOf(': ');
  if (at === -1) throw new Error(`no attribute: "${line}"`);
  return { name: line.slice(0, at), value: line.slice(at + 2) };
}

/** The listing with its line of a feed. */
export function toMarketListing(draft: ListingDraft): TrialListing {
  const { id, title, type, category, brand, attributes, description, told } = draft;
  const record = {
    platform: '1688',
    product_id: id,
    title,
    ...(category.length > 0 ? { category } : {}),
    ...(brand === undefined ? {} : { brand }),
    ...(description === '' ? {} : { description }),
    attributes,
  };
  const lines = attributes.map(({ name, value }) => `${name}: ${value}`);
  return {
    origin: 'market',
    id,
    record,
    title,
    path: type,
    values: told,
    text: [title, description, ...lines].join('\n'),
  };
}

function toFact(value: string | undefined): unknown {
  if (value === undefined) return true;
  if (value === 'no') return false;
  if (value.includes('+')) return value.split('+').map(toFact);
  return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

/**
 * A listing of one line: `title | attributes | category | description`, of which only the title must be there; attributes
 * are parted by `; `, categories by ` > `. Facts are marked where they stand, so that none is told that the text does
 * not state: `{volts=24:DC24V}` a number or a word, `{sizes=S+M:S/M}` several, `{lid:with lid}` yes, `{lid=no:no lid}` no.
 * Throws where a line tells a fact twice and differently.
 */
export function readListingLine(id: string, type: string, line: string): TrialListing {
  const told = new Map<string, unknown>();
  const plain = line.replaceAll(
    /\{(\w+)(?:=([^:{}]*))?:([^{}]+)\}/g,
    (_whole, name: string, value: string | undefined, words: string) => {
      const key = `fact ${name}`;
      const fact = toFact(value);
      if (told.has(key) && JSON.stringify(told.get(key)) !== JSON.stringify(fact))
        throw new Error(`${key} is told twice in "${line}"`);
      told.set(key, fact);
      return words;
    },
  );
  if (/[{}]/.test(plain)) throw new Error(`a fact is marked wrongly in "${line}"`);
  const [title = '', attributes = '', path = '', description = ''] = plain.split('|').map((part) => part.trim());
  return toMarketListing({
    id,
    title,
    type,
    category: path === '' ? [] : path.split(' > '),
    attributes: attributes === '' ? [] : attributes.replace(/;$/, '').split('; ').map(toAttribute),
    description,
    told,
  });
}

/** Listings of lines that begin with their type, `type | title | attributes | category | description`. */
export function readTypedLines(prefix: string, lines: readonly string[]): TrialListing[] {
  return lines.map((line, index) => {
    const at = line.indexOf('|');
    return readListingLine(`${prefix}-${index}`, line.slice(0, at).trim(), line.slice(at + 1));
  });
}
