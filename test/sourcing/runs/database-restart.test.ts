import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importFeed } from '../../../src/catalog/feeds/import-feed.ts';
import { readConfig } from '../../../src/config.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import { silentLog } from '../../../src/observability/log.ts';
import { openService } from '../../../src/service.ts';
import { DataFolder } from '../../db/fixtures/data-folder.ts';
import { runJob } from '../../support/run-records.ts';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { callApp } from '../../support/test-service.ts';

test('a run completes, item by item once, although PostgreSQL is killed in the middle of it', async () => {
  await using folder = new DataFolder();
  const config = readConfig({ DATA_DIR: folder.dataDir });
  const feed = path.join(folder.root, 'feed.jsonl');
  await writeFile(
    feed,
    bottles()
      .map((product) => `${JSON.stringify(product)}\n`)
      .join(''),
  );
  await importFeed({ uri: config.catalogUri, file: feed, platforms: config.platforms, onRejected: () => {} });
  await using service = await openService({
    config,
    log: silentLog,
    clock: systemClock,
    onProgress: () => {},
    drainTimeoutMs: 1_000,
  });
  const call = callApp(await service.createApp());
  const items = Array.from({ length: 60 }, (_, index) => anItem(`Steel water bottle ${index}`, bottleSpecs));
  const srId = await storeRequest(call, items);
  const runId = await startJob(call, srId);
  const done = async () => (await call<{ progress: { done: number } }>('GET', `/api/runs/${runId}`)).body.progress.done;
  await service.startWorker(2);
  while ((await done()) < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  process.kill(folder.livingServerPid(), 'SIGKILL');

  // Requests may fail while the server is away; the run may not.
  const isOver = async () => {
    const { status, body } = await call<{ state: string }>('GET', `/api/runs/${runId}`);
    return status === 200 && body.state !== 'queued' && body.state !== 'running';
  };
  while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 100));
  const record = await call<{ state: string; resultHash: string }>('GET', `/api/runs/${runId}/result`);
  expect(record.body.state).toBe('done');
  const undisturbed = await runJob(call, srId);
  const again = await call<{ resultHash: string }>('GET', `/api/runs/${undisturbed}/result`);
  expect(record.body.resultHash).toBe(again.body.resultHash);
});
