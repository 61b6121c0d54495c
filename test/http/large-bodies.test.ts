import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createLargeBodies } from '../../src/http/large-bodies.ts';

const limits = { bytes: 1_000, atOnce: 2, waiting: 2, waitMs: 60_000 };
const request = (headers: object) => ({ headers }) as unknown as IncomingMessage;
const large = request({ 'content-length': '5000' });
const response = () => new EventEmitter() as unknown as ServerResponse;

/** Lets everything happen that waits for nothing else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a small body waits for nobody; one of unknown length counts as large', () => {
  const bodies = createLargeBodies(limits);
  expect(bodies.admit(request({ 'content-length': '999' }), response())).toBeUndefined();
  expect(bodies.admit(request({}), response())).toBeUndefined();
  expect(bodies.admit(request({ 'transfer-encoding': 'chunked' }), response())).toBeInstanceOf(Promise);
  expect(bodies.takeTurn(999, response())).toBeUndefined();
});

test('large bodies are read a few at a time, in their order, and beyond the queue they are refused', async () => {
  const bodies = createLargeBodies(limits);
  const responses = Array.from({ length: 5 }, response);
  const read: number[] = [];
  const admissions = responses.map(async (one, index) => {
    await bodies.admit(large, one);
    read.push(index);
  });
  await expect(admissions[4]).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
  await settled();
  expect(read).toEqual([0, 1]);
  responses[1]?.emit('close');
  await settled();
  expect(read).toEqual([0, 1, 2]);
  responses[0]?.emit('close');
  await Promise.all(admissions.slice(0, 4));
  expect(read).toEqual([0, 1, 2, 3]);
});

test('whoever goes away while waiting takes no place, and whoever waits too long is refused', async () => {
  const bodies = createLargeBodies({ ...limits, atOnce: 1, waitMs: 50 });
  const [first, gone, late, next] = [response(), response(), response(), response()];
  await bodies.admit(large, first);
  const leaving = bodies.admit(large, gone);
  gone.emit('close');
  await expect(leaving).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(bodies.admit(large, late)).rejects.toMatchObject({ kind: 'unavailable' });
  first.emit('close');
  await bodies.admit(large, next);
});

test('requests with large bodies are worked on one after the other, and others have the thread between them', async () => {
  const bodies = createLargeBodies(limits);
  const [first, gone, last] = [response(), response(), response()];
  const done: string[] = [];
  const turns = [first, gone, last].map(async (one, index) => {
    await bodies.takeTurn(5_000, one);
    done.push(`body ${index}`);
  });
  await settled();
  await settled();
  expect(done).toEqual(['body 0']);
  setImmediate(() => done.push('others'));
  bodies.endTurn(first);
  await turns[1];
  expect(done).toEqual(['body 0', 'others', 'body 1']);
  gone.emit('close');
  bodies.endTurn(response());
  await Promise.all(turns);
});
