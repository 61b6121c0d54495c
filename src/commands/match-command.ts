import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import type { CommandContext } from '../cli.ts';
import { matchLine } from '../matching/match-line.ts';

/** `assay match`: JSON lines in, JSON lines out, one for one and in order, in bounded memory. */
export function addMatchCommand(program: Command, context: CommandContext): void {
  program
    .command('match')
    .description('Match products against specs: JSON lines { "product", "specs" } in, one JSON line each out.')
    .addHelpText(
      'after',
      '\nExample:\n  echo \'{"product":{"title":"Steel bottle 500 ml"},"specs":[{"name":"Capacity","value":"0.5 l"}]}\' | assay match' +
        '\nA bad line is answered by {"error","line"} in its place, and the next one is read.',
    )
    .action(async () => {
      const lines = createInterface({ input: context.stdin, crlfDelay: Number.POSITIVE_INFINITY });
      let lineNumber = 0;
      for await (const line of lines) {
        if (context.signal.aborted) break;
        lineNumber++;
        if (line.trim() === '') continue;
        if (!context.stdout.write(`${matchLine(line, lineNumber)}\n`)) {
          await Promise.race([once(context.stdout, 'drain'), once(context.signal, 'abort')]);
        }
      }
    });
}
