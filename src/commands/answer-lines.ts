import { once } from 'node:events';
import { boundedTextLines } from '../lib/bounded-lines.ts';
import type { CommandContext } from './command-context.ts';

const maxLineBytes = 16 * 1024 * 1024;

/**
 * Answers each line of standard input by a line on standard output, in order and in bounded memory, until the command is
 * stopped. A line that is too long is answered by `{ error, line }`; one that is answered by undefined, not at all.
 */
export async function answerLines(
  { stdin, stdout, signal }: CommandContext,
  answer: (line: string, lineNumber: number) => string | undefined | Promise<string | undefined>,
): Promise<void> {
  let lineNumber = 0;
  for await (const line of boundedTextLines(stdin, maxLineBytes)) {
    if (signal.aborted) break;
    lineNumber++;
    const text =
      line === null
        ? JSON.stringify({ error: `the line is longer than ${maxLineBytes} bytes`, line: lineNumber })
        : await answer(line, lineNumber);
    if (text !== undefined && !stdout.write(`${text}\n`)) {
      await Promise.race([once(stdout, 'drain'), once(signal, 'abort')]);
    }
  }
}
