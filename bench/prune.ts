// npm run bench:prune -- [--products 1000000] [--clients 4]: what `assay prune` costs those who are served meanwhile. A server
// on an embedded database (or that of DATABASE_URL, which must be empty) holds so many products of runs that are old, in the
// same partition as those that stay, so that they go row by row. The same load is measured before, during and after.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/db/open-database.ts';
import { systemClock } from '../src/lib/clock.ts';
import { prune } from '../src/sourcing/retention/prune.ts';
import { createLoad } from '../test/chaos/load.ts';
import { source, startServer } from './started-program.ts';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '1000000' }, clients: { type: 'string', default: '4' } },
});
const productsARun = 200;
const runs = Math.ceil(Number(values.products) / productsARun);
const measuredMs = 20_000;
const dayMs = 86_400_000;
const folder = await mkdtemp(path.join(os.tmpdir(), 'assay-prune-'));
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: folder,
  statementTimeoutMs: 600_000,
});
try {
  await fill();
  const env = {
    DATA_DIR: folder,
    ...(process.env.DATABASE_URL === undefined ? {} : { DATABASE_URL: process.env.DATABASE_URL }),
  };
  const server = await startServer(source, env);
  let durations: number[] = [];
  let slowest: string[] = [];
  let startedAt = performance.now();
  const load = createLoad([server.origin], Number(values.clients), {
    onAnswer: (ms, what) => {
      durations.push(ms);
      const second = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (ms > 100) slowest.push(`${what.replaceAll(/\/[^/]*\d[^/]*/g, '/…')} ${ms.toFixed(0)} ms at ${second} s`);
    },
  });
  const ending = new AbortController();
  const loading = load.run(ending.signal);
  await sleep(5_000);
  const measure = async (what: string, work: () => Promise<unknown>) => {
    durations = [];
    slowest = [];
    startedAt = performance.now();
    await work();
    const seconds = (performance.now() - startedAt) / 1000;
    const sorted = durations.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
    const slow = sorted.filter((ms) => ms > 100).length;
    console.log(
      `${what.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s  ${String(sorted.length).padStart(7)} answers  p50 ${at(0.5)} ms  ` +
        `p99 ${at(0.99)} ms  max ${at(1)} ms  over 100 ms: ${slow}`,
    );
    for (const one of slowest) console.log(`         ${one}`);
  };
  await measure('before', () => sleep(measuredMs));
  await measure('pruning', async () => {
    const signal = new AbortController().signal;
    const counts = await prune({ database, clock: systemClock, signal }, { runsMs: 90 * dayMs });
    console.log(
      `         ${counts.runs.toLocaleString('en')} runs and ${counts.products.toLocaleString('en')} products removed`,
    );
  });
  await measure('after', () => sleep(measuredMs));
  ending.abort();
  await loading;
  for (const { what } of load.ledger.oddities.slice(0, 5)) console.log(what);
  await server.stop();
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

/** Runs of one request, a minute apart, the last of them 100 days old. Their ids tell when they were made. */
async function fill(): Promise<void> {
  const client = await database.pool.connect(); // a temporary table belongs to one
  const startedAt = performance.now();
  await client.query(
    `CREATE TEMPORARY TABLE old_runs AS
     SELECT overlay(overlay(first_run_id(at)::text PLACING '7' FROM 15 FOR 1) PLACING lpad(to_hex(n), 12, '0') FROM 25 FOR 12)::uuid AS run_id, at
       FROM (SELECT n, now() - interval '100 days' - n * interval '1 minute' AS at FROM generate_series(1, $1) AS n) AS t`,
    [runs],
  );
  await client.query(
    `INSERT INTO sourcing_runs (run_id, request_id, sr_id, sr_version, state, sourcing_context, items_total, items_done, created_at, started_at, finished_at)
     SELECT run_id, 1, 'SR-1', 1, 'done', '{}', 1, 1, at, at, at FROM old_runs`,
  );
  await client.query(
    `INSERT INTO run_items (run_id, position, item_id, item_revision, item, state, finished_at)
     SELECT run_id, 0, 1, 1, '{}', 'done', at FROM old_runs`,
  );
  await client.query(
    `INSERT INTO run_products (run_id, item_position, platform, product_id, verdict, price_excluded, veto_score, rerank_match_score, spec_matching_json, cleanup_json, details_json)
     SELECT run_id, 0, '1688', n::text, 'shortlisted', false, 2, 0, repeat('{"a":"0123456789"}', 20), repeat('{"b":"0123456789"}', 20), '{}'
       FROM old_runs, generate_series(1, $1) AS n`,
    [productsARun],
  );
  await client.query('VACUUM ANALYZE');
  client.release();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `${(runs * productsARun).toLocaleString('en')} products of ${runs.toLocaleString('en')} runs, filled in ${seconds} s`,
  );
}
