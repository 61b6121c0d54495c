import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { readCatalogStats } from '../catalog/catalog-stats.ts';
import { localFolder } from '../catalog/writer-lease.ts';
import type { Config } from '../config.ts';
import { readDatabaseHealth, readUpkeep } from '../db/database-health-view.ts';
import { listMigrations } from '../db/migrate.ts';
import { type Database, defaultMigrationsFolder, openDatabase } from '../db/open-database.ts';
import { readQueueStates } from '../jobs/queue-state-view.ts';
import { type Clock, monotonicMs } from '../lib/clock.ts';

/** A server that is silent for so long is reported; a service goes on asking. */
const databaseTimeoutMs = 5_000;

/** What became of one check. `advice` says what to do, where something is to be done. */
export interface CheckOutcome {
  name: string;
  state: 'ok' | 'warning' | 'failure';
  detail: string;
  advice?: string;
}

const ok = (name: string, detail: string): CheckOutcome => ({ name, state: 'ok', detail });
const warning = (name: string, detail: string, advice: string): CheckOutcome => ({
  name,
  state: 'warning',
  detail,
  advice,
});
const failure = (name: string, detail: string, advice: string): CheckOutcome => ({
  name,
  state: 'failure',
  detail,
  advice,
});

const gigabyte = 1e9;
const largestSkewMs = 5_000;

/** A check that rejects is a failure of what it checks, reported with the error's message. */
async function examine(name: string, advice: string, check: () => Promise<CheckOutcome[]>): Promise<CheckOutcome[]> {
  try {
    return await check();
  } catch (error) {
    return [failure(name, error instanceof Error ? error.message : String(error), advice)];
  }
}

/** Opens the database without changing it, or says why that cannot be. An embedded one that was never made stays unmade. */
export async function openDatabaseAsItIs(
  { databaseUrl, dataDir }: Config,
  signal: AbortSignal,
): Promise<{ database: Database } | { finding: CheckOutcome }> {
  if (databaseUrl === undefined && !existsSync(path.join(dataDir, 'postgres'))) {
    const detail = `there is none in ${dataDir} yet`;
    return { finding: failure('database', detail, 'Start "assay serve" once: it makes one; or set DATABASE_URL.') };
  }
  try {
    return {
      database: await openDatabase({ databaseUrl, dataDir, signal, asItIs: true, timeoutMs: databaseTimeoutMs }),
    };
  } catch (error) {
    const advice = 'See that DATABASE_URL names a PostgreSQL server that answers, or that DATA_DIR can be written.';
    return { finding: failure('database', error instanceof Error ? error.message : String(error), advice) };
  }
}

/** Applied migrations against those of this program. */
async function examineMigrations(applied: readonly string[]): Promise<CheckOutcome> {
  const known = (await listMigrations(defaultMigrationsFolder)).map(({ name }) => name);
  const newer = applied.filter((name) => !known.includes(name));
  const pending = known.filter((name) => !applied.includes(name));
  if (newer.length > 0) {
    const detail = `the database is newer than this program: it has ${newer.join(', ')}`;
    return failure('migrations', detail, 'Use the version of the program that made it.');
  }
  if (pending.length > 0) {
    const advice = 'Make a backup and run "assay migrate"; "assay serve" and "assay work" do it by themselves.';
    const detail = `${pending.length} of ${known.length} are still to be applied, the first ${pending[0]}`;
    return failure('migrations', detail, advice);
  }
  return ok('migrations', `all ${applied.length} are applied, the newest is ${applied.at(-1)}`);
}

export function examineDatabase({ pool }: Database, clock: Clock): Promise<CheckOutcome[]> {
  const advice = 'See that DATABASE_URL names a PostgreSQL server that answers, and run "assay migrate".';
  return examine('database', advice, async () => {
    const startedAt = monotonicMs();
    const health = await readDatabaseHealth(pool);
    const tookMs = Math.round(monotonicMs() - startedAt);
    const size = `${(health.bytes / gigabyte).toFixed(2)} GB`;
    const findings = [ok('database', `PostgreSQL ${health.version} answered in ${tookMs} ms; ${size}`)];
    const used = `${health.connections} of ${health.maxConnections} connections are in use`;
    findings.push(
      health.connections > health.maxConnections * 0.8
        ? warning('connections', used, 'Raise max_connections, or put a pooler in session mode in front.')
        : ok('connections', used),
    );
    const hours = health.oldestTransactionSeconds / 3600;
    if (hours > 1) {
      const detail = `a transaction has been open for ${hours.toFixed(1)} hours`;
      findings.push(
        warning(
          'transactions',
          detail,
          'Find it in pg_stat_activity and end it: it keeps old rows from being cleared.',
        ),
      );
    }
    findings.push(await examineMigrations(health.migrations));
    const skewMs = Math.round(health.now.getTime() - clock.now());
    const skew = `this machine and the database differ by ${Math.abs(skewMs)} ms`;
    findings.push(
      Math.abs(skewMs) > largestSkewMs
        ? failure(
            'clock',
            skew,
            'Let both take their time from the network (NTP): ids of runs and ends of tokens depend on it.',
          )
        : ok('clock', skew),
    );
    return findings;
  });
}

