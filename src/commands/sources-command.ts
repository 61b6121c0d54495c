import type { Command } from 'commander';
import type { CheckOptions } from './check-sources.ts';
import type { CommandContext } from './command-context.ts';
import { integerOption } from './command-line-options.ts';

/** `assay sources check`. */
export function addSourcesCommand(program: Command, context: CommandContext): void {
  program
    .command('sources')
    .description('The sources that runs search: the catalog, and the marketplaces of SOURCES_FILE.')
    .command('check')
    .description('Send every source one query and show its response, for writing a mapping.')
    .option('--query <text>', 'what to look for', 'stainless steel bottle')
    .option('--limit <n>', 'how many products to ask for', integerOption(1, 2000), 20)
    .option('--source <name>', 'only this one')
    .option('--json', 'one line per source, with everything')
    .addHelpText(
      'after',
      '\nThe exit code is 1 when a source failed. docs/marketplaces.md shows how a marketplace is described.' +
        '\n\nExample:\n  SOURCES_FILE=sources.json assay sources check --query "canvas tote bag"',
    )
    .action(async (options: CheckOptions) => {
      const { printCheck } = await import('./check-sources.ts');
      await printCheck(options, context);
    });
}
