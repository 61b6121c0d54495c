import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { startProgress } from '../lib/progress.ts';
import { Refusal } from '../lib/refusal.ts';
import type { CommandContext } from './command-context.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';

interface RetentionOptions {
  dryRun?: boolean;
  json?: boolean;
}

/** `assay prune` and `assay merchants erase`: the end of data. */
export function addRetentionCommands(program: Command, context: CommandContext): void {
  const say = (text: string) => context.stderr.write(`${text}\n`);
  const { clock, signal } = context;

  function printCounts(
    counts: Readonly<Record<string, number>>,
    { dryRun = false, json = false }: RetentionOptions,
  ): void {
    const listed = Object.entries(counts).map(([name, count]) => `  ${name.padEnd(12)}${count.toLocaleString('en')}`);
    const heading = dryRun ? 'Would be removed; nothing has changed:' : 'Removed:';
    context.stdout.write(json ? `${JSON.stringify({ dryRun, ...counts })}\n` : `${[heading, ...listed].join('\n')}\n`);
  }

  program
    .command('prune')
    .description(
      'Remove now what RETAIN_RUNS, RETAIN_DELIVERIES and so on keep no longer; the daily task does the same.',
    )
    .option('--dry-run', 'only count what would go')
    .option('--json', 'the counts as one JSON object')
    .action(async (options: RetentionOptions) => {
      const { retention } = readConfig(context.env);
      const { countOld, hasPolicy, prune } = await import('../sourcing/retention/prune.ts');
      if (!hasPolicy(retention)) {
        throw new Refusal(
          'invalid',
          'Nothing is old: set RETAIN_RUNS, RETAIN_DELIVERIES, RETAIN_IDEMPOTENCY or RETAIN_HISTORY.',
        );
      }
      await using database = await openConfiguredDatabase(context);
      using progress = startProgress(say, 'Removing');
      const onProgress = ({ runs, products }: { runs: number; products: number }) =>
        progress.update(`${runs.toLocaleString('en')} runs, ${products.toLocaleString('en')} products`);
      const dependencies = { database, clock, signal, onProgress };
      printCounts(await (options.dryRun === true ? countOld : prune)(dependencies, retention), options);
      signal.throwIfAborted();
    });

  program
    .command('merchants')
    .description('What is kept of a merchant.')
    .command('erase')
    .description(
      "Erase a merchant's requests and runs, with callbacks, keys and what people said; one audit line stays.",
    )
    .argument('<id>', 'the merchant id, exactly as the requests have it')
    .option('--dry-run', 'only count what would go')
    .option('--json', 'the counts as one JSON object')
    .action(async (merchantId: string, options: RetentionOptions) => {
      const { eraseMerchant } = await import('../sourcing/retention/erase-merchant.ts');
      const { countMerchant } = await import('../sourcing/retention/erase-store.ts');
      await using database = await openConfiguredDatabase(context);
      const counts = await countMerchant(database.pool, merchantId);
      if (counts.requests === 0) throw new Refusal('not_found', `There is no request of a merchant "${merchantId}".`);
      if (options.dryRun === true) printCounts({ ...counts }, options);
      else printCounts({ ...(await eraseMerchant({ database, clock, signal }, merchantId)) }, options);
    });
}
