// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the guard is shown programs as texts
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  findCircles,
  findRepeatedTypes,
  findUnusedExports,
  findWrongArrows,
  readSource,
  registersRoutes,
  roomOf,
  type SourceFile,
  speaksSql,
  writesCatalog,
} from './support/architecture-rules.ts';

const root = path.join(import.meta.dirname, '..');

/** With the text, for the rules that look for a word wherever it stands. */
type FileOfHouse = SourceFile & { text: string };

/** Every program text of a folder of the project but the generated ones, named from the project's root. */
function readFolder(folder: string): FileOfHouse[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== 'api.gen.ts')
    .map((entry) => `${folder}/${entry.split(path.sep).join('/')}`)
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
    .filter(({ name, text }) => /^(?:web\/)?src\//.test(name) || /'[./]+\/(?:web\/)?src\//.test(text))
    .map(({ name, text }) => ({ ...readSource(name, text), text }));
}

/** The program, and of everything else what imports it. */
const files = ['src', 'web/src', 'test', 'bench', 'scripts'].flatMap(readFolder);

/** The files of a folder, named and importing each other from there. */
function filesBelow(folder: string): FileOfHouse[] {
  const short = (name: string) => (name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name);
  return files
    .filter(({ name }) => name.startsWith(`${folder}/`))
    .map((file) => ({ ...file, name: short(file.name), imports: file.imports.map(short) }));
}

const sources = filesBelow('src');

const topFiles = ['main.ts', 'cli.ts', 'commands', 'service.ts', 'api.ts'];

/** What each room may import of the others. Packages are judged separately. */
const allowed: Record<string, string[]> = {
  'main.ts': ['cli.ts', 'lib'],
  'cli.ts': ['commands', 'config.ts', 'settings', 'lib'],
  commands: [
    'access',
    'backup',
    'http',
    'jobs',
    'drafting',
    'config.ts',
    'settings',
    'service.ts',
    'sourcing',
    'catalog',
    'matching',
    'db',
    'observability',
    'lib',
  ],
  'service.ts': [
    'api.ts',
    'access',
    'config.ts',
    'sourcing',
    'catalog',
    'browsing',
    'drafting',
    'matching',
    'jobs',
    'db',
    'http',
    'dashboard',
    'observability',
    'outgoing',
    'lib',
  ],
  'api.ts': [
    'config.ts',
    'sourcing',
    'catalog',
    'browsing',
    'drafting',
    'jobs',
    'db',
    'http',
    'dashboard',
    'observability',
    'lib',
  ],
  'config.ts': ['settings', 'lib'],
  settings: ['lib'],
  backup: ['sourcing', 'catalog', 'jobs', 'db', 'lib'],
  threads: ['lib'],
  sourcing: ['threads', 'catalog', 'matching', 'jobs', 'db', 'http', 'outgoing', 'observability', 'lib'],
  catalog: ['matching', 'lib'],
  browsing: ['catalog', 'http', 'lib'],
  drafting: ['matching', 'http', 'lib'],
  matching: ['lib'],
  access: ['db', 'lib'],
  jobs: ['lib'],
  db: ['lib'],
  http: ['lib'],
  dashboard: ['http', 'lib'],
  outgoing: ['lib'],
  observability: ['http', 'lib'],
  lib: [],
};

/** What each room of sourcing may import of the others. */
const allowedInSourcing: Record<string, string[]> = {
  'sourcing/requests': [],
  'sourcing/retention': [],
  // A run stores its products and reads them back; which file needs which is told by the absence of circles.
  'sourcing/runs': ['sourcing/answers', 'sourcing/feedback', 'sourcing/products', 'sourcing/requests'],
  'sourcing/products': ['sourcing/answers', 'sourcing/questions', 'sourcing/runs'],
  'sourcing/questions': [
    'sourcing/answers',
    'sourcing/feedback',
    'sourcing/products',
    'sourcing/requests',
    'sourcing/runs',
  ],
  'sourcing/callbacks': ['sourcing/runs'],
  'sourcing/comparison': ['sourcing/answers', 'sourcing/products', 'sourcing/runs'],
  'sourcing/diagnosis': ['sourcing/answers', 'sourcing/products', 'sourcing/questions', 'sourcing/runs'],
  'sourcing/export': ['sourcing/answers', 'sourcing/products', 'sourcing/runs'],
  'sourcing/feedback': ['sourcing/products', 'sourcing/runs'],
  'sourcing/sources': [],
  'sourcing/table': ['sourcing/products', 'sourcing/runs'],
  // Makes the views of the others in its thread; their routes ask for it.
  'sourcing/answers': [
    'sourcing/comparison',
    'sourcing/diagnosis',
    'sourcing/export',
    'sourcing/products',
    'sourcing/questions',
    'sourcing/runs',
  ],
};

