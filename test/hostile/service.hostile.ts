import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importRecords, product } from '../catalog/temp-catalog.ts';
import { openWatchedService, type WatchedService } from './watched-service.ts';

let service: WatchedService;
beforeAll(async () => {
  service = await openWatchedService();
}, 600_000);
afterAll(() => service?.[Symbol.asyncDispose]());

const specs = [
  { name: 'Capacity', value: '500 ml', required: true },
  { name: '材质', value: '不锈钢' },
];
const item = { name: 'Steel bottle 钢瓶', description: 'A bottle', quantity: 500, specs };

/** Prints and judges what the service did since it was last asked. */
async function judge(what: string): Promise<void> {
  const watched = await service.watched();
  console.log(what, JSON.stringify(watched));
  expect(service.process.child.exitCode).toBeNull();
  expect.soft(watched.healthP99Ms, `${what}: 99 of 100 answers on health, ms`).toBeLessThanOrEqual(100);
  expect.soft(watched.healthMaxMs, `${what}: the slowest of them`).toBeLessThanOrEqual(500);
  expect.soft(watched.mostMb, `${what}: resident memory, MB`).toBeLessThanOrEqual(700);
}

/** The statuses of answers, of which one may be 503 where it says when to come back. */
function judgeAnswers(answers: readonly { status: number; retry: string | null }[], good: number): void {
  for (const { status, retry } of answers) if (status !== good) expect([status, retry !== null]).toEqual([503, true]);
  expect(answers.some(({ status }) => status === good)).toBe(true);
}

const values = (count: number, value: string) => Array.from({ length: count }, (_, at) => ({ name: `n${at}`, value }));

describe('strangers’ listings', () => {
  test('of a megabyte each, and of four, are read as far as they go', async () => {
    await importRecords(service.catalogUri, [
      ...Array.from({ length: 25 }, (_, at) =>
        product(`m${at}`, `Steel bottle ${at}`, { attributes: values(250, '500 ml, '.repeat(500).trim()) }),
      ),
      ...Array.from({ length: 40 }, (_, at) =>
        product(`b${at}`, `钢瓶 bottle ${at}`, { attributes: values(330, '不'.repeat(4_000)) }),
      ),
    ]);
    await service.watched();
    for (const runs of [1, 4]) {
      const ended = await Promise.all(Array.from({ length: runs }, () => service.source(item)));
      for (const { state, error } of ended) expect([state, error]).toEqual(['done', null]);
      await judge(`65 listings of one to four megabytes, runs at the same time: ${runs}`);
    }
  }, 600_000);
});

describe('bodies of ten megabytes', () => {
  const megabytes = 10 * 1024 * 1024 - 2_000;
  const filled = (piece: string) => piece.repeat(Math.floor(megabytes / piece.length)).slice(0, -1);
  const around = (inside: string) => `{"external_id":"x","merchant":{"id":"m","name":"M"},${inside}}`;
  const manySpecs = Array.from({ length: 100 }, (_, at) => ({ name: `Spec ${at}`, value: 'a'.repeat(960) }));
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `"k${at}":1`).join();
  const bodies: [name: string, body: (at: number) => string, status: number][] = [
    [
      'legal',
      (at) => {
        const items = Array.from({ length: 100 }, () => ({ ...item, specs: manySpecs }));
        return JSON.stringify({ external_id: `large-${at}`, merchant: { id: 'm', name: 'M' }, items });
      },
      201,
    ],
    ['one text', () => around(`"notes":"${filled('aa')}"`), 400],
    ['escapes and a key that stands twice', () => around(`"notes":"${filled('\\n')}n","x":1,"x":2`), 400],
    ['empty objects', () => around(`"items":[${filled('{},')}]`), 400],
    ['numbers', () => around(`"items":[${filled('1,')}]`), 400],
    ['as many values as are taken', () => around(`"items":[${filled('1,').slice(0, 499_000)}]`), 400],
    ['as many keys as are taken', () => around(`"items":[${Array(31).fill(`{${keys(4_000)}}`)}]`), 400],
    ['as many keys of one object as are taken', () => around(keys(49_990)), 400],
    ['more keys of one object', () => around(keys(124_000)), 400],
  ];
  test.each(bodies)(
    '%s',
    async (name, body, status) => {
      const send = async (at: number) => {
        const headers = { 'content-type': 'application/json' };
        const url = `${service.origin}/api/v1/sourcing-requests`;
        const answer = await fetch(url, { method: 'POST', headers, body: body(at) });
        await answer.arrayBuffer();
        return { status: answer.status, retry: answer.headers.get('retry-after') };
      };
      await service.watched();
      judgeAnswers([await send(0)], status);
      await judge(`one body: ${name}`);
      judgeAnswers(await Promise.all(Array.from({ length: 16 }, (_, at) => send(at + 1))), status);
      await judge(`sixteen bodies at the same time: ${name}`);
    },
    600_000,
  );
});

