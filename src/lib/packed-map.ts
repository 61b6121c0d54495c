/** Arrays of a packed map, all of them views of one block of bytes. */
interface Sections {
  /** Place of a key plus one, 0 for an empty slot; a power of two of them, probed one after the other. */
  slots: Uint32Array;
  /** Where each key begins among `units`; the end of the last one behind them. */
  keyStarts: Uint32Array;
  /** The keys in UTF-16, one behind the other. */
  units: Uint16Array;
  /** Where the numbers of each key begin among `values`; the end of the last ones behind them. */
  valueStarts: Uint32Array;
  values: Uint16Array;
}

/** Four lengths: of the slots, the starts, the units and the values. */
const headerLength = 4;
/** At least so many slots for each key, which keeps the rows of taken slots short. */
const leastSlotsOfKey = 2;

/** FNV-1a over UTF-16 units. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Bytes of a section, up to the next whole word. */
const padded = (bytes: number) => Math.ceil(bytes / 4) * 4;

function sectionsOf(buffer: ArrayBufferLike, offset: number): Sections & { length: number } {
  const [slots = 0, starts = 0, units = 0, values = 0] = new Uint32Array(buffer, offset, headerLength);
  let at = offset + headerLength * 4;
  const take = (bytes: number) => {
    const from = at;
    at += padded(bytes);
    return from;
  };
  const sections = {
    slots: new Uint32Array(buffer, take(slots * 4), slots),
    keyStarts: new Uint32Array(buffer, take(starts * 4), starts),
    valueStarts: new Uint32Array(buffer, take(starts * 4), starts),
    units: new Uint16Array(buffer, take(units * 2), units),
    values: new Uint16Array(buffer, take(values * 2), values),
  };
  return { ...sections, length: at - offset };
}

/** Adds a place to those of a key, once. */
export function putPlace(places: Map<string, number[]>, key: string, place: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [place]);
  else if (!known.includes(place)) known.push(place);
}

/**
 * Packs a map of strings to lists of numbers from 0 to 65,535 into one block of bytes, which takes a fraction of the memory of the
 * map, is no work for the garbage collector and can be read from a file as it is.
 */
export function packMap(entries: ReadonlyMap<string, readonly number[]>): Uint8Array {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(1, entries.size) * leastSlotsOfKey));
  const keys = [...entries.keys()];
  const units = keys.reduce((sum, key) => sum + key.length, 0);
  const values = [...entries.values()].reduce((sum, list) => sum + list.length, 0);
  const sizes = [slots * 4, (keys.length + 1) * 4, (keys.length + 1) * 4, units * 2, values * 2];
  const bytes = new Uint8Array(headerLength * 4 + sizes.reduce((sum, size) => sum + padded(size), 0));
  new Uint32Array(bytes.buffer, 0, headerLength).set([slots, keys.length + 1, units, values]);
  const to = sectionsOf(bytes.buffer, 0);
  let unit = 0;
  let value = 0;
  for (const [place, key] of keys.entries()) {
    to.keyStarts[place] = unit;
    to.valueStarts[place] = value;
    for (let at = 0; at < key.length; at += 1) to.units[unit + at] = key.charCodeAt(at);
    unit += key.length;
    to.values.set(entries.get(key) ?? [], value);
    value += entries.get(key)?.length ?? 0;
    let slot = hashOf(key) & (slots - 1);
    while (to.slots[slot] !== 0) slot = (slot + 1) & (slots - 1);
    to.slots[slot] = place + 1;
  }
  to.keyStarts[keys.length] = unit;
  to.valueStarts[keys.length] = value;
  return bytes;
}

/** A packed map, read where it lies. */
export interface PackedMap {
  /** The numbers of a key, or null where it is not in the map. */
  get(key: string): Uint16Array | null;
  has(key: string): boolean;
  /** Bytes that it takes. */
  readonly length: number;
}

/** Opens what `packMap` wrote; `offset` is a multiple of 4. Nothing is copied. */
export function openPackedMap(buffer: ArrayBufferLike, offset: number): PackedMap {
  const { slots, keyStarts, units, valueStarts, values, length } = sectionsOf(buffer, offset);
  const mask = slots.length - 1;

  function isAt(place: number, key: string): boolean {
    const from = keyStarts[place] ?? 0;
    if ((keyStarts[place + 1] ?? 0) - from !== key.length) return false;
    for (let at = 0; at < key.length; at += 1) if (units[from + at] !== key.charCodeAt(at)) return false;
    return true;
  }

  function placeOf(key: string): number {
    for (let slot = hashOf(key) & mask; ; slot = (slot + 1) & mask) {
      const place = (slots[slot] ?? 0) - 1;
      if (place === -1 || isAt(place, key)) return place;
    }
  }

  return {
    get(key) {
      const place = placeOf(key);
      return place === -1 ? null : values.subarray(valueStarts[place], valueStarts[place + 1]);
    },
    has: (key) => placeOf(key) !== -1,
    length,
  };
}