/** What each step of matching may import of the others; readers and comparators share the types of what they find. */
const allowedInMatching: Record<string, string[]> = {
  'matching/ontology': [],
  'matching/text': ['matching/ontology'],
  'matching/scope': ['matching/ontology', 'matching/text', 'matching/read'],
  'matching/read': ['matching/ontology', 'matching/text', 'matching/scope', 'matching/claim', 'matching/compare'],
  'matching/claim': [
    ...['matching/ontology', 'matching/text', 'matching/scope', 'matching/read', 'matching/compare'],
    'matching/product-type',
  ],
  'matching/compare': ['matching/ontology', 'matching/text', 'matching/scope', 'matching/read', 'matching/claim'],
  'matching/decide': [
    ...['matching/ontology', 'matching/text', 'matching/scope', 'matching/read', 'matching/claim', 'matching/compare'],
    ...['matching/commercial', 'matching/product-type'],
  ],
  'matching/product-type': ['matching/ontology', 'matching/text'],
  'matching/commercial': [],
};

function offenders(isWrong: (file: FileOfHouse, imported: string) => boolean): string[] {
  return sources.flatMap((file) =>
    file.imports.filter((imported) => isWrong(file, imported)).map((imported) => `${file.name} → ${imported}`),
  );
}

function textOffenders(pattern: RegExp, isExempt: (name: string) => boolean): string[] {
  return sources.filter((file) => !isExempt(file.name) && pattern.test(file.text)).map((file) => file.name);
}

const ownFiles = new Set(sources.map((file) => file.name));

