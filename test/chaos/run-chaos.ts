// `npm run test:chaos [-- --minutes 5 --clients 6]`: two servers and three workers on a PostgreSQL server, under a mixed load,
// while everything that can be taken from them is taken. Prints the ledger; ends with 1 when a claim does not hold. Linux only;
// the catalog's disk is filled and made read-only where this process may mount one (as root).
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { describeMarketplace, openMarketplaceServer } from '../support/marketplace-server.ts';
import { startPostgresServer } from '../support/postgres-server.ts';
import { runAssay } from '../support/run-assay.ts';
import { aProduct, bottles } from '../support/sourcing-builders.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { checkLedger } from './check-ledger.ts';
import { createDisturbances, type Outage } from './disturbances.ts';
import { keepProcess } from './installation.ts';
import { createLoad } from './load.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, clients: { type: 'string', default: '6' } },
});
const loadMs = Number(values.minutes) * 60_000;
/** With the start, the rest of the runs and the checks: ten minutes for five of load. */
const endOfRunsMs = 180_000;
const say = (text: string) => process.stdout.write(`${text}\n`);
const folder = makeTestFolder('chaos');

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** A small disk for the catalog alone, that can be filled and made read-only. */
function mountDisk(): string | undefined {
  const place = path.join(folder, 'disk');
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'assay-chaos', place], { stdio: 'ignore' });
    return place;
  } catch {
    return undefined;
  }
}

const startedMs = Date.now();
await using cleanup = new AsyncDisposableStack();
cleanup.defer(() => rm(folder, { recursive: true, force: true }));
// Stopped early, it leaves nothing running either.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanup.disposeAsync().finally(() => process.exit(1)));
}
const [postgresPort = 0, firstPort = 0, secondPort = 0] = await freePorts(3);
const home = path.join(folder, 'postgres');
mkdirSync(home);
const postgres = cleanup.use(await startPostgresServer(home, postgresPort));
const disk = mountDisk();
if (disk !== undefined) cleanup.defer(() => void execFileSync('umount', ['-l', disk]));
const marketplace = cleanup.use(
  await openMarketplaceServer(
    Array.from({ length: 20 }, (_, n) => aProduct({ product_id: `m-${n}`, title: `Steel water bottle ${n} 500 ml` })),
  ),
);
const sources = path.join(folder, 'sources.json');
writeFileSync(sources, JSON.stringify({ sources: [describeMarketplace(marketplace.origin)] }));
const feed = path.join(folder, 'feed.jsonl');
const many = Array.from({ length: 300 }, (_, n) => aProduct({ title: `Steel water bottle model ${n}` }));
writeFileSync(feed, [...bottles(), ...many].map((product) => `${JSON.stringify(product)}\n`).join(''));
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: path.join(folder, 'data'),
  CATALOG_URI: path.join(disk ?? folder, 'catalog'),
  SOURCES_FILE: sources,
  LOG_LEVEL: 'fatal',
};
const imported = await runAssay(['catalog', 'import', feed], env);
if (imported.code !== 0) throw new Error(`The catalog cannot be loaded: ${imported.errors}`);

const steady = keepProcess('server 1', ['serve', '--no-worker'], env, folder, firstPort);
const second = keepProcess('server 2', ['serve', '--no-worker'], env, folder, secondPort);
const workers = [1, 2, 3].map((n) => keepProcess(`worker ${n}`, ['work'], env, folder));
const processes = [steady, second, ...workers];
cleanup.defer(() => Promise.all(processes.map((kept) => kept.stop())).then(() => undefined));
for (const { origin } of [steady, second]) {
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(200);
}
say(
  `Ready after ${Math.round((Date.now() - startedMs) / 1000)} s. Load for ${values.minutes} minutes by ${values.clients} clients.`,
);

/** So many runs under way keep the workers busy, and are over soon after the load. */
const mostOpenRuns = 12;
let openRuns = 0;
async function countOpenRuns(): Promise<number> {
  const client = new pg.Client({
    connectionString: postgres.url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ open: number }>(
      `SELECT count(*)::integer AS open FROM sourcing_runs WHERE state IN ('queued', 'running')`,
    );
    return rows[0]?.open ?? 0;
  } catch {
    return mostOpenRuns; // the database is away: no further runs meanwhile
  } finally {
    void client.end().catch(() => undefined);
  }
}
const counting = setInterval(async () => {
  openRuns = await countOpenRuns();
}, 1_000);

const load = createLoad([steady.origin ?? '', second.origin ?? ''], Number(values.clients), {
  mayStart: () => openRuns < mostOpenRuns,
});
const ending = new AbortController();
const loading = load.run(ending.signal);
const memory: number[] = [];
const sampling = setInterval(() => memory.push(steady.megabytes() ?? 0), 2_000);
const outages: Outage[] = [];
const disturbances = Object.entries(createDisturbances(outages));
const around = { postgres, marketplace, processes: [second, ...workers], disk, feed, env };
const broken: string[] = [];
const endAtMs = Date.now() + loadMs;
let deck: typeof disturbances = [];
let done = 0;
while (Date.now() < endAtMs - 15_000) {
  await sleep(2_500);
  if (deck.length === 0) deck = disturbances.toSorted(() => Math.random() - 0.5);
  const [name, disturb] = deck.pop() ?? disturbances[0] ?? [];
  if (name === undefined || disturb === undefined) break;
  const at = Math.round((Date.now() - startedMs) / 1000);
  const said = await disturb(around).catch((error: unknown) => {
    broken.push(`${name}: ${error instanceof Error ? error.message : error}`);
    return 'FAILED, see below';
  });
  say(`${String(at).padStart(4)} s  ${name}: ${said}`);
  done += 1;
}
await sleep(Math.max(0, endAtMs - Date.now()));
ending.abort();
await loading;
say(`Load ended after ${done} disturbances. Waiting for the runs to end.`);

clearInterval(counting);
const giveUpMs = Date.now() + endOfRunsMs;
while ((await countOpenRuns()) > 0 && Date.now() < giveUpMs) await sleep(500);
// The end of a job is stored after that of its item.
await sleep(3_000);
clearInterval(sampling);

const findings = await checkLedger(postgres.url, load.ledger, outages, memory);
findings.push({
  claim: 'processes end only when they are killed, and every disturbance leaves what it should',
  counted: `${done} disturbances`,
  faults: [...processes.flatMap(({ ownEnds }) => ownEnds), ...broken],
});
const { creates, patches, starts, reads } = load.ledger.acknowledged;
say(`\nAcknowledged: ${creates} creates, ${patches} patches, ${starts} starts, ${reads} reads.\n`);
for (const { claim, counted, faults } of findings) {
  say(`${faults.length === 0 ? 'holds' : 'FAILS'}  ${claim} (${counted})`);
  for (const fault of faults.slice(0, 10)) say(`         ${fault}`);
  if (faults.length > 10) say(`         and ${faults.length - 10} more`);
}
say(`\n${Math.round((Date.now() - startedMs) / 1000)} s in all.`);
if (findings.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
