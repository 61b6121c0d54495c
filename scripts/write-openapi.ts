// Writes openapi.json from the routes of the service; with --check says whether the committed copy is what they say.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { createServer, renderOpenapi } from '../src/http/server.ts';
import { systemClock } from '../src/lib/clock.ts';
import { allRoutes, openapi } from '../src/service.ts';

const file = path.join(import.meta.dirname, '..', 'openapi.json');

/** Stands where a dependency would: routes may hold it and take members of it, but nothing of it can be called. */
function absent(name: string): never {
  return new Proxy(() => undefined, {
    get: (_target, key) => absent(`${name}.${String(key)}`),
    apply: () => {
      throw new Error(`${name} was called while the document was written`);
    },
  }) as never;
}

const config = readConfig({});
const app = await createServer({
  log: pino({ level: 'silent' }),
  apiTokens: [],
  bodyLimitBytes: config.bodyLimitBytes,
  appEnv: 'production',
  routes: allRoutes({ database: absent('database'), queue: absent('queue'), config, clock: systemClock }),
  openapi,
});
await app.ready();
const document = renderOpenapi(app);
await app.close();

if (!process.argv.includes('--check')) {
  await writeFile(file, document);
} else if ((await readFile(file, 'utf8').catch(() => '')).replaceAll('\r\n', '\n') !== document) {
  process.stderr.write('openapi.json is stale: "npm run openapi" writes what the routes say now.\n');
  process.exitCode = 1;
}
