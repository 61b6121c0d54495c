import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../config.ts';
import type { Clock } from '../lib/clock.ts';

/** What a command may touch of the process around it. */
export interface CommandContext {
  env: Environment;
  stdin: Readable;
  stdout: Writable & { columns?: number; isTTY?: boolean };
  stderr: Writable;
  /** Aborted when the process shall end. */
  signal: AbortSignal;
  clock: Clock;
}
