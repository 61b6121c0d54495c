import type { Connection } from '@lancedb/lancedb';
import { compareText } from '../lib/compare-text.ts';
import { present } from '../lib/present.ts';
import type { TypeProfile } from '../matching/product-type/type-profile.ts';
import { Field, Schema, Utf8 } from './arrow.ts';
import { isMissingTable } from './connect-dataset.ts';
import { type AttributeProfile, learnAttributeProfile } from './learn-attribute-profile.ts';
import { learnTypeProfile } from './learn-type-profile.ts';
import type { LeasedDataset, ReadableTable } from './leased-dataset.ts';
import type { Product } from './product.ts';
import { productKey } from './product-key.ts';

/** What the listings of a catalog teach about its types and attributes; learnt at the end of an import. */
export interface CatalogProfile extends TypeProfile {
  /** Products it was learnt from; of a large catalog every so manieth. */
  sampled: number;
  attributes: AttributeProfile[];
}

const tableName = 'catalog_profile';
/** To be raised when profiles written before cannot be read any more. */
const profileFormat = 1;

/** More teach no more: a type that is rarer than one in ten thousand has no profile either way. */
const mostSampled = 20_000;
/** What a sample takes in the catalog, so that learning from long listings needs no more memory than from short ones. */
const mostSampledBytes = 12 * 1024 * 1024;

/** Learns the profile of the products that the table holds now and stores it beside them. */
export async function refreshCatalogProfile(dataset: LeasedDataset, products: ReadableTable): Promise<void> {
  const total = await products.countRows();
  const { totalBytes } = await products.stats();
  const step = Math.max(1, Math.ceil(total / mostSampled), Math.ceil(totalBytes / mostSampledBytes));
  const query = products.query().select(['product']);
  const rows = step === 1 ? query : query.where(`content_hash % ${step} = 0`);
  const sample: SampledProduct[] = [];
  for await (const batch of rows) {
    const column = batch.getChild('product');
    for (let row = 0; row < batch.numRows; row += 1) sample.push(toSampled(String(column?.get(row))));
  }
  // Rows come in the order in which they were written; a profile depends on what is there alone.
  sample.sort((one, other) => compareText(one.key, other.key));
  const types = learnTypeProfile(sample);
  const profile: CatalogProfile = {
    classes: types.classes,
    sampled: sample.length,
    attributes: learnAttributeProfile(sample),
  };
  const text = JSON.stringify({ format: profileFormat, ...profile });
  const schema = new Schema([new Field('profile', new Utf8(), false)]);
  const table = await dataset.createEmptyTable(tableName, schema);
  await table.overwrite([{ profile: text }]);
  table.close();
}

/** What a profile is learnt from; descriptions and variants would only fill the memory. */
type SampledProduct = Pick<Product, 'title' | 'category' | 'attributes' | 'brand'> & { key: string };

function toSampled(json: string): SampledProduct {
  const { platform, product_id, title, category, attributes, brand } = JSON.parse(json) as Product;
  return present({ key: productKey(platform, product_id), title, category, attributes, brand });
}

/** Reads the profile of a catalog, again whenever an import has learnt a new one. */
export class ProfileReader {
  readonly #connection: Connection;
  #table: ReadableTable | undefined;
  #known: { version: number; profile: CatalogProfile | null } | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Null where none was learnt yet, or by another version of the program. */
  async read(): Promise<CatalogProfile | null> {
    try {
      this.#table ??= await this.#connection.openTable(tableName);
      const version = await this.#table.version();
      if (this.#known?.version === version) return this.#known.profile;
      const [row] = (await this.#table.query().select(['profile']).limit(1).toArray()) as { profile: string }[];
      const read = row === undefined ? null : (JSON.parse(row.profile) as CatalogProfile & { format: number });
      const profile = read?.format === profileFormat ? read : null;
      this.#known = { version, profile };
      return profile;
    } catch (error) {
      if (!isMissingTable(error)) throw error;
      this.close();
      return null;
    }
  }

  close(): void {
    this.#table?.close();
    this.#table = undefined;
    this.#known = undefined;
  }
}
