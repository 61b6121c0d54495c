import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseAllowedPlaces } from '../../../src/lib/allowed-places.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import { createAddressGuard } from '../../../src/outgoing/address-guard.ts';
import type { DeliverJob } from '../../../src/sourcing/callbacks/callback.ts';
import { deliverCallback, giveUpDelivery } from '../../../src/sourcing/callbacks/deliver-callback.ts';
import { callbackOnRunEnded } from '../../../src/sourcing/callbacks/enqueue-callback.ts';
import { readRun } from '../../../src/sourcing/runs/read-run.ts';
import { startReceivingServer } from '../../support/receiving-server.ts';
import { startJob } from '../../support/sourcing-builders.ts';
import { type CallbackService, newSecret, openCallbackService } from './callback-service.ts';

let service: CallbackService;
// No worker: each attempt is made by the test, with a resolver and a log of its own.
beforeAll(async () => {
  service = await openCallbackService({});
});
afterAll(() => service?.close());

/** Stores the delivery of a run to this address; the job of its first attempt. */
async function storeDelivery(url: string): Promise<DeliverJob> {
  const runId = await startJob(service.call, await service.storeRequest(url));
  const { database, queue } = service.service;
  const run = await readRun(database.pool, runId);
  await callbackOnRunEnded({ queue, clock: systemClock, publicUrl: undefined })(database.pool, {
    ...run,
    state: 'done',
  });
  const [delivery] = await service.deliveriesOf(runId);
  if (delivery === undefined) throw new Error('No delivery was stored.');
  return { deliveryId: delivery.deliveryId, turn: 1 };
}

/** Makes one attempt; what it logs, and where the delivery stands afterwards. */
async function attempt(job: DeliverJob, options: { resolve?: LookupFunction; totalTimeoutMs?: number } = {}) {
  const { database } = service.service;
  const lines: object[] = [];
  const keep = (details: object, message: string) => void lines.push({ ...details, message });
  const resolve: LookupFunction = (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]);
  await deliverCallback(
    {
      database,
      queue: service.service.queue,
      clock: systemClock,
      log: { info: keep, warn: keep },
      secrets: [newSecret()],
      guard: createAddressGuard(parseAllowedPlaces(['127.0.0.1']), options.resolve ?? resolve),
      retrySeconds: [3600, 3600, 3600],
      timeouts: { connectTimeoutMs: 5_000, totalTimeoutMs: options.totalTimeoutMs ?? 5_000 },
    },
    job,
    new AbortController().signal,
  );
  return lines;
}

async function deliveryOf({ deliveryId }: DeliverJob) {
  const { rows } = await service.service.database.pool.query<{ run_id: string }>(
    'SELECT run_id FROM callback_deliveries WHERE delivery_id = $1',
    [deliveryId],
  );
  const [delivery] = await service.deliveriesOf(rows[0]?.run_id ?? '');
  return delivery;
}

describe('an attempt', () => {
  test('refuses a name that leads to a private address, and tries again later, since names move', async () => {
    const receiver = await startReceivingServer();
    const job = await storeDelivery(`http://shop.example:${receiver.port}/`);
    const privately: LookupFunction = (_host, _options, callback) =>
      callback(null, [{ address: '10.0.0.7', family: 4 }]);
    await attempt(job, { resolve: privately });
    expect(await deliveryOf(job)).toMatchObject({
      state: 'pending',
      error: expect.stringContaining('leads only to addresses that are never called: private use'),
    });
    await attempt({ ...job, turn: 2 });
    expect(await deliveryOf(job)).toMatchObject({ state: 'delivered', attempts: [{ status: null }, { status: 200 }] });
    await receiver.close();
  });

  test('ends when the receiver is silent', async () => {
    const receiver = await startReceivingServer(() => undefined);
    const job = await storeDelivery(receiver.origin);
    await attempt(job, { totalTimeoutMs: 100 });
    expect((await deliveryOf(job))?.attempts).toMatchObject([{ error: 'There was no answer within 100 ms.' }]);
    await receiver.close();
  });

  test('does nothing for an outdated job, whatever happened meanwhile', async () => {
    const receiver = await startReceivingServer((nth, _request, response) => response.writeHead(nth ? 200 : 500).end());
    const job = await storeDelivery(receiver.origin);
    await attempt(job);
    await attempt(job);
    expect(receiver.received).toHaveLength(1);
    await attempt({ ...job, turn: 2 });
    await attempt({ ...job, turn: 2 });
    expect(receiver.received).toHaveLength(2);
    await receiver.close();
  });

  test('whose worker was lost every time ends as failed, and says so', async () => {
    const job = await storeDelivery('http://127.0.0.1:9/');
    const dependencies = { database: service.service.database, clock: systemClock };
    await giveUpDelivery(dependencies, { ...job, turn: 9 });
    expect(await deliveryOf(job)).toMatchObject({ state: 'pending' });
    await giveUpDelivery(dependencies, job);
    expect(await deliveryOf(job)).toMatchObject({
      state: 'failed',
      error: 'The worker lost its heartbeat on every attempt.',
      nextAttemptAt: null,
    });
  });

  test('logs the host and the outcome, and nothing that may be secret', async () => {
    const receiver = await startReceivingServer((nth, _request, response) => response.writeHead(nth ? 200 : 500).end());
    const job = await storeDelivery(`http://ann:word-a@shop.example:${receiver.port}/path-b?query-c=1#part-d`);
    const lines = [...(await attempt(job)), ...(await attempt({ ...job, turn: 2 }))];
    expect(lines).toMatchObject([
      { message: 'An attempt at a callback failed.', host: `shop.example:${receiver.port}`, status: 500, attempt: 1 },
      { message: 'A callback was delivered.', status: 200, attempt: 2, deliveryId: job.deliveryId },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ann|word-a|path-b|query-c|part-d|whsec/);
    await receiver.close();
  });
});
