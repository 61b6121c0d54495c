import { Readable, Writable } from 'node:stream';
import { buildProgram } from '../../src/cli.ts';
import type { Environment } from '../../src/config.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { describeError } from '../../src/lib/describe-error.ts';
import type { Outcome } from '../support/run-assay.ts';

/**
 * Runs a command of the program inside this process, for tests of what many commands do: starting a process takes a
 * hundred times as long. An error is told as the program tells it.
 */
export async function runCommand(args: string[], env: Environment, stdin = ''): Promise<Outcome> {
  let [output, errors] = ['', ''];
  const collect = (add: (text: string) => void) =>
    new Writable({
      write(chunk, _encoding, done) {
        add(String(chunk));
        done();
      },
    });
  const program = buildProgram({
    env,
    stdin: Readable.from([Buffer.from(stdin)], { objectMode: true }),
    stdout: collect((text) => {
      output += text;
    }),
    stderr: collect((text) => {
      errors += text;
    }),
    signal: new AbortController().signal,
    clock: systemClock,
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return { code: 0, output, errors };
  } catch (error) {
    return { code: 1, output, errors: `${errors}assay: ${describeError(error, false)}\n` };
  }
}
