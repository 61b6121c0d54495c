/** Bytes of a list of JSON values, each of which can be read without the others: their number, where each ends, the values. */
export function packLines(values: readonly unknown[]): Uint8Array {
  const encoder = new TextEncoder();
  const lines = values.map((value) => encoder.encode(JSON.stringify(value)));
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? 0) + line.length);
  const start = (lines.length + 1) * 4;
  const bytes = new Uint8Array(Math.ceil((start + (ends.at(-1) ?? 0)) / 4) * 4);
  new Uint32Array(bytes.buffer, 0, lines.length + 1).set([lines.length, ...ends]);
  for (const [place, line] of lines.entries()) bytes.set(line, start + (ends[place - 1] ?? 0));
  return bytes;
}

/**
 * Opens what `packLines` wrote, from `offset` (a multiple of 4) on. The value at a place is made by `revive` when it is first
 * asked for, and is one object from then on.
 * @throws RangeError for a place behind the last one.
 */
export function openPackedLines<Line, Value>(
  buffer: ArrayBufferLike,
  offset: number,
  revive: (line: Line) => Value,
): (place: number) => Value {
  const [count = 0] = new Uint32Array(buffer, offset, 1);
  const ends = new Uint32Array(buffer, offset + 4, count);
  const start = offset + (count + 1) * 4;
  const decoder = new TextDecoder();
  const revived = new Map<number, Value>();
  return (place) => {
    const known = revived.get(place);
    if (known !== undefined) return known;
    const end = ends[place];
    if (end === undefined) throw new RangeError(`There is no line ${place} of ${count}.`);
    const from = place === 0 ? 0 : (ends[place - 1] ?? 0);
    const value = revive(JSON.parse(decoder.decode(new Uint8Array(buffer, start + from, end - from))) as Line);
    revived.set(place, value);
    return value;
  };
}
