import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allowedInMatching, allowedInSourcing, allowedInSrc } from './support/architecture-map.ts';
import {
  findCircles,
  findOpenBorders,
  findRepeatedTypes,
  findUnusedExports,
  findWrongArrows,
  readSource,
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
    .map(({ name, text }) => ({ ...readSource(name, text), text }));
}

const everyFile = ['src', 'web/src', 'test', 'bench', 'scripts'].flatMap(readFolder);

/** The program, and of everything else what imports it. */
const files = everyFile.filter(
  ({ name, text }) => /^(?:web\/)?src\//.test(name) || /'[./]+\/(?:web\/)?src\//.test(text),
);

/** The files of a folder, named and importing each other from there. */
function filesBelow(folder: string): FileOfHouse[] {
  const short = (name: string) => (name.startsWith(`${folder}/`) ? name.slice(folder.length + 1) : name);
  return files
    .filter(({ name }) => name.startsWith(`${folder}/`))
    .map((file) => ({ ...file, name: short(file.name), imports: file.imports.map(short) }));
}

const sources = filesBelow('src');

const topFiles = ['main.ts', 'cli.ts', 'commands', 'service.ts', 'api.ts'];

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
    expect([...new Set(sources.map((file) => roomOf(file.name)))].filter((room) => !(room in allowedInSrc))).toEqual(
      [],
    );
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

  test('every room has tests of its own', () => {
    const tested = new Set(
      everyFile
        .filter(({ name }) => /^test\/.*\.test\.ts$/.test(name))
        .flatMap(({ name }) => {
          const below = name.slice('test/'.length);
          return [roomOf(below), roomOf(below, 2)];
        }),
    );
    const rooms = new Set(
      sources.flatMap(({ name }) => (name.startsWith('sourcing/') ? roomOf(name, 2) : roomOf(name))),
    );
    expect([...rooms].filter((room) => !room.endsWith('.ts') && !tested.has(room))).toEqual([]);
  });

  test('arrows between rooms point downward only', () => {
    expect(findWrongArrows(sources, allowedInSrc)).toEqual([]);
    expect(findWrongArrows(sources, allowedInSourcing, 2)).toEqual([]);
    expect(findWrongArrows(sources, allowedInMatching, 2)).toEqual([]);
    expect([...findOpenBorders(allowedInSrc), ...findOpenBorders(allowedInSourcing)]).toEqual([]);
  });

  test('imports of our own files exist', () => {
    expect(offenders((_, imported) => imported.endsWith('.ts') && !ownFiles.has(imported))).toEqual([]);
  });

  test('no file imports itself through others, for a value or for a type', () => {
    expect(findCircles(sources)).toEqual([]);
    for (const folder of ['web/src', 'bench', 'scripts', 'test']) {
      expect(findCircles(everyFile.filter(({ name }) => name.startsWith(`${folder}/`)))).toEqual([]);
    }
  });

  test('no two types have one name, and none is declared twice', () => {
    expect(findRepeatedTypes(sources)).toEqual([]);
    expect(findRepeatedTypes(filesBelow('web/src'))).toEqual([]);
  });

  test('every export is imported by another file', () => {
    const judged = files.filter(({ name }) => /^(web\/)?src\//.test(name) && !/^src\/matching\/|\.gen\.ts$/.test(name));
    expect(findUnusedExports(judged, files)).toEqual([]);
  });

  test('only stores, views and db speak SQL, and every store and view does', () => {
    const isSqlRoom = (name: string) => /^db\//.test(name) || /-(store|view)\.ts$/.test(name);
    // The queue hands statements of its own to the connection of a transaction; texts of ours are judged there too.
    const judged = sources.map((file) => (file.name === 'jobs/job-queue.ts' ? { ...file, sendsQueries: false } : file));
    const speakers = judged.filter(({ name }) => roomOf(name) !== 'matching').filter(speaksSql);
    expect(speakers.map(({ name }) => name).filter((name) => !isSqlRoom(name))).toEqual([]);
    const named = sources.filter(({ name }) => /-(store|view)\.ts$/.test(name) && roomOf(name) !== 'catalog');
    expect(named.filter((file) => !speaksSql(file)).map(({ name }) => name)).toEqual([]);
  });

  test('a file called routes registers routes', () => {
    const routes = sources.filter(({ name }) => name.endsWith('-routes.ts'));
    expect(routes.filter((file) => !file.registersRoutes).map(({ name }) => name)).toEqual([]);
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

  test('limits of time are called timeouts, and what is looked at again and again has a poll interval', () => {
    expect(textOffenders(/\b\w*PatienceMs\b|\blookEveryMs\b/, () => false)).toEqual([]);
  });

  test('no value is cast through unknown or to never', () => {
    expect(textOffenders(/\bas (?:never|unknown as)\b/, () => false)).toEqual([]);
  });

  test('routes name their refusals by failures()', () => {
    expect(
      offenders(
        (file, imported) =>
          /-routes\.ts$/.test(file.name) && imported === 'http/error-schema.ts' && /errorSchema/.test(file.text),
      ),
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
