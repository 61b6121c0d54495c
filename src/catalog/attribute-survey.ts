import { compareText } from '../lib/compare-text.ts';
import { connectDataset } from './connect-dataset.ts';
import type { Product } from './product.ts';
import { openProductTable } from './product-table.ts';
import { shownVersion } from './replacement.ts';

/** How often products of the catalog name an attribute, and what they say under it. */
interface SurveyedAttribute {
  name: string;
  /** Products of the sample that name it. */
  products: number;
  /** Distinct values of the sample. */
  values: number;
  /** The most frequent values, at most five. */
  examples: string[];
}

export interface AttributeSurvey {
  /** Products that were read for it. */
  sampled: number;
  /** Most frequent first, at most 200. */
  attributes: SurveyedAttribute[];
}

const sampleSize = 5_000;
const mostAttributes = 200;
const longestExample = 60;

/** What products of the catalog say of themselves, from its first 5,000 as its readers see it. */
export async function readAttributeSurvey(uri: string): Promise<AttributeSurvey> {
  const connection = await connectDataset(uri);
  try {
    const table = await openProductTable(connection);
    if (table === undefined) return { sampled: 0, attributes: [] };
    await table.checkout((await shownVersion(table)) ?? (await table.version()));
    const rows = (await table.query().select(['product']).limit(sampleSize).toArray()) as { product: string }[];
    return surveyProducts(rows.map(({ product }) => JSON.parse(product) as Product));
  } finally {
    connection.close();
  }
}

/** Names are distinguished as written, ignoring case. */
function surveyProducts(products: readonly Product[]): AttributeSurvey {
  const found = new Map<string, { name: string; products: number; values: Map<string, number> }>();
  for (const product of products) {
    const attributes = [
      ...(product.attributes ?? []),
      ...(product.variants ?? []).flatMap(({ attributes: own }) => own),
    ];
    const seen = new Set<string>();
    for (const { name, value } of attributes) {
      const key = name.trim().toLowerCase();
      if (key === '') continue;
      const known = found.get(key) ?? { name: name.trim(), products: 0, values: new Map<string, number>() };
      found.set(key, known);
      if (!seen.has(key)) known.products++;
      seen.add(key);
      known.values.set(value, (known.values.get(value) ?? 0) + 1);
    }
  }
  const attributes = [...found.values()]
    .sort((one, other) => other.products - one.products || compareText(one.name, other.name))
    .slice(0, mostAttributes)
    .map(({ name, products: count, values }) => ({
      name,
      products: count,
      values: values.size,
      examples: [...values]
        .sort(([, one], [, other]) => other - one)
        .slice(0, 5)
        .map(([value]) =>
          value.length > longestExample ? `${value.slice(0, longestExample).toWellFormed()}…` : value,
        ),
    }));
  return { sampled: products.length, attributes };
}
