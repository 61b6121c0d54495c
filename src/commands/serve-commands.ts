import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Command } from 'commander';
import { type Config, readConfig } from '../config.ts';
import { describeError } from '../lib/describe-error.ts';
import { packageRoot } from '../lib/package-root.ts';
import type { Service } from '../service.ts';
import type { CommandContext } from './command-context.ts';
import { integerOption } from './command-line-options.ts';
import { listen, listenEarly } from './listen.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';

/** Jobs in hand get this long to finish when the process is asked to stop; then other workers get them. */
const drainTimeoutMs = 1_500;

/** A database that goes away while it is opened is tried again after so long. */
const retryMs = 1_000;

/**
 * The heap may grow by so much of what is in use before it is cleared up. By itself the engine lets that of a process
 * without a limit grow fourfold: a request of ten megabytes left 300 MB behind.
 */
const heapGrowthPercent = 40;

function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
}

async function untilAborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** In a clone the pages are built when their source has changed; the package brings them. */
async function ensurePages(onProgress: (line: string) => void): Promise<void> {
  const script = path.join(packageRoot, 'scripts', 'build-web.mjs');
  if (!existsSync(script)) return;
  const { ensureWebBuilt } = (await import(pathToFileURL(script).href)) as typeof import('../../scripts/build-web.mjs');
  await ensureWebBuilt({ onProgress });
}

/** `assay serve`, `assay work` and `assay migrate`: the long-running parts and their schema. */
export function addServeCommands(program: Command, context: CommandContext): void {
  const say = (text: string) => context.stderr.write(`${text}\n`);
  const concurrency = integerOption(1, 256);
  const surroundings = { clock: context.clock, signal: context.signal, onProgress: say, drainTimeoutMs };

  /** The service, as soon as its database can be used, however long that takes. */
  async function openWhenThere(config: Config): Promise<Service> {
    // Loaded by the commands that run it: all others start in a fraction of the time without it.
    const { createLog } = await import('../observability/log.ts');
    const { openDatabase } = await import('../db/open-database.ts');
    const { isTransientError } = await import('../db/transaction.ts');
    const { dataDir, databaseUrl, logLevel } = config;
    const log = createLog({ level: logLevel });
    for (;;) {
      // A server that is started here starts while the rest of the program is loaded.
      const database = openDatabase({
        ...{ dataDir, databaseUrl, log, onProgress: say, signal: context.signal },
        timeoutMs: Number.POSITIVE_INFINITY,
      });
      database.catch(() => undefined); // openService rejects with it
      try {
        const { openService } = await import('../service.ts');
        return await openService({ ...surroundings, config, log, database });
      } catch (error) {
        // It answered, and went away again while it was opened.
        if (context.signal.aborted || !isTransientError(error)) throw error;
        say(`The connection to the database was lost during startup: ${describeError(error, false)}; trying again.`);
        await sleep(retryMs, undefined, { signal: context.signal });
      }
    }
  }

  program
    .command('serve')
    .description('Serve the API, the reference page and the dashboard; work on runs too.')
    .option('--no-worker', 'only serve; other processes work on runs')
    .option('--concurrency <n>', 'items sourced at the same time', concurrency, 2)
    .action(async (options: { worker: boolean; concurrency: number }) => {
      keepHeapSmall();
      const config = readConfig(context.env);
      const { host, port } = config;
      const place = { host, port, setting: 'PORT' } as const;
      await using early = await listenEarly(place);
      await using service = await openWhenThere(config);
      if (options.worker) await service.startWorker(options.concurrency);
      await ensurePages(say);
      const address = await listen(await service.createApp(), place, early);
      say(
        `Assay serves ${address} (data in ${config.dataDir}). Reference: ${address}/docs  Dashboard: ${address}/dashboard`,
      );
      await untilAborted(context.signal);
      say('Stopping: finishing open requests; unfinished jobs are requeued.');
    });

  program
    .command('work')
    .description('Work on runs without serving; start as many of these as there is work for.')
    .option('--concurrency <n>', 'items sourced at the same time', concurrency, 2)
    .action(async (options: { concurrency: number }) => {
      keepHeapSmall();
      const config = readConfig(context.env);
      const { host, metricsPort } = config;
      const place =
        metricsPort === undefined ? undefined : ({ host, port: metricsPort, setting: 'METRICS_PORT' } as const);
      await using early = place && (await listenEarly(place));
      await using service = await openWhenThere(config);
      await service.startWorker(options.concurrency);
      if (place !== undefined && early !== undefined) {
        say(`Metrics: ${await listen(await service.createMetricsApp(), place, early)}/metrics`);
      }
      say(`Working on runs, ${options.concurrency} items at a time.`);
      await untilAborted(context.signal);
      say('Stopping: unfinished jobs are requeued.');
    });

  program
    .command('migrate')
    .description('Bring the database to the schema of this version, then end.')
    .action(async () => {
      const database = await openConfiguredDatabase(context);
      await database.close();
      say('The database is up to date.');
    });
}
