import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { UsageLock } from '../../src/db/embedded/usage-lock.ts';
import { makeTestFolder, removeTestFolders } from './test-folder.ts';

test('what dead test processes left is removed at once; what a living one or a user of its database has stays', async () => {
  const parent = makeTestFolder('parent');
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const have = (name: string): string => {
    const folder = path.join(parent, name);
    mkdirSync(path.join(folder, 'data', 'postgres.lock'), { recursive: true });
    return folder;
  };
  const abandoned = have(`assay-test-${dead}-service-a`);
  const used = have(`assay-test-${dead}-service-b`);
  const mine = have(`assay-test-${process.pid}-service-c`);
  const foreign = have('assay-test-d');
  const lock = new UsageLock(path.join(used, 'data', 'postgres.lock'));
  await lock.inTurn(async () => lock.join());

  await removeTestFolders(parent);
  expect([abandoned, used, mine, foreign].map((folder) => existsSync(folder))).toEqual([false, true, true, true]);

  lock.leave();
  await removeTestFolders(parent);
  expect(existsSync(used)).toBe(false);
  lock.dispose();
  rmSync(parent, { recursive: true });
});
