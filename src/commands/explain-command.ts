import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';
import type { ExplainOptions } from './explain-product.ts';

/** `assay explain`: one product against one item, decision by decision. */
export function addExplainCommand(program: Command, context: CommandContext): void {
  program
    .command('explain')
    .description('Show why a product fits an item or not, spec by spec, with the words that decide it.')
    .argument('<product>', 'JSON file of one product, or PLATFORM:ID of the catalog')
    .argument('<request>', 'JSON file of a sourcing request, or of one of its items')
    .option('--item <name or number>', 'which item of the request, by its name or counted from 1')
    .option('--context <file>', 'JSON file of a sourcing_context, for prices and exchange rates')
    .option('--trace', 'also show the claims that were read, whose they are, and who answered')
    .addHelpText('after', '\nExample:\n  assay explain alibaba:1601657468847 sample/requests/demo.json --item 1')
    .action(async (name: string, request: string, options: ExplainOptions) => {
      const { explainProduct } = await import('./explain-product.ts');
      await explainProduct(context, name, request, options);
    });
}
