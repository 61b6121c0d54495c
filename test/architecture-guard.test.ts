// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the guard is shown programs as texts
import { describe, expect, test } from 'vitest';
import { allowedInSourcing, allowedInSrc } from './support/architecture-map.ts';
import {
  findCircles,
  findOpenBorders,
  findRepeatedTypes,
  findUnusedExports,
  findWrongArrows,
  readSource,
  speaksSql,
  writesCatalog,
} from './support/architecture-rules.ts';

describe('the guard', () => {
  const file = (name: string, text: string) => readSource(name, text);

  test('finds SQL in whatever case, however it is written or sent', () => {
    for (const text of [
      "const a = 'select id from runs where id = $1';",
      'const a = `\n  insert into runs (id)\n  values (${id})`;',
      'db.query({ text: `with a as (delete from runs where id = $1 returning id) ${rest}` });',
      'await database.pool.query(statement);',
      "const a = 'Update runs Set state = $1';",
      "const a = 'drop table runs' + ` where ${x}`; client.query(a);",
      "const a = 'select run_id from sourcing_runs';",
      "const a = 'select run_id\\n  from sourcing_runs order by created_at';",
      "const a = 'select now()';",
      "const a = 'sel' + 'ect run_id fr' + 'om sourcing_runs';",
      "const a = 'select ' + column + ' from ' + 'sourcing_runs';",
      "const a = ['select run_id', 'from sourcing_runs'].join(' ');",
      "const a = 'merge into sourcing_runs using wanted on true';",
      "await q.query('commit');",
      "await work.query('lock table sourcing_runs');",
      'await queue.executeSql(text);',
      "const a = 'lock table sourcing_runs';",
    ]) {
      expect(speaksSql(file('sourcing/runs/hand-back-sql.ts', text)), text).toBe(true);
    }
    for (const text of [
      "throw new Error('Select an item from the list');",
      'const { page } = request.query;',
      "const rows = await table.query().where('n = 1').toArray();",
      "throw new Error('Select a ' + kind + ' from ' + place);",
    ]) {
      expect(speaksSql(file('sourcing/runs/a.ts', text)), text).toBe(false);
    }
  });

  test('finds circles of types, of re-exports and of imports at run time', () => {
    for (const back of [
      "import type { A } from './a.ts';",
      "export type { A } from './a.ts';",
      "type A = import('./a.ts').A;",
      "const a = await import('./a.ts');",
      "import { type A } from './a.ts';",
    ]) {
      const circle = findCircles([file('x/b.ts', back), file('x/a.ts', "import { b } from './b.ts';")]);
      expect(circle, back).toEqual(['x/a.ts → x/b.ts → x/a.ts']);
    }
  });

  test('finds types of one name, and a type that is declared twice', () => {
    const one = file('x/a.ts', 'export interface Reading { rows: number; bytes: number }');
    expect(findRepeatedTypes([one, file('x/b.ts', 'type Reading = string;')])).toEqual(['Reading: x/a.ts, x/b.ts']);
    const same = 'interface Sizes { /** Of all. */ bytes: number; rows: number }';
    expect(findRepeatedTypes([one, file('x/b.ts', same)])).toEqual(['Reading, Sizes: x/a.ts, x/b.ts']);
    expect(findRepeatedTypes([one, file('x/b.ts', 'type Sizes = { bytes: number };')])).toEqual([]);
    const guarded = 'interface Sizes { readonly bytes: number; rows: number }';
    expect(findRepeatedTypes([one, file('x/b.ts', guarded)])).toEqual(['Reading, Sizes: x/a.ts, x/b.ts']);
    const lists = file('x/c.ts', 'interface Lists { names: string[]; ids: Map<string, number> }');
    const guardedLists = 'interface Same { names: readonly string[]; readonly ids: ReadonlyMap<string, number> }';
    expect(findRepeatedTypes([lists, file('x/d.ts', guardedLists)])).toEqual(['Lists, Same: x/c.ts, x/d.ts']);
  });

  test('finds an export that nothing imports', () => {
    const judged = file(
      'x/a.ts',
      'export const one = 1, two = 2;\nexport interface Three {}\nexport function four() {}',
    );
    const reader = file('y/b.ts', "import { one as first } from '../x/a.ts';\nexport { four } from '../x/a.ts';");
    expect(findUnusedExports([judged], [judged, reader])).toEqual(['x/a.ts: two', 'x/a.ts: Three']);
    expect(findUnusedExports([judged], [file('y/c.ts', "const a = await import('../x/a.ts');")])).toEqual([]);
  });

  test('finds arrows that point upward between rooms of sourcing', () => {
    const upward = file('sourcing/requests/a.ts', "import type { Run } from '../runs/run.ts';");
    const sources = [upward, file('sourcing/runs/run.ts', '')];
    expect(findWrongArrows(sources, allowedInSourcing, 2)).toEqual(['sourcing/requests/a.ts → sourcing/runs/run.ts']);
    expect(findWrongArrows(sources, allowedInSrc)).toEqual([]);
  });

  test('finds an arrow back to a file that is not named, and two rooms that may import each other whole', () => {
    const back = file('sourcing/products/a.ts', "import { startRun } from '../runs/start-run.ts';");
    const named = file('sourcing/products/b.ts', "import type { Run } from '../runs/run.ts';");
    const runs = ['run.ts', 'start-run.ts'].map((name) => file(`sourcing/runs/${name}`, ''));
    expect(findWrongArrows([back, named, ...runs], allowedInSourcing, 2)).toEqual([
      'sourcing/products/a.ts → sourcing/runs/start-run.ts',
    ]);
    expect(findOpenBorders({ a: ['b', 'c/d.ts'], b: ['a'], c: ['a'] })).toEqual(['a ↔ b']);
  });

  test('finds a table of the engine that could be written without a lease', () => {
    for (const text of [
      "import type { Connection, Table } from '@lancedb/lancedb';",
      "import { Index, type Table as Products } from '@lancedb/lancedb';",
      "import type * as engine from '@lancedb/lancedb';",
      "type Products = import('@lancedb/lancedb').Table;",
      "await connection.dropTable('products');",
      "const table = await this.#connection.createTable('products', rows);",
      "await (await connection.openTable('products')).delete('true');",
    ]) {
      expect(writesCatalog(file('catalog/a.ts', text)), text).toBe(true);
    }
    const reading =
      "import type { Connection } from '@lancedb/lancedb';\nconst table = await connection.openTable('products');";
    expect(writesCatalog(file('catalog/a.ts', reading))).toBe(false);
  });

  test('finds a file that is called routes to touch the framework, and registers none', () => {
    const registers = (text: string) => file('a-routes.ts', text).registersRoutes;
    expect(registers('export const keyOf = (request) => request.headers.key;')).toBe(false);
    expect(registers("const answer = cache.get('/a');")).toBe(false);
    expect(registers('const answer = cache.get(key);')).toBe(false);
    expect(registers("app.get('/a', handler);")).toBe(true);
    expect(registers("app.route({ method: 'GET', url: '/a', handler });")).toBe(true);
  });
});
