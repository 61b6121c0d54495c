import path from 'node:path';
import { Type } from 'typebox';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { openapi } from '../../src/api.ts';
import { importFeed } from '../../src/catalog/feeds/import-feed.ts';
import { createServer } from '../../src/http/server.ts';
import { Refusal } from '../../src/lib/refusal.ts';
import { silentLog } from '../../src/observability/log.ts';
import { checkAnswer } from './answer-check.ts';
import { root } from './assay-process.ts';
import { startReceivingServer } from './receiving-server.ts';
import { callApp, openTestService, type TestService, waitForRun } from './test-service.ts';

/** What one call sent and was answered. */
export interface Visited {
  operationId: string;
  status: number;
  request?: unknown;
  answer: unknown;
}

const token = 'token-of-the-tour';
const requestBody = {
  external_id: 'spring-campaign',
  merchant: { id: 'm-1001', name: 'Harbour & Pine Gifts' },
  destination: { country: 'NL', city: 'Rotterdam' },
  needed_by: '2027-03-15',
  items: [
    {
      name: 'Steel bottle',
      description: 'Half a litre, for a gift set',
      quantity: 500,
      specs: [
        { name: 'Capacity', value: '500 ml', required: true },
        { name: 'Material', value: 'stainless steel', required: true },
        { name: 'Lid', value: 'screw lid' },
      ],
    },
  ],
} as const;
const email = '500 stainless steel bottles, 500 ml, BPA free, under 4 USD each, needed by 15 March 2027';

/**
 * Calls every operation of the interface as a client would, on the sample catalog, and gets every refusal that it gives:
 * what the reference shows as examples. Each answer is checked against the published document.
 */
export async function tourApi(): Promise<Visited[]> {
  await ensureWebBuilt();
  const receiver = await startReceivingServer();
  const service = await openTestService({
    API_TOKEN: token,
    CALLBACK_ALLOW: '127.0.0.1',
    CALLBACK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  });
  try {
    await importFeed({
      uri: String(service.env.CATALOG_URI ?? path.join(String(service.env.DATA_DIR), 'catalog')),
      file: path.join(root, 'sample', 'catalog.jsonl'),
      platforms: ['alibaba', '1688'],
      onRejected: ({ reason }) => {
        throw new Error(reason);
      },
    });
    return [...(await tour(service, receiver.origin)), ...(await tourRefusals())];
  } finally {
    await service.close();
    await receiver.close();
  }
}