describe('the house', () => {
  test('has source files to judge', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  test('every room is on the map', () => {
    expect([...new Set(sources.map((file) => roomOf(file.name)))].filter((room) => !(room in allowed))).toEqual([]);
  });

  test('every room of sourcing is on its map', () => {
    const rooms = sources.map(({ name }) => roomOf(name, 2)).filter((room) => room.startsWith('sourcing/'));
    expect([...new Set(rooms)].filter((room) => !(room in allowedInSourcing))).toEqual([]);
  });

  test('tests stand in the rooms they test, those of the whole program in rooms of their own', () => {
    const ofTheProgram = ['browser', 'build', 'chaos', 'demo', 'docs', 'hostile', 'sample', 'support', 'web'];
    const folders = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && path.basename(path.dirname(name)) !== 'fixtures')
      .map((name) => path.dirname(name).split(path.sep).join('/'));
    const rooms = new Set(sources.flatMap(({ name }) => [path.posix.dirname(name), roomOf(name), roomOf(name, 2)]));
    const isRoom = (folder: string) => folder === '.' || ofTheProgram.includes(folder) || rooms.has(folder);
    expect([...new Set(folders)].filter((folder) => !isRoom(folder))).toEqual([]);
  });

  test('arrows between rooms point downward only', () => {
    expect(findWrongArrows(sources, allowed)).toEqual([]);
    expect(findWrongArrows(sources, allowedInSourcing, 2)).toEqual([]);
    expect(findWrongArrows(sources, allowedInMatching, 2)).toEqual([]);
  });

  test('imports of our own files exist', () => {
    expect(offenders((_, imported) => imported.endsWith('.ts') && !ownFiles.has(imported))).toEqual([]);
  });

  test('no file imports itself through others, for a value or for a type', () => {
    expect(findCircles(sources)).toEqual([]);
  });

  test('no two types have one name, and none is declared twice', () => {
    // Of matching's types, those that no other file sees are its own affair.
    const isOwn = ({ isExported }: { isExported: boolean }, file: string) => roomOf(file) === 'matching' && !isExported;
    expect(findRepeatedTypes(sources, isOwn)).toEqual([]);
    expect(findRepeatedTypes(filesBelow('web/src'))).toEqual([]);
  });

  test('every export is imported by another file', () => {
    const judged = files.filter(({ name }) => /^(web\/)?src\//.test(name) && !/^src\/matching\/|\.gen\.ts$/.test(name));
    expect(findUnusedExports(judged, files)).toEqual([]);
  });

  test('only stores, views and db speak SQL, and every store and view does', () => {
    const isSqlRoom = (name: string) => /^db\//.test(name) || /-(store|view)\.ts$/.test(name);
    const speakers = sources.filter(({ name }) => roomOf(name) !== 'matching').filter(speaksSql);
    expect(speakers.map(({ name }) => name).filter((name) => !isSqlRoom(name))).toEqual([]);
    const named = sources.filter(({ name }) => /-(store|view)\.ts$/.test(name) && roomOf(name) !== 'catalog');
    expect(named.filter((file) => !speaksSql(file)).map(({ name }) => name)).toEqual([]);
  });

  test('a file called routes registers routes', () => {
    const routes = sources.filter(({ name }) => name.endsWith('-routes.ts'));
    expect(routes.filter((file) => !registersRoutes(file)).map(({ name }) => name)).toEqual([]);
  });

  test('only routes and http touch the framework', () => {
    expect(
      offenders(
        (file, imported) => /^(fastify|@fastify\/|@scalar\/)/.test(imported) && !/^http\/|-routes\.ts$/.test(file.name),
      ),
    ).toEqual([]);
  });

  test('only main reads the environment, and hands it to config', () => {
    // The catalog engine takes settings from the environment alone, so one file writes them there.
    const isAllowed = (name: string) => name === 'main.ts' || name === 'catalog/engine-settings.ts';
    expect(textOffenders(/process\.env\b/, isAllowed)).toEqual([]);
  });

  test('only the clock reads the time', () => {
    expect(textOffenders(/Date\.now\(|new Date\(\)|performance\.now\(/, (name) => name === 'lib/clock.ts')).toEqual([]);
  });

  test('only a leased dataset and the lease itself can write the tables of the catalog', () => {
    expect(sources.filter(writesCatalog).map(({ name }) => name)).toEqual([
      'catalog/leased-dataset.ts',
      'catalog/writer-lease.ts',
    ]);
  });

  test('only the edges of the process end it or print', () => {
    expect(textOffenders(/process\.exit\(|console\.(log|error|warn)\(/, (name) => name === 'main.ts')).toEqual([]);
  });

  test('no file is called utils, helpers, manager, common or types', () => {
    expect(
      sources
        .map((file) => file.name)
        .filter((name) => /(^|\/|-)(utils?|helpers?|managers?|common|types)\.ts$/.test(name)),
    ).toEqual([]);
  });

  test('no file outgrows its room', () => {
    expect(sources.filter((file) => file.text.split('\n').length > 500).map((file) => file.name)).toEqual([]);
  });

  test('commands are at the top, not below', () => {
    expect(
      offenders(
        (file, imported) =>
          roomOf(imported) === 'commands' && ownFiles.has(imported) && !topFiles.includes(roomOf(file.name)),
      ),
    ).toEqual([]);
  });
});

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
    ]) {
      expect(speaksSql(file('sourcing/runs/hand-back-sql.ts', text)), text).toBe(true);
    }
    for (const text of ["throw new Error('Select an item from the list');", 'const { page } = request.query;']) {
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
    expect(findWrongArrows(sources, allowed)).toEqual([]);
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
    expect(registersRoutes(file('a-routes.ts', 'export const keyOf = (request) => request.headers.key;'))).toBe(false);
    expect(registersRoutes(file('a-routes.ts', "app.get('/a', handler);"))).toBe(true);
  });
});
