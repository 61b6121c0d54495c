import { present } from '../../lib/present.ts';
import type { Attribute } from '../../matching/listing.ts';
import { FieldError, isRecord } from '../field-reader.ts';
import { htmlToText } from '../html-text.ts';
import type { TranslatedRecord } from './feed-format.ts';
import { categoryPath, memberOf, textOf, valuesOf } from './foreign-values.ts';
import { googleColumn } from './google-columns.ts';
import { isRowGroup } from './group-records.ts';
import { type ForeignProduct, mergeVariants } from './merge-variants.ts';
import { parseMoney } from './parse-money.ts';

/** Google's attributes that become attributes of ours, under these names. */
const attributeNames: Record<string, string> = {
  gtin: 'GTIN',
  mpn: 'MPN',
  color: 'Color',
  size: 'Size',
  size_type: 'Size type',
  size_system: 'Size system',
  material: 'Material',
  pattern: 'Pattern',
  gender: 'Gender',
  age_group: 'Age group',
  condition: 'Condition',
  availability: 'Availability',
  multipack: 'Pack quantity',
  is_bundle: 'Bundle',
  unit_pricing_measure: 'Net content',
  energy_efficiency_class: 'Energy efficiency class',
  product_weight: 'Weight',
  product_length: 'Length',
  product_width: 'Width',
  product_height: 'Height',
  shipping_weight: 'Shipping weight',
  shipping_length: 'Package length',
  shipping_width: 'Package width',
  shipping_height: 'Package height',
  product_highlight: 'Highlight',
};

const otherFields = new Set([
  'id',
  'item_group_id',
  'title',
  'structured_title',
  'description',
  'structured_description',
  'link',
  'image_link',
  'additional_image_link',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'brand',
  'product_type',
  'google_product_category',
  'product_detail',
  'external_seller_id',
]);

/** The group a row belongs to: all offers with one `item_group_id` are variants of one product. */
export function googleGroup(row: unknown): string | undefined {
  const header = Object.keys(isRecord(row) ? row : {}).find((name) => googleColumn(name) === 'item_group_id');
  return header === undefined ? undefined : textOf(memberOf(row, header));
}

/** One offer, or the offers of one group, in the catalog's own shape. Throws FieldError for an unusable one. */
export function googleToProduct(record: unknown, fromTable: boolean): TranslatedRecord {
  const { key, rows } = isRowGroup(record) ? record : { key: undefined, rows: [record] };
  const members = rows.map(googleMembers);
  const products = members.map((row) => googleOffer(row, fromTable));
  const [first] = products;
  const id = key ?? first?.product_id;
  if (id === undefined) throw new FieldError('id', 'is missing');
  const ignored = members.flatMap((row) => [...row.keys()].filter((name) => !isKnown(name)));
  return {
    value: mergeVariants(id, { images: [], prices: [], attributes: [] }, products),
    ignoredFields: [...new Set(ignored)],
  };
}

function isKnown(name: string): boolean {
  return otherFields.has(name) || Object.hasOwn(attributeNames, name);
}

function googleMembers(row: unknown): Map<string, unknown> {
  return new Map(isRecord(row) ? Object.entries(row).map(([name, value]) => [googleColumn(name), value]) : []);
}

function googleOffer(row: Map<string, unknown>, fromTable: boolean): ForeignProduct {
  const text = (name: string) => textOf(row.get(name));
  const title = text('title') ?? textOf(memberOf(row.get('structured_title'), 'content'));
  const description = text('description') ?? textOf(memberOf(row.get('structured_description'), 'content'));
  const price = currentPrice(row);
  const seller = text('external_seller_id');
  return present({
    product_id: text('id'),
    title: title === undefined ? undefined : htmlToText(title),
    description,
    brand: text('brand'),
    category: categoryPath(text('product_type') ?? categoryName(text('google_product_category'))),
    url: text('link'),
    images: [...imagesOf(row.get('image_link')), ...imagesOf(row.get('additional_image_link'))],
    prices: price === undefined ? [] : [{ ...price, min_quantity: 1 }],
    attributes: googleAttributes(row, fromTable),
    supplier: seller === undefined ? undefined : { seller_id: seller },
  });
}

/** The sale price, unless it holds for a span of time only: what a feed means must not depend on the day it is read. */
function currentPrice(row: Map<string, unknown>): ReturnType<typeof parseMoney> {
  const sale = parseMoney(textOf(row.get('sale_price')), 'sale_price');
  if (sale !== undefined && textOf(row.get('sale_price_effective_date')) === undefined) return sale;
  return parseMoney(textOf(row.get('price')), 'price');
}

/** Google's taxonomy in words; its bare numbers say nothing without the taxonomy. */
function categoryName(text: string | undefined): string | undefined {
  return text === undefined || /^\d+$/.test(text) ? undefined : text.replace(/^\d+ - /, '');
}

/** Addresses, also several in one cell; a comma inside an address stays. */
function imagesOf(value: unknown): string[] {
  return valuesOf(value).flatMap((entry) =>
    (textOf(entry) ?? '')
      .split(/,\s*(?=https?:\/\/)/)
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  );
}

function googleAttributes(row: Map<string, unknown>, fromTable: boolean): Attribute[] {
  const attributes = Object.entries(attributeNames).flatMap(([field, name]) =>
    valuesOf(row.get(field)).flatMap((entry) => {
      const text = textOf(entry);
      if (text === undefined) return [];
      const parts = field === 'product_highlight' && fromTable ? splitCell(text) : [text];
      return parts.map((value) => ({ name, value: plainWord(value) }));
    }),
  );
  return [...attributes, ...detailAttributes(row.get('product_detail'))];
}

/** "in_stock" is "in stock"; everything that is no code stays as written. */
function plainWord(value: string): string {
  return /^[a-z]+(?:_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : value;
}

/** `section_name`, `attribute_name`, `attribute_value`; a name that two sections use carries its section. */
function detailAttributes(value: unknown): Attribute[] {
  const details = valuesOf(value).flatMap((entry) => {
    if (typeof entry === 'string') return splitDetails(entry);
    const name = textOf(memberOf(entry, 'attribute_name'));
    const text = textOf(memberOf(entry, 'attribute_value'));
    if (name === undefined || text === undefined) return [];
    return [{ section: textOf(memberOf(entry, 'section_name')), name, value: text }];
  });
  const sections = new Map<string, Set<string | undefined>>();
  for (const { name, section } of details) {
    sections.set(name, (sections.get(name) ?? new Set()).add(section));
  }
  return details.map(({ section, name, value: text }) => {
    const isAmbiguous = section !== undefined && (sections.get(name)?.size ?? 0) > 1;
    return { name: isAmbiguous ? `${section} ${name}` : name, value: text };
  });
}

/** "General:Material:Steel,General:Lid:Screw, with loop": a comma parts two details only before two colons. */
function splitDetails(cell: string): { section: string | undefined; name: string; value: string }[] {
  return cell.split(/,(?=[^:,]*:[^:]*:)/).flatMap((part) => {
    const [section = '', name = '', ...rest] = part.split(/(?<!\\):/).map((text) => text.replaceAll('\\:', ':').trim());
    const value = rest.join(':');
    return name === '' || value === '' ? [] : [{ section: section === '' ? undefined : section, name, value }];
  });
}

/** Highlights in one cell: parted by commas, each in quotes when it holds one. */
function splitCell(cell: string): string[] {
  const parts = cell.includes('"')
    ? [...cell.matchAll(/"([^"]+)"|([^",]+)/g)].map((part) => part[1] ?? part[2] ?? '')
    : cell.split(/,(?=\S)/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
