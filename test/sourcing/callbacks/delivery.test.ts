import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProgram } from '../../../src/cli.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import { checkMessage } from '../../support/answer-check.ts';
import { type Answering, type ReceivingServer, startReceivingServer } from '../../support/receiving-server.ts';
import { startJob } from '../../support/sourcing-builders.ts';
import { waitForRun } from '../../support/test-service.ts';
import { type CallbackService, newSecret, openCallbackService, verifyMessage } from './callback-service.ts';

const [newest, older] = [newSecret(), newSecret()];
const env = { CALLBACK_SECRET: `${newest}, ${older}`, PUBLIC_URL: 'https://assay.example/base/' };
const open: ReceivingServer[] = [];
let service: CallbackService;

beforeAll(async () => {
  service = await openCallbackService(env);
  await service.service.startWorker(2);
});
afterAll(async () => {
  await service?.close();
  for (const server of open) await server.close();
});

async function serve(answer?: Answering): Promise<ReceivingServer> {
  const server = await startReceivingServer(answer);
  open.push(server);
  return server;
}

const statusAnswer =
  (...statuses: number[]): Answering =>
  (nth, _request, response) =>
    response.writeHead(statuses[Math.min(nth, statuses.length - 1)] ?? 200).end();

/** Runs `assay callbacks …` on the service's database. */
async function assay(...args: string[]): Promise<{ output: string; errors: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const context = { env: service.env, stdin: Readable.from([]), signal: new AbortController().signal };
  await buildProgram({ ...context, stdout, stderr, clock: systemClock }).parseAsync([
    '',
    'assay',
    'callbacks',
    ...args,
  ]);
  return { output: String(stdout.read() ?? ''), errors: String(stderr.read() ?? '') };
}