describe('legal requests', () => {
  test('with a hundred specs of 2,000 denying characters, and their diagnoses', async () => {
    const wide = Array.from({ length: 100 }, (_, at) => ({
      name: `材质${at}`,
      value: '非'.repeat(2_000),
      required: true,
    }));
    await service.watched();
    const { runId, state, error } = await service.source({ ...item, specs: wide });
    expect([state, error]).toEqual(['done', null]);
    await judge('a run of 100 long specs');
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${service.origin}/job/${runId}/diagnosis`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    await judge('three diagnoses of it');
  }, 600_000);

  test('for all of a run of 38,512 products, by many at the same time', async () => {
    const { runId } = await service.source(item);
    await multiply(runId, 38_512);
    await service.watched();
    const read = async (url: string) => {
      const answer = await fetch(`${service.origin}${url}`);
      let bytes = 0;
      for await (const part of answer.body ?? []) bytes += part.length;
      return { status: answer.status, retry: answer.headers.get('retry-after'), bytes };
    };
    judgeAnswers(await Promise.all(Array.from({ length: 16 }, () => read(`/api/runs/${runId}/result`))), 200);
    await judge('sixteen records of 38,512 products');
    const excludes = Array.from({ length: 40 }, (_, at) =>
      read(`/job/${runId}/products?include_eliminated=true&exclude=x${at}`),
    );
    const stored = await service.call('POST', '/api/v1/sourcing-requests', {
      ...{ external_id: 'meanwhile', merchant: { id: 'm', name: 'M' }, items: [item] },
    });
    expect(stored.status).toBe(201);
    judgeAnswers(await Promise.all(excludes), 200);
    await judge('forty answers of all products');
    const tables = ['products.csv?include_eliminated=true', 'products.xlsx?include_eliminated=true&page_size=10000'];
    judgeAnswers(await Promise.all(tables.map((table) => read(`/job/${runId}/${table}`))), 200);
    await judge('a CSV of 38,512 rows and a workbook of 10,000');
  }, 600_000);
});

/** Makes a run one of so many products by storing its products again under other ids. */
async function multiply(runId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    await client.query(
      `WITH numbered AS (
         SELECT p.*, row_number() OVER () AS n, count(*) OVER () AS total FROM run_products p WHERE run_id = $1
       )
       INSERT INTO run_products (run_id, item_position, platform, product_id, verdict, price_excluded, veto_score,
                                 rerank_match_score, spec_matching_json, cleanup_json, details_json)
       SELECT run_id, item_position, platform, product_id || '-' || copy, verdict, price_excluded, veto_score,
              rerank_match_score, spec_matching_json,
              json_build_object('title', 'Bottle', 'price', NULL, 'supplier', json_build_object('name', 'S' || n % 50),
                                'variants', '[]'::json, 'platform', platform)::text,
              details_json
         FROM numbered, generate_series(1, ($2 / total + 1)::integer) AS copy
        LIMIT $2 - (SELECT count(*) FROM run_products WHERE run_id = $1)`,
      [runId, count],
    );
  } finally {
    await client.end();
  }
}
