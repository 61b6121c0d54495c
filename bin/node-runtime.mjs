// Which Node runs the program: this one where it is new enough, otherwise the one of runtime/package-lock.json, which is
// installed the first time it is needed. Works on Node 20 and newer, without dependencies.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './install-lock.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const runtimeFolder = path.join(root, 'runtime');

/** The oldest Node that runs the program. */
export const wantedMajor = 24;

/**
 * What the program is started with: by itself the engine keeps two halves of 64 MB for young objects, which under load cost
 * some 100 MB of memory and save nothing that could be measured.
 */
export const nodeFlags = ['--max-semi-space-size=16'];

/**
 * What the C library is told before the program starts: by itself it keeps a pool of memory for each thread that allocates, and
 * buffers of megabytes that are free. With it a server that has worked on bodies of ten megabytes has 80 MB less. Only glibc
 * knows these names.
 */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

/** True when the Node of this process is new enough. */
export const isNewEnough = Number.parseInt(process.versions.node, 10) >= wantedMajor;

/** The packages of runtime/package-lock.json that bring a Node for a platform: name and version. */
export function lockedNodes(platform = process.platform, arch = process.arch) {
  const { packages } = JSON.parse(readFileSync(path.join(runtimeFolder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { os, cpu }]) => place !== '' && [os].flat().includes(platform) && [cpu].flat().includes(arch))
    .map(([place, { version }]) => ({ name: place.slice('node_modules/'.length), version }));
}

/** The installed Node that the lockfile names for this machine, or undefined. */
function installedNode() {
  for (const { name, version } of lockedNodes()) {
    const folder = path.join(runtimeFolder, 'node_modules', name);
    const file = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (!existsSync(file)) continue;
    if (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version === version) return file;
  }
  return undefined;
}

/**
 * Runs `npm ci` in a folder, its output on standard error; resolves to its exit code.
 * @param {string} folder
 * @param {string[]} options
 * @returns {Promise<number>}
 */
export function runNpmCi(folder, options = []) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, 'ci', '--loglevel=error', '--no-progress', ...options], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: command === 'npm' && process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * The Node that runs the program: its path. Installs it first where neither this one nor an installed one will do.
 * @returns {Promise<string>}
 * @throws Error of one sentence where no Node can be had
 */
export async function ensureNode() {
  if (isNewEnough) return process.execPath;
  const installed = installedNode();
  if (installed !== undefined) return installed;
  const need = `Node ${wantedMajor} or newer is needed, and this is ${process.versions.node}`;
  if (lockedNodes().length === 0) {
    throw new Error(`${need}; for ${process.platform} on ${process.arch} install it yourself.`);
  }
  const waiting = 'Waiting for another process that installs Node …';
  const status = await withLock(path.join(runtimeFolder, '.installing'), waiting, () => {
    if (installedNode() !== undefined) return 0;
    process.stderr.write(`${need}: installing one beside the program (once) …\n`);
    return runNpmCi(runtimeFolder, ['--ignore-scripts']);
  }).catch((error) => {
    throw new Error(`${need}; it could not be installed in ${runtimeFolder}: ${error.message}`);
  });
  const node = installedNode();
  if (node === undefined) throw new Error(`${need}; "npm ci" in ${runtimeFolder} ended with ${status}.`);
  return node;
}

/**
 * Runs a file with another Node in a process of its own, passes signals on and ends as it ends.
 * @param {string} node
 * @param {string[]} args
 */
export function continueWith(node, args) {
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: {
      ...nodeEnvironment,
      ...process.env,
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
