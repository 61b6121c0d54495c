import type { Command } from 'commander';
import { readFeedMapping } from '../catalog/feeds/feed-mapping.ts';
import { describeProgress, importFeed } from '../catalog/feeds/import-feed.ts';
import type { CommandContext } from '../cli.ts';
import { readConfig } from '../config.ts';
import { RejectedLinesFile } from './rejected-lines-file.ts';

/** Rejected lines are shown one by one up to this many; all are counted. */
const shownRejections = 20;

/** `assay catalog import`. */
export function addCatalogImportCommand(catalog: Command, context: CommandContext): void {
  const say = (text: string) => context.stderr.write(`${text}\n`);
  catalog
    .command('import')
    .description('Load products from JSON lines, CSV or TSV (plain or gzip); known ones are updated.')
    .argument(
      '<file>',
      'one product per line, in the catalog’s own shape or with --map; - is standard input (JSON lines)',
    )
    .option('--map <file>', 'mapping of a foreign shape (see sample/mappings)')
    .option('--rejected <file>', 'write every rejected line there as JSON lines { line, field, message }')
    .addHelpText('after', '\nExample:\n  zcat feed.jsonl.gz | assay catalog import - --rejected rejected.jsonl')
    .action(async (file: string, options: { map?: string; rejected?: string }) => {
      const config = readConfig(context.env);
      const mapping = options.map === undefined ? undefined : await readFeedMapping(options.map);
      using rejectedFile = options.rejected === undefined ? undefined : new RejectedLinesFile(options.rejected, file);
      let rejected = 0;
      const summary = await importFeed({
        uri: config.catalogUri,
        file,
        platforms: config.platforms,
        stdin: context.stdin,
        signal: context.signal,
        onProgress: (progress) => say(describeProgress(progress)),
        onRejected: (line) => {
          rejected++;
          rejectedFile?.write(line);
          if (rejected <= shownRejections) say(`line ${line.line}: ${line.reason}`);
          if (rejected === shownRejections + 1) {
            say(
              `Further rejected lines are ${rejectedFile === undefined ? 'counted only' : `in ${options.rejected}`}.`,
            );
          }
        },
        ...(mapping === undefined ? {} : { mapping }),
      });
      context.stdout.write(`${JSON.stringify(summary)}\n`);
      say(
        `Read ${summary.read} lines in ${(summary.ms / 1000).toFixed(1)} s (${summary.rowsPerSecond} rows per second): ` +
          `${summary.new} new, ${summary.changed} changed, ${summary.unchanged} unchanged, ${summary.rejected} rejected.`,
      );
    });
}
