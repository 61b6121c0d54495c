import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { systemClock } from '../../lib/clock.ts';
import { packageRoot } from '../../lib/package-root.ts';

/** What the tables are built from, and by. */
const sourceFolder = path.join(packageRoot, 'src', 'matching');
const cacheFolder = path.join(packageRoot, 'node_modules', '.cache', 'tables');

/** Clones that share their packages keep tables side by side; what was built so long ago is of source that is no more. */
const keptForMs = 2 * 24 * 60 * 60 * 1000;

let state: string | undefined;

/**
 * The content of all files that a table may be built from. It is read once for each place, size and time of all of them, so
 * that a clone with the same source takes the tables of another.
 */
function stateOfSource(): string {
  const entries = readdirSync(sourceFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  const looks = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file}\n${size}\n${mtimeMs}\n`;
  });
  const read = (file: string) => [`${path.relative(sourceFolder, file)}\n`, hashOf([readFileSync(file)])];
  const content = keptFile(`source-${hashOf(looks)}`, () => Buffer.from(hashOf(files.flatMap(read))));
  return Buffer.from(content).toString();
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 24);
}

/**
 * A table as it was built before from the same source, for processes that run the source as it is: each of them would build it
 * anew, in a second or two. Several may build and keep it at once; where it cannot be kept it is built each time.
 */
export function keptTable(name: string, build: () => Uint8Array): Uint8Array {
  state ??= stateOfSource();
  return keptFile(`${name}-${state}.bin`, build);
}

function keptFile(name: string, build: () => Uint8Array): Uint8Array {
  const file = path.join(cacheFolder, name);
  try {
    const read = readFileSync(file);
    // A buffer of its own: tables are read in words of four bytes. Small files come in one that others share.
    return new Uint8Array(read.buffer.byteLength === read.byteLength ? read.buffer : read);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const built = build();
  try {
    mkdirSync(cacheFolder, { recursive: true });
    for (const old of readdirSync(cacheFolder).map((other) => path.join(cacheFolder, other)))
      if (systemClock.now() - statSync(old).mtimeMs > keptForMs) rmSync(old, { force: true });
    const draft = `${file}.${process.pid}.${threadId}`;
    writeFileSync(draft, built);
    renameSync(draft, file);
  } catch (error) {
    if (!unwritable.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return built;
}

const unwritable = new Set(['EACCES', 'EROFS', 'ENOSPC', 'EPERM', 'ENOENT']);
