import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storedTables } from '../../../src/db/dump/stored-tables.ts';
import { withTransaction } from '../../../src/db/transaction.ts';
import type { Clock } from '../../../src/lib/clock.ts';
import { uuid7 } from '../../../src/lib/uuid7.ts';
import { giveFeedback } from '../../../src/sourcing/feedback/give-feedback.ts';
import { specKey } from '../../../src/sourcing/products/spec-key.ts';
import { eraseMerchant } from '../../../src/sourcing/retention/erase-merchant.ts';
import { deleteRequests, lockRequestsAndRuns } from '../../../src/sourcing/retention/erase-store.ts';
import { ensurePartitions } from '../../../src/sourcing/retention/partition-store.ts';
import { countOld, type PruneDependencies, prune } from '../../../src/sourcing/retention/prune.ts';
import { askForRetention, doRetention } from '../../../src/sourcing/retention/retention-task.ts';
import { runAssay } from '../../support/run-assay.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';

const dayMs = 86_400_000;
const signal = new AbortController().signal;
const at = (time: string): Clock => ({ now: () => Date.parse(time) });

let service: TestService;
beforeEach(async () => {
  service = await openTestService({ CALLBACK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}` });
});
afterEach(() => service.close());

const pool = () => service.service.database.pool;
const rowsOf = async <Row>(sql: string, values: unknown[] = []) => (await pool().query(sql, values)).rows as Row[];
const countOf = async (table: string) => (await rowsOf<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n;
const dependencies = (now: string): PruneDependencies => ({
  database: service.service.database,
  clock: at(now),
  signal,
});

async function storeRequest(merchant: string, externalId: string): Promise<string> {
  const items = [{ name: 'Mug', description: 'A mug' }];
  const body = {
    external_id: externalId,
    merchant: { id: merchant, name: 'Shop' },
    items,
    callback_url: 'https://a.example/x',
  };
  const headers = { 'idempotency-key': externalId };
  const answer = await service.call<{ sr_id: string }>('POST', '/api/v1/sourcing-requests', body, headers);
  expect(answer.status).toBe(201);
  return answer.body.sr_id;
}

/** A run that ended at `time` with so many products, a key, a delivery with an attempt and something said. */
async function storeRun(srId: string, time: string, state = 'done', products = 3): Promise<string> {
  const runId = uuid7(at(time));
  const ended = state === 'running' ? null : time;
  await pool().query(
    `INSERT INTO sourcing_runs (run_id, request_id, sr_id, sr_version, state, sourcing_context, items_total, items_done,
                                created_at, started_at, finished_at)
     VALUES ($1, $2, $3, 1, $4, '{}', 1, $5, $6, $6, $7)`,
    [runId, Number(srId.slice(3)), srId, state, state === 'done' ? 1 : 0, time, ended],
  );
  await pool().query(
    `INSERT INTO run_items (run_id, position, item_id, item_revision, item, state) VALUES ($1, 0, 1, 1, '{}', $2)`,
    [runId, state === 'done' ? 'done' : 'queued'],
  );
  await pool().query(
    `INSERT INTO run_products (run_id, item_position, platform, product_id, verdict, price_excluded, veto_score,
                               rerank_match_score, spec_matching_json, cleanup_json, details_json)
     SELECT $1, 0, '1688', n::text, 'shortlisted', false, 2, 0, '{}', '{}', '{}' FROM generate_series(1, $2) AS n`,
    [runId, products],
  );
  await pool().query(
    `INSERT INTO idempotency_keys (operation, caller, key, body_sha256, run_id, created_at)
     VALUES ('start run', 'shop', $1, '\\x00', $2, $3)`,
    [`key-${runId}`, runId, time],
  );
  await pool().query(
    `INSERT INTO callback_deliveries (delivery_id, run_id, request_id, event, url, body, state, created_at, finished_at)
     VALUES ($1, $1, $2, 'sourcing_job.done', 'https://a.example/x', '{}', 'delivered', $3, $3)`,
    [runId, Number(srId.slice(3)), time],
  );
  await pool().query('INSERT INTO callback_attempts (delivery_id, number, started_at) VALUES ($1, 1, $2)', [
    runId,
    time,
  ]);
  await pool().query(
    `INSERT INTO spec_feedback (platform, product_id, spec_key, spec_name, spec_values, verdict, said_by, caller, run_id, created_at)
     VALUES ('1688', '1', 'key', 'Capacity', '[]', 'match', 'Ann', 'shop', $1, $2)`,
    [runId, time],
  );
  return runId;
}

describe('what is older than the policy keeps', () => {
  test('is nothing unless a policy says so', async () => {
    await storeRun(await storeRequest('m-1', 'a'), '2020-01-01T00:00:00Z');
    const counts = await prune(dependencies('2026-06-01T00:00:00Z'), {});
    expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    expect(await countOf('sourcing_runs')).toBe(1);
    const { code, errors } = await runAssay(['prune'], service.env);
    expect([code, errors]).toEqual([1, expect.stringContaining('set RETAIN_RUNS')]);
  });

  test('goes with all that hangs on it, but not the newest done run of a request, and not what is under way', async () => {
    const srId = await storeRequest('m-1', 'a');
    const [oldest, newest] = [
      await storeRun(srId, '2026-01-01T00:00:00Z'),
      await storeRun(srId, '2026-01-05T00:00:00Z'),
    ];
    const failed = await storeRun(srId, '2026-01-06T00:00:00Z', 'failed');
    const running = await storeRun(srId, '2026-01-07T00:00:00Z', 'running');
    const young = await storeRun(await storeRequest('m-1', 'b'), '2026-05-30T00:00:00Z');
    const policy = { runsMs: 90 * dayMs, deliveriesMs: 90 * dayMs, idempotencyMs: 90 * dayMs, historyMs: 90 * dayMs };
    const expected = { runs: 2, products: 6, deliveries: 4, startKeys: 4, createKeys: 0, history: 0, feedback: 4 };
    const now = dependencies('2026-06-01T00:00:00Z');
    expect(await countOld(now, policy)).toMatchObject(expected);
    expect(await countOf('sourcing_runs')).toBe(5);
    // The keys of removed runs go with the runs.
    expect(await prune(now, policy)).toMatchObject({ ...expected, startKeys: 2 });
    const kept = async (table: string) =>
      (await rowsOf<{ run_id: string }>(`SELECT DISTINCT run_id FROM ${table}`)).map(({ run_id }) => run_id);
    for (const table of ['sourcing_runs', 'run_items', 'run_products']) {
      expect((await kept(table)).sort(), table).toEqual([newest, running, young].sort());
    }
    expect(await kept('callback_deliveries')).toEqual([young]);
    expect(await countOf('callback_attempts')).toBe(1);
    expect(await countOf('run_removals')).toBe(0);
    for (const runId of [oldest, failed])
      expect((await service.call('GET', `/job/${runId}/products`)).status).toBe(404);
    expect((await service.call('GET', `/job/${newest}/products`)).status).toBe(200);
    // A second time there is nothing left to do.
    expect(await prune(now, policy)).toMatchObject({ runs: 0, products: 0, deliveries: 0, feedback: 0 });
    // The newest one only by a setting of its own.
    expect(await prune(now, { latestRunsMs: 90 * dayMs })).toMatchObject({ runs: 1, products: 3 });
  });

  test('that was half removed when a process ended goes with the next pruning', async () => {
    const srId = await storeRequest('m-1', 'a');
    const old = await storeRun(srId, '2026-01-01T00:00:00Z', 'done', 1_200);
    await storeRun(srId, '2026-05-30T00:00:00Z');
    const stop = new AbortController();
    const stopped = { ...dependencies('2026-06-01T00:00:00Z'), signal: stop.signal, onProgress: () => stop.abort() };
    expect(await prune(stopped, { runsMs: dayMs * 30 })).toMatchObject({ runs: 1, products: 0 });
    expect((await service.call('GET', `/api/runs/${old}`)).status).toBe(404);
    expect(await prune(dependencies('2026-06-01T00:00:00Z'), {})).toMatchObject({ runs: 0, products: 1_200 });
    expect(await countOf('run_products')).toBe(3);
    expect(await countOf('run_removals')).toBe(0);
  });
});

describe('the partitions of runs', () => {
  const namesOf = async () =>
    (
      await rowsOf<{ name: string }>(
        `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'run_products'::regclass ORDER BY 1`,
      )
    ).map(({ name }) => name);

  test('are made ahead, with what had no place of its own until then', async () => {
    const far = new Date(Date.now() + 400 * dayMs);
    const srId = await storeRequest('m-1', 'a');
    const runId = await storeRun(srId, far.toISOString());
    expect(await rowsOf('SELECT DISTINCT tableoid::regclass::text AS place FROM run_products')).toEqual([
      { place: 'run_products_default' },
    ]);
    const made = await ensurePartitions(pool(), far);
    const month = far.toISOString().slice(0, 7).replace('-', '_');
    expect(made).toHaveLength(6);
    expect(made).toContain(`run_products_${month}`);
    expect(await rowsOf('SELECT DISTINCT tableoid::regclass::text AS place FROM run_products')).toEqual([
      { place: `run_products_${month}` },
    ]);
    expect((await service.call('GET', `/job/${runId}/products`)).status).toBe(200);
    expect(await ensurePartitions(pool(), far)).toEqual([]);
    const options = await rowsOf<{ reloptions: string[] }>('SELECT reloptions FROM pg_class WHERE relname = $1', [
      `run_products_${month}`,
    ]);
    expect(options[0]?.reloptions).toContain('toast_tuple_target=4080');
  });

  test('are not made while a long reader such as a backup would make everybody wait behind', async () => {
    const far = new Date(Date.now() + 400 * dayMs);
    const reader = await pool().connect();
    try {
      await reader.query('BEGIN; LOCK TABLE run_items, run_products IN ACCESS SHARE MODE');
      expect(await ensurePartitions(pool(), far)).toEqual([]);
      await reader.query('COMMIT');
    } finally {
      reader.release();
    }
    expect(await ensurePartitions(pool(), far)).toHaveLength(6);
  });

  test('go as a whole when no run of theirs is kept', async () => {
    const far = new Date(Date.now() + 400 * dayMs);
    await ensurePartitions(pool(), far);
    const before = await namesOf();
    const srId = await storeRequest('m-1', 'a');
    await storeRun(srId, far.toISOString(), 'done', 900);
    const later = new Date(far.getTime() + 70 * dayMs);
    const newest = await storeRun(srId, later.toISOString());
    const now = new Date(later.getTime() + 40 * dayMs).toISOString();
    const counts = await prune(dependencies(now), { runsMs: 30 * dayMs });
    // Every partition before the cut, of items and of products; no product of them was deleted one by one.
    expect(counts).toMatchObject({ runs: 1, products: 0 });
    expect(counts.partitions).toBeGreaterThanOrEqual(4);
    expect((await namesOf()).length).toBeLessThan(before.length);
    expect(await rowsOf('SELECT DISTINCT run_id FROM run_products')).toEqual([{ run_id: newest }]);
    expect(await countOf('run_removals')).toBe(0);
  });
});

test('the daily task is asked for by one process a day, and says what it did', async () => {
  const { database, queue } = service.service;
  const log = { info: () => undefined, warn: () => undefined } as never;
  const task = { database, queue, log, policy: { runsMs: dayMs }, clock: at('2026-06-01T00:00:00Z') };
  const asked = await Promise.all([askForRetention(task), askForRetention(task), askForRetention(task)]);
  expect(asked.filter(Boolean)).toHaveLength(1);
  expect(await askForRetention({ ...task, clock: at('2026-06-02T00:00:00Z') })).toBe(true);
  const srId = await storeRequest('m-1', 'a');
  await storeRun(srId, '2026-01-01T00:00:00Z', 'failed');
  await doRetention(task, signal);
  const [outcome] = await rowsOf<{ outcome: { removed: { runs: number } } }>('SELECT outcome FROM daily_tasks');
  expect(outcome?.outcome.removed.runs).toBe(1);
});

/** Tables that hold one row of what is left when one request with one run is left. */
const tablesOfOne = [
  'sourcing_requests',
  'sourcing_request_items',
  'sourcing_request_history',
  'sourcing_runs',
  'run_items',
  'spec_feedback',
  'callback_deliveries',
  'callback_attempts',
];

/** Every stored table, also one that is added later, that still has one of the values in a column of the name. */
async function tablesNaming(
  values: Record<'merchant_id' | 'request_id' | 'run_id', readonly unknown[]>,
): Promise<string[]> {
  const columns = await rowsOf<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('merchant_id', 'request_id', 'sourcing_request_id', 'run_id')`,
  );
  const stored = columns.filter(({ table_name: table }) => storedTables.some((known) => known === table));
  expect(stored.length).toBeGreaterThanOrEqual(tablesOfOne.length);
  const naming: string[] = [];
  for (const { table_name: table, column_name: column } of stored) {
    const wanted = values[column === 'sourcing_request_id' ? 'request_id' : (column as keyof typeof values)];
    const list = wanted.map((value) => `'${value}'`).join();
    const [found] = await rowsOf<{ rows: number }>(
      `SELECT count(*)::int AS rows FROM ${table} WHERE ${column}::text IN (${list})`,
    );
    if (found?.rows !== 0) naming.push(`${table}.${column}`);
  }
  return naming;
}

test('a merchant is erased with everything, also what is under way; others stay, and an audit line', async () => {
  const mine = [await storeRequest('m-1', 'a'), await storeRequest('m-1', 'b')];
  const theirs = await storeRequest('m-2', 'c');
  for (const srId of mine) await storeRun(srId, '2026-01-01T00:00:00Z');
  await storeRun(mine[0] ?? '', '2026-05-01T00:00:00Z', 'running');
  const kept = await storeRun(theirs, '2026-01-01T00:00:00Z');
  const started = await service.call('POST', '/api/sourcing-jobs', { sr_id: mine[1] });
  expect(started.status).toBe(202);
  const dry = await runAssay(['merchants', 'erase', 'm-1', '--dry-run', '--json'], service.env);
  const counts = { requests: 2, items: 2, runs: 4, products: 9, feedback: 3, callbacks: 3, keys: 5, history: 2 };
  expect(JSON.parse(dry.output)).toEqual({ dryRun: true, ...counts });
  expect(await countOf('sourcing_requests')).toBe(3);
  const requests = await rowsOf<{ id: number }>("SELECT id FROM sourcing_requests WHERE merchant_id = 'm-1'");
  const runs = await rowsOf<{ run_id: string }>(`SELECT run_id FROM sourcing_runs WHERE run_id <> '${kept}'`);
  const erased = { requests: requests.map(({ id }) => id), runs: runs.map((run) => run.run_id) };
  expect(await eraseMerchant(dependencies('2026-06-01T00:00:00Z'), 'm-1')).toEqual(counts);
  expect(await tablesNaming({ merchant_id: ['m-1'], request_id: erased.requests, run_id: erased.runs })).toEqual([]);
  for (const table of tablesOfOne) expect(await countOf(table), table).toBe(1);
  // That of the create and that of the start.
  expect(await countOf('idempotency_keys')).toBe(2);
  expect(await rowsOf('SELECT DISTINCT run_id FROM run_products')).toEqual([{ run_id: kept }]);
  expect(await rowsOf('SELECT action, subject_sha256, details FROM audit_log')).toEqual([
    { action: 'merchant erased', subject_sha256: createHash('sha256').update('m-1').digest('hex'), details: counts },
  ]);
  const again = await runAssay(['merchants', 'erase', 'm-1'], service.env);
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('There is no request of a merchant "m-1"')]);
});

