import path from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { dashboardRoutes } from '../../src/dashboard/dashboard-routes.ts';

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
  await app.close();
});
