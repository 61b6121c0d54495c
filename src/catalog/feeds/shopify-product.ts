import { present } from '../../lib/present.ts';
import type { Attribute } from '../../matching/listing.ts';
import { FieldError, isRecord } from '../field-reader.ts';
import type { TranslatedRecord } from './feed-format.ts';
import { categoryPath, memberOf, textOf, valuesOf } from './foreign-values.ts';
import { isRowGroup } from './group-records.ts';
import { type ForeignProduct, mergeVariants } from './merge-variants.ts';
import { parseMoney } from './parse-money.ts';
import { metafieldName, type ShopifyColumn, shopifyColumn } from './shopify-columns.ts';

type ShopifyRow = Map<ShopifyColumn, string>;

/** The product a row belongs to. */
export function shopifyHandle(row: unknown): string | undefined {
  const header = Object.keys(isRecord(row) ? row : {}).find((name) => shopifyColumn(name) === 'handle');
  return header === undefined ? undefined : textOf(memberOf(row, header));
}

/**
 * The rows of one handle as one product: the first row says what the product is, every row with an option, a price or
 * a SKU is a variant, further rows only add images. Throws FieldError for an unusable product.
 */
export function shopifyToProduct(record: unknown): TranslatedRecord {
  if (!isRowGroup(record)) throw new FieldError('Handle', 'is missing');
  const rows = record.rows.map(shopifyRow);
  const first: ShopifyRow = rows[0] ?? new Map();
  const names = optionNames(rows);
  const variants = rows.filter((row, index) => index === 0 || isVariant(row)).map((row) => variantOf(row, names));
  const base: ForeignProduct = present({
    title: textOf(rows.flatMap((row) => row.get('title') ?? [])),
    description: first.get('description'),
    brand: first.get('vendor'),
    category: categoryPath(first.get('category')) ?? categoryPath(first.get('type')),
    images: imagesOf(rows),
    prices: [],
    attributes: productAttributes(first, record.rows[0]),
  });
  return { value: mergeVariants(record.key, base, variants), ignoredFields: ignoredColumns(record.rows) };
}

function shopifyRow(row: unknown): ShopifyRow {
  const cells: ShopifyRow = new Map();
  if (!isRecord(row)) return cells;
  for (const [header, value] of Object.entries(row)) {
    const column = shopifyColumn(header);
    const text = textOf(value);
    if (column !== undefined && text !== undefined && !cells.has(column)) cells.set(column, text);
  }
  return cells;
}

const options = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

/** Only the first row of a product names its options. */
function optionNames(rows: ShopifyRow[]): (string | undefined)[] {
  return options.map(([name]) => textOf(rows.flatMap((row) => row.get(name) ?? [])));
}

function isVariant(row: ShopifyRow): boolean {
  return ['option1Value', 'price', 'sku', 'barcode'].some((column) => row.has(column as ShopifyColumn));
}

function variantOf(row: ShopifyRow, names: (string | undefined)[]): ForeignProduct {
  const attributes: Attribute[] = options.flatMap(([, column], index) => {
    const [name, value] = [names[index], row.get(column)];
    // What Shopify writes for a product without options.
    const isPlaceholder = name?.toLowerCase() === 'title' && value?.toLowerCase() === 'default title';
    return name === undefined || value === undefined || isPlaceholder ? [] : [{ name, value }];
  });
  const barcode = row.get('barcode')?.replace(/^'/, '');
  if (barcode !== undefined && barcode !== '') attributes.push({ name: 'GTIN', value: barcode });
  const grams = row.get('grams');
  if (grams !== undefined && !/^0*(?:\.0*)?$/.test(grams)) attributes.push({ name: 'Weight', value: `${grams} g` });
  const sku = row.get('sku')?.replace(/^'/, '') || undefined;
  const price = parseMoney(row.get('price'), 'Variant Price');
  const stock = row.get('stock') ?? '';
  return present({
    product_id: sku,
    images: [],
    prices: price === undefined ? [] : [{ ...price, min_quantity: 1 }],
    attributes,
    // Shops may sell more than they have: below nothing is nothing.
    stock: /^-?\d{1,15}$/.test(stock) ? Math.max(0, Number(stock)) : undefined,
  });
}

function imagesOf(rows: ShopifyRow[]): string[] {
  return [...new Set(rows.flatMap((row) => [row.get('image') ?? [], row.get('variantImage') ?? []].flat()))];
}

function productAttributes(first: ShopifyRow, row: unknown): Attribute[] {
  const attributes: Attribute[] = [];
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '') attributes.push({ name, value });
  };
  if (first.has('category')) put('Type', first.get('type'));
  put('Tags', first.get('tags'));
  put('Gender', first.get('gender'));
  put('Age group', first.get('ageGroup'));
  put('MPN', first.get('mpn'));
  put('Condition', first.get('condition'));
  const status = first.get('status');
  if (status?.toLowerCase() !== 'active') put('Status', status);
  for (const [header, value] of isRecord(row) ? Object.entries(row) : []) {
    const name = shopifyColumn(header) === undefined ? metafieldName(header) : undefined;
    if (name !== undefined) put(name, metafieldText(value));
  }
  return attributes;
}

/** A metafield's value in words: lists are parted by "; " or written as JSON. */
function metafieldText(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined || !text.startsWith('[')) return text?.replaceAll('; ', ', ');
  try {
    const list: unknown = JSON.parse(text);
    return (
      valuesOf(list)
        .flatMap((entry) => textOf(entry) ?? [])
        .join(', ') || undefined
    );
  } catch {
    return text; // text that happens to begin with a bracket
  }
}

function ignoredColumns(rows: unknown[]): string[] {
  const headers = new Set(rows.flatMap((row) => (isRecord(row) ? Object.keys(row) : [])));
  return [...headers].filter((header) => shopifyColumn(header) === undefined && metafieldName(header) === undefined);
}
