import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { socketConnection } from '../../../src/db/embedded/probe-server.ts';
import type { SourcingRequest } from '../../../src/sourcing/requests/request-schemas.ts';
import {
  aBody,
  anItem,
  callPort,
  openRequestService,
  type RequestService,
  requestsPath,
  startRequestProcess,
} from '../../support/request-service.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

let service: RequestService;
beforeAll(async () => {
  service = await openRequestService();
});
afterAll(() => service.close());

/** The last answer of every request that was acknowledged, by sr_id, and the ones that got no answer. */
class Journal {
  readonly acknowledged = new Map<string, SourcingRequest>();
  failures = 0;

  /** Creates and updates on eight connections until `isOver`; a lost connection or a 500 is counted and survived. */
  async write(port: () => number, isOver: () => boolean): Promise<void> {
    const client = async () => {
      while (!isOver()) {
        try {
          const created = await callPort(port(), 'POST', requestsPath, aBody({ items: [anItem(), anItem()] }));
          if (created.status === 201) {
            this.acknowledged.set(created.body.sr_id, created.body);
            const update = {
              version: 1,
              notes: 'updated',
              items: [{ id: created.body.items[0]?.id, quantity: 5 }, anItem()],
            };
            const updated = await callPort(port(), 'PATCH', `${requestsPath}/${created.body.sr_id}`, update);
            if (updated.status === 200) this.acknowledged.set(updated.body.sr_id, updated.body);
            else this.failures += 1;
          } else this.failures += 1;
        } catch (error) {
          if (!(error instanceof TypeError)) throw error; // fetch: the connection was refused or broke
          this.failures += 1;
        }
        if (this.failures > 0) await sleep(5);
      }
    };
    await Promise.all(Array.from({ length: 8 }, client));
  }

  /** Every acknowledged write is there. A write without an answer may have been saved as well, but only whole. */
  async verify(port: number): Promise<void> {
    for (const [srId, expected] of this.acknowledged) {
      const { body } = await callPort(port, 'GET', `${requestsPath}/${srId}`);
      expect(body.version, srId).toBeGreaterThanOrEqual(expected.version);
      if (body.version === expected.version) expect(body).toEqual(expected);
      else expect([body.version, body.notes, body.items.length]).toEqual([2, 'updated', 3]);
    }
  }
}

/** Requests whose rows do not fit together: version 1 has two items and one history row, version 2 three and two. */
const halfSaved = `
  select r.id, r.version
  from sourcing_requests r
  where (select count(*) from sourcing_request_items i where i.sourcing_request_id = r.id) <> r.version + 1
     or (select count(*) from sourcing_request_history h where h.sourcing_request_id = r.id) <> r.version
     or (select max((i.document::json ->> 'revision')::int) from sourcing_request_items i where i.sourcing_request_id = r.id) <> r.version`;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The file in which the running server says its pid (first line) and the folder of its socket (fifth). */
async function postmasterLines(dataDir: string): Promise<string[]> {
  return (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(5);
}

test('a service that is killed under load loses no acknowledged write and leaves no half-saved request', async () => {
  const journal = new Journal();
  const env = { DATABASE_URL: service.databaseUrl };
  let process = await startRequestProcess(env);
  let over = false;
  const writing = journal.write(
    () => process.port,
    () => over,
  );
  for (let round = 0; round < 3; round += 1) {
    const enough = journal.acknowledged.size + 20 + Math.random() * 60;
    await until(() => journal.acknowledged.size > enough);
    await process.kill();
    process = await startRequestProcess(env);
  }
  over = true;
  await writing;
  expect(journal.failures).toBeGreaterThan(0);
  await journal.verify(process.port);
  expect((await service.pool.query(halfSaved)).rows).toEqual([]);
  await process.kill();
});

test('a PostgreSQL that is killed under load loses nothing, and the service goes on by itself', async () => {
  const dataDir = makeTestFolder('crash');
  const process = await startRequestProcess({ DATA_DIR: dataDir });
  const journal = new Journal();
  let over = false;
  const writing = journal.write(
    () => process.port,
    () => over,
  );
  for (let round = 0; round < 2; round += 1) {
    const enough = journal.acknowledged.size + 20 + Math.random() * 60;
    await until(() => journal.acknowledged.size > enough);
    const [killed] = await postmasterLines(dataDir);
    globalThis.process.kill(Number(killed), 'SIGKILL');
    // Not until a request fails: when none is inside a statement at that moment, all of them only wait.
    await until(async () => (await postmasterLines(dataDir).catch(() => [killed]))[0] !== killed);
    const afterKill = journal.acknowledged.size;
    await until(() => journal.acknowledged.size > afterKill + 20);
  }
  over = true;
  await writing;
  await journal.verify(process.port);
  const client = new pg.Client(socketConnection((await postmasterLines(dataDir))[4] ?? ''));
  await client.connect();
  expect((await client.query(halfSaved)).rows).toEqual([]);
  await client.end();
  await process.stop();
  await rm(dataDir, { recursive: true, force: true });
});
