// Runs a script of this package on a fresh clone: `node scripts/run.mjs FILE [ARGUMENT…]`.
// Works on Node 20 and newer, uses no dependency. It installs from the lockfile when node_modules is missing
// or does not hold what the lockfile names, then runs FILE with a Node that is new enough.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLock } from '../bin/install-lock.mjs';
import { continueWith, ensureNode, isNewEnough, nodeFlags, runNpmCi } from '../bin/node-runtime.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

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
  return true;
}

/** Installs from the lockfile. @returns npm's exit code. */
function install() {
  const waiting = 'Waiting for another process that installs the dependencies …';
  return withLock(path.join(root, '.installing'), waiting, async () => {
    const startedAt = Date.now();
    const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0);
    const progress = setInterval(() => process.stderr.write(`  still installing, ${seconds()} s\n`), 5_000);
    try {
      if (isInstalled()) return 0;
      process.stderr.write('Installing dependencies from the lockfile (once, about a minute) …\n');
      const status = await runNpmCi(root);
      if (status === 0) process.stderr.write(`Installed in ${seconds()} s.\n`);
      else process.stderr.write('Installing the dependencies failed; "npm ci" in this folder shows why.\n');
      return status;
    } finally {
      clearInterval(progress);
    }
  });
}

const [file, ...args] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: node scripts/run.mjs FILE [ARGUMENT…]\n');
  process.exit(2);
}
// Side by side: on a fresh clone both take a while.
const [status, node] = await Promise.all([isInstalled() ? 0 : install(), ensureNode()]).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
if (status !== 0) process.exit(status);

const target = path.join(root, file);
if (isNewEnough) {
  process.argv = [process.execPath, target, ...args];
  await import(pathToFileURL(target).href);
} else {
  const flags = target === path.join(root, 'bin', 'assay.mjs') ? nodeFlags : [];
  continueWith(node, [...flags, target, ...args]);
}
