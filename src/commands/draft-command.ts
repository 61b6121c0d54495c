import type { Command } from 'commander';
import { longestText } from '../drafting/longest-text.ts';
import { Refusal } from '../lib/refusal.ts';
import type { CommandContext } from './command-context.ts';

async function readAll(stream: AsyncIterable<Buffer | string>): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    pieces.push(Buffer.from(piece));
    bytes += pieces.at(-1)?.length ?? 0;
    if (bytes > longestText * 4) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** `assay draft`. */
export function addDraftCommand(program: Command, context: CommandContext): void {
  program
    .command('draft')
    .description('Read a wish in plain words, English or Chinese, into items and specs, as JSON.')
    .argument('[text]', 'the wish; standard input when left out')
    .addHelpText(
      'after',
      '\nExample:\n  assay draft "500 steel bottles, 500 ml, BPA free, under 4 USD, needed by March"',
    )
    .action(async (text: string | undefined) => {
      const wish = text ?? (await readAll(context.stdin));
      if (wish.trim() === '') throw new Refusal('invalid', 'The text is empty.');
      const { parseDraft } = await import('../drafting/parse-draft.ts');
      context.stdout.write(`${JSON.stringify(parseDraft(wish, new Date(context.clock.now())), null, 2)}\n`);
    });
}
