import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip as gunzipCallback, gzip as gzipCallback } from 'node:zlib';
import type { ArchiveWriter } from './archive.ts';
import type { Part } from './manifest.ts';

const gzip = promisify(gzipCallback);
const gunzip = promisify(gunzipCallback);

/** So many bytes of rows make an entry of the archive: enough to compress well, little enough to hold two. */
const partBytes = 4 * 1024 * 1024;
const lineEnd = 0x0a;

/** Cuts lines that come in pieces of any size into pieces of whole lines, about `partBytes` each. */
export async function* cutLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    const all = Buffer.concat(chunks);
    const end = all.lastIndexOf(lineEnd) + 1;
    if (end > 0) yield all.subarray(0, end);
    chunks = end < all.length ? [all.subarray(end)] : [];
    bytes = all.length - end;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

/** Compresses pieces into entries `folder/000001.suffix.gz` of the archive, one behind the other. */
export class PartWriter {
  readonly parts: Part[] = [];
  readonly #archive: ArchiveWriter;
  readonly #folder: string;
  readonly #suffix: string;
  /** The piece before is compressed while the next is read. */
  #writing: Promise<void> = Promise.resolve();

  constructor(archive: ArchiveWriter, folder: string, suffix: string) {
    this.#archive = archive;
    this.#folder = folder;
    this.#suffix = suffix;
  }

  async add(piece: Buffer): Promise<void> {
    await this.#writing;
    this.#writing = this.#write(piece);
    this.#writing.catch(() => undefined); // the next call rejects with it
  }

  async finish(): Promise<Part[]> {
    await this.#writing;
    return this.parts;
  }

  async #write(piece: Buffer): Promise<void> {
    // A tenth larger than at the usual level, in a third of the time.
    const content = await gzip(piece, { level: 1 });
    const name = `${this.#folder}/${String(this.parts.length + 1).padStart(6, '0')}.${this.#suffix}.gz`;
    this.parts.push({ name, sha256: hash('sha256', content), bytes: content.length });
    await this.#archive.add(name, content);
  }
}

/** No part unpacks to more: what would is none of ours. */
const largestPartBytes = 1024 * 1024 * 1024;

export function unpackPart(content: Buffer): Promise<Buffer> {
  return gunzip(content, { maxOutputLength: largestPartBytes });
}
