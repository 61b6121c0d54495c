// Writes one product as each feed format has it, as the formats' own documents describe them.

export interface WrittenVariant {
  sku: string;
  color: string;
  size: string;
  gtin: string;
  price: string;
}

export interface WrittenProduct {
  id: string;
  title: string;
  description: string;
  brand: string;
  category: string[];
  images: string[];
  mpn: string;
  details: { name: string; value: string }[];
  /** At least one; several differ in color and gtin. */
  variants: WrittenVariant[];
}

const price = (amount: string) => ({ currency: 'USD', tiers: [{ min_quantity: 1, amount }] });

/** What the catalog shall hold, and how an own feed says it. */
export function ownRecord(product: WrittenProduct): Record<string, unknown> {
  const [first, ...others] = product.variants;
  if (first === undefined) throw new Error('a product needs a variant');
  const isSameSize = product.variants.every(({ size }) => size === first.size);
  const lowest = product.variants.map((variant) => variant.price).reduce((a, b) => (Number(b) < Number(a) ? b : a));
  const pairs = (variant: WrittenVariant) => [
    { name: 'GTIN', value: variant.gtin },
    { name: 'Color', value: variant.color },
    ...(isSameSize && others.length > 0 ? [] : [{ name: 'Size', value: variant.size }]),
  ];
  const shared = [
    { name: 'MPN', value: product.mpn },
    ...product.details,
    ...(isSameSize && others.length > 0 ? [{ name: 'Size', value: first.size }] : []),
  ];
  return {
    platform: 'alibaba',
    product_id: product.id,
    title: product.title,
    description: product.description,
    brand: product.brand,
    category: product.category,
    images: product.images,
    price: price(lowest),
    attributes: others.length === 0 ? [...pairs(first), ...shared] : shared,
    variants:
      others.length === 0
        ? []
        : product.variants.map((variant) => ({
            sku_id: variant.sku,
            attributes: pairs(variant),
            ...(variant.price === lowest ? {} : { price: price(variant.price) }),
          })),
  };
}

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function googleRows(product: WrittenProduct): Record<string, string | string[]>[] {
  return product.variants.map((variant) => ({
    id: product.variants.length === 1 ? product.id : variant.sku,
    ...(product.variants.length === 1 ? {} : { item_group_id: product.id }),
    title: product.title,
    description: product.description,
    brand: product.brand,
    product_type: product.category.join(' > '),
    link: 'https://shop.example/product',
    image_link: product.images[0] ?? '',
    additional_image_link: product.images.slice(1),
    price: `${variant.price} USD`,
    gtin: variant.gtin,
    mpn: product.mpn,
    color: variant.color,
    size: variant.size,
  }));
}

export function googleXml(product: WrittenProduct): string {
  const items = googleRows(product).map((row) => {
    const fields = Object.entries(row).flatMap(([name, value]) =>
      [value].flat().map((text) => `<g:${name}>${xmlText(text)}</g:${name}>`),
    );
    const details = product.details.map(
      ({ name, value }) =>
        `<g:product_detail><g:attribute_name>${xmlText(name)}</g:attribute_name>` +
        `<g:attribute_value><![CDATA[${value}]]></g:attribute_value></g:product_detail>`,
    );
    return `<item>\n${[...fields, ...details].join('\n')}\n</item>`;
  });
  return `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel>${items.join('\n')}</channel></rss>`;
}

const cell = (text: string) => (/["\t\n\r,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function googleTsv(product: WrittenProduct): string {
  const rows = googleRows(product).map((row) => ({
    ...row,
    additional_image_link: [row.additional_image_link ?? []].flat().join(','),
    product_detail: product.details.map(({ name, value }) => `General:${name}:${value}`).join(','),
  }));
  const header = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) =>
    header.map((name) => cell(String(Object.entries(row).find(([key]) => key === name)?.[1] ?? ''))),
  );
  return [header, ...lines].map((line) => line.join('\t')).join('\r\n');
}

export function jsonLd(product: WrittenProduct): object {
  const offer = (amount: string) => ({ '@type': 'Offer', price: amount, priceCurrency: 'USD' });
  const whole = {
    name: product.title,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category.join(' > '),
    image: product.images.map((contentUrl) => ({ '@type': 'ImageObject', contentUrl })),
    mpn: product.mpn,
    additionalProperty: product.details.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
  };
  const [first, ...others] = product.variants;
  if (first === undefined || others.length === 0) {
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...whole,
      sku: product.id,
      gtin13: first?.gtin,
      color: first?.color,
      size: first?.size,
      offers: offer(first?.price ?? ''),
    };
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...whole,
    productGroupID: product.id,
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      gtin13: variant.gtin,
      color: variant.color,
      size: variant.size,
      offers: offer(variant.price),
    })),
  };
}

export function shopifyCsv(product: WrittenProduct): string {
  const details = product.details.map(({ name }) => `${name} (product.metafields.custom.x)`);
  const header = [
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Product Category',
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
    'Variant SKU',
    'Variant Price',
    'Variant Barcode',
    'Image Src',
    'Google Shopping / MPN',
    ...details,
  ];
  const length = Math.max(product.variants.length, product.images.length);
  const rows = Array.from({ length }, (_, index) => {
    const variant = product.variants[index];
    const first = index === 0;
    return [
      product.id,
      first ? product.title : '',
      first ? product.description : '',
      first ? product.brand : '',
      first ? product.category.join(' > ') : '',
      first ? 'Color' : '',
      variant?.color ?? '',
      first ? 'Size' : '',
      variant?.size ?? '',
      variant === undefined ? '' : product.variants.length === 1 ? product.id : variant.sku,
      variant?.price ?? '',
      variant?.gtin ?? '',
      product.images[index] ?? '',
      first ? product.mpn : '',
      ...product.details.map(({ value }) => (first ? value : '')),
    ];
  });
  return [header, ...rows].map((row) => row.map(cell).join(',')).join('\n');
}
