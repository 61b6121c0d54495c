import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { stopServer } from '../../src/db/embedded/stop-server.ts';
import { UsageLock } from '../../src/db/embedded/usage-lock.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { prepareTemplate } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of the suite's own PostgreSQL server. */
    databaseSocketFolder: string;
  }
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

const prefix = 'assay-test-';

/**
 * Starts one PostgreSQL server for the whole suite, in a new temporary folder, with a template database that has all
 * migrations. Returns the teardown. What a killed suite left behind is removed by the next one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), prefix));
  chmodSync(dataDir, 0o711); // the server's user must pass, where that is not ours
  const server = await openEmbedded(dataDir, (text) => console.warn(text), quiet);
  const socketFolder = server.connection().host;
  await prepareTemplate(socketFolder);
  project.provide('databaseSocketFolder', socketFolder);
  return async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Stops the servers and removes the folders of suites that were killed; one that still runs holds its lock. */
async function removeLeftovers(): Promise<void> {
  const names = readdirSync(os.tmpdir()).filter((name) => name.startsWith(prefix));
  for (const folder of names.map((name) => path.join(os.tmpdir(), name))) {
    const { mtimeMs, uid } = statSync(folder);
    const isYoung = systemClock.now() - mtimeMs < 60_000; // may not have taken its lock yet
    if (isYoung || uid !== process.getuid?.()) continue;
    const lock = new UsageLock(path.join(folder, 'postgres.lock'));
    await lock.inTurn(async () => {
      if (!lock.isUnused()) return;
      await stopServer(path.join(folder, 'postgres'), quiet);
      rmSync(folder, { recursive: true, force: true });
    });
    lock.dispose();
  }
}
