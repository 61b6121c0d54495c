import { buildProgram } from './cli.ts';
import { systemClock } from './lib/clock.ts';
import { describeError } from './lib/describe-error.ts';

// One abort signal ends the process: commands dispose what they own and return. A second Ctrl-C ends it at once.
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());

// A reader that goes away (`assay … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  stop.abort();
});

try {
  await buildProgram({
    env: process.env,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    signal: stop.signal,
    clock: systemClock,
  }).parseAsync(process.argv);
} catch (error) {
  process.stderr.write(`assay: ${describeError(error, process.argv.includes('--verbose'))}\n`);
  process.exitCode = 1;
}
