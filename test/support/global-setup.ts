import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { prepareTemplate } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of the suite's own PostgreSQL server. */
    databaseSocketFolder: string;
  }
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/**
 * Starts one PostgreSQL server for the whole suite, in a new temporary folder, with a template database that has all
 * migrations. Returns the teardown. A suite that was killed leaves its folder, which hinders no later one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'assay-test-'));
  const server = await openEmbedded(dataDir, (text) => console.warn(text), quiet);
  const socketFolder = server.connection().host ?? '';
  await prepareTemplate(socketFolder);
  project.provide('databaseSocketFolder', socketFolder);
  return async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
