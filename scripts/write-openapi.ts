// Writes openapi.json from the routes of the service, and the types of a client from openapi.json; with --check says
// whether the committed copies are what the routes say.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { pino } from 'pino';
import { allRoutes, openapi } from '../src/api.ts';
import { readConfig } from '../src/config.ts';
import { createServer } from '../src/http/server.ts';
import { renderOpenapi } from '../src/http/service-routes.ts';
import { systemClock } from '../src/lib/clock.ts';

const root = path.join(import.meta.dirname, '..');

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
  routes: allRoutes({
    version: '',
    database: absent('database'),
    queue: absent('queue'),
    answers: absent('answers'),
    metrics: absent('metrics'),
    config,
    clock: systemClock,
    catalog: absent('catalog'),
    sources: [],
  }),
  openapi,
});
await app.ready();
const document = renderOpenapi(app);
await app.close();

/** A part of the document without its examples, of which types need none: they would be half of the file. */
function withoutExamples(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutExamples);
  if (typeof part !== 'object' || part === null) return part;
  const members = Object.entries(part).filter(([name]) => name !== 'example' && name !== 'examples');
  return Object.fromEntries(
    members.map(([name, value]) => [name, name === 'properties' ? ofEach(value) : withoutExamples(value)]),
  );
}

/** A property may be called "examples". */
function ofEach(properties: object): unknown {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, withoutExamples(value)]));
}

const typed = JSON.stringify(withoutExamples(JSON.parse(document)));
const wide = astToString(await openapiTypescript(typed, { defaultNonNullable: false }));
const types = wide.replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));

for (const [name, text] of [
  ['openapi.json', document],
  ['web/src/api.gen.ts', types],
] as const) {
  const file = path.join(root, name);
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if ((await readFile(file, 'utf8').catch(() => '')).replaceAll('\r\n', '\n') !== text) {
    process.stderr.write(`${name} is stale: "npm run openapi" writes what the routes say now.\n`);
    process.exitCode = 1;
  }
}
