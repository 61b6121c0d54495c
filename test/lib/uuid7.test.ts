import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuid, uuid7 } from '../../src/lib/uuid7.ts';

const largestMs = 2 ** 48 - 1;

test('an id carries its moment, its version and its variant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: largestMs }), (ms) => {
      const id = uuid7({ now: () => ms });
      expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(ms);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(isUuid(id)).toBe(true);
    }),
  );
});

test('ids sort by the moment they were made, and those of one moment differ', () => {
  fc.assert(
    fc.property(fc.nat(largestMs - 1), fc.nat(), (ms, more) => {
      const later = Math.min(largestMs, ms + 1 + more);
      expect(uuid7({ now: () => ms }) < uuid7({ now: () => later })).toBe(true);
    }),
  );
  const ids = Array.from({ length: 1000 }, () => uuid7({ now: () => 1 }));
  expect(new Set(ids).size).toBe(1000);
});

test('only the canonical lower-case form is an id', () => {
  const id = uuid7({ now: () => 1_700_000_000_000 });
  for (const other of [id.toUpperCase(), `{${id}}`, id.replaceAll('-', ''), `${id} `, `${id}\n`, '', id.slice(1)]) {
    expect(isUuid(other), JSON.stringify(other)).toBe(false);
  }
});
