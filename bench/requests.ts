// `npm run bench:requests -- [--seconds 3] [--rounds 3] [--only create|update|list|read] [--memory]`: the sourcing requests
// against a floor (requests/floor-server.ts), in the same run, on the server of DATABASE_URL or an embedded one in a
// temporary folder.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Compile } from 'typebox/compile';
import { type Database, openDatabase } from '../src/db/open-database.ts';
import { compileCheck } from '../src/http/schema-check.ts';
import { parseStrictJson } from '../src/http/strict-json.ts';
import { createRequestSchema } from '../src/sourcing/requests/request-schemas.ts';
import { generateLoad, type LoadRequest } from './requests/load-client.ts';
import { largeBody, sampleBody } from './requests/sample-body.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    memory: { type: 'boolean', default: false },
  },
});
const connections = 32;
const sliceMs = Number(options.seconds) * 1000;
const rounds = Number(options.rounds);
const requestsPath = '/api/v1/sourcing-requests';
const run = Date.now().toString(36);
let lastExternalId = 0;

interface Server {
  port: number;
  process: ChildProcess;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'assay-bench-'));
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: folder });
const floor = await startServer('floor');
const assay = await startServer('assay');
try {
  measureValidation();
  if (options.memory) await measureMemory();
  else await measureSpeed(database);
} finally {
  for (const server of [floor, assay]) {
    const ended = once(server.process, 'exit');
    server.process.disconnect();
    await ended; // its connections go before the database does
  }
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function measureSpeed({ pool }: Database): Promise<void> {
  console.log(
    `${connections} connections, ${rounds} rounds of ${options.seconds} s each, requests per second (median)`,
  );
  for (const items of [1, 5, 100]) {
    const template = sampleBody('@', items);
    const body = () => template.replace('@', nextExternalId());
    await compare(
      `create, ${items} item${items === 1 ? '' : 's'}`,
      0.75,
      () => ({ method: 'POST', path: '/create', body: body() }),
      () => ({ method: 'POST', path: requestsPath, body: body() }),
    );
  }

  const updated = await Promise.all(Array.from({ length: connections * 3 }, () => create(5)));
  const versions = updated.map(() => 0);
  const editItem = (index: number) => {
    const version = nextVersion(versions, index);
    return { version, item: { id: updated[index]?.items[2]?.id, notes: `Changed ${version}` } };
  };
  const assayUpdate = (connection: number): LoadRequest => {
    const { version, item } = editItem(connections + connection);
    const body = JSON.stringify({ version, items: [item] });
    return { method: 'PATCH', path: `${requestsPath}/SR-${updated[connections + connection]?.id}`, body };
  };
  await compare(
    'update of one item of 5',
    0.5,
    (connection) => {
      const version = nextVersion(versions, connection);
      const body = JSON.stringify({ version, notes: `Changed ${version}` });
      return { method: 'PATCH', path: `/update/${updated[connection]?.id}`, body };
    },
    assayUpdate,
  );
  await compare(
    'update, floor of same rows',
    0.8,
    (connection) => {
      const index = connections * 2 + connection;
      return {
        method: 'PATCH',
        path: `/update-same-rows/${updated[index]?.id}`,
        body: JSON.stringify(editItem(index)),
      };
    },
    assayUpdate,
  );
  await compare(
    'list of 50',
    0.75,
    () => ({ method: 'GET', path: '/list' }),
    () => ({ method: 'GET', path: `${requestsPath}?limit=50` }),
  );

  const { id } = await create(100);
  const prepared = await (await fetch(`http://127.0.0.1:${assay.port}${requestsPath}/SR-${id}`)).text();
  await pool.query('create table if not exists bench_prepared (id bigint primary key, json text not null)');
  await pool.query('insert into bench_prepared values ($1, $2)', [id, prepared]);
  await compare(
    `read, 100 items (${Math.round(prepared.length / 1000)} kB)`,
    0.7,
    () => ({ method: 'GET', path: `/read/${id}` }),
    () => ({ method: 'GET', path: `${requestsPath}/SR-${id}` }),
  );
  await pool.query('drop table bench_prepared');
}

async function compare(
  name: string,
  wantedRatio: number,
  floorRequest: (connection: number) => LoadRequest,
  assayRequest: (connection: number) => LoadRequest,
): Promise<void> {
  if (!name.startsWith(options.only ?? '')) return;
  const rates: { floor: number[]; assay: number[] } = { floor: [], assay: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const [kind, server, request] of [
      ['floor', floor, floorRequest],
      ['assay', assay, assayRequest],
    ] as const) {
      const { requests, seconds } = await generateLoad(server.port, connections, round < 0 ? 500 : sliceMs, request);
      if (round >= 0) rates[kind].push(requests / seconds); // the first round only warms up
    }
  }
  const [floorRate, assayRate] = [median(rates.floor), median(rates.assay)];
  const ratio = assayRate / floorRate;
  const verdict = ratio >= wantedRatio ? 'reached' : 'MISSED';
  console.log(
    `${name.padEnd(27)} floor ${floorRate.toFixed(0).padStart(6)}  assay ${assayRate.toFixed(0).padStart(6)}  ` +
      `ratio ${ratio.toFixed(2)}  (${wantedRatio} wanted: ${verdict})`,
  );
}

