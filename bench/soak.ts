// npm run bench:soak -- [--minutes 30] [--clients 4]: one `assay serve` on an embedded database under a mixed load of creates,
// patches, runs and reads. Prints memory, open files, what was answered and how fast, a line for each tenth of the time: what
// leaks shows as a column that grows. Linux only: memory and files come from /proc.

import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { importFeed } from '../src/catalog/feeds/import-feed.ts';
import { createLoad } from '../test/chaos/load.ts';
import { compiled, measureCommand, root, startServer } from './started-program.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, clients: { type: 'string', default: '4' } },
});
const steps = 10;
const stepMs = (Number(values.minutes) * 60_000) / steps;
const folder = await mkdtemp(path.join(os.tmpdir(), 'assay-soak-'));
try {
  const uri = path.join(folder, 'catalog');
  await importFeed({ uri, file: path.join(root, 'sample', 'catalog.jsonl'), platforms: ['1688', 'alibaba'] });
  await measureCommand([compiled, '--version']); // compiles, where that is still to be done
  const server = await startServer(compiled, { DATA_DIR: folder });
  const { pid } = server.process;
  let durations: number[] = [];
  const load = createLoad([server.origin], Number(values.clients), { onAnswer: (ms) => void durations.push(ms) });
  const ending = new AbortController();
  const loading = load.run(ending.signal);
  console.log('minutes   memory  heap+external  open files  answers   p50 ms   p99 ms   max ms   5xx');
  let answered = 0;
  for (let step = 1; step <= steps; step++) {
    durations = [];
    await sleep(stepMs);
    const sorted = durations.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1).padStart(8);
    answered += sorted.length;
    const files = (await readdir(`/proc/${pid}/fd`)).length;
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0);
    const heap = value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes');
    console.log(
      `${((step * stepMs) / 60_000).toFixed(1).padStart(7)}  ${residentMb(pid).toFixed(0).padStart(4)} MB  ` +
        `${(heap / 1e6).toFixed(0).padStart(10)} MB  ${String(files).padStart(10)}  ${String(answered).padStart(7)} ` +
        `${at(0.5)} ${at(0.99)} ${at(1)}  ${String(load.ledger.oddities.length).padStart(4)}`,
    );
  }
  ending.abort();
  await loading;
  for (const { what } of load.ledger.oddities.slice(0, 5)) console.log(what);
  console.log(JSON.stringify(load.ledger.acknowledged));
  await server.stop();
} finally {
  await rm(folder, { recursive: true, force: true });
}

function residentMb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
