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
function judge(what: string): void {
  const watched = service.watched();
  console.log(what, watched);
  expect(service.process.child.exitCode).toBeNull();
  expect(watched.healthP99Ms).toBeLessThanOrEqual(100);
  expect(watched.healthMaxMs).toBeLessThanOrEqual(500);
  expect(watched.mostMb).toBeLessThanOrEqual(700);
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
    service.watched();
    const { state, error } = await service.source(item);
    expect([state, error]).toEqual(['done', null]);
    judge('65 listings of one to four megabytes');
  }, 600_000);
});

describe('legal requests', () => {
  test('with a hundred specs of 2,000 denying characters, and their diagnoses', async () => {
    const wide = Array.from({ length: 100 }, (_, at) => ({
      name: `材质${at}`,
      value: '非'.repeat(2_000),
      required: true,
    }));
    service.watched();
    const { runId, state, error } = await service.source({ ...item, specs: wide });
    expect([state, error]).toEqual(['done', null]);
    judge('a run of 100 long specs');
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${service.origin}/job/${runId}/diagnosis`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    judge('three diagnoses of it');
  }, 600_000);

  test('for all of a run of 38,512 products, by many at the same time', async () => {
    const { runId } = await service.source(item);
    await multiply(runId, 38_512);
    service.watched();
    const read = async (url: string) => {
      const answer = await fetch(`${service.origin}${url}`);
      let bytes = 0;
      for await (const part of answer.body ?? []) bytes += part.length;
      return { status: answer.status, retry: answer.headers.get('retry-after'), bytes };
    };
    const judgeAnswers = (answers: Awaited<ReturnType<typeof read>>[]) => {
      for (const { status, retry } of answers)
        if (status !== 200) expect([status, retry !== null]).toEqual([503, true]);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
    };
    judgeAnswers(await Promise.all(Array.from({ length: 16 }, () => read(`/api/runs/${runId}/result`))));
    judge('sixteen records of 38,512 products');
    const excludes = Array.from({ length: 40 }, (_, at) =>
      read(`/job/${runId}/products?include_eliminated=true&exclude=x${at}`),
    );
    const stored = await service.call('POST', '/api/v1/sourcing-requests', {
      ...{ external_id: 'meanwhile', merchant: { id: 'm', name: 'M' }, items: [item] },
    });
    expect(stored.status).toBe(201);
    judgeAnswers(await Promise.all(excludes));
    judge('forty answers of all products');
    const tables = ['products.csv?include_eliminated=true', 'products.xlsx?include_eliminated=true&page_size=10000'];
    judgeAnswers(await Promise.all(tables.map((table) => read(`/job/${runId}/${table}`))));
    judge('a CSV of 38,512 rows and a workbook of 10,000');
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
