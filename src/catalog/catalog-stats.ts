import { connectDataset, openProductTable, unindexedRows } from './product-table.ts';

export interface PlatformStats {
  platform: string;
  products: number;
  withPrice: number;
  withSupplierId: number;
}

export interface CatalogStats {
  products: number;
  platforms: PlatformStats[];
  /** Rows found by a scan until the next import or `optimize` indexes them. */
  unindexed: number;
  /** On disk, without versions kept for readers. */
  bytes: number;
}

/** What the catalog at `uri` holds; zeros while nothing was imported. */
export async function readCatalogStats(uri: string): Promise<CatalogStats> {
  const connection = await connectDataset(uri);
  try {
    const table = await openProductTable(connection);
    if (table === undefined) return { products: 0, platforms: [], unindexed: 0, bytes: 0 };
    const platforms = new Map<string, PlatformStats>();
    for await (const batch of table.query().select(['platform', 'lowest_price', 'member_id'])) {
      const [names, prices, members] = ['platform', 'lowest_price', 'member_id'].map((name) => batch.getChild(name));
      for (let row = 0; row < batch.numRows; row++) {
        const platform = String(names?.get(row));
        const stats = platforms.get(platform) ?? { platform, products: 0, withPrice: 0, withSupplierId: 0 };
        stats.products++;
        if ((prices?.get(row) ?? null) !== null) stats.withPrice++;
        if ((members?.get(row) ?? null) !== null) stats.withSupplierId++;
        platforms.set(platform, stats);
      }
    }
    return {
      products: await table.countRows(),
      platforms: [...platforms.values()].toSorted((left, right) => (left.platform < right.platform ? -1 : 1)),
      unindexed: await unindexedRows(table),
      bytes: (await table.stats()).totalBytes,
    };
  } finally {
    connection.close();
  }
}
