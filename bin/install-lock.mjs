import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** True while the process that wrote the lock lives. */
function isHeld(lockFile) {
  try {
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Runs `work` while no other process of this machine runs its own under the same lock file; a lock left behind by a
 * killed process is taken over.
 * @template T
 * @param {string} lockFile
 * @param {string} waiting what to say on standard error after two seconds of waiting, and every ten seconds from then on
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(lockFile, waiting, work) {
  for (let waits = 0; ; waits++) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isHeld(lockFile)) {
      if (waits % 40 === 8) process.stderr.write(`${waiting}\n`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    } else {
      rmSync(lockFile, { force: true });
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
