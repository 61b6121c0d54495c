// Builds web/ into web/dist when the sources differ from what web/dist was built from; otherwise does nothing.
// The hash covers the sources, this script and the lockfile (the versions of the bundler and of the libraries).
// A build happens in a folder of its own and takes the place of web/dist by renaming, so that a server reading
// web/dist never sees half a build, and two processes that build at once both end with a whole one.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(import.meta.url);
const root = path.dirname(path.dirname(script));
const webFolder = path.join(root, 'web');
const distFolder = path.join(webFolder, 'dist');
const hashFile = '.source-hash';

/** All source files below a folder, sorted, without builds and packages. */
async function listSources(folder) {
  const files = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('dist') && !entry.name.startsWith('.')) {
        files.push(...(await listSources(place)));
      }
    } else files.push(place);
  }
  return files.sort();
}

async function hashSources() {
  const hash = createHash('sha256');
  const files = [...(await listSources(webFolder)), script, path.join(root, 'package-lock.json')];
  for (const file of files) {
    const text = await readFile(file);
    hash.update(`${path.relative(root, file).replaceAll(path.sep, '/')}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex');
}

async function readBuiltHash() {
  try {
    return await readFile(path.join(distFolder, hashFile), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Puts a finished build in the place of web/dist; another process may do the same at the same moment. */
async function replaceDist(buildFolder) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await rename(buildFolder, distFolder);
      return;
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code) || attempt === 20) throw error;
    }
    const oldFolder = path.join(webFolder, `.dist-old-${process.pid}-${attempt}`);
    try {
      await rename(distFolder, oldFolder);
      await rm(oldFolder, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'ENOENT') throw error; // the other process moved it first
    }
  }
}

async function buildInto(buildFolder) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: webFolder,
    base: '/dashboard/',
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: buildFolder,
      emptyOutDir: false,
      assetsInlineLimit: 0, // a data: URL would need a hole in the Content-Security-Policy
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}

/**
 * In a process of its own: some 300 MB of the bundler's memory would stay with a server that builds its pages. Whatever
 * NODE_ENV the server runs with, the pages are those of production: React chooses its build by it.
 */
function buildApart(buildFolder) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [script, buildFolder], { stdio: ['ignore', 2, 2], env });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The dashboard did not build (${code}).`))));
  });
}

/**
 * Makes sure that web/dist holds the pages built from the present sources.
 * Resolves to the folder and whether it was built now; rejects when the sources do not build: what is wrong with them is
 * on standard error.
 * @param {{ onProgress?: (line: string) => void }} [options] onProgress gets one line when a build begins and one when it ends.
 * @returns {Promise<{ distFolder: string, built: boolean }>}
 */
export async function ensureWebBuilt({ onProgress } = {}) {
  const hash = await hashSources();
  if ((await readBuiltHash()) === hash) return { distFolder, built: false };
  onProgress?.('Building the dashboard (once per change of its sources) …');
  const startedAt = performance.now();
  const buildFolder = await mkdtemp(path.join(webFolder, '.dist-new-'));
  try {
    await buildApart(buildFolder);
    await writeFile(path.join(buildFolder, hashFile), hash);
    await chmod(buildFolder, 0o755); // a temporary folder is private; the server may run as another user than the build
    if ((await readBuiltHash()) !== hash) await replaceDist(buildFolder);
  } finally {
    await rm(buildFolder, { recursive: true, force: true });
  }
  onProgress?.(`Built the dashboard in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  return { distFolder, built: true };
}

const [, started, buildFolder] = process.argv;
if (started !== undefined && path.resolve(started) === script && buildFolder !== undefined)
  await buildInto(buildFolder);
