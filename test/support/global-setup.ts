import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureCompiled } from '../../scripts/compiled-program.mjs';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { root } from './assay-process.ts';
import { prepareTemplate } from './test-database.ts';
import { makeTestFolder, removeTestFolders } from './test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of the suite's own PostgreSQL server. */
    databaseSocketFolder: string;
  }
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/** Compiles the program once, before many tests start it at the same time. */
async function fillCompileCache(): Promise<void> {
  if (existsSync(String(process.env.NODE_COMPILE_CACHE))) return;
  const script = "await import('./src/cli.ts'); await import('./src/service.ts');";
  await once(spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'inherit' }), 'exit');
}

let compiled: Promise<string> | undefined;

/** Compiles the program that tests start, once: what a start says of it would stand in the output that a test judges. */
function compileProgram(): Promise<string> {
  compiled ??= ensureCompiled();
  return compiled;
}

/** Whether a test file that is asked for comes to this file, itself or through what it imports. */
async function isNeeded(project: TestProject, wanted: string): Promise<boolean> {
  const { testFiles } = await project.globTestFiles(askedFor());
  const seen = new Set<string>();
  const reaches = (file: string): boolean => {
    if (file === wanted) return true;
    if (seen.has(file) || !existsSync(file)) return false;
    seen.add(file);
    const specifiers = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)|fork\('(\.[^']+)'/g);
    return [...specifiers].some(([, ...found]) => reaches(path.join(path.dirname(file), found.find(Boolean) ?? '')));
  };
  return testFiles.length === 0 || testFiles.some(reaches);
}

const databaseFile = path.join(import.meta.dirname, 'test-database.ts');
const processFile = path.join(import.meta.dirname, 'assay-process.ts');

/** The names of files on the command line, such as `catalog`; an option's value counted as one asks for more, never less. */
function askedFor(): string[] {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('-') && word !== 'run');
  return words.some((word) => existsSync(word) && !word.startsWith('test')) ? [] : words;
}

interface SuiteServer {
  socketFolder: string;
  close(): Promise<void>;
}

/** Each project loads this module anew, in one process: what they share is kept with that. */
const shared = globalThis as typeof globalThis & { suiteServer?: { opened: Promise<SuiteServer>; users: number } };

/** Starts the suite's server and prepares its template. */
async function openServer(): Promise<SuiteServer> {
  const dataDir = makeTestFolder('suite');
  chmodSync(dataDir, 0o711); // the server's user must pass, where that is not ours
  const server = await openEmbedded(dataDir, (text) => console.warn(text), quiet);
  const socketFolder = server.connection().host;
  await prepareTemplate(socketFolder);
  return {
    socketFolder,
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts one PostgreSQL server for the whole suite, in a new temporary folder, with a template database that has all
 * migrations, unless no test that is asked for needs it. Returns the teardown. What a killed suite left behind is removed by the next one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeTestFolders(os.tmpdir());
  if (await isNeeded(project, processFile)) await compileProgram();
  const filled = fillCompileCache();
  if (!(await isNeeded(project, databaseFile))) {
    await filled;
    return async () => undefined;
  }
  shared.suiteServer ??= { opened: openServer(), users: 0 };
  const used = shared.suiteServer;
  used.users += 1;
  const [{ socketFolder, close }] = await Promise.all([used.opened, filled]);
  project.provide('databaseSocketFolder', socketFolder);
  return async () => {
    used.users -= 1;
    if (used.users === 0) await close();
  };
}
