import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssayProcess, startAssay } from '../../support/assay-process.ts';
import { type ReceivingServer, startReceivingServer } from '../../support/receiving-server.ts';
import { startJob } from '../../support/sourcing-builders.ts';
import { type CallbackService, newSecret, openCallbackService, verifyMessage } from './callback-service.ts';

const secret = newSecret();
let service: CallbackService;
let receiver: ReceivingServer;
let proxy: ReceivingServer;
const workers: AssayProcess[] = [];

beforeAll(async () => {
  service = await openCallbackService({ CALLBACK_SECRET: secret, CALLBACK_RETRY_SECONDS: '1,1,1' });
  // The first message fails, the second is never answered, the third succeeds.
  receiver = await startReceivingServer((nth, _request, response) => {
    if (nth !== 1) response.writeHead(nth === 0 ? 500 : 200).end();
  });
  proxy = await startReceivingServer();
});
afterAll(async () => {
  for (const worker of workers) await worker.kill();
  await service?.close();
  await receiver?.close();
  await proxy?.close();
});

function startWorker(): AssayProcess {
  // A proxy of the environment must not be used: the guard could not see where it leads.
  const proxies = {
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: proxy.origin,
    http_proxy: proxy.origin,
    ALL_PROXY: proxy.origin,
  };
  const worker = startAssay(['work', '--concurrency', '1'], { ...service.env, ...proxies });
  workers.push(worker);
  return worker;
}

test('a worker killed with -9 between a message and the note of its answer only makes it come again, same id', async () => {
  const runId = await startJob(service.call, await service.storeRequest(receiver.origin));
  const first = startWorker();
  await receiver.receives(2);
  await first.kill();
  startWorker();
  const delivery = await service.untilDelivery(runId, ({ state }) => state === 'delivered');
  expect(delivery.attempts).toMatchObject([
    { status: 500, error: 'The receiver answered 500.' },
    { status: null, error: 'The process that made this attempt ended before it knew the outcome.' },
    { status: 200, error: null },
  ]);
  expect(receiver.received).toHaveLength(3);
  for (const message of receiver.received) {
    expect(message.headers['webhook-id']).toBe(delivery.deliveryId);
    expect(message.body).toBe(receiver.received[0]?.body);
    expect(verifyMessage(message, secret)).toMatchObject({ type: 'sourcing_job.done', data: { job_id: runId } });
  }
  expect(proxy.received).toEqual([]);
});
