import type { Command } from 'commander';
import { answerLines } from './answer-lines.ts';
import type { CommandContext } from './command-context.ts';

/** `assay match`: JSON lines in, JSON lines out, one for one and in order, in bounded memory. */
export function addMatchCommand(program: Command, context: CommandContext): void {
  program
    .command('match')
    .description('Match products against specs: JSON lines { "product", "specs" } in, one JSON line each out.')
    .option('--trace', 'add to each answer the claims that were read, whose they are, and who answered')
    .addHelpText(
      'after',
      '\nExample:\n  echo \'{"product":{"title":"Steel bottle 500 ml"},"specs":[{"name":"Capacity","value":"0.5 l"}]}\' | assay match' +
        '\nA bad line, also an empty one, is answered by {"error","line"} in its place, and the next one is read.',
    )
    .action(async ({ trace = false }: { trace?: boolean }) => {
      const { matchLine } = await import('../matching/match-line.ts');
      await answerLines(context, (line, lineNumber) => matchLine(line, lineNumber, trace));
    });
}
