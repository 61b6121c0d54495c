import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../src/lib/refusal.ts';
import {
  createTaskThreads,
  type TaskThreads,
  type TaskThreadsOptions,
  ThreadFault,
} from '../../src/threads/task-threads.ts';
import type { Work } from './fixtures/working-thread.ts';

const opened: TaskThreads<Work, number>[] = [];

function openThreads(options: Partial<TaskThreadsOptions> = {}): TaskThreads<Work, number> {
  const threads = createTaskThreads<Work, number>({
    entry: new URL('./fixtures/working-thread.ts', import.meta.url),
    // No test but those of the limit itself may fail by it on a busy machine.
    ...{ size: 1, tasksPerThread: 1, mostWaiting: 4, heapLimitMb: 32, stepLimitMs: 60_000, ...options },
  });
  opened.push(threads);
  return threads;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((threads) => threads.close()));
});

describe('a task in a thread', () => {
  test('gives its result and its refusals', async () => {
    const threads = openThreads();
    expect(await threads.run({ do: 'add', numbers: [1, 2, 3] })).toBe(6);
    const refused = threads.run({ do: 'refuse' });
    await expect(refused).rejects.toBeInstanceOf(Refusal);
    await expect(refused).rejects.toMatchObject({ kind: 'conflict', message: 'not now', retryAfterSeconds: 3 });
  });

  test('that computes without an end is ended, and the next one is done', async () => {
    const threads = openThreads({ stepLimitMs: 300 });
    const spinning = threads.run({ do: 'spin' });
    const next = threads.run({ do: 'add', numbers: [1] });
    await expect(spinning).rejects.toMatchObject({
      name: 'ThreadFault',
      kind: 'time',
      message: 'it took longer than 0.3 s',
    });
    expect(await next).toBe(1);
  });

  test('may take as long as it likes by steps that are short enough', async () => {
    const threads = openThreads({ stepLimitMs: 2_000 });
    expect(await threads.run({ do: 'stepAndSpin', steps: 8, ms: 400 })).toBe(8);
  });

  test('names the step at which it was ended', async () => {
    const threads = openThreads({ stepLimitMs: 500 });
    const fault = threads.run({ do: 'stepAndSpin', steps: 3, ms: 1_000 });
    await expect(fault).rejects.toMatchObject({ kind: 'time', step: 0 });
    await expect(threads.run({ do: 'spin' })).rejects.toMatchObject({ kind: 'time', step: undefined });
    // Filling the memory may take a busy machine longer than that limit.
    await expect(openThreads().run({ do: 'fill', step: 7 })).rejects.toMatchObject({ kind: 'memory', step: 7 });
  });

  test('that fills its memory is ended, and this process is not', async () => {
    const threads = openThreads();
    const filling = threads.run({ do: 'fill' });
    await expect(filling).rejects.toBeInstanceOf(ThreadFault);
    await expect(filling).rejects.toMatchObject({ kind: 'memory', message: 'it took more than 32 MB of memory' });
    expect(await threads.run({ do: 'add', numbers: [2] })).toBe(2);
  });

  test('keeps its thread for the next one, until it was without work for so long', async () => {
    const threads = openThreads({ idleLimitMs: 1_000 });
    expect(await threads.run({ do: 'count' })).toBe(1);
    expect(await threads.run({ do: 'count' })).toBe(2);
    await sleep(1_500);
    expect(await threads.run({ do: 'count' })).toBe(1);
  });

  test('ends its thread soon after it where that has grown large', async () => {
    const threads = openThreads({ idleLimitMs: 60_000, idleHeapLimitMb: 24, heapLimitMb: 128 });
    expect(await threads.run({ do: 'count' })).toBe(1);
    await sleep(4_000);
    expect(await threads.run({ do: 'count' })).toBe(2);
    // What it no longer uses is cleared up, and the thread stays.
    expect(await threads.run({ do: 'drop', megabytes: 48 })).toBe(48);
    await sleep(4_000);
    expect(await threads.run({ do: 'count' })).toBe(4);
    expect(await threads.run({ do: 'hold', megabytes: 48 })).toBe(48);
    await vi.waitFor(async () => expect(await threads.run({ do: 'count' })).toBe(1), {
      timeout: 20_000,
      interval: 4_000,
    });
  });

  test('leaves this thread free meanwhile', async () => {
    const threads = openThreads({ stepLimitMs: 700 });
    const spinning = threads.run({ do: 'spin' }).catch((error: unknown) => error);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 10);
    expect(await spinning).toBeInstanceOf(ThreadFault);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(10);
  });

  test('is refused with a time to retry when too many wait already', async () => {
    const threads = openThreads({ mostWaiting: 2 });
    const tasks = Array.from({ length: 5 }, () => threads.run({ do: 'wait', ms: 100 }));
    const ends = await Promise.allSettled(tasks);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(ends[4]).toMatchObject({ reason: { kind: 'unavailable', retryAfterSeconds: 2 } });
  });

  test('is refused when it has waited too long, and whoever waits after it is not', async () => {
    const threads = openThreads({ waitLimitMs: 3_000 });
    const stop = new AbortController();
    const first = threads.run({ do: 'wait', ms: 60_000 }, { signal: stop.signal });
    const second = threads.run({ do: 'add', numbers: [1] });
    await expect(second).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
    const third = threads.run({ do: 'add', numbers: [3] });
    stop.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
    expect(await third).toBe(3);
  });

  test('writes its answer as quickly as the reader takes it, and a slow reader is no fault', async () => {
    const threads = openThreads({ stepLimitMs: 1_000, tasksPerThread: 2 });
    let taken = 0;
    let mostWaiting = 0;
    let sent = 0;
    const onChunk = async () => {
      sent += 1;
      mostWaiting = Math.max(mostWaiting, sent - taken);
      await sleep(sent === 1 ? 2_500 : 1);
      taken += 1;
    };
    const writing = threads.run({ do: 'write', chunks: 40 }, { onChunk });
    expect(await threads.run({ do: 'add', numbers: [1] })).toBe(1);
    expect(await writing).toBe(40);
    expect(mostWaiting).toBeLessThanOrEqual(2);
  });

  test('ends for its caller when the caller stops waiting', async () => {
    const threads = openThreads();
    const stop = new AbortController();
    const waiting = threads.run({ do: 'wait', ms: 60_000 }, { signal: stop.signal });
    stop.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(await threads.run({ do: 'add', numbers: [3] })).toBe(3);
  });
});
