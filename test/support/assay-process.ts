import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Environment } from '../../src/config.ts';

export const root = path.join(import.meta.dirname, '..', '..');

/** What programs that tests start have of this process's environment: no setting of theirs, and nothing that reads one. */
export function plainEnvironment(): Environment {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

/** A process of the program, with what it has said so far. */
export interface AssayProcess {
  child: ChildProcess;
  /** Everything written to standard error. */
  errors(): string;
  output(): string;
  /** Resolves when standard error holds the text; rejects when the process ends first. */
  says(text: string): Promise<void>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Kills the process and everything it started with -9. */
  kill(): Promise<void>;
}

/**
 * Starts `assay` with these arguments, compiled as people run it, which takes a third of a start from source; of this process's
 * environment it has only what is plain. Standard input holds `stdin`, or nothing.
 */
export function startAssay(args: string[], env: Environment, stdin?: string): AssayProcess {
  return startProcess(process.execPath, ['bin/assay.mjs', ...args], env, root, stdin);
}

export function startProcess(
  command: string,
  args: string[],
  env: Environment,
  cwd = root,
  stdin?: string,
): AssayProcess {
  const child = spawn(command, args, {
    cwd,
    env: { ...plainEnvironment(), NODE_ENV: 'test', ...env },
    stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    // A group of its own, so that `kill` reaches what a shell or npm has started too.
    detached: true,
  });
  // A process that ends before it has read everything breaks the pipe; what it said tells why.
  child.stdin?.on('error', () => undefined).end(stdin);
  let errors = '';
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    child,
    errors: () => errors,
    output: () => output,
    ended,
    async says(text) {
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      while (!errors.includes(text)) {
        if (isOver) throw new Error(`The process ended before it said "${text}": ${errors}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async kill() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
