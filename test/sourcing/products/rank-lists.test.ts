import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAnswerCache } from '../../../src/sourcing/products/answer-cache.ts';
import { createRankLists } from '../../../src/sourcing/products/rank-lists.ts';
import { anItem, bottleSpecs, bottles, startJob, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService, waitForRun } from '../../support/test-service.ts';

describe('the rankings of done runs', () => {
  let service: TestService;
  let runIds: string[];

  beforeAll(async () => {
    service = await openTestService();
    await service.importProducts(bottles());
    await service.service.startWorker(2);
    const srId = await storeRequest(service.call, [anItem('Steel water bottle', bottleSpecs)]);
    runIds = [];
    for (let run = 0; run < 3; run += 1) runIds.push(await startJob(service.call, srId));
    for (const id of runIds) expect(await waitForRun(service.call, id)).toBe('done');
  });
  afterAll(() => service?.close());

  /** The pool, with a count of the rankings that were read through it. */
  function countingPool() {
    const { pool } = service.service.database;
    const counted = { readings: 0 };
    const query = (...statement: unknown[]) => {
      if (String(statement[0]).includes('ORDER BY')) counted.readings += 1;
      return Reflect.apply(pool.query, pool, statement);
    };
    return { db: { query } as unknown as typeof pool, counted };
  }

  test('are read once, however many ask, and keep only as many products as there is room for', async () => {
    const { db, counted } = countingPool();
    const lists = createRankLists(db, 14);
    const [first = '', second = '', third = ''] = runIds;
    const answers = await Promise.all([lists.of(first), lists.of(first), lists.of(first)]);
    expect(counted.readings).toBe(1);
    expect(answers[0]?.products).toHaveLength(7);
    await lists.of(second);
    await lists.of(first);
    expect(counted.readings).toBe(2);
    // Room for two: the one used longest ago, the second, goes.
    await lists.of(third);
    await lists.of(first);
    expect(counted.readings).toBe(3);
    await lists.of(second);
    expect(counted.readings).toBe(4);
  });

  test('lose no room when one has to go while it is being read', async () => {
    const { db, counted } = countingPool();
    const lists = createRankLists(db, 14);
    const [first = '', second = '', third = ''] = runIds;
    // Each is read while the others push it out.
    for (let round = 0; round < 8; round += 1) await Promise.all([first, second, third].map((id) => lists.of(id)));
    await lists.of(first);
    const before = counted.readings;
    await lists.of(first);
    expect(counted.readings).toBe(before);
  });

  test('are asked for again after a refusal: an unfinished run will be done later', async () => {
    const idle = await openTestService();
    try {
      const lists = createRankLists(idle.service.database.pool);
      const id = await startJob(idle.call, await storeRequest(idle.call, [anItem('Mug')]));
      await expect(lists.of(id)).rejects.toThrow(/queued/);
      await idle.service.startWorker(1);
      await waitForRun(idle.call, id);
      expect((await lists.of(id)).products).toEqual([]);
    } finally {
      await idle.close();
    }
  });
});

describe('kept answers', () => {
  test('stay within their bytes; the one used longest ago goes first', () => {
    const cache = createAnswerCache(100);
    for (const key of ['a', 'b', 'c', 'd']) cache.keep(key, Buffer.alloc(25, key));
    expect(cache.find('a')?.toString()).toBe('a'.repeat(25));
    cache.keep('e', Buffer.alloc(25, 'e'));
    expect(cache.find('b')).toBeUndefined();
    expect(['a', 'c', 'd', 'e'].every((key) => cache.find(key) !== undefined)).toBe(true);
    cache.keep('large', Buffer.alloc(26));
    cache.keep('x'.repeat(3000), Buffer.alloc(1));
    expect(cache.find('large')).toBeUndefined();
    expect(cache.find('x'.repeat(3000))).toBeUndefined();
  });

  test('keep no more of memory than their own bytes', () => {
    const cache = createAnswerCache(100_000);
    cache.keep('a', Buffer.alloc(65_536, 'a').subarray(0, 7_000));
    const kept = cache.find('a');
    expect(kept?.toString()).toBe('a'.repeat(7_000));
    expect(kept?.buffer.byteLength).toBe(7_000);
  });

  describe('of long answers that are read as streams', () => {
    const read = async (stream: Readable) => Buffer.concat(await Array.fromAsync(stream)).toString();
    const streamOf = (...parts: string[]) =>
      Readable.from(
        parts.map((part) => Buffer.from(part)),
        { objectMode: false },
      );

    test('are those that were read to their end and fit', async () => {
      const cache = createAnswerCache(100);
      expect(await read(cache.keepRead('a', streamOf('one ', 'two')))).toBe('one two');
      expect(cache.find('a')?.toString()).toBe('one two');
      expect(await read(cache.keepRead('large', streamOf('x'.repeat(20), 'x'.repeat(20))))).toHaveLength(40);
      expect(cache.find('large')).toBeUndefined();
    });

    test('are none that broke or that nobody read to its end, whose source is closed', async () => {
      const cache = createAnswerCache(100);
      const broken = Readable.from(
        (function* () {
          yield Buffer.from('half');
          throw new Error('The thread ended.');
        })(),
        { objectMode: false },
      );
      await expect(read(cache.keepRead('broken', broken))).rejects.toThrow('The thread ended.');
      const source = streamOf('one', 'two', 'three');
      for await (const _part of cache.keepRead('left', source)) break;
      expect(source.destroyed).toBe(true);
      expect([cache.find('broken'), cache.find('left')]).toEqual([undefined, undefined]);
      // The place of the copy is free as soon as the source is closed.
      const next = async () => [await read(cache.keepRead('next', streamOf('next'))), cache.find('next')?.toString()];
      await expect.poll(next).toEqual(['next', 'next']);
    });

    test('close their source also where their reader left before the first part', async () => {
      const source = streamOf('one', 'two');
      createAnswerCache(100).keepRead('left', source).destroy();
      await expect.poll(() => source.destroyed).toBe(true);
    });

    test('leave the copy to another as soon as they are too long to be kept', async () => {
      const cache = createAnswerCache(100);
      const slow = cache.keepRead('slow', streamOf('x'.repeat(20), 'x'.repeat(20)))[Symbol.asyncIterator]();
      await slow.next();
      await slow.next();
      expect(await read(cache.keepRead('next', streamOf('next')))).toBe('next');
      expect(cache.find('next')?.toString()).toBe('next');
      await slow.return?.();
    });

    test('are one of several that are read at the same time', async () => {
      const cache = createAnswerCache(100);
      const all = ['a', 'b', 'c'].map((key) => read(cache.keepRead(key, streamOf(key, key))));
      expect(await Promise.all(all)).toEqual(['aa', 'bb', 'cc']);
      expect(['a', 'b', 'c'].filter((key) => cache.find(key) !== undefined)).toHaveLength(1);
    });
  });
});
