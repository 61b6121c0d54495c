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

/** Opens what `packLines` wrote, from `offset` (a multiple of 4) on: the value at a place of the list, parsed anew at each call. */
export function openPackedLines<Value>(buffer: ArrayBufferLike, offset: number): (place: number) => Value {
  const [count = 0] = new Uint32Array(buffer, offset, 1);
  const ends = new Uint32Array(buffer, offset + 4, count);
  const start = offset + (count + 1) * 4;
  const decoder = new TextDecoder();
  return (place) => {
    const end = ends[place];
    if (end === undefined) throw new RangeError(`There is no line ${place} of ${count}.`);
    const from = place === 0 ? 0 : (ends[place - 1] ?? 0);
    return JSON.parse(decoder.decode(new Uint8Array(buffer, start + from, end - from))) as Value;
  };
}

/** Sections one behind the other; each of them a multiple of 4 bytes long. */
export function joinSections(sections: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(sections.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const section of sections) {
    bytes.set(section, at);
    at += section.length;
  }
  return bytes;
}
