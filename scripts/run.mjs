// Runs a script of this package on a fresh clone: `node scripts/run.mjs FILE [ARGUMENT…]`.
// Works on Node 20 and newer, uses no dependency. It installs from the lockfile when node_modules is missing
// or does not hold what the lockfile names, then runs FILE with the Node 24 that the lockfile brings.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const wantedMajor = 24;
const installLock = path.join(root, '.installing');

/** The Node binary of the lockfile, or undefined when it is not installed (or cannot run here). */
function bundledNode() {
  const file = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) && statSync(file).size > 1_000_000 ? file : undefined;
}

/** True when node_modules holds every package of the lockfile in its version (optional ones may be missing). */
function isInstalled() {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  for (const [place, entry] of Object.entries(wanted)) {
    if (place === '') continue;
    const found = installed[place];
    if (found === undefined) {
      if (entry.optional || entry.devOptional || entry.peer) continue;
      return false;
    }
    if (found.version !== entry.version || found.integrity !== entry.integrity) return false;
  }
  return bundledNode() !== undefined || Number.parseInt(process.versions.node, 10) >= wantedMajor;
}

/** True while the process that wrote the lock lives. */
function isLockHeld() {
  try {
    process.kill(Number(readFileSync(installLock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Takes the lock; waits while another living process installs into the same folder. */
function takeInstallLock() {
  for (let waits = 0; ; waits++) {
    try {
      writeFileSync(installLock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isLockHeld()) {
      if (waits % 40 === 8) process.stderr.write('Waiting for another process that installs the dependencies …\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    } else {
      rmSync(installLock, { force: true });
    }
  }
}

/** Runs `npm ci` with its output on standard error; resolves to its exit code. */
function runNpmCi() {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, 'ci', '--loglevel=error', '--no-progress'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: command === 'npm' && process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Installs from the lockfile. @returns npm's exit code. */
async function install() {
  takeInstallLock();
  const startedAt = Date.now();
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0);
  const progress = setInterval(() => process.stderr.write(`  still installing, ${seconds()} s\n`), 5_000);
  try {
    if (isInstalled()) return 0;
    process.stderr.write('Installing dependencies from the lockfile (once, about a minute) …\n');
    const status = await runNpmCi();
    if (status === 0) process.stderr.write(`Installed in ${seconds()} s.\n`);
    else process.stderr.write('Installing the dependencies failed; "npm ci" in this folder shows why.\n');
    return status;
  } finally {
    clearInterval(progress);
    rmSync(installLock, { force: true });
  }
}

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: node scripts/run.mjs FILE [ARGUMENT…]\n');
  process.exit(2);
}
if (!isInstalled()) {
  const status = await install();
  if (status !== 0) process.exit(status);
}

const target = path.join(root, file);
if (Number.parseInt(process.versions.node, 10) >= wantedMajor) {
  process.argv = [process.execPath, target, ...args];
  await import(pathToFileURL(target).href);
} else {
  const node = bundledNode();
  if (node === undefined) {
    process.stderr.write(`Node ${wantedMajor} is needed and could not be installed on this platform.\n`);
    process.exit(1);
  }
  const binFolder = path.join(root, 'node_modules', '.bin');
  const child = spawn(node, [target, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${binFolder}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
