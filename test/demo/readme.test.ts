import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssayProcess, root, startProcess } from '../support/assay-process.ts';
import { makeTestFolder } from '../support/test-folder.ts';

/** Commands that test the package itself: running them here would run this test again. */
const skipped = new Set(['npm test', 'npm run check']);

let folder: string;
let service: AssayProcess | undefined;

/** Every shell block of the README and the guide, as one script each. */
async function pageScripts(): Promise<string[]> {
  const pages = ['README.md', 'docs/guide.md'].map((page) => readFile(path.join(root, page), 'utf8'));
  const text = (await Promise.all(pages)).join('\n');
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map((block) => block[1] ?? '');
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return String(address.port);
}

beforeAll(async () => {
  folder = makeTestFolder('readme');
  // The tree as a clone has it, with the installed packages lent to it.
  const filter = (source: string) => !/^dist$|(^|\/)(node_modules|data|\.git)$/.test(path.relative(root, source));
  await cp(root, folder, { recursive: true, filter });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(async () => {
  await service?.kill();
  await rm(folder, { recursive: true, force: true });
});

test('every command of the README and the guide works, word for word, in a folder that was never used', async () => {
  const port = await freePort();
  // What it compiles is kept in the folder too, so that nothing of it stays.
  const env = { PORT: port, NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
  const answers: string[] = [];
  for (const script of await pageScripts()) {
    const commands = script.trim();
    if (commands.split('\n').every((line) => skipped.has(line))) continue;
    const adapted = commands.replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`);
    if (commands === 'npm start') {
      service = startProcess('bash', ['-c', `exec ${adapted}`], env, folder);
      await service.says('Assay serves');
      continue;
    }
    const run = startProcess('timeout', ['300', 'bash', '-euo', 'pipefail', '-c', adapted], env, folder);
    expect(await run.ended, `${commands}\n${run.errors()}${run.output()}`).toEqual({ code: 0, signal: null });
    answers.push(run.output());
  }
  const all = answers.join('\n');
  expect(all).toContain('"sr_id":"SR-2"');
  expect(all).toContain('"verdict":"shortlisted"');
  expect(all).toMatch(/"match_type":"match"/);
  expect(all).not.toContain('"error"');
  // What the README prints is what its commands answer.
  const readme = await readFile(path.join(root, 'README.md'), 'utf8');
  const [, shown] = /"product_id": "(\d+)"/.exec(readme) ?? [];
  expect(all).toContain(`"products":[{"product_id":"${shown}"`);
  service?.child.kill('SIGTERM');
  expect(await service?.ended, 'npm start hands the signal on').toMatchObject({ signal: null });
}, 600_000);
