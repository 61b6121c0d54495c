import pg from 'pg';
import type { Outage } from './disturbances.ts';
import type { KnownRequest, Ledger } from './load.ts';

export interface Finding {
  claim: string;
  counted: string;
  /** Empty when the claim holds. */
  faults: string[];
}

/** A statement waits 30 s for a connection and 60 s for its answer; a process opens its connections again after that. */
const aftermathMs = 95_000;

/** What is true at the end, held against what was acknowledged. */
export async function checkLedger(
  url: string,
  ledger: Ledger,
  outages: readonly Outage[],
  memory: readonly number[],
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows;
  const findings: Finding[] = [];
  const claim = (text: string, counted: string, faults: string[]) => findings.push({ claim: text, counted, faults });
  try {
    const stored = await ask<{ id: string; version: string; notes: string | null; external_id: string }>(
      'SELECT id, version, notes, external_id FROM sourcing_requests',
    );
    const byId = new Map(stored.map((row) => [`SR-${row.id}`, row]));
    claim(
      'no acknowledged request is lost or other than what was acknowledged last',
      `${ledger.requests.size} requests, ${ledger.acknowledged.patches} patches`,
      [...ledger.requests.values()].flatMap((known) => {
        const row = byId.get(known.srId);
        if (row === undefined) return [`${known.srId} is not there`];
        const is = (wanted: Pick<KnownRequest, 'version' | 'notes'> | undefined) =>
          Number(row.version) === wanted?.version && row.notes === wanted.notes;
        if (is(known) || is(known.uncertain)) return [];
        return [
          `${known.srId} has version ${row.version} and "${row.notes}", not ${known.version} and "${known.notes}"`,
        ];
      }),
    );
    const twice = await ask<{ external_id: string }>(
      'SELECT external_id FROM sourcing_requests GROUP BY external_id, merchant_id HAVING count(*) > 1',
    );
    const half = await ask<{ id: string }>(
      `SELECT r.id FROM sourcing_requests r
        WHERE r.item_count = 0 OR r.item_count <> (SELECT count(*) FROM sourcing_request_items i WHERE i.sourcing_request_id = r.id)`,
    );
    claim('no request is half saved or saved twice', `${stored.length} requests`, [
      ...half.map(({ id }) => `SR-${id} lacks items`),
      ...twice.map(({ external_id }) => `${external_id} is there twice`),
    ]);
    const gaps = await ask<{ id: string; version: string; changes: string; first: string; last: string }>(
      `SELECT r.id, r.version, count(h.version) AS changes, min(h.version) AS first, max(h.version) AS last
         FROM sourcing_requests r LEFT JOIN sourcing_request_history h ON h.sourcing_request_id = r.id
        GROUP BY r.id, r.version
       HAVING count(h.version) <> max(h.version) - min(h.version) + 1 OR max(h.version) <> r.version OR min(h.version) > 2`,
    );
    claim(
      'versions have no gaps',
      `${stored.reduce((sum, { version }) => sum + Number(version), 0)} versions`,
      gaps.map(({ id, version, changes, first, last }) => `SR-${id} at ${version} has ${changes}, ${first} to ${last}`),
    );
    const runs = await ask<{ run_id: string; state: string; error: string | null }>(
      'SELECT run_id, state, error FROM sourcing_runs',
    );
    const known = new Set(runs.map(({ run_id }) => run_id));
    const states = Object.entries(Object.groupBy(runs, ({ state }) => state)).map(
      ([state, of]) => `${of?.length} ${state}`,
    );
    claim('every acknowledged run is there, and ended as done, or as failed with a reason', states.join(', '), [
      ...[...ledger.runs].filter((id) => !known.has(id)).map((id) => `${id} is not there`),
      ...runs
        .filter(({ state, error }) => state !== 'done' && (state !== 'failed' || error === null))
        .map(({ run_id, state }) => `${run_id} is ${state}`),
    ]);
    const torn = await ask<{ run_id: string; position: number }>(
      `SELECT i.run_id, i.position FROM run_items i JOIN sourcing_runs r ON r.run_id = i.run_id
        WHERE i.state = 'queued'
           OR i.state = 'done' AND (i.stats ->> 'scored')::integer <> (
                SELECT count(*) FROM run_products p WHERE p.run_id = i.run_id AND p.item_position = i.position)`,
    );
    const sums = await ask<{ run_id: string }>(
      `SELECT run_id FROM sourcing_runs r WHERE items_done + items_failed <> items_total
           OR items_done <> (SELECT count(*) FROM run_items i WHERE i.run_id = r.run_id AND i.state = 'done')`,
    );
    const [{ items } = { items: '0' }] = await ask<{ items: string }>('SELECT count(*) AS items FROM run_items');
    claim('every item of a run was stored whole, once', `${items} items`, [
      ...torn.map(({ run_id, position }) => `item ${position} of ${run_id} is not whole`),
      ...sums.map(({ run_id }) => `the progress of ${run_id} is not that of its items`),
    ]);
    const jobs = await ask<{ name: string; state: string; count: string }>(
      `SELECT name, state::text, count(*) FROM pgboss.job WHERE state < 'completed' AND name LIKE 'source-item%' GROUP BY 1, 2`,
    );
    claim(
      'nothing is left in the queue',
      `${jobs.length} kinds of jobs`,
      jobs.map((job) => JSON.stringify(job)),
    );
  } finally {
    await client.end();
  }
  const isDuring = (atMs: number) => outages.some(({ fromMs, toMs }) => atMs >= fromMs && atMs <= toMs + aftermathMs);
  const isStarting = (what: string) => what.includes('The service is not ready');
  const faults = ledger.oddities.filter(({ isServerFault }) => isServerFault);
  const total = Object.values(ledger.acknowledged).reduce((sum, count) => sum + count, 0);
  claim(
    'no answer is outside the contract; 5xx come only while the database was away or a process starts',
    `${total} answers, ${ledger.unanswered} broken connections, ${faults.length} 5xx`,
    ledger.oddities
      .filter(({ isServerFault, atMs, what }) => !(isServerFault && (isDuring(atMs) || isStarting(what))))
      .map(({ what, atMs }) => `${new Date(atMs).toISOString().slice(11, 19)} ${what}`),
  );
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [early, late] = [memory.slice(memory.length / 4, memory.length / 2), memory.slice((memory.length * 3) / 4)].map(
    median,
  );
  claim(
    'the memory of a server that lives through all of it is flat',
    `${Math.round(early ?? 0)} MB in the second quarter, ${Math.round(late ?? 0)} MB in the last`,
    (late ?? 0) > (early ?? 0) * 1.3 + 30 ? ['it grew by more than 30 % and 30 MB'] : [],
  );
  return findings;
}