export function examineQueue({ pool }: Database): Promise<CheckOutcome[]> {
  return examine('queue', 'Start "assay serve" or "assay work" once: it makes the queue.', async () => {
    const states = await readQueueStates(pool);
    if (states.length === 0) return [ok('queue', 'nothing waits')];
    return states.map(({ queue, ready, active, deferred, oldestSeconds }) => {
      const detail = `${queue}: ${ready} ready, ${active} active, ${deferred} later; the oldest waits ${Math.round(oldestSeconds)} s`;
      if (ready > 0 && active === 0 && oldestSeconds > 60) {
        return failure('queue', detail, 'Nobody works: start "assay work", or "assay serve" without --no-worker.');
      }
      if (oldestSeconds > 600) return warning('queue', detail, 'Start more workers, or give them more --concurrency.');
      return ok('queue', detail);
    });
  });
}

export function examineUpkeep({ pool }: Database, clock: Clock): Promise<CheckOutcome[]> {
  return examine('upkeep', 'Run "assay migrate".', async () => {
    const now = new Date(clock.now());
    const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    const { finishedAt, hasNextPartition, removals } = await readUpkeep(pool, nextMonth);
    const findings: CheckOutcome[] = [];
    const last =
      finishedAt === null ? 'the daily task has never run' : `the daily task ended at ${finishedAt.toISOString()}`;
    const isLate = finishedAt === null || now.getTime() - finishedAt.getTime() > 3 * 86_400_000;
    findings.push(
      isLate
        ? warning('upkeep', last, 'Let a worker run for a day: it removes what is old and makes partitions.')
        : ok('upkeep', `${last}; ${removals} runs are still being removed`),
    );
    if (!hasNextPartition) {
      const detail = "next month's runs have no partition";
      findings.push(
        warning(
          'partitions',
          detail,
          'Let a worker run: it makes them ahead. Until then runs go into the default one.',
        ),
      );
    }
    return findings;
  });
}

export function examineCatalog({ catalogUri }: Config): Promise<CheckOutcome[]> {
  const advice = 'See that CATALOG_URI can be read, and that the AWS_* variables are right.';
  return examine('catalog', advice, async () => {
    const folder = localFolder(catalogUri);
    // Opening it would make the folder.
    const isEmpty = folder !== undefined && !existsSync(folder);
    if (isEmpty) return [warning('catalog', 'there are no products', 'Load some: assay catalog import FILE.')];
    const { products, unindexed, isReplacing, writtenAt } = await readCatalogStats(catalogUri);
    if (products === 0) return [warning('catalog', 'there are no products', 'Load some: assay catalog import FILE.')];
    const findings = [
      ok('catalog', `${products.toLocaleString('en')} products, written ${writtenAt ?? 'at an unknown time'}`),
    ];
    if (unindexed > products * 0.1) {
      const detail = `${unindexed.toLocaleString('en')} products are in no index yet`;
      findings.push(warning('catalog', detail, 'Run "assay catalog optimize": searches are slower until then.'));
    }
    if (isReplacing) {
      const detail = 'a replacement is being written, or has died';
      findings.push(warning('catalog', detail, 'If no import is running, begin it again with --replace.'));
    }
    return findings;
  });
}

/** Opens what SOURCES_FILE describes; no marketplace is asked, since that may cost money. */
export function examineSources({ sourcesFile, platforms, secretOf }: Config): Promise<CheckOutcome[]> {
  return examine('sources', 'Correct SOURCES_FILE; "assay sources check" queries each marketplace.', async () => {
    if (sourcesFile === undefined) return [ok('sources', 'the catalog alone')];
    const { openMarketplaces } = await import('../catalog/providers/http/open-marketplaces.ts');
    const marketplaces = await openMarketplaces(sourcesFile, { platforms, secret: secretOf });
    for (const { catalog } of marketplaces) await catalog.close();
    const names = marketplaces.map(({ name }) => name).join(', ');
    return [ok('sources', `the catalog and ${names}; "assay sources check" queries them`)];
  });
}

export function examineDisk({ dataDir }: Config): Promise<CheckOutcome[]> {
  return examine('disk', 'See that DATA_DIR can be read.', async () => {
    let existing = dataDir;
    while (!existsSync(existing)) existing = path.dirname(existing);
    const { bavail, blocks, bsize } = await statfs(existing);
    const free = bavail * bsize;
    const detail = `${(free / gigabyte).toFixed(1)} GB free of ${((blocks * bsize) / gigabyte).toFixed(1)} GB at ${dataDir}`;
    const advice =
      'Make room: a database without any stops, and an import needs room for a second copy of what it changes.';
    if (free < gigabyte) return [failure('disk', detail, advice)];
    return [bavail < blocks * 0.1 ? warning('disk', detail, advice) : ok('disk', detail)];
  });
}