test('a run that starts, or a word said, while its merchant is erased waits and finds nothing', async () => {
  const srId = await storeRequest('m-1', 'a');
  const runId = await storeRun(srId, '2026-01-01T00:00:00Z');
  const [request] = await rowsOf<{ id: number }>('SELECT id FROM sourcing_requests');
  const waiting = async (count: number) => {
    const locks = "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    while ((await rowsOf<{ n: number }>(locks))[0]?.n !== count)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const calls = await withTransaction(pool(), async (client) => {
    const runIds = await lockRequestsAndRuns(client, [request?.id ?? 0]);
    const started = service.call('POST', '/api/sourcing-jobs', { sr_id: srId });
    const said = giveFeedback(
      { database: service.service.database, clock: at('2026-02-01T00:00:00Z') },
      {
        platform: 'alibaba',
        productId: 'p0',
        specKey: specKey('Material', ['steel']),
        specName: 'Material',
        specValues: ['steel'],
      },
      { verdict: 'match', note: null, value: null, by: 'Jonas' },
      { runId, caller: 'api' },
    );
    said.catch(() => undefined);
    await waiting(2);
    await deleteRequests(client, [request?.id ?? 0], runIds);
    await client.query('DELETE FROM sourcing_runs WHERE run_id = ANY ($1::uuid[])', [runIds]);
    return [started, said] as const;
  });
  expect((await calls[0]).status).toBe(404);
  await expect(calls[1]).rejects.toThrow(`There is no run ${runId}.`);
  expect(await rowsOf('SELECT run_id FROM sourcing_runs')).toEqual([]);
  expect(await rowsOf('SELECT run_id FROM spec_feedback')).toEqual([]);
});
