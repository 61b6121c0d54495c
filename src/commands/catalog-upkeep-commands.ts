import type { Command } from 'commander';
import stringWidth from 'string-width';
import { type CatalogStats, readCatalogStats } from '../catalog/catalog-stats.ts';
import { openLanceCatalog } from '../catalog/lance-catalog.ts';
import { deleteProducts, optimizeCatalog } from '../catalog/maintain-catalog.ts';
import type { CommandContext } from '../cli.ts';
import { readConfig } from '../config.ts';
import { Refusal } from '../lib/refusal.ts';
import { parseProductName, productNotFound } from './product-name.ts';
import { padToWidth } from './terminal-text.ts';

/** `assay catalog stats`, `get`, `delete` and `optimize`. */
export function addCatalogUpkeepCommands(catalog: Command, context: CommandContext): void {
  const print = (text: string) => context.stdout.write(`${text}\n`);

  catalog
    .command('stats')
    .description('Say how many products there are, how complete they are and how fresh the indexes.')
    .option('--json', 'the same figures as one JSON object')
    .action(async (options: { json?: boolean }) => {
      const stats = await readCatalogStats(readConfig(context.env).catalogUri);
      print(options.json === true ? JSON.stringify(stats) : describeStats(stats));
    });

  catalog
    .command('get')
    .description('Show one product with everything the catalog keeps of it, as JSON.')
    .argument('<product>', 'PLATFORM:ID, such as 1688:610947572360')
    .option('--json', 'on one line')
    .action(async (name: string, options: { json?: boolean }) => {
      const { platform, productId } = parseProductName(name);
      const lance = await openLanceCatalog({ uri: readConfig(context.env).catalogUri });
      try {
        const product = await lance.get(platform, productId);
        if (product === null) throw productNotFound(name);
        print(JSON.stringify(product, null, options.json === true ? 0 : 2));
      } finally {
        await lance.close();
      }
    });

  catalog
    .command('delete')
    .description('Delete one product, or all products of a platform.')
    .argument('[product]', 'PLATFORM:ID, such as 1688:610947572360')
    .option('--platform <name>', 'delete every product of this platform')
    .option('--json', 'answer {"deleted"} as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  assay catalog delete 1688:610947572360\n  assay catalog delete --platform 1688',
    )
    .action(async (name: string | undefined, options: { platform?: string; json?: boolean }) => {
      const deleted = await deleteNamed(readConfig(context.env).catalogUri, name, options.platform);
      print(options.json === true ? JSON.stringify({ deleted }) : `Deleted ${countProducts(deleted)}.`);
    });

  catalog
    .command('optimize')
    .description('Compact the catalog, index what is not indexed yet and remove versions older than an hour.')
    .option('--json', 'answer {"freedBytes"} as JSON')
    .action(async (options: { json?: boolean }) => {
      const freedBytes = await optimizeCatalog(readConfig(context.env).catalogUri);
      print(options.json === true ? JSON.stringify({ freedBytes }) : `Optimised; ${describeBytes(freedBytes)} freed.`);
    });
}

async function deleteNamed(uri: string, name: string | undefined, platform: string | undefined): Promise<number> {
  if (name !== undefined && platform === undefined) {
    const deleted = await deleteProducts(uri, parseProductName(name));
    if (deleted === 0) throw productNotFound(name);
    return deleted;
  }
  if (name === undefined && platform !== undefined) {
    const deleted = await deleteProducts(uri, { platform });
    if (deleted === 0) throw new Refusal('not_found', `There are no products of platform ${platform} in the catalog.`);
    return deleted;
  }
  throw new Refusal('invalid', 'Name what to delete: either PLATFORM:ID, or --platform NAME for all of a platform.');
}

function describeStats({ products, platforms, indexes, version, writtenAt, isReplacing, bytes }: CatalogStats): string {
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

function countProducts(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'}`;
}

function describeBytes(bytes: number): string {
  if (bytes < 1e3) return `${bytes} bytes`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
