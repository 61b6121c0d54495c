import type { Issue, RefusalKind } from '../lib/refusal.ts';
import type { Steps } from './steps.ts';

/**
 * Messages to a thread. A task that writes an answer may have `credit` chunks on their way. One without work is asked to `tidy`
 * its heap where that is larger than it may be.
 */
export type ToThread<Input> =
  | { type: 'run'; task: number; input: Input; steps: Steps }
  | { type: 'credit'; task: number }
  | { type: 'stop'; task: number }
  | { type: 'tidy'; limitBytes: number };

/** Messages from a thread; one that is `large` has more in use than it may keep without work. */
export type FromThread<Result> =
  | { type: 'ready' }
  | { type: 'large' }
  | { type: 'chunk'; task: number; bytes: Uint8Array }
  | { type: 'done'; task: number; result: Result }
  | { type: 'failed'; task: number; error: ErrorMessage };

/** An error as it crosses threads: structured cloning would drop its class and its own members. */
export interface ErrorMessage {
  name: string;
  message: string;
  stack: string | undefined;
  code: string | undefined;
  refusal: { kind: RefusalKind; issues: Issue[]; retryAfterSeconds: number | undefined } | undefined;
}
