import { createServer, type Server, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AssayProcess, startAssay } from '../support/assay-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { makeTestFolder } from '../support/test-folder.ts';

let database: TestDatabase;
let door: Server;
let port: number;
let assay: AssayProcess | undefined;

/** A port in front of the suite's server, which is a socket in a folder; closed until a test opens it. */
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  const folder = new URL(database.url).searchParams.get('host') ?? '';
  door = createServer((incoming) => {
    const outgoing = new Socket().connect(`${folder}/.s.PGSQL.5432`);
    incoming.pipe(outgoing).pipe(incoming);
    for (const socket of [incoming, outgoing]) socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  port = (door.address() as { port: number }).port;
  await new Promise((resolve) => door.close(resolve));
});
afterEach(async () => {
  await assay?.kill();
  door.close();
  await database.drop();
});

const environment = () => ({
  DATABASE_URL: `postgresql://assay@127.0.0.1:${port}/${database.name}`,
  DATA_DIR: makeTestFolder('waiting'),
});
const openDoor = () => new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
const get = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, init);
  return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() };
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return free;
}

async function untilReady(origin: string): Promise<void> {
  while ((await get(`${origin}/readyz`).catch(() => ({ status: 0 }))).status !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a server whose database is not there yet is alive, not ready, and serves as soon as it answers', async () => {
  const own = await freePort();
  const origin = `http://127.0.0.1:${own}`;
  assay = startAssay(['serve', '--no-worker'], { ...environment(), PORT: String(own) });
  while ((await get(`${origin}/healthz`).catch(() => ({ status: 0 }))).status !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const unready = { status: 503, retry: '2', text: expect.stringContaining('its database does not answer yet') };
  expect(await get(`${origin}/readyz`)).toEqual(unready);
  expect(await get(`${origin}/api/v1/sourcing-requests`, { method: 'POST', body: '{}' })).toEqual(unready);
  await openDoor();
  await untilReady(origin);
  await assay.says('Assay serves');
  expect((await get(`${origin}/api/runs`)).text).toBe('{"runs":[],"nextCursor":null}');
});

test('a worker with METRICS_PORT tells how it is, before its database is there and after', async () => {
  const own = await freePort();
  const origin = `http://127.0.0.1:${own}`;
  assay = startAssay(['work'], { ...environment(), METRICS_PORT: String(own) });
  while ((await get(`${origin}/healthz`).catch(() => ({ status: 0 }))).status !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await get(`${origin}/metrics`)).status).toBe(503);
  await openDoor();
  await untilReady(origin);
  const metrics = await get(`${origin}/metrics`);
  expect([metrics.status, metrics.text]).toEqual([200, expect.stringContaining('assay_up{part="database"} 1')]);
  expect((await get(`${origin}/api/runs`)).status).toBe(404);
  expect((await get(`${origin}/healthz`)).status).toBe(200);
});