async function tour(service: TestService, receiver: string): Promise<Visited[]> {
  const visited: Visited[] = [];
  const documentOf = await service.call<{ paths: Record<string, Record<string, { operationId: string }>> }>(
    'GET',
    '/openapi.json',
  );
  const operations = Object.entries(documentOf.body.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      operationId,
      method: method.toUpperCase(),
      pattern: new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    })),
  );

  const visit = async <Body = Record<string, unknown>>(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Body> => {
    const answer = await service.call<Body>(method, url, body, { authorization: `Bearer ${token}`, ...headers });
    checkAnswer({ method, url, ...answer });
    const [place = ''] = url.split('?');
    const operation = operations.find((one) => one.method === method && one.pattern.test(place));
    if (operation === undefined) throw new Error(`The document has no operation ${method} ${place}`);
    const request = body === undefined ? {} : { request: body };
    visited.push({ operationId: operation.operationId, status: answer.status, ...request, answer: answer.body });
    return answer.body;
  };

  const requests = '/api/v1/sourcing-requests';
  const wanted = { ...requestBody, callback_url: `${receiver}/hooks/assay` };
  const { sr_id: srId } = await visit<{ sr_id: string }>('POST', requests, wanted);
  await visit('POST', requests, wanted);
  await visit('POST', requests, { ...wanted, external_id: '', items: [{ name: 'Bottle', quantity: 'many' }] });
  await visit('GET', `${requests}/SR-999`);
  const stored = await visit<{ items: { id: number }[] }>('GET', `${requests}/${srId}`);
  const itemId = stored.items[0]?.id;
  const patch = { version: 1, items: [{ id: itemId, quantity: 800 }] };
  await visit('PATCH', `${requests}/${srId}`, patch);
  await visit('PATCH', `${requests}/${srId}`, patch);
  await visit('PATCH', `${requests}/${srId}`, { ...patch, version: 2 }, { 'if-match': '"1"' });
  await visit('PATCH', `${requests}/SR-999`, patch);
  await visit('GET', `${requests}/${srId}/history`);
  await visit('POST', '/api/v1/drafts', { text: email });

  const jobs = '/api/sourcing-jobs';
  const { job_id: cancelled } = await visit<{ job_id: string }>('POST', jobs, { sr_id: srId });
  await visit('POST', `/api/runs/${cancelled}/cancel`);
  await visit('POST', jobs, { sr_id: 'SR-999' });
  await service.service.startWorker(1);
  const call: TestService['call'] = (method, url, body, headers) =>
    service.call(method, url, body, { authorization: `Bearer ${token}`, ...headers });
  const { job_id: run } = await visit<{ job_id: string }>('POST', jobs, { sr_id: srId });
  await waitForRun(call, run);
  // So that the two runs differ: what was too large before is wanted now.
  const [{ specs }] = requestBody.items;
  const wider = specs.map((spec) => (spec.name === 'Capacity' ? { ...spec, value: '500 ml to 750 ml' } : spec));
  await call('PATCH', `${requests}/${srId}`, { version: 2, items: [{ id: itemId, specs: wider }] });
  const rerun = await visit<{ job_id: string }>('POST', `/api/runs/${run}/rerun`);
  await waitForRun(call, rerun.job_id);
  await visit('GET', requests);

  for (const part of ['', '/result', '/events', `/diff/${rerun.job_id}`]) await visit('GET', `/api/runs/${run}${part}`);
  await visit('GET', '/api/runs/01940e6c-0000-7000-8000-000000000000');
  await visit('GET', '/api/runs?limit=1');
  await visit('GET', `/api/sr/${srId}/result`);
  await visit('POST', `/api/runs/${run}/cancel`);
  const delivery = await untilDelivered(call, run);
  await visit('GET', `/api/runs/${run}/deliveries`);
  await visit('GET', '/api/v1/deliveries?limit=1');
  await visit('POST', `/api/v1/deliveries/${delivery}/replay`);

  const products = `/job/${run}/products`;
  const { products: ranked } = await visit<{ products: { product_id: string }[] }>(
    'GET',
    `${products}?page=1&page_size=1`,
  );
  const best = ranked[0]?.product_id;
  await visit('GET', `${products}/${best}`);
  await visit('GET', `${products}.csv?page_size=1`);
  await visit('GET', `${products}.xlsx`);
  for (const part of ['overview', `items/${itemId}/table`, `items/${itemId}/charts`, 'diagnosis', 'questions'])
    await visit('GET', `/job/${run}/${part}`);
  const spec = `${products}/${best}/specs/Capacity`;
  await visit('PUT', spec, { verdict: 'match', note: 'The supplier sent a datasheet.', by: 'Jonas' });
  await visit('GET', spec);
  await visit('GET', `/job/${run}/feedback`);
  await visit('DELETE', spec);
  await visit('GET', '/api/v1/catalog');
  await visit('GET', '/api/v1/catalog/products?q=steel%20bottle&page=1&page_size=1');
  await visit('GET', `/api/v1/catalog/products/alibaba/${best}`);
  await visit('GET', '/api/v1/sources');
  await visit('GET', '/api/v1/about');
  await visit('GET', '/healthz');
  await visit('GET', '/readyz');
  await visit('GET', `/dashboard/${run}`);
  return visited;
}

async function untilDelivered(call: TestService['call'], run: string): Promise<string> {
  for (;;) {
    const { body } = await call<{ deliveries: { deliveryId: string; state: string }[] }>(
      'GET',
      `/api/runs/${run}/deliveries`,
    );
    const [delivery] = body.deliveries;
    if (delivery?.state === 'delivered') return delivery.deliveryId;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The refusals that read the same on every route, from a server that is made to give each of them. */
async function tourRefusals(): Promise<Visited[]> {
  const reader = { name: 'reader', scopes: new Set(['read'] as const) };
  const app = await createServer({
    log: silentLog,
    apiTokens: [token],
    storedTokens: { isEmpty: () => false, find: () => reader },
    bodyLimitBytes: 10 * 1024 * 1024,
    appEnv: 'production',
    openapi,
    rateLimits: { writes: { requests: 9, seconds: 60 } },
    routes: [
      (routes) => {
        const body = Type.Object({ name: Type.String({ maxLength: 5 }) }, { additionalProperties: false });
        routes.post('/thing', { schema: { body }, config: { auth: true } }, ({ body: { name } }) => {
          if (name === 'fail') throw new Error('A fault of ours');
          throw new Refusal('unavailable', 'The service is busy; try again.', { retryAfterSeconds: 2 });
        });
      },
    ],
  });
  const call = callApp(app);
  const visited: Visited[] = [];
  const refused = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await call('POST', '/thing', body, { authorization: `Bearer ${token}`, ...headers });
    visited.push({ operationId: 'any', status: answer.status, answer: answer.body });
  };
  await refused({ name: 'a' }, { authorization: '' });
  await refused({ name: 'a' }, { authorization: 'Bearer another' });
  await refused({ name: 'a'.repeat(11 * 1024 * 1024) });
  await refused('name=a', { 'content-type': 'application/x-www-form-urlencoded' });
  await refused({ name: 'fail' });
  while (visited.at(-1)?.status !== 429) await refused({ name: 'a' });
  await app.close();
  return visited;
}
