// Finds the program compiled from the present source, and has it compiled when there is none: `dist/<hash>`, where the
// hash covers the source, the compile step and the lockfile. A folder gets its name when it is whole, so two processes
// that compile at once both end with a whole program; one that a process runs is never removed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const distFolder = path.join(root, 'dist');
const compileScript = path.join(root, 'scripts', 'compile.mjs');

/** Of 64 hexadecimal digits; enough to tell any two sources apart. */
const hashLength = 16;

/** All that goes into the hash, in its order, and every folder in which a file of it may appear. */
function listSource() {
  const sourceFolder = path.join(root, 'src');
  const entries = readdirSync(sourceFolder, { recursive: true, withFileTypes: true });
  const placeOf = (entry) => path.join(entry.parentPath, entry.name);
  const sources = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(placeOf);
  const others = [compileScript, path.join(root, 'package.json'), path.join(root, 'package-lock.json')];
  const folders = entries.filter((entry) => entry.isDirectory()).map(placeOf);
  return { files: [...sources.sort(), ...others], folders: [sourceFolder, ...folders] };
}

function hashSource(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const text = readFileSync(file);
    hash.update(`${path.relative(root, file).replaceAll(path.sep, '/')}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex').slice(0, hashLength);
}

/** What changes with a file's content, or with the names in a folder, whatever its time of change is set to. */
function stateOf(place) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(place);
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

/** Looking at a thousand files is a fifth of the work of reading them: what the last start hashed, and the state it was in. */
const hashedFile = path.join(distFolder, '.hashed.json');
/** Clocks of file systems are coarse: a source that changed so shortly before it was hashed may change again unseen. */
const settledMs = 3_000;

/** The hash of the present source; read anew where anything has changed since it was last read. */
function findHash() {
  try {
    const { hash, states } = JSON.parse(readFileSync(hashedFile, 'utf8'));
    // Put together by hand: `path.join` for a thousand files is compiled by the engine, for 5 MB of the process.
    if (states.every(([place, state]) => stateOf(`${root}${path.sep}${place}`) === state)) return hash;
  } catch {
    // Not there, or of files that are gone.
  }
  const startedAt = Date.now();
  const { files, folders } = listSource();
  const places = [...files, ...folders];
  const states = places.map((place) => [path.relative(root, place), stateOf(place)]);
  const hash = hashSource(files);
  if (places.every((place) => statSync(place).ctimeMs < startedAt - settledMs)) {
    mkdirSync(distFolder, { recursive: true });
    const unfinished = `${hashedFile}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify({ hash, states }));
    renameSync(unfinished, hashedFile);
  }
  return hash;
}

/** Where each process that runs a program of the clone leaves its id, so that the program is not removed under it. */
function usersOf(folder) {
  return path.join(folder, 'users');
}

function isInUse(folder) {
  if (!existsSync(usersOf(folder))) return false;
  return readdirSync(usersOf(folder)).some((pid) => {
    try {
      process.kill(Number(pid), 0);
      return true;
    } catch (error) {
      return error.code === 'EPERM';
    }
  });
}

/** Removes programs of other sources that no living process runs. */
function removeOthers(kept) {
  for (const name of readdirSync(distFolder)) {
    const folder = path.join(distFolder, name);
    if (!/^[0-9a-f]+$/.test(name) || name.length !== hashLength || folder === kept || isInUse(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a process of its own: the compiler's memory is not to stay with the program. */
function compileInto(folder) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compileScript, folder], { stdio: ['ignore', 2, 2] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The program did not compile (${code}).`))));
  });
}

/**
 * The folder of the program compiled from the present source; it holds `main.js`.
 * @returns {Promise<string>}
 * @throws Error when the source does not compile; what is wrong with it is on standard error
 */
export async function ensureCompiled() {
  const folder = path.join(distFolder, findHash());
  if (!existsSync(folder)) {
    mkdirSync(distFolder, { recursive: true });
    process.stderr.write('Compiling the program (once per change of its source) …\n');
    const unfinished = mkdtempSync(path.join(distFolder, '.new-'));
    try {
      await compileInto(unfinished);
      mkdirSync(usersOf(unfinished));
      try {
        renameSync(unfinished, folder);
      } catch (error) {
        if (!existsSync(folder)) throw error; // another process was quicker
      }
      removeOthers(folder);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const user = path.join(usersOf(folder), String(process.pid));
  writeFileSync(user, '');
  process.on('exit', () => rmSync(user, { force: true }));
  return folder;
}
