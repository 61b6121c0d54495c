import { expect, test } from 'vitest';
import { untilAborted } from '../../src/lib/until-aborted.ts';

test('settles as the work does', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(signal, Promise.resolve(7))).toBe(7);
  await expect(untilAborted(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('rejects with the reason at once, also when the signal was aborted before', async () => {
  const controller = new AbortController();
  const waiting = untilAborted(controller.signal, new Promise(() => undefined));
  controller.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  await expect(untilAborted(controller.signal, Promise.resolve(7))).rejects.toThrow('enough');
});

test('what the work does afterwards is not reported, and nothing keeps listening to the signal', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  let listeners = 0;
  const { addEventListener, removeEventListener } = signal;
  signal.addEventListener = (...call: Parameters<typeof addEventListener>) => {
    listeners += 1;
    addEventListener.apply(signal, call);
  };
  signal.removeEventListener = (...call: Parameters<typeof removeEventListener>) => {
    listeners -= 1;
    removeEventListener.apply(signal, call);
  };
  await untilAborted(signal, Promise.resolve(1));
  await Promise.resolve();
  expect(listeners).toBe(0);
  let fail = (_: Error) => undefined as unknown;
  const work = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const waiting = untilAborted(signal, work);
  controller.abort(new Error('stopped'));
  fail(new Error('later'));
  await expect(waiting).rejects.toThrow('stopped');
});
