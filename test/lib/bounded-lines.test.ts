import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedLines, boundedTextLines } from '../../src/lib/bounded-lines.ts';

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

test('the lines of a stream are those of its text, however the bytes are cut', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '\r', 'é', '杯', '𠮷') });
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 9 }), async (lines, size) => {
      const text = lines.join('\n');
      const read = await Array.fromAsync(boundedLines(inChunks(Buffer.from(text), size), 1_000));
      const expected = text.split('\n');
      if (expected.at(-1) === '') expected.pop();
      expect(read.map((each) => each?.toString())).toEqual(expected);
    }),
  );
});

test('a line that is longer than allowed is read past, and the one behind it is whole', async () => {
  const input = inChunks(Buffer.from('1234\n12345\n\n1234\n123456'), 2);
  const read = await Array.fromAsync(boundedLines(input, 4));
  expect(read.map((line) => line?.toString() ?? null)).toEqual(['1234', null, '', '1234', null]);
});

test('as text, lines end without a carriage return, and the first begins without a byte order mark', async () => {
  const read = await Array.fromAsync(boundedTextLines(inChunks(Buffer.from('\ufeffa\r\n\ufeffb\r\nc\rd'), 3), 100));
  expect(read).toEqual(['a', '\ufeffb', 'c\rd']);
});
