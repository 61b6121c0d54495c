import { present } from '../../lib/present.ts';
import { FieldError, isRecord } from '../field-reader.ts';
import { htmlToText } from '../html-text.ts';
import type { TranslatedRecord } from './feed-format.ts';
import { categoryPath, memberOf, textOf, valuesOf } from './foreign-values.ts';
import { isRowGroup } from './group-records.ts';
import { jsonLdAttributes } from './json-ld-attributes.ts';
import { hasType, nameOf } from './json-ld-values.ts';
import { type ForeignProduct, mergeVariants } from './merge-variants.ts';
import { parseMoney, type WrittenMoney } from './parse-money.ts';

/** The group a product says it is a variant of, on a page that lists variants side by side. */
export function jsonLdGroup(node: unknown): string | undefined {
  return textOf([
    memberOf(node, 'inProductGroupWithID'),
    ...valuesOf(memberOf(node, 'isVariantOf')).map((group) => memberOf(group, 'productGroupID')),
  ]);
}

/**
 * A schema.org Product or ProductGroup, or the products of one group, in the catalog's own shape. Throws FieldError
 * for an unusable one.
 */
export function jsonLdToProduct(record: unknown): TranslatedRecord {
  if (isRowGroup(record)) {
    return { value: mergeVariants(record.key, nothing, record.rows.map(variantOf)), ignoredFields: [] };
  }
  const node = record;
  const variants = valuesOf(memberOf(node, 'hasVariant')).filter(isRecord);
  const whole = productOf(node);
  const groupId = textOf(memberOf(node, 'productGroupID'));
  const id = groupId ?? whole.product_id;
  if (id === undefined) throw new FieldError('sku', 'is missing, and so are productID, gtin, mpn, @id and url');
  const { product_id: _, ...base } = whole;
  if (variants.length === 0) return { value: mergeVariants(id, nothing, [variantOf(node)]), ignoredFields: [] };
  return { value: mergeVariants(id, base, variants.map(variantOf)), ignoredFields: [] };
}

const nothing: ForeignProduct = { images: [], prices: [], attributes: [] };

/** One variant goes by its SKU where it has one. */
function variantOf(node: unknown): ForeignProduct {
  const row = productOf(node);
  const sku = textOf(memberOf(node, 'sku'));
  return sku === undefined ? row : { ...row, product_id: sku };
}

function productOf(node: unknown): ForeignProduct {
  const member = (name: string) => memberOf(node, name);
  const title = nameOf(member('name'));
  const offers = offersOf(member('offers'));
  return present({
    images: imagesOf(member('image')),
    prices: pricesOf(offers),
    attributes: jsonLdAttributes(node),
    product_id: idOf(node),
    title: title === undefined ? undefined : htmlToText(title),
    description: textOf(member('description')),
    brand: nameOf(member('brand')) ?? nameOf(member('manufacturer')),
    category: categoryOf(member('category')),
    url: textOf([member('url'), memberOf(firstOffer(node), 'url')]),
    moq: smallestQuantity(offers),
    supplier: sellerOf(offers),
  });
}

const identifiers = [
  'productID',
  'sku',
  'identifier',
  'gtin',
  'gtin14',
  'gtin13',
  'gtin12',
  'gtin8',
  'mpn',
  '@id',
  'url',
];

function idOf(node: unknown): string | undefined {
  for (const name of identifiers) {
    for (const value of valuesOf(memberOf(node, name))) {
      const text = textOf(isRecord(value) ? memberOf(value, 'value') : value);
      if (text !== undefined) return text;
    }
  }
  return undefined;
}

