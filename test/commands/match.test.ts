import { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addMatchCommand } from '../../src/commands/match-command.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createWorkplace, jsonLines } from './create-workplace.ts';

const question = (title: string) => ({ product: { title }, specs: [{ name: '容量', value: '0.5升', required: true }] });

test('match answers every line in its place: good, empty, broken, foreign and without an end', async () => {
  await using place = await createWorkplace();
  const lines = [
    `\ufeff${JSON.stringify(question('保温杯 500毫升'))}\r`,
    '',
    'no JSON',
    '[1]',
    JSON.stringify({ product: { title: 'Bottle' }, specs: [{ value: 'x' }] }),
    JSON.stringify(question('Bottle 750 ml')),
    JSON.stringify(question('Bottle with lid')),
  ];
  const { code, output } = await place.run(['match'], lines.join('\n'));
  expect(code).toBe(0);
  const answers = jsonLines(output) as { verdict?: string; error?: string; line?: number }[];
  expect(answers.map(({ verdict, line }) => verdict ?? line)).toEqual([
    'shortlisted',
    2,
    3,
    4,
    5,
    'eliminated',
    'pending',
  ]);
  expect(answers.map(({ error }) => error)).toEqual([
    undefined,
    'the line is empty',
    expect.stringMatching(/^the line is not JSON: /),
    'the line must be an object',
    '"specs[0]" needs a "name"',
    undefined,
    undefined,
  ]);
});

test('match reads past a line that is too long, and answers it in its place', async () => {
  await using place = await createWorkplace();
  const huge = JSON.stringify(question('x'.repeat(17 * 1024 * 1024)));
  const { code, output } = await place.run(['match'], `${huge}\n${JSON.stringify(question('水杯 0.5 L'))}\n`);
  expect(code).toBe(0);
  expect(jsonLines(output)).toMatchObject([
    { error: 'the line is longer than 16777216 bytes', line: 1 },
    { verdict: 'shortlisted' },
  ]);
});

test('match reads no more lines than its reader takes, so that memory is bounded by one of them', async () => {
  const line = `${JSON.stringify(question('保温杯 500毫升'))}\n`;
  let given = 0;
  async function* endless() {
    for (;;) {
      given += 1;
      yield Buffer.from(line);
    }
  }
  const abort = new AbortController();
  const stdout = new Writable({ highWaterMark: 1000, write: () => {} });
  const program = new Command();
  const context = { env: {}, clock: systemClock, stderr: process.stderr, stdout, signal: abort.signal };
  addMatchCommand(program, { ...context, stdin: Readable.from(endless()) });
  const ended = program.parseAsync(['match'], { from: 'user' });
  // Everything here happens in turns of the event loop: it has settled when a hundred of them took no line.
  for (let taken = 0, quiet = 0; quiet < 100; quiet = given > 0 && given === taken ? quiet + 1 : 0) {
    taken = given;
    await nextTurn();
    expect(given).toBeLessThan(60);
  }
  abort.abort();
  await ended;
});
