import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as tar from 'tar-stream';
import { isProcessGone } from '../lib/is-process-gone.ts';
import { Refusal } from '../lib/refusal.ts';

/** A file of a backup: a POSIX tar, whose entries are written in order and read in the same. */
export interface ArchiveWriter extends AsyncDisposable {
  /** Where it is written until it is kept. */
  readonly unfinishedFile: string;
  add(name: string, content: Buffer): Promise<void>;
  /** Everything that was added is on disk, still under the name of what is unfinished. */
  finish(): Promise<void>;
  /** Gives the file its name, in one step; without it, disposing removes the file. */
  keep(): Promise<void>;
}

/**
 * Begins to write `file`, which must not exist. Until it is kept it has another name, which ends in `.partial`; what
 * killed processes of this machine left of the same is removed.
 */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  await refuseExisting(file);
  await removeAbandoned(file);
  const unfinishedFile = `${file}.${process.pid}.partial`;
  // It holds what people wrote, and hashes of tokens.
  await (await openFor(unfinishedFile, 'wx', 0o600)).close();
  const pack = tar.pack();
  const written = pipeline(pack, createWriteStream(unfinishedFile));
  written.catch(() => undefined); // `add` and `finish` reject with the same error
  let isKept = false;
  return {
    unfinishedFile,
    async add(name, content) {
      const added = new Promise<void>((resolve, reject) => {
        pack.entry({ name, size: content.length, mode: 0o600, mtime: new Date(0) }, content, (error) =>
          error ? reject(error) : resolve(),
        );
      });
      added.catch(() => undefined);
      await Promise.race([added, written]);
    },
    async finish() {
      pack.finalize();
      await written;
      const handle = await open(unfinishedFile, 'r+');
      await handle.sync().finally(() => handle.close());
    },
    async keep() {
      await refuseExisting(file);
      await rename(unfinishedFile, file);
      isKept = true;
      await syncFolder(path.dirname(file));
    },
    async [Symbol.asyncDispose]() {
      pack.destroy();
      await written.catch(() => undefined); // the failure was reported where it occurred
      if (!isKept) await rm(unfinishedFile, { force: true });
    },
  };
}

interface ArchiveEntry {
  name: string;
  content: Buffer;
}

/** No entry is larger: one of a backup holds some megabytes, or one row. */
const largestEntryBytes = 1024 * 1024 * 1024;

/** @throws Refusal when the file is no archive, or ends early. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  await (await openFor(file, 'r')).close();
  const extract = tar.extract();
  const read = pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), extract);
  read.catch(() => undefined); // the loop rejects with the same error
  try {
    for await (const entry of extract) {
      const { name, size = 0 } = entry.header;
      if (size > largestEntryBytes) throw new Error(`its entry ${name} has ${size} bytes`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name, content: Buffer.concat(chunks) };
    }
    await read;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('invalid', `${file} is no whole backup: ${error instanceof Error ? error.message : error}.`);
  } finally {
    extract.destroy();
    await read.catch(() => undefined);
  }
}

async function openFor(file: string, flags: string, mode?: number): Promise<FileHandle> {
  try {
    return await open(file, flags, mode);
  } catch (error) {
    throw new Refusal('invalid', `${file} cannot be opened: ${error instanceof Error ? error.message : error}.`);
  }
}

async function refuseExisting(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Refusal('invalid', `${file} cannot be written: ${error.message}.`);
  });
  if (handle === undefined) return;
  await handle.close();
  throw new Refusal('conflict', `${file} is there already; name another file, or remove it.`);
}

async function removeAbandoned(file: string): Promise<void> {
  const folder = path.dirname(file);
  const names = await readdir(folder).catch((error: Error) => {
    throw new Refusal('invalid', `${folder} is no folder that a backup can be written to: ${error.message}.`);
  });
  for (const name of names) {
    if (!name.startsWith(`${path.basename(file)}.`)) continue;
    const pid = Number(/\.(\d+)\.partial$/.exec(name)?.[1] ?? Number.NaN);
    if (Number.isInteger(pid) && (pid === process.pid || isProcessGone(pid))) await rm(path.join(folder, name));
  }
}

/** The name is on disk too. Some systems cannot say it of a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  if (handle === undefined) return;
  try {
    await handle.sync().catch(() => undefined);
  } finally {
    await handle.close();
  }
}
