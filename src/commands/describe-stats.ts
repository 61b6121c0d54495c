import stringWidth from 'string-width';
import type { CatalogStats } from '../catalog/catalog-stats.ts';
import { padToWidth } from './terminal-text.ts';

/** What the catalog holds, for a terminal: totals, the state of the indexes and a row per platform. */
export function describeStats({
  products,
  platforms,
  indexes,
  version,
  writtenAt,
  isReplacing,
  bytes,
}: CatalogStats): string {
  if (products === 0) return 'The catalog is empty; "assay catalog import FILE" loads products.';
  const heading = ['platform', 'products', 'price', 'attributes', 'images', 'supplier id', 'account id'];
  const rows = platforms.map((stats) => [
    stats.platform,
    stats.products.toLocaleString('en'),
    ...[stats.withPrice, stats.withAttributes, stats.withImages, stats.withSupplierId, stats.withSellerId].map(
      (count) => share(count, stats.products),
    ),
  ]);
  const behind = indexes.filter((index) => index.unindexed > 0);
  return [
    `${countProducts(products)}, ${describeBytes(bytes)} on disk; version ${version}, written ${writtenAt ?? 'at an unknown time'}`,
    ...(isReplacing ? ['A replacement is being written, or has died; this is what was there before it.'] : []),
    ...(behind.length === 0 ? [`All are in the ${indexes.length} indexes.`] : behind.map(describeLag)),
    ...(behind.length === 0 ? [] : ['"assay catalog optimize" indexes them.']),
    '',
    ...describeTable([heading, ...rows]),
  ].join('\n');
}

function describeLag({ index, indexed, unindexed }: CatalogStats['indexes'][number]): string {
  const total = (indexed + unindexed).toLocaleString('en');
  return `Index ${index} holds ${indexed.toLocaleString('en')} of ${total}; the others are found all the same, but slower.`;
}

function describeTable(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, column) => padToWidth(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function share(count: number, whole: number): string {
  // Rounded down: 100% is said only when none is missing.
  return `${count.toLocaleString('en')} (${Math.floor((100 * count) / whole)}%)`;
}

export function countProducts(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;
}

export function describeBytes(bytes: number): string {
  if (bytes < 1e3) return `${bytes} bytes`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
