import type { Issue, RefusalKind } from '../lib/refusal.ts';

/** Messages to a thread. A task that writes an answer may have `credit` chunks on their way. */
export type ToThread<Input> =
  | { type: 'run'; task: number; input: Input }
  | { type: 'credit'; task: number }
  | { type: 'stop'; task: number };

/** Messages from a thread. A step names what the task works on from here; when a task hangs, the last one names the cause. */
export type FromThread<Step, Result> =
  | { type: 'ready' }
  | { type: 'step'; task: number; step: Step }
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
