// A thread that asks a service for its health every 50 ms and reads its memory as often: what the tests compute between
// their requests holds it up no more than it holds up the service.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, pid } = workerData as { origin: string; pid: number };

let latencies: number[] = [];
let mostMb = 0;

parentPort?.on('message', () => {
  parentPort?.postMessage({ latencies, mostMb });
  latencies = [];
  mostMb = 0;
});

for (;;) {
  const started = performance.now();
  const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
  latencies.push(answer?.ok === true ? performance.now() - started : Number.POSITIVE_INFINITY);
  await answer?.arrayBuffer();
  mostMb = Math.max(mostMb, residentMb());
  await sleep(50);
}

function residentMb(): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // ended, or a system without /proc
  }
}
