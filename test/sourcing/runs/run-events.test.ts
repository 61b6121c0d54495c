import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import { silentLog } from '../../../src/observability/log.ts';
import { openService, type Service } from '../../../src/service.ts';
import { readRun } from '../../../src/sourcing/runs/read-run.ts';
import { createRunFeed } from '../../../src/sourcing/runs/run-feed.ts';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

interface ServerEvent {
  name: string;
  id: string;
  data: Record<string, unknown>;
}

/** Reads server-sent events as they come. */
async function* readEvents(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = field('data');
      if (data !== undefined) yield { name: field('event') ?? '', id: field('id') ?? '', data: JSON.parse(data) };
    }
  }
}

let serving: TestService;
let working: Service;
let origin: string;

// The server that answers has no worker: the runs are worked on by another service of the same database.
beforeAll(async () => {
  serving = await openTestService();
  await serving.importProducts(bottles());
  const config = readConfig(serving.env);
  const options = { config, log: silentLog, clock: systemClock, onProgress: () => {}, drainTimeoutMs: 1_000 };
  working = await openService(options);
  origin = await serving.listen();
});
afterAll(async () => {
  await working?.[Symbol.asyncDispose]();
  await serving?.close();
});

async function follow(runId: string, lastEventId?: string, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId };
  return fetch(`${origin}/api/runs/${runId}/events`, { headers, ...(signal === undefined ? {} : { signal }) });
}

async function eventsOf(answer: Response): Promise<ServerEvent[]> {
  const body = answer.body;
  if (body === null) throw new Error('The answer has no body.');
  return Array.fromAsync(readEvents(body));
}

const start = async (count: number) =>
  startJob(
    serving.call,
    await storeRequest(
      serving.call,
      Array.from({ length: count }, (_, index) => anItem(`Steel water bottle ${index}`, bottleSpecs)),
    ),
  );

test('a run is followed from its start to its end, every item once, and the stream ends with the run', async () => {
  const runId = await start(3);
  const answers = await Promise.all(Array.from({ length: 5 }, () => follow(runId)));
  expect(answers[0]?.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const streams = answers.map(eventsOf);
  await working.startWorker(1);
  for (const events of await Promise.all(streams)) {
    expect(events[0]).toMatchObject({ name: 'progress', id: '0', data: { runId, state: 'queued' } });
    const items = events.filter((event) => event.name === 'item');
    expect(items.map((event) => event.id)).toEqual(['1', '2', '3']);
    expect(items[0]?.data).toMatchObject({ state: 'done', itemRevision: 1, shortlisted: 3, pending: 2, error: null });
    expect(events.at(-1)).toMatchObject({ name: 'done', id: 'end', data: { progress: { done: 3, total: 3 } } });
  }
});

test('a reader that comes back misses nothing, gets nothing twice, and is told to stop when it has the end', async () => {
  const runId = await start(3);
  await waitForRun(serving.call, runId);
  const names = (events: ServerEvent[]) => events.map((event) => `${event.name} ${event.id}`);
  const whole = ['item 1', 'item 2', 'item 3', 'progress 3', 'done end'];
  expect(names(await eventsOf(await follow(runId)))).toEqual(whole);
  expect(names(await eventsOf(await follow(runId, '2')))).toEqual(['item 3', 'progress 3', 'done end']);
  expect(names(await eventsOf(await follow(runId, '99')))).toEqual(['progress 3', 'done end']);
  expect(names(await eventsOf(await follow(runId, 'not ours')))).toEqual(whole);
  expect((await follow(runId, 'end')).status).toBe(204);
  expect((await fetch(`${origin}/api/runs/${runId}/events`, { method: 'HEAD' })).status).toBe(405);
  expect((await follow('01a1fcf1-25c1-73fb-84f0-fb40598d97e4')).status).toBe(404);
});

test('a cancelled run ends its streams with that', async () => {
  const waiting = await openTestService();
  try {
    const address = await waiting.listen();
    const runId = await startJob(waiting.call, await storeRequest(waiting.call, [anItem('Mug')]));
    const answer = await fetch(`${address}/api/runs/${runId}/events`);
    await waiting.call('POST', `/api/runs/${runId}/cancel`);
    expect((await eventsOf(answer)).at(-1)).toMatchObject({ name: 'cancelled', id: 'end' });
  } finally {
    await waiting.close();
  }
});

test('a server that closes ends its streams, so that nobody waits for a run to end', async () => {
  const closing = await openTestService();
  const address = await closing.listen();
  const runId = await startJob(closing.call, await storeRequest(closing.call, [anItem('Mug')]));
  const events = eventsOf(await fetch(`${address}/api/runs/${runId}/events`));
  await closing.close();
  expect((await events).filter((event) => event.id === 'end')).toEqual([]);
});

test('a follower that goes away is forgotten', async () => {
  const waiting = await openTestService();
  try {
    const { database } = waiting.service;
    const runId = await startJob(waiting.call, await storeRequest(waiting.call, [anItem('Mug')]));
    const feed = createRunFeed(database.pool, () => {});
    const run = await readRun(database.pool, runId);
    const [one, other] = [feed.follow(run, 0), feed.follow(run, 0)];
    expect(feed.followers).toBe(2);
    one.destroy();
    expect(feed.followers).toBe(1);
    // Nobody has read the other one yet; what it is told was not lost meanwhile.
    await waiting.call('POST', `/api/runs/${runId}/cancel`);
    const names = (await Array.fromAsync(readEvents(other))).map((event) => event.name);
    expect(names.at(-1)).toBe('cancelled');
    expect(feed.followers).toBe(0);
    feed.close();
  } finally {
    await waiting.close();
  }
});

test('a quiet run is heard of, and a reader that takes nothing holds no more than its buffer, and not for long', async () => {
  const waiting = await openTestService();
  try {
    const { database } = waiting.service;
    const runId = await startJob(waiting.call, await storeRequest(waiting.call, [anItem('Mug')]));
    const run = await readRun(database.pool, runId);
    const feed = createRunFeed(database.pool, () => {}, {
      commentEveryMs: 20,
      bufferBytes: 100,
      maxMissedComments: 4,
    });
    const stuck = feed.follow(run, 0);
    const patient = feed.follow(run, 0);
    let heard = '';
    for await (const chunk of patient) {
      heard += chunk;
      if (stuck.destroyed && heard.includes('\n: ')) break;
    }
    expect(heard.match(/event: progress/g)).toHaveLength(1);
    expect(stuck.readableLength).toBeLessThan(1_000);
    expect(feed.followers).toBe(0);
    feed.close();
  } finally {
    await waiting.close();
  }
});
