import { present } from '../../lib/present.ts';
import type { Attribute } from '../../matching/listing.ts';
import { compareDecimals } from '../decimal.ts';
import { FieldError } from '../field-reader.ts';
import type { Supplier } from '../supplier.ts';
import type { WrittenMoney } from './parse-money.ts';
import { attributeText, withoutRepeats } from './without-repeats.ts';

/** A product of a foreign feed on its way to `parseProduct`, or one row of it: what its formats have in common. */
export interface ForeignProduct {
  product_id?: string;
  title?: string;
  description?: string;
  brand?: string;
  category?: string[];
  url?: string;
  images: string[];
  /** One price for each minimum quantity; most feeds have one, from one piece on. */
  prices: (WrittenMoney & { min_quantity: number })[];
  moq?: number;
  stock?: number;
  attributes: Attribute[];
  supplier?: Supplier;
}

/**
 * One product in the catalog's own shape, made of what is stated of it as a whole (`base`, may be empty) and of the rows
 * of its variants. What all rows agree on belongs to the product; what differs is stated for each variant. One row alone is a
 * plain product: its own id becomes the attribute "SKU" where it differs from the product's.
 */
export function mergeVariants(
  productId: string,
  base: ForeignProduct,
  rows: ForeignProduct[],
): Record<string, unknown> {
  const first = rows[0];
  const shared = sharedAttributes(rows);
  const isSingle = rows.length <= 1;
  const whole: Attribute[] = isSingle ? (first?.attributes ?? []) : shared;
  const sku = isSingle && first?.product_id !== productId ? first?.product_id : undefined;
  const attributes = withoutRepeats([
    ...base.attributes,
    ...whole,
    ...(sku === undefined ? [] : [{ name: 'SKU', value: sku }]),
  ]);
  const images = [...new Set([...base.images, ...rows.flatMap((row) => row.images)])];
  const price = lowestPrice([base, ...rows]);
  const sharedText = new Set(shared.map(attributeText));
  return present({
    product_id: productId,
    title: base.title ?? sharedTitle(rows.flatMap((row) => row.title ?? [])),
    description: base.description ?? first?.description,
    brand: base.brand ?? first?.brand,
    category: base.category ?? first?.category,
    url: base.url ?? first?.url,
    images,
    price,
    moq: base.moq ?? first?.moq,
    attributes,
    supplier: base.supplier ?? first?.supplier,
    variants: isSingle
      ? []
      : rows.map((row) => {
          const own = priceOf(row.prices);
          return present({
            sku_id: row.product_id,
            attributes: row.attributes.filter((attribute) => !sharedText.has(attributeText(attribute))),
            price: JSON.stringify(own) === JSON.stringify(price) ? undefined : own,
            stock: row.stock,
          });
        }),
  });
}

function sharedAttributes(rows: ForeignProduct[]): Attribute[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const text of new Set(row.attributes.map(attributeText))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return (rows[0]?.attributes ?? []).filter((attribute) => counts.get(attributeText(attribute)) === rows.length);
}

/**
 * The words all titles begin with, when they are at least two ("Cotton tee" of "Cotton tee, black, M" and "Cotton tee,
 * white, L"): a product's title must not say what only one variant is. Otherwise the first title.
 */
function sharedTitle(titles: string[]): string | undefined {
  const [first, ...others] = titles;
  if (first === undefined || others.every((title) => title === first)) return first;
  const words = first.trim().split(/\s+/);
  let shared = words.length;
  for (const title of others) {
    const next = title.trim().split(/\s+/);
    let same = 0;
    while (same < shared && wordOf(words[same]) === wordOf(next[same])) same++;
    shared = same;
  }
  const text = trimEnd(words.slice(0, shared).join(' '), ' ,;:|/([–—-');
  return shared < 2 || text === '' ? first : text;
}

function wordOf(word: string | undefined): string | undefined {
  return word === undefined ? undefined : trimEnd(word, ',;:');
}

/** The text without any of the marks at its end. */
function trimEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

interface OwnPrice {
  currency: string | undefined;
  tiers: { min_quantity: number; amount: string }[];
}

function priceOf(prices: ForeignProduct['prices']): OwnPrice | undefined {
  const [first] = prices;
  if (first === undefined) return undefined;
  if (prices.some((price) => price.currency !== first.currency)) {
    throw new FieldError('price', 'is in more than one currency');
  }
  const tiers = prices.map(({ min_quantity, amount }) => ({ min_quantity, amount }));
  return { currency: first.currency, tiers: tiers.toSorted((left, right) => left.min_quantity - right.min_quantity) };
}

/** The price that begins lowest, among those in the currency named first. */
function lowestPrice(rows: ForeignProduct[]): OwnPrice | undefined {
  const prices = rows.flatMap((row) => priceOf(row.prices) ?? []);
  const [first] = prices;
  if (first === undefined) return undefined;
  return prices
    .filter((price) => price.currency === first.currency)
    .reduce((lowest, price) =>
      compareDecimals(price.tiers[0]?.amount ?? '0', lowest.tiers[0]?.amount ?? '0') < 0 ? price : lowest,
    );
}
