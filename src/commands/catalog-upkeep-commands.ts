import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { Refusal } from '../lib/refusal.ts';
import type { CommandContext } from './command-context.ts';
import { parseProductName, productNotFound } from './product-name.ts';

/** `assay catalog stats`, `get`, `delete`, `optimize` and `repair`. */
export function addCatalogUpkeepCommands(catalog: Command, context: CommandContext): void {
  const print = (text: string) => context.stdout.write(`${text}\n`);

  catalog
    .command('stats')
    .description('Show how many products there are, how complete they are and how fresh the indexes.')
    .option('--json', 'the same figures as one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { readCatalogStats } = await import('../catalog/catalog-stats.ts');
      const { describeStats } = await import('./describe-stats.ts');
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
      const { openLanceCatalog } = await import('../catalog/lance-catalog.ts');
      await using lance = await openLanceCatalog({ uri: readConfig(context.env).catalogUri });
      const product = await lance.get(platform, productId);
      if (product === null) throw productNotFound(name);
      print(JSON.stringify(product, null, options.json === true ? 0 : 2));
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
      const { countProducts } = await import('./describe-stats.ts');
      const deleted = await deleteNamed(readConfig(context.env).catalogUri, name, options.platform);
      print(options.json === true ? JSON.stringify({ deleted }) : `Deleted ${countProducts(deleted)}.`);
    });

  catalog
    .command('optimize')
    .description('Compact the catalog, index what is not indexed yet and remove versions older than an hour.')
    .option('--json', 'answer {"freedBytes"} as JSON')
    .action(async (options: { json?: boolean }) => {
      const { optimizeCatalog } = await import('../catalog/maintain-catalog.ts');
      const { describeBytes } = await import('./describe-stats.ts');
      const freedBytes = await optimizeCatalog(readConfig(context.env).catalogUri);
      print(options.json === true ? JSON.stringify({ freedBytes }) : `Optimised; ${describeBytes(freedBytes)} freed.`);
    });

  catalog
    .command('repair')
    .description('Rebuild the indexes of the catalog when their files are damaged or missing.')
    .option('--json', 'answer {"products"} as JSON')
    .action(async (options: { json?: boolean }) => {
      const { repairCatalog } = await import('../catalog/maintain-catalog.ts');
      const { countProducts } = await import('./describe-stats.ts');
      const products = await repairCatalog(readConfig(context.env).catalogUri);
      print(
        options.json === true ? JSON.stringify({ products }) : `Repaired; ${countProducts(products)} can be searched.`,
      );
    });
}

async function deleteNamed(uri: string, name: string | undefined, platform: string | undefined): Promise<number> {
  const { deleteProducts } = await import('../catalog/maintain-catalog.ts');
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
