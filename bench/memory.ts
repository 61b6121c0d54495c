// `npm run bench:memory -- [--requests 100000] [--runs 1000]`: resident memory of a compiled server that has just
// started, after so many creates and reads, after so many runs, and at its most while 8 clients read the largest
// answers of a run of 30 items. Linux only: memory comes from /proc.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateLoad } from './requests/load-client.ts';
import { sampleBody } from './requests/sample-body.ts';
import { compiled, measureCommand, root, startServer } from './started-program.ts';

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, runs: { type: 'string', default: '1000' } },
});
const requestsPath = '/api/v1/sourcing-requests';
const readers = 8;
const folder = await mkdtemp(path.join(os.tmpdir(), 'assay-bench-memory-'));
const env = { DATA_DIR: folder };
await measureCommand([compiled, 'catalog', 'import', path.join(root, 'sample', 'catalog.jsonl')], '', env);
const server = await startServer(compiled, env);
try {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  report('idle after start');
  await loadRequests(Number(options.requests));
  report(`after ${options.requests} requests`);
  for (let run = 0; run < Number(options.runs); run += 1) await runOf(await store(`run-${run}`, 1), 5_000);
  report(`after ${options.runs} runs`);
  const runId = await runOf(await store('large', 30), 600_000);
  for (const place of [
    `api/runs/${runId}/result`,
    ...['questions', 'products.csv', 'products.xlsx'].map((name) => `job/${runId}/${name}`),
  ]) {
    await measureReaders(`${server.origin}/${place}`, place.replace(runId, '…'));
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function report(what: string): void {
  console.log(`${what.padEnd(50)} ${server.megabytes().toFixed(0).padStart(5)} MB`);
}

async function loadRequests(wanted: number): Promise<void> {
  const template = sampleBody('@', 5);
  let sent = 0;
  while (sent < wanted) {
    const { requests } = await generateLoad(Number(new URL(server.origin).port), 16, 1_000, () => {
      sent += 1;
      return sent % 2 === 0
        ? { method: 'POST', path: requestsPath, body: template.replace('@', `load-${sent}`) }
        : { method: 'GET', path: `${requestsPath}?limit=1` };
    });
    sent = Math.max(sent, requests);
  }
}

async function call<Answer>(place: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${server.origin}${place}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${place} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A request of the sample, its items repeated up to so many. */
async function store(externalId: string, items: number): Promise<string> {
  const demo = JSON.parse(readFileSync(path.join(root, 'sample', 'requests', 'demo.json'), 'utf8'));
  const repeated = Array.from({ length: items }, (_, index) => demo.items[index % demo.items.length]);
  const { sr_id } = await call<{ sr_id: string }>(requestsPath, { ...demo, external_id: externalId, items: repeated });
  return sr_id;
}

async function runOf(srId: string, limitMs: number): Promise<string> {
  const { job_id } = await call<{ job_id: string }>('/api/sourcing-jobs', { sr_id: srId });
  const giveUpAt = performance.now() + limitMs * 10;
  for (;;) {
    const { state } = await call<{ state: string }>(`/api/runs/${job_id}`);
    if (state === 'done') return job_id;
    if (state === 'failed' || performance.now() > giveUpAt) throw new Error(`The run ${job_id} is ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The most memory while `readers` clients read an answer, each twice. */
async function measureReaders(url: string, what: string): Promise<void> {
  let most = 0;
  let bytes = 0;
  const watch = setInterval(() => {
    most = Math.max(most, server.megabytes());
  }, 5);
  await Promise.all(
    Array.from({ length: readers }, async () => {
      for (let read = 0; read < 2; read += 1) {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
        bytes = (await answer.arrayBuffer()).byteLength;
      }
    }),
  );
  clearInterval(watch);
  console.log(
    `${`${readers} readers of ${what} (${(bytes / 1e6).toFixed(1)} MB)`.padEnd(50)} ${most.toFixed(0).padStart(5)} MB`,
  );
}
