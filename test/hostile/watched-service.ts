import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { nodeEnvironment, nodeFlags } from '../../bin/node-runtime.mjs';
import { type AssayProcess, startAssay } from '../support/assay-process.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { makeTestFolder } from '../support/test-folder.ts';

/** What a service did while something was done to it. */
export interface Watched {
  healthP99Ms: number;
  healthMaxMs: number;
  healthAsked: number;
  mostMb: number;
  /** Of the machine, in the minute before: latencies tell little of the service on a busy one. */
  load: number;
}

/** A `serve` process with two workers, asked for its health every 50 ms, its memory read as often. */
export interface WatchedService extends AsyncDisposable {
  origin: string;
  databaseUrl: string;
  catalogUri: string;
  process: AssayProcess;
  call<Body = unknown>(method: string, url: string, body?: unknown): Promise<{ status: number; body: Body }>;
  /** Everything since the last call of this. */
  watched(): Promise<Watched>;
  /** Runs a request of one item to its end; resolves to the run. */
  source(item: object): Promise<{ runId: string; state: string; error: string | null }>;
}

export async function openWatchedService(): Promise<WatchedService> {
  const folder = makeTestFolder('hostile');
  const database = await createTestDatabase();
  const catalogUri = path.join(folder, 'catalog');
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    CATALOG_URI: catalogUri,
    PORT: '0',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: nodeFlags.join(' '),
    ...nodeEnvironment,
  };
  const process = startAssay(['serve'], env);
  await process.says('Assay serves http');
  const origin = /Assay serves (http:\S+) /.exec(process.errors())?.[1] ?? '';
  const watcher = new Worker(new URL('./watch-process.ts', import.meta.url), {
    workerData: { origin, pid: process.child.pid },
  });

  async function call<Body>(method: string, url: string, body?: unknown): Promise<{ status: number; body: Body }> {
    const answer = await fetch(`${origin}${url}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  let requests = 0;
  return {
    ...{ origin, databaseUrl: database.url, catalogUri, process, call },
    async watched() {
      watcher.postMessage('take');
      const [{ latencies, mostMb }] = (await once(watcher, 'message')) as [{ latencies: number[]; mostMb: number }];
      const sorted = latencies.toSorted((a, b) => a - b);
      const watched = {
        healthP99Ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
        healthMaxMs: Math.round(sorted.at(-1) ?? 0),
        healthAsked: sorted.length,
        mostMb: Math.round(mostMb),
        load: Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]),
      };
      return watched;
    },
    async source(item) {
      requests += 1;
      const stored = await call<{ sr_id: string }>('POST', '/api/v1/sourcing-requests', {
        ...{ external_id: `hostile-${requests}`, merchant: { id: 'm', name: 'M' }, items: [item] },
      });
      const started = await call<{ job_id: string }>('POST', '/api/sourcing-jobs', { sr_id: stored.body.sr_id });
      const runId = started.body.job_id;
      for (;;) {
        const { body } = await call<{ state: string; error: string | null }>('GET', `/api/runs/${runId}`);
        if (body.state !== 'queued' && body.state !== 'running') return { runId, state: body.state, error: body.error };
        await sleep(200);
      }
    },
    async [Symbol.asyncDispose]() {
      await watcher.terminate();
      await process.kill();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
