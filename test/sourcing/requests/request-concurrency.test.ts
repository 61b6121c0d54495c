import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answer,
  aBody,
  anItem,
  callPort,
  openRequestService,
  type RequestProcess,
  type RequestService,
  requestsPath,
  startRequestProcess,
} from '../../support/request-service.ts';

const clients = 32;
let service: RequestService;
let processes: RequestProcess[];
/** Every client talks to one of two processes on one database. */
let call: (client: number, method: string, url: string, body?: unknown) => Promise<Answer>;

beforeAll(async () => {
  service = await openRequestService();
  const env = { DATABASE_URL: service.databaseUrl };
  processes = await Promise.all([startRequestProcess(env), startRequestProcess(env)]);
  call = (client, ...request) => callPort(processes[client % 2]?.port ?? 0, ...request);
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await service.close();
});

const all = <T>(work: (client: number) => Promise<T>) =>
  Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).sort();

test('of 32 updates of one version exactly one is accepted, every round, and versions have no gaps', async () => {
  const { body: saved } = await call(0, 'POST', requestsPath, aBody({ items: [anItem()] }));
  const path = `${requestsPath}/${saved.sr_id}`;
  const id = saved.items[0]?.id;
  const rounds = 12;
  for (let version = 1; version <= rounds; version += 1) {
    const answers = await all((client) =>
      call(client, 'PATCH', path, {
        version,
        notes: `v${version} by ${client}`,
        items: [{ id, quantity: version * 100 + client + 1 }],
      }),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(clients - 1).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const { body } = await call(version, 'GET', path);
    expect([body.version, body.notes, body.items[0]?.quantity, body.items[0]?.revision]).toEqual([
      version + 1,
      `v${version} by ${winner}`,
      version * 100 + winner + 1,
      version + 1,
    ]);
    for (const { status, body: loser } of answers) {
      if (status === 409)
        expect(loser.issues[0]).toMatchObject({ code: 'version_conflict', current_version: version + 1 });
    }
  }
  const { history } = (await call(1, 'GET', `${path}/history`)).body;
  expect(history.map(({ version }) => version)).toEqual(Array.from({ length: rounds + 1 }, (_, index) => index + 1));
});

test('no update is lost when 32 clients read, add one and write until they succeed', async () => {
  const { body: saved } = await call(0, 'POST', requestsPath, aBody({ items: [anItem({ quantity: 1 })] }));
  const path = `${requestsPath}/${saved.sr_id}`;
  await all(async (client) => {
    for (;;) {
      const { body } = await call(client, 'GET', path);
      const [item] = body.items;
      const quantity = (item?.quantity ?? 0) + 1;
      const { status } = await call(client, 'PATCH', path, {
        version: body.version,
        items: [{ id: item?.id, quantity }],
      });
      if (status === 200) return;
      expect(status).toBe(409);
    }
  });
  const { body } = await call(0, 'GET', path);
  expect([body.items[0]?.quantity, body.version]).toEqual([clients + 1, clients + 1]);
});

test('of 32 creates of one pair one is accepted, and the others learn its sr_id', async () => {
  for (let round = 0; round < 5; round += 1) {
    const answers = await all((client) =>
      call(client, 'POST', requestsPath, {
        external_id: `race ${round}`,
        merchant: { id: 'race', name: `${client}` },
        items: [anItem()],
      }),
    );
    expect(statusesOf(answers)).toEqual([201, ...Array(clients - 1).fill(409)]);
    const srId = answers.find(({ status }) => status === 201)?.body.sr_id;
    for (const { status, body } of answers) if (status === 409) expect(body.issues[0]?.sr_id).toBe(srId);
  }
});

test('of 32 moves onto one pair one is accepted', async () => {
  const requests = await all((client) => call(client, 'POST', requestsPath, aBody()));
  const answers = await all((client) =>
    call(client, 'PATCH', `${requestsPath}/${requests[client]?.body.sr_id}`, {
      version: 1,
      external_id: 'wanted by all',
    }),
  );
  expect(statusesOf(answers)).toEqual([200, ...Array(clients - 1).fill(409)]);
  for (const { status, body } of answers) if (status === 409) expect(body.issues[0]?.path).toEqual(['external_id']);
});

test('32 creates with one key and one body all get the one answer', async () => {
  const body = { external_id: 'keyed', merchant: { id: 'race', name: 'n' }, items: [anItem(), anItem()] };
  const send = async (client: number) => {
    const answer = await fetch(`http://127.0.0.1:${processes[client % 2]?.port}${requestsPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-key' },
      body: JSON.stringify(body),
    });
    return `${answer.status} ${await answer.text()}`;
  };
  const answers = new Set(await all(send));
  expect([...answers].map((answer) => answer.slice(0, 4))).toEqual(['201 ']);
});
