import { openPackedLines } from './packed-lines.ts';
import { openPackedMap, type PackedMap } from './packed-map.ts';

/** Packed maps, and packed lines behind them, as one block of bytes. */
export function packTable(sections: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(sections.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const section of sections) {
    bytes.set(section, at);
    at += section.length;
  }
  return bytes;
}

/** Opens what `packTable` wrote, in the same order; `bytes` begin at a multiple of 4 of their buffer. */
export function openTable<Maps extends readonly string[], Line, Value>(
  bytes: Uint8Array,
  maps: Maps,
  revive: (line: Line) => Value,
): Record<Maps[number], PackedMap> & { valueAt(place: number): Value } {
  let at = bytes.byteOffset;
  const opened = maps.map((name) => {
    const map = openPackedMap(bytes.buffer, at);
    at += map.length;
    return [name, map] as const;
  });
  const named = Object.fromEntries(opened) as Record<Maps[number], PackedMap>;
  return { ...named, valueAt: openPackedLines(bytes.buffer, at, revive) };
}
