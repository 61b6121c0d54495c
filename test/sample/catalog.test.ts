import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../src/catalog/product.ts';
import type { Price } from '../../src/matching/listing.ts';

const sample = new URL('../../sample/', import.meta.url);
const readText = (path: string): string => readFileSync(new URL(path, sample), 'utf8');

interface SamplePair {
  item: { name: string; description: string; specs: { name: string; value: string; required: boolean }[] };
  en: string;
  zh: string;
}

interface Expectation {
  item: string;
  shortlisted: string[];
  price_excluded: string[];
  pending: { product: string; unknown: string[] }[];
  eliminated: { product: string; not_match: string[] }[];
}

interface RequestBody {
  items: { name: string; description: string; selected?: boolean; specs: { name: string; required?: boolean }[] }[];
}

const lines = readText('catalog.jsonl').trimEnd().split('\n');
const products = lines.map((line) => JSON.parse(line) as Product);
const keyOf = (product: Product): string => `${product.platform}:${product.product_id}`;
const productsByKey = new Map(products.map((product) => [keyOf(product), product]));
const pairs = JSON.parse(readText('pairs.json')) as SamplePair[];

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

function pricesOf(product: Product): Price[] {
  return [product.price, ...(product.variants ?? []).map((variant) => variant.price)].filter(
    (price) => price !== undefined,
  );
}

