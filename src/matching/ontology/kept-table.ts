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

/** Sizes and times of all files that a table may be built from: another file, or another size or time, is another state. */
function stateOfSource(): string {
  const files = readdirSync(sourceFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const hash = createHash('sha256');
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 24);
}

/**
 * A table as it was built before from the same source, for processes that run the source as it is: each of them would build it
 * anew, in a second or two. Several may build and keep it at once; where it cannot be kept it is built each time.
 */
export function keptTable(name: string, build: () => Uint8Array): Uint8Array {
  state ??= stateOfSource();
  const file = path.join(cacheFolder, `${name}-${state}.bin`);
  try {
    // A buffer of its own: tables are read in words of four bytes.
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const table = build();
  try {
    mkdirSync(cacheFolder, { recursive: true });
    for (const old of readdirSync(cacheFolder).map((other) => path.join(cacheFolder, other)))
      if (systemClock.now() - statSync(old).mtimeMs > keptForMs) rmSync(old, { force: true });
    const draft = `${file}.${process.pid}.${threadId}`;
    writeFileSync(draft, table);
    renameSync(draft, file);
  } catch (error) {
    if (!unwritable.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return table;
}

const unwritable = new Set(['EACCES', 'EROFS', 'ENOSPC', 'EPERM', 'ENOENT']);
