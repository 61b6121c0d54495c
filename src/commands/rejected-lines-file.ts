import { closeSync, openSync, realpathSync, writeSync } from 'node:fs';
import type { RejectedLine } from '../catalog/feeds/import-feed.ts';
import { Refusal } from '../lib/refusal.ts';

/** A file of JSON lines { line, field, message }, one per rejected line of a feed. */
export class RejectedLinesFile {
  readonly #descriptor: number;

  /** Empties the file at `path`. Throws Refusal when it cannot be written, or is the feed itself. */
  constructor(path: string, feed: string) {
    if (feed !== '-' && isSameFile(path, feed)) {
      throw new Refusal('invalid', `--rejected ${path} is the feed itself; name another file.`);
    }
    try {
      this.#descriptor = openSync(path, 'w');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refusal('invalid', `--rejected ${path} cannot be written (${reason}).`);
    }
  }

  /** Written at once: an import that dies has said everything up to there, and nothing piles up in memory. */
  write({ line, field, message }: RejectedLine): void {
    writeSync(this.#descriptor, `${JSON.stringify({ line, field, message })}\n`);
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor);
  }
}

function isSameFile(left: string, right: string): boolean {
  try {
    return realpathSync(left) === realpathSync(right);
  } catch {
    return false; // one of them does not exist
  }
}
