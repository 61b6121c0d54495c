import { Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, as UTF-8 text, part by part. */
export interface ZipEntry {
  name: string;
  text: Iterable<string> | AsyncIterable<string>;
}

// APPNOTE.TXT 6.3.10: sections 4.3.7, 4.3.9, 4.3.12 and 4.3.16.
const localHeader = 0x04034b50;
const dataDescriptor = 0x08074b50;
const centralHeader = 0x02014b50;
const centralEnd = 0x06054b50;
const version = 20;
/** Sizes follow the data (bit 3); names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980: the same content is the same file, whenever it is written. */
const date = 0x0021;
const largest = 0xffff_ffff;

interface WrittenEntry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * An archive as it is written: of each entry only its name, sizes and checksum are kept. @throws RangeError beyond 4 GiB,
 * which would need ZIP64.
 */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  const counted = (bytes: Uint8Array) => {
    offset += bytes.length;
    if (offset > largest) throw new RangeError('The archive is larger than 4 GiB.');
    return bytes;
  };
  for (const { name: text, text: content } of entries) {
    const entry: WrittenEntry = { name: Buffer.from(text), crc: 0, packed: 0, size: 0, offset };
    yield counted(
      Buffer.concat([fields([4, localHeader], ...common(entry, false), [2, entry.name.length], [2, 0]), entry.name]),
    );
    const plain = async function* () {
      for await (const part of content) {
        const bytes = Buffer.from(part);
        entry.crc = crc32(bytes, entry.crc);
        entry.size += bytes.length;
        yield bytes;
      }
    };
    const packing = Readable.from(plain()).compose(createDeflateRaw({ level: 6 }));
    for await (const bytes of packing as AsyncIterable<Uint8Array>) {
      entry.packed += bytes.length;
      yield counted(bytes);
    }
    yield counted(fields([4, dataDescriptor], [4, entry.crc], [4, entry.packed], [4, entry.size]));
    written.push(entry);
  }
  const start = offset;
  for (const entry of written) {
    const head = fields(
      ...([
        [4, centralHeader],
        [2, version],
        ...common(entry, true),
        [2, entry.name.length],
        [2, 0],
        [2, 0],
      ] as Field[]),
      ...([
        [2, 0],
        [2, 0],
        [4, 0],
        [4, entry.offset],
      ] as Field[]),
    );
    yield counted(Buffer.concat([head, entry.name]));
  }
  const count = written.length;
  yield fields([4, centralEnd], [2, 0], [2, 0], [2, count], [2, count], [4, offset - start], [4, start], [2, 0]);
}

type Field = [bytes: 2 | 4, value: number];

/** The fields that both headers of an entry have; the local one comes before its sizes are known. */
function common({ crc, packed, size }: WrittenEntry, isKnown: boolean): Field[] {
  return [
    ...([
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, date],
    ] as Field[]),
    ...([
      [4, isKnown ? crc : 0],
      [4, isKnown ? packed : 0],
      [4, isKnown ? size : 0],
    ] as Field[]),
  ];
}

function fields(...values: Field[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values)
    at = bytes === 2 ? buffer.writeUInt16LE(value, at) : buffer.writeUInt32LE(value, at);
  return buffer;
}
