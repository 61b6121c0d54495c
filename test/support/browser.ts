import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/**
 * A real Chromium from the npm package `@sparticuz/chromium`, made for bare Linux machines: it brings its own
 * NSS and Expat libraries and a font. Nothing of the system is used but the C library.
 *
 * The package unpacks itself into the folder for temporary files, in place, and takes a half-written file of an
 * interrupted start for a whole one. So it unpacks in a process of its own into a new folder, which is then renamed.
 */

const root = path.resolve(import.meta.dirname, '../..');
const packageFolder = path.join(root, 'node_modules', '@sparticuz', 'chromium');
const cacheFolder = path.join(root, 'node_modules', '.cache');

/** The package's own font, then those of the machine (for scripts that it lacks, such as Chinese). */
function describeFonts(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`;
}

function unpackChromium(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The browser of the tests runs on Linux x64, this is ${process.platform} ${process.arch}. ` +
        'Set BROWSER_PATH to a Chromium or Chrome of this machine.',
    );
  }
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(cacheFolder, `chromium-${version}`);
  if (existsSync(path.join(folder, 'chromium'))) return folder;

  mkdirSync(cacheFolder, { recursive: true });
  const newFolder = mkdtempSync(path.join(cacheFolder, 'chromium-new-'));
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    // The second variable makes the package unpack its shared libraries too.
    env: { ...process.env, TMPDIR: newFolder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  if (status !== 0) {
    rmSync(newFolder, { recursive: true, force: true });
    throw new Error(`The browser could not be unpacked (about 210 MB in ${cacheFolder}): ${stderr.trim()}`);
  }
  writeFileSync(path.join(newFolder, 'fonts', 'fonts.conf'), describeFonts(path.join(folder, 'fonts')));
  try {
    renameSync(newFolder, folder);
  } catch (error) {
    // Another process was first; its copy is as good.
    rmSync(newFolder, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'chromium'))) throw error;
  }
  return folder;
}

/** The first line of a failed start that says why, instead of a page of flags. */
function findReason(message: string): string {
  const line = message
    .split('\n')
    .find((text) => /error while loading|cannot open|denied|FATAL|not found/iu.test(text));
  return (line ?? message.split('\n')[0] ?? message).trim();
}

/**
 * Starts a headless Chromium; close it with `close()`. BROWSER_PATH names another Chromium or Chrome.
 * Throws one sentence that names the missing part when it cannot start here.
 */
export async function openBrowser(): Promise<Browser> {
  const ownPath = process.env.BROWSER_PATH;
  const folder = ownPath === undefined ? unpackChromium() : null;
  const executablePath = ownPath ?? path.join(folder ?? '', 'chromium');
  const libraryPath = folder === null ? [] : [path.join(folder, 'al2023', 'lib')];
  if (process.env.LD_LIBRARY_PATH) libraryPath.push(process.env.LD_LIBRARY_PATH);
  try {
    return await chromium.launch({
      executablePath,
      headless: true,
      // No sandbox: it refuses to run as root, and the pages are our own.
      // No /dev/shm: containers give it 64 MB.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
      env: {
        ...process.env,
        ...(libraryPath.length > 0 && { LD_LIBRARY_PATH: libraryPath.join(':') }),
        ...(folder !== null && {
          FONTCONFIG_PATH: path.join(folder, 'fonts'),
          XDG_DATA_HOME: path.join(folder, 'fonts'),
        }),
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`The browser ${executablePath} does not start here: ${findReason(message)}`, { cause: error });
  }
}
