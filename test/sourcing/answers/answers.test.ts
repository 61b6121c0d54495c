import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnswerInput, createAnswerTask } from '../../../src/sourcing/answers/answer-task.ts';
import { type Answers, createAnswers } from '../../../src/sourcing/answers/answers.ts';
import { createRankLists } from '../../../src/sourcing/products/rank-lists.ts';
import { runJob } from '../../support/run-records.ts';
import { anItem, aProduct, bottleSpecs, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';

const goods = Array.from({ length: 120 }, (_, index) =>
  aProduct({ title: `Steel water bottle ${index}`, description: `Bottle ${index}. ${'Insulated. '.repeat(150)}` }),
);

describe('large answers', () => {
  let service: TestService;
  let answers: Answers;
  let record: AnswerInput;

  beforeAll(async () => {
    service = await openTestService();
    await service.importProducts(goods);
    await service.service.startWorker(2);
    const srId = await storeRequest(service.call, [anItem('Steel water bottle', bottleSpecs)]);
    const runId = await runJob(service.call, srId, { max_candidates: 200 });
    record = { answer: 'record', runId, isTrusted: true, members: { note: 'last' } };
    answers = createAnswers(service.service.database.connection);
  });
  afterAll(async () => {
    await answers?.close();
    await service?.close();
  });

  test('are the same as a stream, in one piece, and made in this thread, which hands out parts of 64 kB and more', async () => {
    const whole = await text(await answers.open(record));
    expect(JSON.parse(whole)).toMatchObject({ state: 'done', note: 'last' });
    expect((await answers.read(record)).toString()).toBe(whole);
    const { pool } = service.service.database;
    const parts: Uint8Array[] = [];
    const write = async (part: Uint8Array) => void parts.push(part);
    await createAnswerTask({ pool, rankLists: createRankLists(pool, 1_000) })(record, { write });
    expect(Buffer.concat(parts).toString()).toBe(whole);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.slice(0, -1).every(({ length }) => length >= 64 * 1024)).toBe(true);
  });

  test('that nobody reads to the end give their place back', async () => {
    for (let round = 0; round < 10; round += 1) {
      const stream = await answers.open(record);
      stream.destroy();
      await once(stream, 'close');
    }
    expect((await answers.read(record)).length).toBeGreaterThan(64 * 1024);
  });

  test('are refused beyond those that wait, with when to ask again, and the others are made', async () => {
    const blocker = new pg.Client(service.service.database.connection);
    await blocker.connect();
    try {
      await blocker.query('BEGIN; LOCK TABLE run_products IN ACCESS EXCLUSIVE MODE');
      const asked = Array.from({ length: 40 }, () => answers.read(record));
      const refused = await Promise.any(asked.map((answer) => answer.then(Promise.reject, (error: unknown) => error)));
      expect(refused).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
      await blocker.query('COMMIT');
      const settled = await Promise.allSettled(asked);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    } finally {
      await blocker.end();
    }
  });
});