describe('a run that is done', () => {
  test('is told once, signed with every secret, in ids and URLs only', async () => {
    const receiver = await serve();
    const { runId, srId } = await service.finishRun(
      `http://ann:secret-word@127.0.0.1:${receiver.port}/hook?key=secret`,
    );
    const delivery = await service.untilDelivery(runId, ({ state }) => state === 'delivered');
    const [message, ...others] = receiver.received;
    expect(others).toEqual([]);
    if (message === undefined) throw new Error('Nothing was received.');
    const body = verifyMessage(message, newest);
    expect(verifyMessage(message, older)).toEqual(body);
    expect(() => verifyMessage(message, newSecret())).toThrow('No matching signature');
    expect(() => verifyMessage({ ...message, body: `${message.body} ` }, newest)).toThrow('No matching signature');
    checkMessage('sourcing_job.done', body);
    const base = 'https://assay.example/base';
    expect(body).toMatchObject({
      type: 'sourcing_job.done',
      data: {
        job_id: runId,
        sr_id: srId,
        statusUrl: `${base}/api/runs/${runId}`,
        resultUrl: `${base}/api/sr/${srId}/result`,
        productsUrl: `${base}/job/${runId}/products`,
      },
    });
    expect(message.headers['webhook-id']).toBe(delivery.deliveryId);
    expect(message.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(delivery).toMatchObject({
      runId,
      event: 'sourcing_job.done',
      url: `http://127.0.0.1:${receiver.port}/…`,
      error: null,
      nextAttemptAt: null,
      attempts: [{ number: 1, status: 200, error: null, durationMs: expect.any(Number) }],
    });
    expect(JSON.stringify(delivery)).not.toContain('secret');
  });

  test('is not told where the request has no callback_url', async () => {
    const { runId } = await service.finishRun(null);
    expect(await service.deliveriesOf(runId)).toEqual([]);
  });

  test('shows its deliveries to the bearer of a token only, and 404 for an unknown run', async () => {
    const { runId } = await service.finishRun(null);
    const headers = { authorization: '' };
    expect((await service.call('GET', `/api/runs/${runId}/deliveries`, undefined, headers)).status).toBe(401);
    expect((await service.call('GET', '/api/runs/nothing/deliveries')).status).toBe(404);
  });
});

describe('a delivery', () => {
  test('that fails is repeated with the same id and bytes, until it succeeds', async () => {
    const receiver = await serve(statusAnswer(500, 404, 204));
    const { runId } = await service.finishRun(receiver.origin);
    const delivery = await service.untilDelivery(runId, ({ state }) => state === 'delivered');
    expect(delivery.attempts.map(({ status, error }) => [status, error])).toEqual([
      [500, 'The receiver answered 500.'],
      [404, 'The receiver answered 404.'],
      [204, null],
    ]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([delivery.deliveryId]),
    );
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    for (const message of receiver.received) expect(verifyMessage(message, older)).toBeDefined();
  });

  test('that fails every time is given up, listed as failed, and can be replayed', async () => {
    let isMended = false;
    const receiver = await serve((_nth, _request, response) => response.writeHead(isMended ? 200 : 503).end());
    const { runId } = await service.finishRun(receiver.origin);
    const { deliveryId, attempts, error } = await service.untilDelivery(runId, ({ state }) => state === 'failed');
    expect(attempts).toHaveLength(4);
    expect(error).toBe('The receiver answered 503.');

    const listed = await assay('list', '--failed', '--run', runId, '--json');
    expect(JSON.parse(listed.output)).toMatchObject({ deliveryId, state: 'failed' });
    const shown = await assay('list', '--run', runId);
    expect(shown.output).toContain(`${deliveryId}  failed\n  sourcing_job.done of run ${runId} to ${receiver.origin}/`);
    expect(shown.output).toMatch(/4\. \S+Z after \d+ ms: The receiver answered 503\./);

    isMended = true;
    expect((await assay('replay', deliveryId)).output).toBe('1 to be sent again.\n');
    const replayed = await service.untilDelivery(runId, ({ state }) => state === 'delivered');
    expect(replayed.attempts.map(({ status }) => status)).toEqual([503, 503, 503, 503, 200]);
    expect(receiver.received.at(-1)).toMatchObject({ headers: { 'webhook-id': deliveryId } });
    expect((await assay('list', '--failed', '--run', runId)).errors).toContain('There are no such deliveries.');
  });

  test('of a receiver that wants no more (410) is given up at once; replay --failed finds the mended address', async () => {
    const [gone, mended] = [await serve(statusAnswer(410)), await serve()];
    const withdrawn = await service.finishRun(gone.origin);
    const moved = await service.finishRun(gone.origin);
    for (const { runId } of [withdrawn, moved]) {
      const delivery = await service.untilDelivery(runId, ({ state }) => state === 'failed');
      expect(delivery.attempts).toMatchObject([{ status: 410, error: expect.stringContaining('410 Gone') }]);
    }
    const patch = (srId: string, callbackUrl: string | null) =>
      service.call('PATCH', `/api/v1/sourcing-requests/${srId}`, { version: 1, callback_url: callbackUrl });
    expect((await patch(moved.srId, mended.origin)).status).toBe(200);
    expect((await patch(withdrawn.srId, null)).status).toBe(200);
    const { output, errors } = await assay('replay', '--failed');
    expect(output).toBe('1 to be sent again.\n');
    expect(errors).toContain('has no callback_url any more');
    await service.untilDelivery(moved.runId, ({ state }) => state === 'delivered');
    expect(gone.received).toHaveLength(2);
    expect(mended.received).toHaveLength(1);
  });

  test('waits as long as a busy receiver asks for', async () => {
    const receiver = await serve((nth, _request, response) =>
      response.writeHead(nth === 0 ? 429 : 200, { 'retry-after': '3600' }).end(),
    );
    const { runId } = await service.finishRun(receiver.origin);
    const delivery = await service.untilDelivery(runId, ({ attempts }) => attempts[0]?.status === 429);
    expect(delivery.state).toBe('pending');
    const waits = Date.parse(delivery.nextAttemptAt ?? '') - Date.parse(delivery.attempts[0]?.startedAt ?? '');
    expect(waits).toBeGreaterThanOrEqual(3_600_000);
    await assay('replay', delivery.deliveryId);
    await service.untilDelivery(runId, ({ state }) => state === 'delivered');
  });

  test('follows no redirect to another place', async () => {
    const trap = await serve();
    const receiver = await serve((_nth, _request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${trap.port}/` }).end(),
    );
    const { runId } = await service.finishRun(receiver.origin);
    const { error } = await service.untilDelivery(runId, ({ state }) => state === 'failed');
    expect(error).toBe('The receiver redirects (302), which is not followed.');
    expect(trap.received).toEqual([]);
  });

  test('to a private address or with another scheme fails at once and reaches nobody', async () => {
    const receiver = await serve();
    const refusals: [url: string, error: RegExp, shown: string][] = [
      [`http://127.0.0.2:${receiver.port}/`, /never called: loopback/, `http://127.0.0.2:${receiver.port}/`],
      [`http://[::ffff:127.0.0.1]:${receiver.port}/`, /never called/, `http://[::ffff:7f00:1]:${receiver.port}/`],
      ['http://169.254.169.254/latest/meta-data', /cloud metadata/, 'http://169.254.169.254/…'],
      ['mailto:ann@example.com', /Only http and https/, 'mailto:…'],
      ['http://', /no URL that can be called/, 'http:…'],
    ];
    for (const [url, error, shown] of refusals) {
      const { runId } = await service.finishRun(url);
      const delivery = await service.untilDelivery(runId, ({ state }) => state === 'failed');
      expect(delivery.error).toMatch(error);
      expect(delivery.attempts).toHaveLength(1);
      expect(delivery.url).toBe(shown);
    }
    expect(receiver.received).toEqual([]);
  });

  test('to a receiver that is away is repeated', async () => {
    const away = await startReceivingServer();
    await away.close();
    const { runId } = await service.finishRun(away.origin);
    const { attempts } = await service.untilDelivery(runId, ({ state }) => state === 'failed');
    expect(attempts.map(({ error }) => error)).toEqual(Array(4).fill(expect.stringContaining('ECONNREFUSED')));
  });
});

test('attempts are counted among the metrics, by outcome', async () => {
  const { runId } = await service.finishRun((await serve(statusAnswer(500, 200))).origin);
  await service.untilDelivery(runId, ({ state }) => state === 'delivered');
  const { text } = await service.call('GET', '/metrics');
  expect(text).toMatch(/assay_callback_attempts_total\{outcome="delivered"\} [1-9]/);
  expect(text).toMatch(/assay_callback_attempts_total\{outcome="failed"\} [1-9]/);
});

describe('the commands', () => {
  test('name what is wrong with their arguments', async () => {
    await expect(assay('replay')).rejects.toThrow('either the id of a delivery, or --failed');
    await expect(assay('replay', '01890000-0000-7000-8000-000000000000')).rejects.toThrow('There is no delivery');
    await expect(assay('list', '--run', 'x')).rejects.toThrow('"x" is not a run id');
  });
});

describe('the end of a run', () => {
  let quiet: CallbackService;
  beforeAll(async () => {
    quiet = await openCallbackService({ CALLBACK_SECRET: newest });
  });
  afterAll(() => quiet?.close());

  test('as failed is told as such, with paths where no public URL is set', async () => {
    const receiver = await serve();
    const srId = await quiet.storeRequest(receiver.origin);
    const runId = await startJob(quiet.call, srId);
    // As a run that takes too long: the service ends it, and says so, though no worker is alive.
    await quiet.service.database.pool.query(
      `UPDATE sourcing_runs SET state = 'running', started_at = now() - interval '1 day' WHERE run_id = $1`,
      [runId],
    );
    expect(await waitForRun(quiet.call, runId)).toBe('failed');
    expect(await quiet.deliveriesOf(runId)).toMatchObject([
      { event: 'sourcing_job.failed', state: 'pending', attempts: [] },
    ]);

    const changing = await quiet.storeRequest('http://127.0.0.2/');
    const changed = await startJob(quiet.call, changing);
    const patch = { version: 1, callback_url: `${receiver.origin}/changed` };
    expect((await quiet.call('PATCH', `/api/v1/sourcing-requests/${changing}`, patch)).status).toBe(200);
    await quiet.service.startWorker(1);
    await quiet.untilDelivery(runId, ({ state }) => state === 'delivered');
    await quiet.untilDelivery(changed, ({ state }) => state === 'delivered');
    const byPath = new Map(receiver.received.map((message) => [message.path, verifyMessage(message, newest)]));
    expect(byPath.get('/')).toMatchObject({
      type: 'sourcing_job.failed',
      data: { job_id: runId, statusUrl: `/api/runs/${runId}` },
    });
    checkMessage('sourcing_job.failed', byPath.get('/'));
    expect(byPath.get('/changed')).toMatchObject({ type: 'sourcing_job.done', data: { job_id: changed } });
  });

  test('is told to nobody without a secret, nor when it was cancelled', async () => {
    const receiver = await serve();
    const unsigned = await openCallbackService({});
    try {
      await unsigned.service.startWorker(1);
      const { runId } = await unsigned.finishRun(receiver.origin);
      expect(await unsigned.deliveriesOf(runId)).toEqual([]);
    } finally {
      await unsigned.close();
    }
    const waiting = await openCallbackService({ CALLBACK_SECRET: newest });
    try {
      const runId = await startJob(waiting.call, await waiting.storeRequest(receiver.origin));
      expect((await waiting.call('POST', `/api/runs/${runId}/cancel`)).status).toBeLessThan(300);
      expect(await waitForRun(waiting.call, runId)).toBe('cancelled');
      expect(await waiting.deliveriesOf(runId)).toEqual([]);
    } finally {
      await waiting.close();
    }
    expect(receiver.received).toEqual([]);
  });
});
