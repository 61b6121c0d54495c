import type { Command } from 'commander';
import stringWidth from 'string-width';
import { readFeedMapping } from '../catalog/feed-mapping.ts';
import { describeProgress, importFeed } from '../catalog/import-feed.ts';
import { openLanceCatalog } from '../catalog/lance-catalog.ts';
import type { Product } from '../catalog/product.ts';
import type { CommandContext } from '../cli.ts';
import { readConfig } from '../config.ts';
import { collectOption, integerOption } from './command-line-options.ts';
import { truncateToWidth } from './terminal-text.ts';

/** Rejected lines are shown one by one up to this many; all are counted. */
const shownRejections = 20;

function priceText(product: Product): string {
  const first = product.price?.tiers[0];
  return first === undefined || product.price === undefined ? 'no price' : `${first.amount} ${product.price.currency}`;
}

/** `assay catalog import` and `assay catalog search`. */
export function addCatalogCommands(program: Command, context: CommandContext): void {
  const catalog = program.command('catalog').description('Load products and look into the catalog.');
  const say = (text: string) => context.stderr.write(`${text}\n`);

  catalog
    .command('import')
    .description('Load products from JSON lines (plain or gzip; - is standard input); known ones are updated.')
    .argument('<file>', 'file of one product per line, in the catalog’s own shape or with --map')
    .option('--map <file>', 'mapping of a foreign shape (see sample/mappings)')
    .action(async (file: string, options: { map?: string }) => {
      const config = readConfig(context.env);
      let rejected = 0;
      const summary = await importFeed({
        uri: config.catalogUri,
        file,
        platforms: config.platforms,
        stdin: context.stdin,
        signal: context.signal,
        onProgress: (progress) => say(describeProgress(progress)),
        onRejected: ({ line, reason }) => {
          rejected++;
          if (rejected <= shownRejections) say(`line ${line}: ${reason}`);
          if (rejected === shownRejections + 1) say('Further rejected lines are counted only.');
        },
        ...(options.map === undefined ? {} : { mapping: await readFeedMapping(options.map) }),
      });
      context.stdout.write(`${JSON.stringify(summary)}\n`);
      say(
        `Read ${summary.read} lines in ${(summary.ms / 1000).toFixed(1)} s (${summary.rowsPerSecond} rows per second): ` +
          `${summary.new} new, ${summary.changed} changed, ${summary.unchanged} unchanged, ${summary.rejected} rejected.`,
      );
    });

  catalog
    .command('search')
    .description('Find products by words.')
    .argument('<text>', 'what to look for')
    .option('--limit <n>', 'how many products', integerOption(1, 1000), 10)
    .option('--platform <name>', 'only this platform (repeatable)', collectOption, [])
    .option('--json', 'one product per line, whole')
    .action(async (text: string, options: { limit: number; platform: string[]; json?: boolean }) => {
      const config = readConfig(context.env);
      const lance = await openLanceCatalog({ uri: config.catalogUri });
      try {
        const candidates = await lance.search({
          texts: [{ text, weight: 1 }],
          limit: options.limit,
          ...(options.platform.length > 0 ? { platforms: options.platform } : {}),
        });
        if (candidates.length === 0) {
          const empty = (await lance.count()) === 0;
          say(
            empty
              ? 'The catalog is empty; "assay catalog import FILE" loads products.'
              : `Nothing found for "${text}".`,
          );
        }
        const width = context.stdout.columns ?? 100;
        for (const { product, score } of candidates) {
          if (options.json) {
            context.stdout.write(`${JSON.stringify({ score, product })}\n`);
            continue;
          }
          const id = `${product.platform}:${product.product_id}`;
          const tail = `  ${priceText(product)}  ${score.toFixed(2)}`;
          const room = Math.max(20, width - stringWidth(id) - 2 - stringWidth(tail));
          context.stdout.write(`${id}  ${truncateToWidth(product.title, room)}${tail}\n`);
        }
      } finally {
        await lance.close();
      }
    });
}
