import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopServer } from '../../src/db/embedded/stop-server.ts';
import { UsageLock } from '../../src/db/embedded/usage-lock.ts';

const prefix = 'assay-test-';
const namePattern = /^assay-test-(\d+)-/;
const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/** Makes a temporary folder whose name tells which process made it, `assay-test-<pid>-<purpose>-…`, and returns its path. */
export function makeTestFolder(purpose: string): string {
  return mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-${purpose}-`));
}

/**
 * Stops the servers and removes the folders of test processes that were killed. A folder stays whose maker lives, and
 * one whose database somebody uses: a maker in another container that shares `parent` has no process id here.
 */
export async function removeTestFolders(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const maker = namePattern.exec(name)?.[1];
    if (maker === undefined || isAlive(Number(maker))) continue;
    const folder = path.join(parent, name);
    if (statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    const isFree = await Promise.all(dataFoldersBelow(folder).map(stopUnused));
    if (isFree.every(Boolean)) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Data folders of the program lie at most this deep in what the tests make. */
const maxDepth = 4;

function dataFoldersBelow(folder: string, depth = 0): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (entries.some((entry) => entry.name === 'postgres.lock')) return [folder];
  if (depth === maxDepth) return [];
  return entries.flatMap((entry) => dataFoldersBelow(path.join(folder, entry.name), depth + 1));
}

/** Stops the server of a data folder unless a program uses it; true when none does. */
async function stopUnused(dataDir: string): Promise<boolean> {
  const lock = new UsageLock(path.join(dataDir, 'postgres.lock'));
  try {
    return await lock.inTurn(async () => lock.isUnused() && (await stopServer(path.join(dataDir, 'postgres'), quiet)));
  } finally {
    lock.dispose();
  }
}
