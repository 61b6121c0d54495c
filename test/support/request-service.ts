import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type pg from 'pg';
import { openDatabase } from '../../src/db/open-database.ts';
import type { App } from '../../src/http/route-plugin.ts';
import type { Issue } from '../../src/lib/refusal.ts';
import type { SourcingRequest } from '../../src/sourcing/requests/request-schemas.ts';
import { checkAnswer } from './answer-check.ts';
import { plainEnvironment } from './assay-process.ts';
import { createRequestApp, type RequestServiceOptions } from './request-app.ts';
import { createTestDatabase } from './test-database.ts';

export const requestsPath = '/api/v1/sourcing-requests';

/** What the answers of this interface can hold; `checkAnswer` has seen to it that they hold what the document says. */
export type AnswerBody = SourcingRequest & {
  error: string;
  issues: Issue[];
  sourcing_requests: (SourcingRequest & { item_count: number })[];
  history: { version: number; changed_by: string; changed_at: string; changes: object[] }[];
  next_cursor: string | null;
};

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  body: AnswerBody;
}

export type Call = (method: string, url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

export interface RequestService {
  app: App;
  pool: pg.Pool;
  databaseUrl: string;
  /** Sends a request past the network; the answer is checked against the published document. */
  call: Call;
  close(): Promise<void>;
}

/** The sourcing requests with their server on a database of their own. */
export async function openRequestService(options: RequestServiceOptions = {}): Promise<RequestService> {
  const testDatabase = await createTestDatabase();
  const database = await openDatabase({ databaseUrl: testDatabase.url, dataDir: '' });
  const app = await createRequestApp(database, options);
  return {
    app,
    pool: database.pool,
    databaseUrl: testDatabase.url,
    call: (method, url, body, headers) => callApp(app, method, url, body, headers),
    async close() {
      await app.close();
      await database.close();
      await testDatabase.drop();
    },
  };
}

async function callApp(
  app: App,
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined
      ? {}
      : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
  });
  return readAnswer(method, url, answer.statusCode, answer.headers, answer.body);
}

/** The same over the network, to a process of the service. */
export async function callPort(port: number, method: string, url: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return readAnswer(method, url, answer.status, Object.fromEntries(answer.headers), await answer.text());
}

function readAnswer(method: string, url: string, status: number, headers: Answer['headers'], text: string): Answer {
  checkAnswer({ method, url, status, headers, text });
  const isJson = String(headers['content-type']).startsWith('application/json') && text !== '';
  return { status, headers, text, body: isJson ? JSON.parse(text) : {} };
}

export interface RequestProcess {
  port: number;
  child: ChildProcess;
  /** kill -9, and waits until the process is gone. */
  kill(): Promise<void>;
  /** Lets the process close what it owns, and waits until it has ended. */
  stop(): Promise<void>;
}

/** A process of the service, on a server (`DATABASE_URL`) or on its own database (`DATA_DIR`). */
export async function startRequestProcess(env: Record<string, string>): Promise<RequestProcess> {
  const file = path.join(import.meta.dirname, 'request-process.ts');
  const child = fork(file, {
    env: { ...plainEnvironment(), ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number } | number | null];
  if (typeof message !== 'object' || message === null) throw new Error(`The service ended at start with ${message}`);
  return {
    port: message.port,
    child,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

let lastBody = 0;

/** A valid body of a create, new each time. */
export function aBody(fields: object = {}) {
  lastBody += 1;
  return { external_id: `ext-${process.pid}-${lastBody}`, merchant: { id: 'm-1', name: 'Merchant' }, ...fields };
}

/** A valid new item. */
export function anItem(fields: object = {}) {
  return { name: 'Bottle', description: 'A bottle', ...fields };
}

/** The bytes of every row of every table of the room, as one digest. */
export async function digestOfRows(pool: pg.Pool): Promise<string> {
  const tables = ['sourcing_requests', 'sourcing_request_items', 'sourcing_request_history', 'idempotency_keys'];
  const parts = tables.map((table) => `select '${table}' || t::text as line from ${table} t`);
  const { rows } = await pool.query<{ digest: string }>(
    `select md5(coalesce(string_agg(line, E'\\n' order by line), '')) as digest from (${parts.join(' union all ')}) lines`,
  );
  return rows[0]?.digest ?? '';
}