function imagesOf(value: unknown): string[] {
  const addresses = valuesOf(value).flatMap((image) =>
    isRecord(image)
      ? (textOf([memberOf(image, 'contentUrl'), memberOf(image, 'url'), memberOf(image, '@id')]) ?? [])
      : (textOf(image) ?? []),
  );
  return [...new Set(addresses.filter((address) => /^(?:https?:)?\/\//i.test(address)))];
}

function categoryOf(value: unknown): string[] | undefined {
  const values = valuesOf(value).flatMap((entry) => nameOf(entry) ?? []);
  return values.length > 1 ? values : categoryPath(values[0]);
}

function firstOffer(node: unknown): unknown {
  return valuesOf(memberOf(node, 'offers'))[0];
}

/** The offers themselves: an aggregate's own list where it has one, else the aggregate with its lowest price. */
function offersOf(value: unknown): Record<string, unknown>[] {
  return valuesOf(value)
    .filter(isRecord)
    .flatMap((offer) => {
      const inner = valuesOf(memberOf(offer, 'offers')).filter(isRecord);
      return hasType(offer, 'AggregateOffer') && inner.length > 0 ? inner : [offer];
    });
}

type Prices = ForeignProduct['prices'];

/** One price for each minimum quantity: of several offers from the same quantity on, the one named first. */
function pricesOf(offers: Record<string, unknown>[]): Prices {
  const prices = offers.flatMap(offerPrices);
  const [first] = prices;
  const tiers = new Map<number, Prices[number]>();
  for (const price of prices) {
    if (price.currency === first?.currency && !tiers.has(price.min_quantity)) tiers.set(price.min_quantity, price);
  }
  return [...tiers.values()].slice(0, 50);
}

function offerPrices(offer: Record<string, unknown>): Prices {
  const specifications = valuesOf(memberOf(offer, 'priceSpecification')).filter(isRecord);
  const stated = offerPrice(offer, offer, ['price', 'lowPrice']);
  const tiers = specifications
    .filter((entry) => !/ListPrice|StrikethroughPrice|MSRP|SRP/.test(textOf(memberOf(entry, 'priceType')) ?? ''))
    .flatMap((entry) => offerPrice(entry, offer, ['price', 'minPrice']) ?? []);
  return [...(stated === undefined ? [] : [stated]), ...tiers];
}

function offerPrice(
  place: Record<string, unknown>,
  offer: Record<string, unknown>,
  members: string[],
): Prices[number] | undefined {
  const member = members.find(
    (name) => memberOf(place, name) !== undefined && textOf(memberOf(place, name)) !== undefined,
  );
  if (member === undefined) return undefined;
  const money: WrittenMoney | undefined = parseMoney(textOf(memberOf(place, member)), `offers.${member}`);
  if (money === undefined) return undefined;
  const currency = textOf([memberOf(place, 'priceCurrency'), memberOf(offer, 'priceCurrency')]) ?? money.currency;
  const min_quantity =
    quantityOf(memberOf(place, 'eligibleQuantity')) ?? quantityOf(memberOf(offer, 'eligibleQuantity')) ?? 1;
  return present({ amount: money.amount, currency, min_quantity });
}

function quantityOf(value: unknown): number | undefined {
  const text = textOf([
    memberOf(value, 'minValue'),
    memberOf(value, 'value'),
    typeof value === 'object' ? undefined : value,
  ]);
  const quantity = text !== undefined && /^\d{1,9}(?:\.0+)?$/.test(text) ? Number(text) : 0;
  return quantity >= 1 ? quantity : undefined;
}

/** The smallest quantity that every offer asks for is what must be ordered at least. */
function smallestQuantity(offers: Record<string, unknown>[]): number | undefined {
  const quantities = offers.map((offer) => quantityOf(memberOf(offer, 'eligibleQuantity')) ?? 1);
  const least = Math.min(...quantities);
  return quantities.length > 0 && least > 1 ? least : undefined;
}

function sellerOf(offers: Record<string, unknown>[]): ForeignProduct['supplier'] {
  const seller = offers
    .map((offer) => memberOf(offer, 'seller') ?? memberOf(offer, 'offeredBy'))
    .find((entry) => entry !== undefined);
  const name = nameOf(valuesOf(seller)[0]);
  const id = textOf(memberOf(valuesOf(seller)[0], 'identifier'));
  const shop = textOf(memberOf(valuesOf(seller)[0], 'url'));
  return name === undefined && id === undefined ? undefined : present({ name, seller_id: id, shop_url: shop });
}
