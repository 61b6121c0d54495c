import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { buildProgram } from '../../../src/cli.ts';
import { readConfig } from '../../../src/config.ts';
import { systemClock } from '../../../src/lib/clock.ts';
import { startAssay } from '../../support/assay-process.ts';
import { startS3Server } from '../../support/s3-server.ts';
import { importRecords } from '../temp-catalog.ts';
import { goods, withEmbeddedCatalog } from './embedded-catalog.ts';

const tested = withEmbeddedCatalog();

test('vectors live on an object store as the products do', async () => {
  await using store = await startS3Server();
  const env = {
    ...store.env,
    DATA_DIR: tested.path,
    CATALOG_URI: 's3://goods/catalog',
    EMBEDDINGS_URL: tested.server.origin,
    EMBEDDINGS_MODEL: 'bag-of-words',
  };
  // The engine reads how to reach a store at its first use in a process: each of these is one of its own.
  const run = async (args: string[], stdin?: string) => {
    const assay = startAssay(['catalog', ...args], env, stdin);
    const { code } = await assay.ended;
    expect(code, assay.errors()).toBe(0);
    return assay.output();
  };
  await run(['import', '-'], goods.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  expect(await run(['embed', '--json'])).toBe('{"embedded":4,"unchanged":0,"gone":0}\n');
  expect(await run(['search', 'dewar'])).toContain('Insulated flask');
});

test('the command says what it did, and what is missing', async () => {
  await importRecords(tested.path, goods);
  const env = { CATALOG_URI: tested.path, EMBEDDINGS_URL: tested.server.origin, EMBEDDINGS_MODEL: 'bag-of-words' };
  expect(await runCommand(env, [])).toBe('4 products have vectors: 4 made now, 0 unchanged, 0 removed.\n');
  expect(await runCommand(env, ['--json'])).toBe('{"embedded":0,"unchanged":4,"gone":0}\n');
  expect(await runCommand({ ...env, CATALOG_URI: `${tested.path}/none` }, [])).toContain('The catalog is empty');
  await expect(runCommand({ CATALOG_URI: tested.path }, [])).rejects.toThrow('EMBEDDINGS_URL must be set');
  await expect(runCommand({ ...env, EMBEDDINGS_MODEL: 'other' }, [])).rejects.toThrow('--rebuild');
});

/** `assay catalog embed` in this process. */
async function runCommand(env: Record<string, string>, args: string[]): Promise<string> {
  const stdout = new PassThrough();
  const output = text(stdout);
  const program = buildProgram({
    env,
    stdin: Readable.from([]),
    stdout,
    stderr: new PassThrough(),
    signal: new AbortController().signal,
    clock: systemClock,
  });
  try {
    await program.parseAsync(['node', 'assay', 'catalog', 'embed', ...args]);
  } finally {
    stdout.end();
  }
  return output;
}

test('the settings are checked, and the address may be that of the server alone', () => {
  const read = (env: Record<string, string>) => readConfig({ EMBEDDINGS_MODEL: 'm', ...env }).embeddings;
  expect(read({})).toBeUndefined();
  for (const url of ['http://host:1', 'http://host:1/', 'http://host:1/v1', 'http://host:1/v1/embeddings']) {
    expect(read({ EMBEDDINGS_URL: url })?.url).toBe('http://host:1/v1/embeddings');
  }
  expect(() => readConfig({ EMBEDDINGS_URL: 'http://host' })).toThrow('EMBEDDINGS_MODEL must name the model');
  expect(() => read({ EMBEDDINGS_URL: 'ftp://host' })).toThrow('EMBEDDINGS_URL');
  expect(() => read({ EMBEDDINGS_URL: 'http://host', EMBEDDINGS_MIN_SIMILARITY: '2' })).toThrow('from 0 to 1');
  expect(() => read({ EMBEDDINGS_URL: 'http://host', EMBEDDINGS_BATCH: '0' })).toThrow('EMBEDDINGS_BATCH');
});
