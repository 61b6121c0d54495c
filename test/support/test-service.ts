import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importFeed } from '../../src/catalog/feeds/import-feed.ts';
import type { Product } from '../../src/catalog/product.ts';
import { type Environment, readConfig } from '../../src/config.ts';
import type { App } from '../../src/http/route-plugin.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { silentLog } from '../../src/observability/log.ts';
import { openService, type Service } from '../../src/service.ts';
import { type AssessThreads, createAssessThreads } from '../../src/sourcing/runs/assessing.ts';
import { createTestDatabase } from './test-database.ts';
import { makeTestFolder } from './test-folder.ts';

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: Body;
}

/** The whole service on a database and a catalog of its own. */
export interface TestService {
  service: Service;
  /** Settings that let another process share this service's database and catalog. */
  env: Environment;
  call<Body = Record<string, unknown>>(
    method: string,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
  importProducts(products: Product[]): Promise<void>;
  /** Serves on a free port of the loopback address; resolves to the origin. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

let threads: AssessThreads | undefined;

/**
 * The threads that read listings for all services of this process: one takes two seconds of processor time to start. They
 * end with the process.
 */
function sharedThreads(): AssessThreads {
  threads ??= createAssessThreads(2);
  return threads;
}

export async function openTestService(env: Environment = {}): Promise<TestService> {
  const database = await createTestDatabase();
  const folder = makeTestFolder('service');
  const wholeEnv = { DATABASE_URL: database.url, DATA_DIR: folder, ...env };
  const config = readConfig(wholeEnv);
  const service = await openService({
    config,
    log: silentLog,
    clock: systemClock,
    onProgress: () => {},
    assessThreads: sharedThreads(),
    drainTimeoutMs: 5_000,
  });
  const app = await service.createApp();
  return {
    service,
    env: wholeEnv,
    call: callApp(app),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async importProducts(products) {
      const file = path.join(folder, 'feed.jsonl');
      await writeFile(file, products.map((product) => `${JSON.stringify(product)}\n`).join(''));
      const rejected: string[] = [];
      await importFeed({
        uri: config.catalogUri,
        file,
        platforms: config.platforms,
        onRejected: ({ line, reason }) => rejected.push(`line ${line}: ${reason}`),
      });
      if (rejected.length > 0) throw new Error(`Test products were rejected: ${rejected.join('; ')}`);
    },
    async close() {
      await service[Symbol.asyncDispose]();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Calls a service without a connection. */
export function callApp(app: App): TestService['call'] {
  return async <Body>(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, body: parse(answer.body) as Body };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Polls a run until it has ended; fails after `timeoutMs` with its last status. */
export async function waitForRun(call: TestService['call'], runId: string, timeoutMs = 120_000): Promise<string> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const { body } = await call<{ state: string; progress: object }>('GET', `/api/runs/${runId}`);
    if (body.state !== 'queued' && body.state !== 'running') return body.state;
    if (Date.now() > deadline) throw new Error(`The run did not end in time: ${JSON.stringify(body)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
