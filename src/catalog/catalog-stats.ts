import { compareText } from '../lib/compare-text.ts';
import { connectDataset } from './connect-dataset.ts';
import type { ReadableTable } from './leased-dataset.ts';
import { openProductTable, unindexedRows } from './product-table.ts';
import { shownVersion } from './replacement.ts';

/** How many products of a platform there are, and how many of them say what matching and buying need. */
interface PlatformStats {
  platform: string;
  products: number;
  withPrice: number;
  /** With attributes of the product itself or of its variants. */
  withAttributes: number;
  withImages: number;
  /** With the supplier's numeric `member_id`. */
  withSupplierId: number;
  /** With the supplier's own account id, `seller_id` or `platform_login_id`. */
  withSellerId: number;
}

/** How far an index has come; rows it does not hold yet are found by a scan. */
interface IndexFreshness {
  index: string;
  columns: string[];
  indexed: number;
  unindexed: number;
}

export interface CatalogStats {
  products: number;
  platforms: PlatformStats[];
  /** Rows found by a scan until the next import or `optimize` indexes them. */
  unindexed: number;
  indexes: IndexFreshness[];
  /** The version that readers see now; null while nothing was imported. */
  version: number | null;
  /** When that version was written, RFC 3339; null while nothing was imported. */
  writtenAt: string | null;
  /** A replacement is being written, or has died: readers see what was there before it. */
  isReplacing: boolean;
  /** On disk, without versions kept for readers. */
  bytes: number;
}

const emptyCatalog: CatalogStats = {
  products: 0,
  platforms: [],
  unindexed: 0,
  indexes: [],
  version: null,
  writtenAt: null,
  isReplacing: false,
  bytes: 0,
};

/** What the catalog at `uri` holds, as its readers see it; zeros while nothing was imported. */
export async function readCatalogStats(uri: string): Promise<CatalogStats> {
  const connection = await connectDataset(uri);
  try {
    const table = await openProductTable(connection);
    if (table === undefined) return emptyCatalog;
    const shown = await shownVersion(table);
    await table.checkout(shown ?? (await table.version()));
    const version = await table.version();
    const written = (await table.listVersions()).find((entry) => entry.version === version);
    const products = await table.countRows();
    return {
      products,
      platforms: await readPlatforms(table),
      unindexed: await unindexedRows(table),
      indexes: await readIndexes(table),
      version,
      writtenAt: written === undefined ? null : new Date(written.timestamp).toISOString(),
      isReplacing: shown !== undefined,
      bytes: (await table.stats()).totalBytes,
    };
  } finally {
    connection.close();
  }
}

/**
 * Conditions on a row. Attributes, images and account ids are looked for in the product's JSON, where a member name
 * with its quotes cannot come from a text: quotes inside texts are escaped.
 */
const conditions = {
  withPrice: 'lowest_price IS NOT NULL',
  withAttributes: `product LIKE '%"attributes":[{%'`,
  withImages: `product LIKE '%"images":["%'`,
  withSupplierId: 'member_id IS NOT NULL',
  withSellerId: `(product LIKE '%"seller_id":"%' OR product LIKE '%"platform_login_id":"%')`,
} as const;

const conditionNames = Object.keys(conditions) as (keyof typeof conditions)[];

/** One pass over the table: the engine decides the conditions, and only their answers come over. */
async function readPlatforms(table: ReadableTable): Promise<PlatformStats[]> {
  const platforms = new Map<string, PlatformStats>();
  for await (const batch of table.query().select({ platform: 'platform', ...conditions })) {
    const names = batch.getChild('platform');
    const answers = conditionNames.map((name) => [name, batch.getChild(name)] as const);
    for (let row = 0; row < batch.numRows; row++) {
      const platform = String(names?.get(row));
      const stats = platforms.get(platform) ?? noProducts(platform);
      platforms.set(platform, stats);
      stats.products++;
      for (const [name, answer] of answers) if (answer?.get(row) === true) stats[name]++;
    }
  }
  return [...platforms.values()].toSorted((left, right) => compareText(left.platform, right.platform));
}

function noProducts(platform: string): PlatformStats {
  return {
    platform,
    products: 0,
    withPrice: 0,
    withAttributes: 0,
    withImages: 0,
    withSupplierId: 0,
    withSellerId: 0,
  };
}

async function readIndexes(table: ReadableTable): Promise<IndexFreshness[]> {
  const indexes = await table.listIndices();
  return Promise.all(
    indexes
      .toSorted((left, right) => compareText(left.name, right.name))
      .map(async ({ name, columns }) => {
        const stats = await table.indexStats(name);
        return { index: name, columns, indexed: stats?.numIndexedRows ?? 0, unindexed: stats?.numUnindexedRows ?? 0 };
      }),
  );
}
