import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, startProcess } from '../support/assay-process.ts';
import { makeTestFolder } from '../support/test-folder.ts';

/** A clone of its own, whose source a test may change. */
let clone: string;
beforeAll(() => {
  clone = makeTestFolder('clone');
  for (const part of ['bin', 'scripts', 'src', 'runtime/package-lock.json', 'package.json', 'package-lock.json']) {
    cpSync(path.join(root, part), path.join(clone, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const assay = (args: string[], env = {}, stdin?: string) =>
  startProcess(process.execPath, [path.join(clone, 'bin', 'assay.mjs'), ...args], env, clone, stdin);
const programs = () => readdirSync(path.join(clone, 'dist')).filter((name) => !name.startsWith('.'));
const unfinished = () => readdirSync(path.join(clone, 'dist')).filter((name) => name.startsWith('.new-'));

describe('the program that is started is compiled', () => {
  test('two first starts at once both answer, and one whole program is left', async () => {
    const ownCache = { NODE_COMPILE_CACHE: undefined };
    const starts = [assay(['--version'], ownCache), assay(['--version'], ownCache)];
    for (const start of starts) {
      expect(await start.ended).toMatchObject({ code: 0 });
      expect(start.output()).toMatch(/^\d+\.\d+\.\d+\n$/);
    }
    expect(programs()).toHaveLength(1);
    expect(unfinished()).toEqual([]);
    expect(readdirSync(path.join(clone, 'dist', String(programs()[0]), 'compile-cache'))).toHaveLength(1);
  });

  test('a second start compiles nothing, and stack traces name the source', async () => {
    const start = assay(['--verbose', 'catalog', 'get', 'nothing']);
    await start.ended;
    expect(start.errors()).not.toContain('Compiling');
    const source = path.join(clone, 'src', 'commands', 'product-name.ts');
    const [, line = ''] = new RegExp(`at parseProductName \\(${source}:(\\d+):\\d+\\)`).exec(start.errors()) ?? [];
    expect(readFileSync(source, 'utf8').split('\n')[Number(line) - 1]).toContain('throw new Refusal');
  });

  test('its threads and the catalog engine run: an import of thousands of products is searched', async () => {
    const env = { DATA_DIR: path.join(clone, 'data') };
    const products = Array.from({ length: 2_500 }, (_, index) =>
      JSON.stringify({ platform: 'alibaba', product_id: `p${index}`, title: `Steel bottle number ${index}` }),
    );
    const loaded = assay(['catalog', 'import', '-'], env, products.join('\n'));
    expect(await loaded.ended).toMatchObject({ code: 0 });
    expect(JSON.parse(loaded.output())).toMatchObject({ new: 2_500, rejected: 0 });
    const found = assay(['catalog', 'search', 'bottle 77', '--limit', '1'], env);
    expect(await found.ended).toMatchObject({ code: 0 });
    expect(found.output()).toContain('alibaba:p77 ');
  });

  test('a change of the source is compiled; the program of a living process stays, others go', async () => {
    const [former = ''] = programs();
    // Stands for a server that still runs what was compiled before.
    const user = path.join(clone, 'dist', former, 'users', String(process.pid));
    writeFileSync(user, '');
    const file = path.join(clone, 'src', 'commands', 'product-name.ts');
    for (const [from, to] of [
      ['names no product', 'names nothing'],
      ['names nothing', 'is no name'],
    ] as const) {
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
      const start = assay(['catalog', 'get', 'nothing']);
      await start.ended;
      expect(start.errors()).toContain('Compiling');
      expect(start.errors()).toContain(to);
      expect(existsSync(path.join(clone, 'dist', former, 'main.js'))).toBe(true);
      expect(programs()).toHaveLength(2);
    }
  });

  test('source that does not compile is named, and nothing is left of it', async () => {
    writeFileSync(path.join(clone, 'src', 'broken.ts'), 'export const = 1;\n');
    writeFileSync(
      path.join(clone, 'src', 'main.ts'),
      `import './broken.ts';\n${readFileSync(path.join(clone, 'src', 'main.ts'), 'utf8')}`,
    );
    const before = programs();
    const start = assay(['--version']);
    expect(await start.ended).toMatchObject({ code: 1 });
    expect(start.errors()).toContain('broken.ts');
    expect(start.errors()).toMatch(/assay: The program did not compile/);
    expect([programs().sort(), unfinished()]).toEqual([before.sort(), []]);
  });
});
