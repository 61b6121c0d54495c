// Licences of everything that an installation gets, and its known weaknesses. Without a network, or with a registry that
// answers no such question, it says that it could not ask and does not fail.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const permissive = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense'],
  ...['Python-2.0', 'MIT-0', 'CC-BY-4.0', 'Zlib', 'PostgreSQL', 'WTFPL'],
]);
/** Weak copyleft that binds changes of the package itself, which we do not make; each with where it comes from. */
const accepted: Record<string, string> = {
  lightningcss: 'MPL-2.0',
  'axe-core': 'MPL-2.0',
  '@axe-core/playwright': 'MPL-2.0',
};

/** Packages that name their licence in another way; read by a person. */
const readByHand: Record<string, string> = { 'base-64': 'MIT', 'json-bignum': 'MIT' };

interface LockedPackage {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const failures: string[] = [];

/** "(MIT OR Apache-2.0)" needs one that is permissive, "MIT AND ISC" needs all. */
function isPermissive(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '').trim();
  if (/ OR /.test(plain)) return plain.split(' OR ').some(isPermissive);
  return plain.split(' AND ').every((part) => permissive.has(part.trim()));
}

function installedLicence(place: string): string | undefined {
  try {
    const { license } = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')) as {
      license?: string;
    };
    return license;
  } catch {
    return undefined; // of another platform: not installed here
  }
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
let counted = 0;
for (const [place, entry] of Object.entries(lock.packages)) {
  if (place === '' || entry.link === true) continue;
  counted += 1;
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = entry.license ?? installedLicence(place) ?? readByHand[name];
  const family = Object.keys(accepted).find((known) => name === known || name.startsWith(`${known}-`));
  if (family !== undefined && licence === accepted[family]) continue;
  if (licence === undefined) failures.push(`${name} names no licence.`);
  else if (!isPermissive(licence)) failures.push(`${name} has the licence ${licence}.`);
}
process.stdout.write(`Licences of ${counted} packages read.\n`);

interface Audit {
  metadata?: { vulnerabilities?: Record<string, number> };
}

const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8', timeout: 20_000 });
let report: Audit | undefined;
try {
  report = JSON.parse(audit.stdout) as Audit;
} catch {
  report = undefined;
}
const found = report?.metadata?.vulnerabilities;
if (found === undefined) {
  process.stdout.write('Known weaknesses: the registry could not be asked.\n');
} else {
  const severe = (found.high ?? 0) + (found.critical ?? 0);
  process.stdout.write(`Known weaknesses: ${severe} of level high or above.\n`);
  if (severe > 0) failures.push(`${severe} known weaknesses of level high or above: run "npm audit --omit=dev".`);
}
for (const failure of failures) process.stderr.write(`${failure}\n`);
if (failures.length > 0) process.exitCode = 1;
