import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { createWorkplace } from './create-workplace.ts';

test('a word that is no command is an error that names the commands, also where help is asked for', async () => {
  await using place = await createWorkplace();
  const wrong = [['bogus'], ['bogus', '--help'], ['help', 'bogus'], ['catalog', 'bogus', '--help']];
  const outcomes = await Promise.all(wrong.map((args) => place.run(args)));
  for (const [index, { code, output, errors }] of outcomes.entries()) {
    expect([code, output], wrong[index]?.join(' ')).toEqual([1, '']);
    const known = index < 3 ? 'serve, work, migrate, demo, catalog,' : 'import, search, stats,';
    expect(errors).toContain(`error: there is no command "bogus"; the commands are ${known}`);
  }
});

test('help and version are no errors', async () => {
  await using place = await createWorkplace();
  const right = [['--help'], ['help'], ['catalog', '--help'], ['help', 'catalog'], ['catalog', 'help', 'import']];
  const outcomes = await Promise.all(right.map((args) => place.run(args)));
  for (const { code, output } of outcomes) expect([code, output.slice(0, 12)]).toEqual([0, 'Usage: assay']);
  expect(await place.run(['--version'])).toEqual({ code: 0, output: `${packageJson.version}\n`, errors: '' });
});
