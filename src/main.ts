import { constants } from 'node:os';
import { buildProgram } from './cli.ts';
import { monotonicMs, systemClock } from './lib/clock.ts';
import { describeError } from './lib/describe-error.ts';
import { terminalSafe, toTerminal } from './lib/terminal-safe.ts';

/**
 * One Ctrl-C arrives several times: the terminal sends it to the whole group, and npm and the script that picks the
 * Node pass it on. So much later it is meant as a second one.
 */
const copiesMs = 1_000;
/** What is in hand has 20 s; whatever still holds a stopped process then, such as a frozen database, never ends. */
const endingLimitMs = 25_000;

// One abort signal ends the process: commands dispose what they own and return. A second Ctrl-C ends it at once.
const stop = new AbortController();
let stoppedAtMs: number | undefined;
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (stoppedAtMs === undefined) {
      stoppedAtMs = monotonicMs();
      stop.abort();
      const giveUp = () => {
        process.stderr.write('assay: stopped without waiting for unfinished work\n');
        process.exit(1);
      };
      setTimeout(giveUp, endingLimitMs).unref();
    } else if (monotonicMs() - stoppedAtMs > copiesMs) {
      // Not the signal's own way to end, which would leave an embedded database behind.
      process.exit(128 + constants.signals[name]);
    }
  });
}

// A reader that goes away (`assay … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  stop.abort();
});

try {
  await buildProgram({
    env: process.env,
    stdin: process.stdin,
    stdout: toTerminal(process.stdout),
    stderr: toTerminal(process.stderr),
    signal: stop.signal,
    clock: systemClock,
  }).parseAsync(process.argv);
} catch (error) {
  const isStopped = stop.signal.aborted && error === stop.signal.reason;
  const text = isStopped ? 'stopped before it was done' : describeError(error, process.argv.includes('--verbose'));
  process.stderr.write(`assay: ${terminalSafe(text)}\n`);
  process.exitCode = 1;
}
// What was cut short may hold a socket whose other end is silent: it must not keep a stopped process alive.
if (stoppedAtMs !== undefined) process.exit();
