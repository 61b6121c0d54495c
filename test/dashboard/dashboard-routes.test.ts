import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { dashboardRoutes } from '../../src/dashboard/dashboard-routes.ts';
import { makeTestFolder } from '../support/test-folder.ts';

test('what leads out of the folder of assets is not there', async () => {
  const folder = makeTestFolder('dashboard');
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets', 'a.js'), '1');
  writeFileSync(path.join(folder, 'index.html'), '<p>');
  const app = Fastify();
  const settings = { distFolder: folder, hasPlayground: false, remotePictures: false, platforms: [] };
  await app.register(dashboardRoutes(settings));
  const status = async (url: string) => (await app.inject(url)).statusCode;
  expect(await status('/dashboard/assets/a.js')).toBe(200);
  for (const name of ['..%2findex.html', '..%2f..%2fetc/passwd', 'b.js']) {
    expect([name, await status(`/dashboard/assets/${name}`)]).toEqual([name, 404]);
  }
  for (const view of ['x/y', 'requests/SR-1/whatever']) expect(await status(`/dashboard/${view}`)).toBe(200);
  await app.close();
});

test('pages that nobody built are no warning: the demo serves none', async () => {
  const lines: string[] = [];
  const loggerInstance = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = Fastify({ loggerInstance });
  await app.register(
    dashboardRoutes({
      distFolder: path.join(import.meta.dirname, 'no-such-folder'),
      hasPlayground: true,
      remotePictures: false,
      platforms: [],
    }),
  );
  await app.ready();
  expect(lines).toEqual([]);
  await expect(app.inject('/dashboard/').then((answer) => answer.json())).resolves.toMatchObject({
    message: expect.stringContaining('they were not built'),
  });
  await app.close();
});
