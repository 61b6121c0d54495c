import { once } from 'node:events';
import type { Command } from 'commander';
import { boundedLines } from './bounded-lines.ts';
import type { CommandContext } from './command-context.ts';

const maxLineBytes = 16 * 1024 * 1024;

function tooLong(line: number): string {
  return JSON.stringify({ error: `the line is longer than ${maxLineBytes} bytes`, line });
}

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
      let lineNumber = 0;
      for await (const line of boundedLines(context.stdin, maxLineBytes)) {
        if (context.signal.aborted) break;
        lineNumber++;
        const answer = line === null ? tooLong(lineNumber) : matchLine(line, lineNumber, trace);
        if (!context.stdout.write(`${answer}\n`)) {
          await Promise.race([once(context.stdout, 'drain'), once(context.signal, 'abort')]);
        }
      }
    });
}
