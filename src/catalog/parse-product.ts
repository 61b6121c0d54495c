import type { Attribute, Variant } from '../matching/listing.ts';
import {
  FieldError,
  type FieldProblem,
  isBlank,
  isRecord,
  readAddress,
  readInteger,
  readList,
  readRecord,
  readText,
} from './field-reader.ts';
import { htmlToText } from './html-text.ts';
import { parsePrice } from './parse-price.ts';
import type { Product } from './product.ts';
import { type Supplier, supplierMembers } from './supplier.ts';

/** The most that is kept of one product; beyond it a record is refused as hostile or broken. */
export const productLimits = {
  id: 200,
  title: 1_000,
  description: 100_000,
  name: 300,
  value: 4_000,
  attributes: 1_000,
  variants: 2_000,
  images: 200,
  category: 30,
} as const;

/** The members of a record in the catalog's own shape. */
export const productFields: ReadonlySet<string> = new Set([
  'platform',
  'product_id',
  'title',
  'description',
  'brand',
  'category',
  'url',
  'images',
  'price',
  'moq',
  'unit',
  'attributes',
  'variants',
  'supplier',
  'lead_time_days',
  'updated_at',
]);

export type ProductResult =
  | { ok: true; product: Product; ignoredFields: string[] }
  | { ok: false; problem: FieldProblem };

/**
 * Reads one record in the catalog's own shape. Text is cleaned, HTML of the description becomes text, a platform prefix
 * such as `1688:` is cut from the product id, prices stay decimal text. Members the catalog does not know, and attributes
 * that have no member `value` ("attributes.Colour"), are named in `ignoredFields`; the first wrong member refuses the record.
 */
export function parseProduct(record: unknown, platforms: readonly string[]): ProductResult {
  try {
    if (!isRecord(record)) throw new FieldError('line', 'must be a JSON object');
    const ignoredFields = new Set(unknownFields(record));
    return { ok: true, product: readProduct(record, platforms, ignoredFields), ignoredFields: [...ignoredFields] };
  } catch (error) {
    if (error instanceof FieldError) return { ok: false, problem: withUnknownFields(error.problem, record) };
    throw error;
  }
}

function unknownFields(record: Record<string, unknown>): string[] {
  return Object.keys(record).filter((field) => !productFields.has(field));
}

const mostNamed = 10;

/** What is missing may stand under a name that the catalog does not know. */
function withUnknownFields({ field, message }: FieldProblem, record: unknown): FieldProblem {
  if (!isRecord(record) || !isBlank(record[field])) return { field, message };
  const unknown = unknownFields(record).map((name) => `"${name.slice(0, 40).toWellFormed()}"`);
  if (unknown.length === 0) return { field, message };
  const named = [...unknown.slice(0, mostNamed), ...(unknown.length > mostNamed ? ['…'] : [])].join(', ');
  return { field, message: `${message}; the record has ${named}, which the catalog does not know` };
}

function readProduct(
  record: Record<string, unknown>,
  platforms: readonly string[],
  ignoredFields: Set<string>,
): Product {
  const platform = readText(record.platform, 'platform', productLimits.id);
  if (platform === undefined || !platforms.includes(platform)) {
    throw new FieldError('platform', `must be one of ${platforms.join(', ')} (the setting PLATFORMS)`);
  }
  const product: Product = {
    platform,
    product_id: readProductId(record.product_id, platforms),
    title: required(readText(record.title, 'title', productLimits.title), 'title'),
  };
  const put = <Key extends keyof Product>(key: Key, value: Product[Key] | undefined) => {
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) product[key] = value as Product[Key];
  };
  put('description', readDescription(record.description));
  put('brand', readText(record.brand, 'brand', productLimits.name));
  put('category', readCategory(record.category));
  put('url', readAddress(record.url, 'url'));
  put('images', readImages(record.images));
  put('price', parsePrice(record.price, 'price'));
  put('moq', readInteger(record.moq, 'moq', 1, 2_147_483_647));
  put('unit', readText(record.unit, 'unit', productLimits.name));
  put('attributes', readAttributes(record.attributes, 'attributes', ignoredFields));
  put('variants', readVariants(record.variants, ignoredFields));
  put('supplier', readSupplier(record.supplier));
  put('lead_time_days', readInteger(record.lead_time_days, 'lead_time_days', 0, 3_650));
  put('updated_at', readMoment(record.updated_at, 'updated_at'));
  return product;
}

function required<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw new FieldError(field, 'is missing');
  return value;
}

