import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../lib/refusal.ts';

const sqliteBusy = 5;

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
    mkdirSync(folder, { recursive: true });
    this.#turn = openLockFile(path.join(folder, 'turn'));
    this.#users = openLockFile(path.join(folder, 'users'));
  }

  /** Runs `work` while no other program has its turn; waits as long as that takes. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    while (!tryTake(this.#turn, 'BEGIN EXCLUSIVE')) await sleep(20);
    try {
      return await work();
    } finally {
      this.#turn.exec('ROLLBACK');
    }
  }

  /** Runs `work` at once when no other program has its turn; for the end of a process, where nothing can be awaited. */
  inTurnIfFree(work: () => void): void {
    if (this.#turn.isTransaction || !tryTake(this.#turn, 'BEGIN EXCLUSIVE')) return;
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