/** The schema check of a body of 1 MB against TypeBox's, against JSON.parse of it, and against the whole strict parse. */
function measureValidation(): void {
  const text = largeBody();
  const bytes = Buffer.from(text);
  const value: unknown = JSON.parse(text);
  const check = compileCheck(createRequestSchema);
  if (!check(value)) throw new Error('The body for the measurement must be valid');
  const parseMs = medianMs(() => JSON.parse(text));
  const strictMs = medianMs(() => parseStrictJson(bytes));
  const checkMs = medianMs(() => check(value));
  const typebox = Compile(createRequestSchema);
  const typeboxMs = medianMs(() => typebox.Check(value));
  console.log(
    `validation of ${(bytes.length / 1e6).toFixed(2)} MB: JSON.parse ${parseMs.toFixed(2)} ms, schema check ` +
      `${checkMs.toFixed(2)} ms (TypeBox's ${typeboxMs.toFixed(2)} ms), bytes to value with the strict rules ${strictMs.toFixed(2)} ms`,
  );
}

/** Memory of the service after every 20,000 of 100,000 requests: creates and reads in turn. */
async function measureMemory(): Promise<void> {
  const template = sampleBody('@', 5);
  let sent = 0;
  let nextReport = 0;
  while (sent < 120_000) {
    if (sent >= nextReport) {
      const { rss, heapUsed } = await memoryOf(assay);
      console.log(`${String(sent).padStart(7)} requests: heap ${megabytes(heapUsed)}, resident ${megabytes(rss)}`);
      nextReport += 20_000;
    }
    const { requests } = await generateLoad(assay.port, connections, 1000, () => {
      return Math.random() < 0.5
        ? { method: 'POST', path: requestsPath, body: template.replace('@', nextExternalId()) }
        : { method: 'GET', path: `${requestsPath}?limit=1` };
    });
    sent += requests;
  }
}

async function startServer(kind: 'floor' | 'assay'): Promise<Server> {
  const file = path.join(import.meta.dirname, 'requests', 'bench-server.ts');
  const env = { ...process.env, BENCH_CONNECTION: JSON.stringify(database.connection) };
  const child = fork(file, [kind], { env, execArgv: ['--expose-gc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, process: child };
}

async function memoryOf(server: Server): Promise<{ rss: number; heapUsed: number }> {
  server.process.send('memory');
  const [usage] = (await once(server.process, 'message')) as [{ rss: number; heapUsed: number }];
  return usage;
}

async function create(items: number): Promise<{ id: number; items: { id: number }[] }> {
  const answer = await fetch(`http://127.0.0.1:${assay.port}${requestsPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: sampleBody(nextExternalId(), items),
  });
  return (await answer.json()) as { id: number; items: { id: number }[] };
}

function nextExternalId(): string {
  lastExternalId += 1;
  return `${run}-${lastExternalId}`;
}

/** Versions count up from 1 for every request that is updated. */
function nextVersion(versions: number[], index: number): number {
  const version = (versions[index] ?? 0) + 1;
  versions[index] = version;
  return version;
}

function medianMs(work: () => unknown): number {
  const times: number[] = [];
  for (let round = 0; round < 60; round += 1) {
    const startedAt = performance.now();
    work();
    times.push(performance.now() - startedAt);
  }
  return median(times.slice(20));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