function readProductId(value: unknown, platforms: readonly string[]): string {
  const text = required(readText(value, 'product_id', productLimits.id), 'product_id');
  const prefix = platforms.find((platform) => text.startsWith(`${platform}:`));
  const bare = prefix === undefined ? text : text.slice(prefix.length + 1).trim();
  if (bare === '') throw new FieldError('product_id', 'is missing after its platform prefix');
  return bare;
}

function readDescription(value: unknown): string | undefined {
  if (isBlank(value)) return undefined;
  if (typeof value !== 'string') throw new FieldError('description', 'must be text');
  const most = productLimits.description;
  if (value.length > most) {
    throw new FieldError('description', `is ${value.length} characters long; at most ${most} are kept`);
  }
  return htmlToText(value) || undefined;
}

function readCategory(value: unknown): string[] {
  const list = typeof value === 'string' ? value.split(/ > | › /) : value;
  return readList(list, 'category', productLimits.category).flatMap((entry, index) => {
    return readText(entry, `category[${index}]`, productLimits.name) ?? [];
  });
}

function readImages(value: unknown): string[] {
  return readList(typeof value === 'string' ? [value] : value, 'images', productLimits.images).flatMap(
    (entry, index) => readAddress(entry, `images[${index}]`) ?? [],
  );
}

/**
 * A list of `{ name, value }`, or an object of values by name. A list of values is one attribute, joined by commas. A
 * blank value is not stated; an entry without the member `value` may have it under a name that is not read.
 */
function readAttributes(value: unknown, field: string, ignoredFields: Set<string>): Attribute[] {
  const list = isRecord(value) ? Object.entries(value).map(([name, entry]) => ({ name, value: entry })) : value;
  const entries = readList(list, field, productLimits.attributes);
  return entries.flatMap((entry, index) => {
    const place = `${field}[${index}]`;
    const attribute = readRecord(entry, place);
    if (attribute === undefined || isBlank(attribute.value)) {
      if (attribute !== undefined && attribute.value === undefined && typeof attribute.name === 'string') {
        ignoredFields.add(`${withoutIndices(field)}.${attribute.name}`);
      }
      return [];
    }
    const name = required(readText(attribute.name, `${place}.name`, productLimits.name), `${place}.name`);
    const text = readValue(attribute.value, `${place}.value`);
    return text === undefined ? [] : [{ name, value: text }];
  });
}

function withoutIndices(field: string): string {
  return field.replace(/\[\d+\]/g, '');
}

function readValue(value: unknown, field: string): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return readText(value, field, productLimits.value);
  const parts = value.flatMap((entry, index) => readText(entry, `${field}[${index}]`, productLimits.value) ?? []);
  return readText(parts.join(', '), field, productLimits.value);
}

function readVariants(value: unknown, ignoredFields: Set<string>): Variant[] {
  return readList(value, 'variants', productLimits.variants).map((entry, index) => {
    const place = `variants[${index}]`;
    const record = readRecord(entry, place);
    if (record === undefined) throw new FieldError(place, 'must be an object');
    const variant: Variant = { attributes: readAttributes(record.attributes, `${place}.attributes`, ignoredFields) };
    const skuId = readText(record.sku_id, `${place}.sku_id`, productLimits.id);
    if (skuId !== undefined) variant.sku_id = skuId;
    const price = parsePrice(record.price, `${place}.price`);
    if (price !== undefined) variant.price = price;
    const stock = readInteger(record.stock, `${place}.stock`, 0, Number.MAX_SAFE_INTEGER);
    if (stock !== undefined) variant.stock = stock;
    return variant;
  });
}

function readSupplier(value: unknown): Supplier | undefined {
  const record = readRecord(value, 'supplier');
  if (record === undefined) return undefined;
  const readers = {
    text: (value: unknown, field: string) => readText(value, field, productLimits.name),
    integer: (value: unknown, field: string) => readInteger(value, field, 0, Number.MAX_SAFE_INTEGER),
    address: readAddress,
  };
  const supplier: Supplier = Object.fromEntries(
    Object.entries(supplierMembers)
      .map(([member, kind]) => [member, readers[kind](record[member], `supplier.${member}`)] as const)
      .filter(([, member]) => member !== undefined),
  );
  return Object.keys(supplier).length === 0 ? undefined : supplier;
}

const moment = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:[Zz]|[+-]\d{2}:\d{2})$/;

function readMoment(value: unknown, field: string): string | undefined {
  const text = readText(value, field, 64);
  if (text === undefined) return undefined;
  if (!moment.test(text) || Number.isNaN(Date.parse(text))) {
    throw new FieldError(field, 'must be an RFC 3339 time such as 2026-01-31T08:00:00Z');
  }
  return text;
}
