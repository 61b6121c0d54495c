import type { Command } from 'commander';
import { feedFormatNames, parseFeedFormat } from '../catalog/feeds/feed-format-names.ts';
import type { ImportOptions, ImportSummary } from '../catalog/feeds/import-feed.ts';
import { readConfig } from '../config.ts';
import { present } from '../lib/present.ts';
import { Refusal } from '../lib/refusal.ts';
import type { CommandContext } from './command-context.ts';
import { readJsonFile } from './read-json-file.ts';
import { RejectedLinesFile } from './rejected-lines-file.ts';

/** Rejected records are shown one by one up to this many; all are counted. */
const shownRejections = 20;

interface ImportFlags {
  format?: string;
  map?: string;
  platform?: string;
  currency?: string;
  encoding?: string;
  replace?: boolean;
  force?: boolean;
  rejected?: string;
}

/** `assay catalog import`. */
export function addCatalogImportCommand(catalog: Command, context: CommandContext): void {
  const say = (text: string) => context.stderr.write(`${text}\n`);
  catalog
    .command('import')
    .description('Load products from a feed; known ones are updated, unchanged ones left alone.')
    .argument('<source>', 'a file, an http(s) address, or - for standard input; plain or gzip')
    .option('--format <name>', `${feedFormatNames.join(', ')}; detected from the content by default`)
    .option('--map <file>', 'mapping of a foreign shape (see sample/mappings)')
    .option('--platform <name>', 'the platform of products that name none; google, jsonld and shopify feeds need it')
    .option('--currency <code>', 'the currency of prices that name none; shopify feeds need it')
    .option('--encoding <name>', 'encoding of a text that is not UTF-8, such as gbk')
    .option('--replace', 'make the feed the whole of --platform, in one step: what it does not name is deleted')
    .option('--force', 'replace also by a feed that is empty, mostly rejected, or less than half the size')
    .option('--rejected <file>', 'write every rejected record there as JSON lines { line, field, message }')
    .addHelpText(
      'after',
      '\nExamples:\n  zcat feed.jsonl.gz | assay catalog import - --rejected rejected.jsonl' +
        '\n  assay catalog import https://shop.example/merchant.xml --platform alibaba --replace' +
        '\n  assay catalog import products_export.csv --platform alibaba --currency USD' +
        '\n\ndocs/feeds.md says what is read of each format.',
    )
    .action(async (source: string, flags: ImportFlags) => {
      const config = readConfig(context.env);
      const { describeProgress, importFeed } = await import('../catalog/feeds/import-feed.ts');
      const options: ImportOptions = {
        uri: config.catalogUri,
        file: source,
        platforms: config.platforms,
        stdin: context.stdin,
        signal: context.signal,
        onProgress: (progress) => say(describeProgress(progress)),
        ...(await optionsOf(flags)),
      };
      using rejectedFile = flags.rejected === undefined ? undefined : new RejectedLinesFile(flags.rejected, source);
      let rejected = 0;
      const summary = await importFeed({
        ...options,
        onRejected: (line) => {
          rejected++;
          rejectedFile?.write(line);
          if (rejected <= shownRejections) say(`line ${line.line}: ${line.reason}`);
          if (rejected === shownRejections + 1) {
            say(
              `Further rejected records are ${rejectedFile === undefined ? 'counted only' : `in ${flags.rejected}`}.`,
            );
          }
        },
      });
      context.stdout.write(`${JSON.stringify(summary)}\n`);
      say(describeSummary(summary, flags.replace === true));
      const { describeIgnoredFields } = await import('./describe-ignored-fields.ts');
      for (const line of describeIgnoredFields(summary)) say(line);
      if (summary.imported > 0 || flags.force === true) return;
      const why =
        summary.read === 0
          ? 'The source holds no product; --format says what it is written in.'
          : 'No record of the source became a product.';
      throw new Refusal('invalid', why);
    });
}

async function optionsOf(flags: ImportFlags): Promise<Partial<ImportOptions>> {
  const { platform, currency, encoding } = flags;
  if (flags.force === true && flags.replace !== true) {
    throw new Refusal('invalid', '--force has an effect only with --replace.');
  }
  const { parseFeedMapping } = await import('../catalog/feeds/feed-mapping.ts');
  return present({
    format: flags.format === undefined ? undefined : parseFeedFormat(flags.format),
    mapping:
      flags.map === undefined ? undefined : parseFeedMapping(await readJsonFile(flags.map, 'a JSON file of a mapping')),
    platform,
    currency,
    encoding,
    ...(flags.replace === true ? { replace: true, force: flags.force === true } : {}),
  });
}

function describeSummary(summary: ImportSummary, isReplaced: boolean): string {
  const counts = [
    `${summary.new} new`,
    `${summary.changed} changed`,
    `${summary.unchanged} unchanged`,
    ...(summary.repeated > 0 ? [`${summary.repeated} repeated`] : []),
    `${summary.rejected} rejected`,
    ...(isReplaced ? [`${summary.gone} gone`] : []),
  ].join(', ');
  const seconds = (summary.ms / 1000).toFixed(1);
  const records = `${summary.format} ${summary.read === 1 ? 'record' : 'records'}`;
  return `Read ${summary.read} ${records} in ${seconds} s (${summary.rowsPerSecond} rows per second): ${counts}.`;
}
