import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';

/** `assay demo`: the whole loop on the sample data. */
export function addDemoCommand(program: Command, context: CommandContext): void {
  program
    .command('demo')
    .description('Load the sample catalog, store a sample request, run it and show its products with their evidence.')
    .action(async () => {
      const { runDemo } = await import('./run-demo.ts');
      await runDemo(context);
    });
}
