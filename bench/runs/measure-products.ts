import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateLoad } from '../requests/load-client.ts';
import type { BenchService } from './bench-service.ts';

/** Fewer than are answered and wait at a time: further answers of all products are refused (docs/operations.md). */
const connections = 24;
const rounds = 3;
const sliceMs = 2_000;

/** The products of a run of 2,000 against a server that sends the same bytes from memory, in turns, median of rounds. */
export async function measureProducts(bench: BenchService, folder: string): Promise<void> {
  const worker = await bench.startProcess(['work', '--concurrency', '1'], 'Working on runs');
  const item = { name: 'bottle', description: 'Steel bottle', quantity: 500 };
  const specs = ['Material', 'Capacity', 'Colour', 'Weight', 'Logo', 'BPA free', 'Use', 'Country of origin'];
  const values = ['steel', '500 ml', 'black', 'at most 600 g', 'laser', 'yes', 'travel', 'China'];
  const wanted = { ...item, specs: specs.map((name, index) => ({ name, value: values[index] })) };
  const runId = await bench.start(await bench.storeRequest([wanted]), { max_candidates: 2000 });
  await bench.ended(runId);
  await worker.stop();

  const server = await bench.startProcess(['serve', '--no-worker'], 'Assay serves', { PORT: '0' });
  const port = Number(/Assay serves http:\/\/[^:]+:(\d+)/.exec(server.said())?.[1]);
  const paths = { page: `/job/${runId}/products?page=1&page_size=50`, all: `/job/${runId}/products` };
  const bodies = { page: '', all: '' };
  for (const kind of ['page', 'all'] as const) {
    bodies[kind] = await (await fetch(`http://127.0.0.1:${port}${paths[kind]}`)).text();
    await writeFile(path.join(folder, `${kind}.json`), bodies[kind]);
  }
  const floor = fork(
    path.join(import.meta.dirname, 'bytes-server.ts'),
    ['page', 'all'].map((kind) => path.join(folder, `${kind}.json`)),
  );
  const [message] = (await once(floor, 'message')) as [{ port: number }];
  const { total_count: total } = JSON.parse(bodies.all) as { total_count: number };
  console.log(`\nProducts of a run with ${total}, ${connections} connections, requests/s (median of ${rounds})`);
  let different = 0;
  for (const [kind, goal, isRepeated] of [
    ['page', 0.7, true],
    ['all', 0.5, true],
    ['page', 0.7, false],
  ] as const) {
    const rates: { floor: number[]; assay: number[] } = { floor: [], assay: [] };
    for (let round = -1; round < rounds; round++) {
      for (const [name, at, url] of [
        ['floor', message.port, `/${kind}`],
        ['assay', port, paths[kind]],
      ] as const) {
        const load = await generateLoad(at, connections, round < 0 ? 500 : sliceMs, () => ({
          method: 'GET',
          // A product that is nowhere, to be left out: the same bytes, but another question, whose answer is not kept.
          path: isRepeated || name === 'floor' ? url : `${url}&exclude=${different++}`,
        }));
        if (round >= 0) rates[name].push(load.requests / load.seconds); // the first round only warms up
      }
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
    const [bare, assay] = [median(rates.floor), median(rates.assay)];
    const what = `${kind === 'page' ? 'first page of 50' : `all ${total}`}${isRepeated ? '' : ', every question a new one'}`;
    const size = `${Math.round(bodies[kind].length / 1000)} kB`;
    const figures = `bytes from memory ${bare.toFixed(0)}, Assay ${assay.toFixed(0)}`;
    console.log(`${what} (${size}): ${figures}, ratio ${(assay / bare).toFixed(2)} (goal ${goal})`);
  }
  floor.disconnect();
  await server.stop();
}
