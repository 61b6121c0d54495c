import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { Refusal } from '../lib/refusal.ts';
import { isUuid } from '../lib/uuid7.ts';
import type { CommandContext } from './command-context.ts';
import { integerOption } from './command-line-options.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';

interface ListOptions {
  run?: string;
  failed?: boolean;
  limit: number;
  json?: boolean;
}

/** `assay callbacks list` and `assay callbacks replay`: what became of the messages to callback_urls. */
export function addCallbackCommands(program: Command, context: CommandContext): void {
  const print = (text: string) => context.stdout.write(`${text}\n`);
  const say = (text: string) => context.stderr.write(`${text}\n`);
  const callbacks = program.command('callbacks').description('List deliveries of callbacks, and send them again.');

  callbacks
    .command('list')
    .description('List deliveries, newest first, with every attempt.')
    .option('--run <id>', 'only of this run')
    .option('--failed', 'only those that were given up')
    .option('--limit <n>', 'at most so many', integerOption(1, 100_000), 100)
    .option('--json', 'one JSON object a line')
    .action(async ({ run, failed = false, limit, json = false }: ListOptions) => {
      if (run !== undefined && !isUuid(run)) throw new Refusal('invalid', `"${run}" is not a run id.`);
      const { listDeliveries } = await import('../sourcing/callbacks/callback-view.ts');
      const { describeDelivery } = await import('./describe-delivery.ts');
      await using database = await openConfiguredDatabase(context);
      const deliveries = await listDeliveries(database.pool, { failed, limit, runId: run });
      const width = context.stdout.columns ?? 120;
      for (const delivery of deliveries) print(json ? JSON.stringify(delivery) : describeDelivery(delivery, width));
      if (deliveries.length === 0) {
        say(failed || run !== undefined ? 'There are no such deliveries.' : 'There are no deliveries yet.');
      }
    });

  callbacks
    .command('replay')
    .description('Send a message again, with the same webhook-id, to the callback_url that its request has now.')
    .argument('[delivery]', 'the id of a delivery')
    .option('--failed', 'every delivery that was given up')
    .addHelpText('after', '\nA process of the service sends it ("assay serve" or "assay work").')
    .action(async (deliveryId: string | undefined, { failed = false }: { failed?: boolean }) => {
      if ((deliveryId === undefined) !== failed) {
        throw new Refusal(
          'invalid',
          'Name what to send again: either the id of a delivery, or --failed for all failed.',
        );
      }
      const config = readConfig(context.env);
      if (config.callbackSecrets.length === 0) {
        throw new Refusal('invalid', 'Without CALLBACK_SECRET no callback is sent; set it here and for the service.');
      }
      const { openService } = await import('../service.ts');
      const { silentLog } = await import('../observability/log.ts');
      const { listFailedDeliveries } = await import('../sourcing/callbacks/callback-store.ts');
      const { replayCallback } = await import('../sourcing/callbacks/replay-callback.ts');
      const { clock } = context;
      const log = silentLog;
      await using service = await openService({
        ...{ config, log, clock, signal: context.signal, onProgress: say, drainTimeoutMs: 5_000 },
      });
      const { database, queue } = service;
      const ids = deliveryId === undefined ? await listFailedDeliveries(database.pool) : [deliveryId];
      let skipped = 0;
      for (const id of ids) {
        try {
          await replayCallback({ database, queue, clock }, id);
        } catch (error) {
          // Of many, one whose request has no callback_url any more does not hold up the others.
          if (!failed || !(error instanceof Refusal)) throw error;
          say(error.message);
          skipped += 1;
        }
      }
      print(`${ids.length - skipped} to be sent again.`);
    });
}
