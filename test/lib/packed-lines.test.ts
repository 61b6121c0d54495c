import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPackedLines, packLines } from '../../src/lib/packed-lines.ts';

test('every value is read back at its place, in any order, also behind other bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ noUnicodeString: false })), fc.integer({ min: 0, max: 3 }), (values, words) => {
      const packed = packLines(values);
      const buffer = new ArrayBuffer(words * 4 + packed.length);
      new Uint8Array(buffer).set(packed, words * 4);
      const read = openPackedLines<unknown, unknown>(buffer, words * 4, (line) => line);
      for (const place of [...values.keys()].reverse()) {
        expect(JSON.stringify(read(place))).toBe(JSON.stringify(values[place]));
      }
      expect(() => read(values.length)).toThrow(RangeError);
    }),
  );
});

test('a value is made when it is asked for, once', () => {
  const made: string[] = [];
  const read = openPackedLines<string, { name: string }>(packLines(['a', 'b']).buffer as ArrayBuffer, 0, (name) => {
    made.push(name);
    return { name };
  });
  expect(read(1)).toBe(read(1));
  expect(made).toEqual(['b']);
});
