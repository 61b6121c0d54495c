import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';
import { collectOption, integerOption, maxSearchLimit } from './command-line-options.ts';
import type { SearchFlags } from './search-catalog.ts';

/** `assay catalog search`. */
export function addCatalogSearchCommand(catalog: Command, context: CommandContext): void {
  catalog
    .command('search')
    .description('Find products by words, or many times with --batch.')
    .argument('[text]', 'what to look for')
    .option('--limit <n>', 'how many products', integerOption(1, maxSearchLimit), 10)
    .option('--platform <name>', 'only this platform (repeatable)', collectOption, [])
    .option('--json', 'one product per line, whole')
    .option('--batch', 'read searches as JSON lines from standard input, answer each with one line')
    .addHelpText(
      'after',
      '\nA line of --batch is {"id","text"} or {"id","item":{"name","description","specs"}}, with "platforms" and "limit"' +
        '\nwhere they differ from the options; its answer is {"id","products":[{"platform","product_id","score"}]}.' +
        '\nA bad line is answered by {"error","line"} in its place, and the next one is read.' +
        '\n\nExamples:\n  assay catalog search "cotton tote bag" --limit 5' +
        '\n  echo \'{"id":1,"text":"cotton tote bag","limit":3}\' | assay catalog search --batch',
    )
    .action(async (text: string | undefined, options: SearchFlags) => {
      const { searchCatalog } = await import('./search-catalog.ts');
      await searchCatalog(context, text, options);
    });
}