/** Listings of one category and platform whose attributes are the same but for the value of one. */
function nearDuplicateGroups(): number {
  const valuesByRest = new Map<string, Set<string>>();
  for (const product of products) {
    const attributes = [...(product.attributes ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const [index, attribute] of attributes.entries()) {
      const rest = attributes.map(({ name, value }, at) => [name, at === index ? '' : value]);
      const key = JSON.stringify([product.platform, product.category, rest]);
      valuesByRest.set(key, (valuesByRest.get(key) ?? new Set()).add(attribute.value));
    }
  }
  return [...valuesByRest.values()].filter((values) => values.size > 1).length;
}

/** No price, no description, no attributes, no supplier, or fewer attributes than a listing it otherwise repeats. */
function isSilent(product: Product): boolean {
  const { price, description, attributes, supplier } = product;
  if (!price || !description || !attributes || !supplier) return true;
  const own = new Set(attributes.map(({ name, value }) => `${name}=${value}`));
  return products.some((other) => {
    if (other.platform !== product.platform || String(other.category) !== String(product.category)) return false;
    const theirs = new Set((other.attributes ?? []).map(({ name, value }) => `${name}=${value}`));
    return theirs.size > own.size && [...own].every((entry) => theirs.has(entry));
  });
}

describe('the sample catalog', () => {
  it('holds 340 to 400 products, one per line, none twice', () => {
    expect(products.length).toBeGreaterThanOrEqual(340);
    expect(products.length).toBeLessThanOrEqual(400);
    expect(productsByKey.size).toBe(products.length);
  });

  it('prices 1688 listings in CNY and alibaba listings in USD, a third or more of all in Chinese', () => {
    for (const product of products) {
      expect(['1688', 'alibaba']).toContain(product.platform);
      for (const price of pricesOf(product)) expect(price.currency).toBe(product.platform === '1688' ? 'CNY' : 'USD');
    }
    const chinese = products.filter((product) => isChinese(product.title));
    expect(chinese.length).toBeGreaterThanOrEqual(products.length / 3);
    expect(chinese.every((product) => product.platform === '1688')).toBe(true);
    expect(chinese.filter((product) => product.attributes?.some(({ name }) => isChinese(name))).length).toBeGreaterThan(
      chinese.length * 0.9,
    );
  });

  it('keeps its keys in one order', () => {
    const order = [
      ...['platform', 'product_id', 'title', 'description', 'brand', 'category', 'url', 'images', 'price', 'moq'],
      ...['unit', 'attributes', 'variants', 'supplier', 'lead_time_days', 'updated_at'],
    ];
    for (const product of products) {
      expect(Object.keys(product)).toEqual(order.filter((key) => key in product));
    }
  });

  it('lowers the price as the quantity rises, in decimal text', () => {
    const prices = products.flatMap(pricesOf);
    expect(prices.length).toBeGreaterThan(300);
    for (const { tiers } of prices) {
      expect(tiers.length).toBeGreaterThan(0);
      for (const [index, tier] of tiers.entries()) {
        expect(tier.amount).toMatch(/^(0|[1-9]\d*)\.\d{2,4}$/);
        expect(Number(tier.amount)).toBeGreaterThan(0);
        const previous = tiers[index - 1];
        if (!previous) continue;
        expect(tier.min_quantity).toBeGreaterThan(previous.min_quantity);
        expect(Number(tier.amount)).toBeLessThan(Number(previous.amount));
      }
    }
  });

  it('names every variant of a product by a sku id of its own, some with a price and a stock of their own', () => {
    const offered = products.filter((product) => product.variants);
    expect(offered.length).toBeGreaterThan(80);
    for (const product of offered) {
      const ids = product.variants?.map((variant) => variant.sku_id);
      expect(new Set(ids).size).toBe(ids?.length);
    }
    const variants = offered.flatMap((product) => product.variants ?? []);
    expect(variants.some((variant) => variant.price)).toBe(true);
    expect(variants.some((variant) => variant.stock === 0)).toBe(true);
    expect(variants.some((variant) => variant.stock === undefined)).toBe(true);
  });

  it('has suppliers with and without account ids, never derived from the member id', () => {
    const suppliers = products.flatMap(({ supplier }) => (supplier ? [supplier] : []));
    for (const key of ['member_id', 'seller_id', 'platform_login_id', 'shop_url'] as const) {
      const share = suppliers.filter((supplier) => supplier[key] !== undefined).length / suppliers.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.98);
    }
    for (const { member_id, seller_id, platform_login_id } of suppliers) {
      if (member_id === undefined) continue;
      expect(Number.isSafeInteger(member_id)).toBe(true);
      expect(seller_id ?? '').not.toContain(String(member_id));
      expect(platform_login_id ?? '').not.toContain(String(member_id));
    }
  });

  it('has at least 60 groups of near-duplicates that one attribute tells apart', () => {
    expect(nearDuplicateGroups()).toBeGreaterThanOrEqual(60);
  });

  it('has at least 40 listings that are silent on something', () => {
    expect(products.filter(isSilent).length).toBeGreaterThanOrEqual(40);
  });

  it('points to no address outside the example domains', () => {
    const urls = lines.flatMap((line) => line.match(/[a-z]+:\/\/[^"\s]+/g) ?? []);
    expect(urls.length).toBeGreaterThan(products.length);
    for (const url of urls) expect(new URL(url).hostname).toMatch(/\.(1688|alibaba)\.example$/);
  });
});

describe('what belongs to the sample catalog', () => {
  it('pairs at least 60 English listings with a Chinese listing of the same goods', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(60);
    expect(new Set(pairs.flatMap(({ en, zh }) => [en, zh])).size).toBe(pairs.length * 2);
    for (const { item, en, zh } of pairs) {
      expect(item.specs.length).toBeGreaterThan(0);
      expect(isChinese(productsByKey.get(en)?.title ?? '无')).toBe(false);
      expect(isChinese(productsByKey.get(zh)?.title ?? '')).toBe(true);
    }
  });

  it('has at least four requests, every item with a must-have', () => {
    const files = readdirSync(new URL('requests/', sample));
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const file of files) {
      const { items } = JSON.parse(readText(`requests/${file}`)) as RequestBody;
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) expect(item.specs.some((spec) => spec.required)).toBe(true);
    }
  });

  it('expects of the demo, for each item, both platforms shortlisted, some pending, many eliminated', () => {
    const request = JSON.parse(readText('requests/demo.json')) as RequestBody;
    const expectations = JSON.parse(readText('expectations.json')) as Expectation[];
    expect(expectations.map(({ item }) => item)).toEqual(request.items.map(({ name }) => name));
    for (const [index, expected] of expectations.entries()) {
      const mustHaves = request.items[index]?.specs.filter((spec) => spec.required).map((spec) => spec.name) ?? [];
      expect(new Set(expected.shortlisted.map((key) => key.split(':')[0]))).toEqual(new Set(['1688', 'alibaba']));
      expect(expected.pending.length).toBeGreaterThanOrEqual(5);
      expect(expected.eliminated.length).toBeGreaterThanOrEqual(8);
      const { pending, eliminated } = expected;
      const decided = [...pending.map((entry) => entry.unknown), ...eliminated.map((entry) => entry.not_match)].flat();
      for (const name of decided) expect(mustHaves).toContain(name);
      const others = [...pending, ...eliminated].map(({ product }) => product);
      for (const key of [...expected.shortlisted, ...expected.price_excluded, ...others]) {
        expect(productsByKey.has(key), key).toBe(true);
      }
    }
  });
});
