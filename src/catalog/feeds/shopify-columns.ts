/** The columns of a Shopify product export that a product is made of; the two generations of the export name them so. */
const columnNames = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standardized product type', 'standard product type'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  stock: ['variant inventory qty', 'inventory quantity'],
  price: ['variant price', 'price'],
  barcode: ['variant barcode', 'barcode'],
  image: ['image src', 'product image url'],
  variantImage: ['variant image', 'variant image url'],
  gender: ['google shopping / gender', 'gender (product.metafields.mm-google-shopping.gender)'],
  ageGroup: ['google shopping / age group', 'age group (product.metafields.mm-google-shopping.age_group)'],
  mpn: ['google shopping / mpn', 'mpn (product.metafields.mm-google-shopping.mpn)'],
  condition: ['google shopping / condition', 'condition (product.metafields.mm-google-shopping.condition)'],
} as const;

export type ShopifyColumn = keyof typeof columnNames;

const columnsByName = new Map<string, ShopifyColumn>(
  Object.entries(columnNames).flatMap(([column, names]) =>
    // As the export writes them too, which saves folding the header for each row.
    names.flatMap((name) => [
      [name, column as ShopifyColumn] as const,
      [name.replace(/(?<=^|[ (/])[a-z]/g, (letter) => letter.toUpperCase()), column as ShopifyColumn] as const,
    ]),
  ),
);

/** What a header cell of a Shopify export names; undefined for what the catalog does not keep. */
export function shopifyColumn(header: string): ShopifyColumn | undefined {
  return columnsByName.get(header) ?? columnsByName.get(header.trim().toLowerCase());
}

export function isShopifyHeader(headers: string[]): boolean {
  const columns = new Set(headers.map(shopifyColumn));
  return columns.has('handle') && (columns.has('option1Name') || columns.has('option1Value') || columns.has('price'));
}

/** The name of a metafield column: "Material (product.metafields.custom.material)" → "Material". */
export function metafieldName(header: string): string | undefined {
  return /^([^(]{1,200}) \(product\.metafields\./i.exec(header.trim())?.[1];
}
