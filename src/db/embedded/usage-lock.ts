import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { makeFolder } from './make-folder.ts';

const sqliteBusy = 5;
const lastTurnTimeoutMs = 2_000;

/**
 * Who uses the server of one data folder, across programs. Two empty SQLite files carry the locks: Node offers no
 * file locks of its own, and those of SQLite end with their process, however it dies.
 *
 * - `turn` is held while a program starts, mends or stops the server: one at a time.
 * - `users` is held shared by every program for as long as it uses the server.
 */
export class UsageLock {
  readonly #turn: DatabaseSync;
  readonly #users: DatabaseSync;

  /** Opens (and makes) the lock files in `folder`. */
  constructor(folder: string) {
    makeFolder(folder);
    this.#turn = openLockFile(path.join(folder, 'turn'));
    this.#users = openLockFile(path.join(folder, 'users'));
  }

  /** Runs `work` while no other program has its turn; waits as long as that takes, or until `signal` is aborted. */
  async inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    while (!tryTake(this.#turn, 'BEGIN EXCLUSIVE')) await sleep(20, undefined, { signal });
    try {
      return await work();
    } finally {
      this.#turn.exec('ROLLBACK');
    }
  }

  /**
   * Runs `work` in a turn at the end of a process, where nothing can be awaited: also in the middle of a turn of its
   * own, and not at all when another program keeps its turn for two seconds.
   */
  inLastTurn(work: () => void): void {
    const giveUpAt = monotonicMs() + lastTurnTimeoutMs;
    while (!this.#turn.isTransaction && !tryTake(this.#turn, 'BEGIN EXCLUSIVE')) {
      if (monotonicMs() > giveUpAt) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
    try {
      work();
    } finally {
      this.#turn.exec('ROLLBACK');
    }
  }

  /** Counts this program among the users. Only within a turn, since `isUnused` of another program looks there. */
  join(): void {
    if (!tryTake(this.#users, 'BEGIN; SELECT count(*) FROM sqlite_schema')) {
      throw new Error('The lock of the database is held exclusively outside of a turn');
    }
  }

  /** Stops counting this program. */
  leave(): void {
    if (this.#users.isTransaction) this.#users.exec('ROLLBACK');
  }

  /** True when no program, this one included, uses the server. Only within a turn. */
  isUnused(): boolean {
    if (!tryTake(this.#users, 'BEGIN EXCLUSIVE')) return false;
    this.#users.exec('ROLLBACK');
    return true;
  }

  /** True when another program uses the server. Only within a turn. */
  isUsedByOthers(): boolean {
    const isUser = this.#users.isTransaction;
    this.leave();
    const isUsed = !this.isUnused();
    if (isUser) this.join();
    return isUsed;
  }

  /** Gives up both locks. */
  dispose(): void {
    this.#turn.close();
    this.#users.close();
  }
}

function openLockFile(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('unavailable', `The lock file ${file} cannot be opened: ${reason}.`);
  }
}

/** Runs a statement that takes a lock; false when another holds it. */
function tryTake(file: DatabaseSync, sql: string): boolean {
  try {
    file.exec(sql);
    return true;
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK');
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false;
    throw error;
  }
}
