import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPackedMap, packMap } from '../../src/lib/packed-map.ts';

const entriesOf = fc.dictionary(fc.string({ unit: 'binary' }), fc.array(fc.nat(65_535), { maxLength: 9 }));

test('a packed map has the keys and numbers of the map, and no others', () => {
  fc.assert(
    fc.property(entriesOf, fc.array(fc.string({ unit: 'binary' })), (entries, strange) => {
      const map = new Map(Object.entries(entries));
      const packed = openPackedMap(packMap(map).buffer, 0);
      for (const [key, numbers] of map) expect([...(packed.get(key) ?? [])]).toEqual(numbers);
      for (const key of strange) expect(packed.has(key)).toBe(map.has(key));
    }),
  );
});

test('packed maps stand one behind the other in a block of bytes', () => {
  fc.assert(
    fc.property(entriesOf, entriesOf, (one, other) => {
      const [first, second] = [packMap(new Map(Object.entries(one))), packMap(new Map(Object.entries(other)))];
      const block = new Uint8Array([...first, ...second]);
      const opened = openPackedMap(block.buffer, 0);
      expect(opened.length).toBe(first.length);
      const behind = openPackedMap(block.buffer, opened.length);
      for (const [key, numbers] of Object.entries(other)) expect([...(behind.get(key) ?? [])]).toEqual(numbers);
    }),
  );
});
