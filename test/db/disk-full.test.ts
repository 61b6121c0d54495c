import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { diskFullRefusal, isDiskFull } from '../../src/db/embedded/disk-full.ts';
import { makeTestFolder } from '../support/test-folder.ts';

test('a disk without room is told from every other fault, and what to do about it is said', () => {
  const file = new DatabaseSync(path.join(makeTestFolder('full'), 'full'));
  file.exec('PRAGMA max_page_count = 2; CREATE TABLE t (text)');
  const fill = () => file.exec(`INSERT INTO t VALUES (zeroblob(100000))`);
  expect(fill).toThrow('database or disk is full');
  expect(isDiskFull(thrownBy(fill))).toBe(true);
  expect(isDiskFull(thrownBy(() => file.exec('SELECT nothing FROM nowhere')))).toBe(false);
  file.close();
  expect(isDiskFull(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(true);
  expect(isDiskFull(new Error('FATAL: could not write lock file "postmaster.pid": No space left on device'))).toBe(
    true,
  );
  expect(diskFullRefusal('/data', undefined).message).toBe(
    'The disk of DATA_DIR is full: the database in /data cannot start. Make room there, then start again.',
  );
});

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}
