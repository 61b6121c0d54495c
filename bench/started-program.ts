import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');
export const compiled = path.join(root, 'bin', 'assay.mjs');
export const source = path.join(root, 'src', 'main.ts');

/** What a measured program has of this process's environment. */
function environment(env: Record<string, string>): Record<string, string | undefined> {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, LOG_LEVEL: 'error', ...env };
}

export interface Measured {
  ms: number;
  /** Processor time of the process. */
  cpuMs: number;
  /** The most memory it had. */
  megabytes: number;
}

const reporter = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from 'node:fs'; process.on('exit', () => { const u = process.resourceUsage();
   writeSync(3, JSON.stringify({ cpuMs: (u.userCPUTime + u.systemCPUTime) / 1000, megabytes: u.maxRSS / 1024 })); });`,
)}`;

/** Runs a program to its end. @throws Error with what it said when it fails */
export async function measureCommand(args: string[], stdin = '', env: Record<string, string> = {}): Promise<Measured> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', reporter, ...args], {
    env: environment(env),
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  let report = '';
  let errors = '';
  child.stdio[3]?.on('data', (chunk) => {
    report += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdin?.end(stdin);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${errors}`);
  return { ms: performance.now() - startedAt, ...(JSON.parse(report) as { cpuMs: number; megabytes: number }) };
}

export interface StartedServer {
  origin: string;
  process: ChildProcess;
  firstAnswerMs: number;
  /** Processor time until the first answer. */
  cpuMs: number;
  /** Resident memory now. */
  megabytes(): number;
  stop(): Promise<void>;
}

let lastPort = 4_500 + (process.pid % 2_000);

/** Starts `serve` and waits until it is ready: `/healthz` answers earlier, while the database is opened. */
export async function startServer(program: string, env: Record<string, string>): Promise<StartedServer> {
  lastPort += 1;
  const origin = `http://127.0.0.1:${lastPort}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [program, 'serve'], {
    env: environment({ ...env, PORT: String(lastPort) }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const isUp = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`serve ended with ${child.exitCode}: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  const firstAnswerMs = performance.now() - startedAt;
  const proc = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8');
  // Fields 14 and 15, in hundredths of a second, after the name in parentheses.
  const [utime = 0, stime = 0] = (proc('stat').split(') ')[1] ?? '').split(' ').slice(11, 13).map(Number);
  return {
    origin,
    process: child,
    firstAnswerMs,
    cpuMs: (utime + stime) * 10,
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(proc('status'))?.[1]) / 1024,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
