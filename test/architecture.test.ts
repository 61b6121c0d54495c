import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const sourceFolder = path.join(root, 'src');

interface SourceFile {
  /** Path below src, with slashes. */
  name: string;
  text: string;
  /** Imported files below src, resolved; packages and node: modules by their specifier. */
  imports: string[];
}

function readSources(): SourceFile[] {
  return readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((entry) => {
      const name = entry.split(path.sep).join('/');
      const text = readFileSync(path.join(sourceFolder, name), 'utf8');
      const specifiers = [
        ...text.matchAll(
          /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
        ),
      ].map((found) => found[1] ?? found[2] ?? found[3] ?? '');
      const imports = specifiers.map((specifier) =>
        specifier.startsWith('.') ? path.posix.join(path.posix.dirname(name), specifier) : specifier,
      );
      return { name, text, imports };
    });
}

const sources = readSources();

/** The room of a file: its folder below src, or the file itself at the top. */
function roomOf(name: string): string {
  return name.includes('/') ? (name.split('/')[0] ?? name) : name;
}

const topFiles = ['main.ts', 'cli.ts', 'commands', 'service.ts'];

/** What each room may import of the others. Packages are judged separately. */
const allowed: Record<string, string[]> = {
  'main.ts': ['cli.ts', 'lib'],
  'cli.ts': ['commands', 'config.ts', 'settings', 'lib'],
  commands: [
    'access',
    'cli.ts',
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
    'access',
    'config.ts',
    'sourcing',
    'catalog',
    'matching',
    'jobs',
    'db',
    'http',
    'dashboard',
    'observability',
    'outgoing',
    'lib',
  ],
  'config.ts': ['settings', 'lib'],
  settings: ['lib'],
  threads: ['lib'],
  sourcing: ['threads', 'catalog', 'matching', 'jobs', 'db', 'http', 'outgoing', 'observability', 'lib'],
  catalog: ['matching', 'lib'],
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

function offenders(isWrong: (file: SourceFile, imported: string) => boolean): string[] {
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

  test('arrows between rooms point downward only', () => {
    expect(
      offenders((file, imported) => {
        if (!ownFiles.has(imported)) return false;
        const [from, to] = [roomOf(file.name), roomOf(imported)];
        return from !== to && !(allowed[from] ?? []).includes(to);
      }),
    ).toEqual([]);
  });

  test('imports of our own files exist', () => {
    expect(offenders((_, imported) => imported.endsWith('.ts') && !ownFiles.has(imported))).toEqual([]);
  });

  test('no file imports itself through others', () => {
    const state = new Map<string, 'open' | 'closed'>();
    const byName = new Map(sources.map((file) => [file.name, file]));
    const cycles: string[] = [];
    const visit = (name: string, trail: string[]): void => {
      if (state.get(name) === 'closed') return;
      if (state.get(name) === 'open') {
        cycles.push([...trail.slice(trail.indexOf(name)), name].join(' → '));
        return;
      }
      state.set(name, 'open');
      const file = byName.get(name);
      // Types alone make no cycle at run time: `import type` is erased.
      const runtime = file?.imports.filter((imported) => ownFiles.has(imported) && !isTypeOnly(file.text, imported));
      for (const imported of runtime ?? []) visit(imported, [...trail, name]);
      state.set(name, 'closed');
    };
    for (const { name } of sources) visit(name, []);
    expect(cycles).toEqual([]);
  });

  test('only stores, views and db speak SQL', () => {
    const sql =
      /`\s*(?:WITH\s|SELECT\s|INSERT INTO|UPDATE\s+\w+\s+SET|DELETE FROM)|'(?:SELECT\s|INSERT INTO|UPDATE \w+ SET|DELETE FROM)/;
    expect(textOffenders(sql, (name) => /(^db\/|-(store|view|sql)\.ts$)/.test(name))).toEqual([]);
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
    expect(
      sources
        .filter((file) => file.text.split('\n').length > 500 && !file.name.includes('/vocabulary/'))
        .map((file) => file.name),
    ).toEqual([]);
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

function isTypeOnly(text: string, imported: string): boolean {
  const base = path.posix.basename(imported);
  const statements = [...text.matchAll(/import\s+(type\s+)?[^;]*?from\s*'([^']+)'/g)].filter((found) =>
    found[2]?.endsWith(base),
  );
  return statements.length > 0 && statements.every((found) => found[1] !== undefined);
}
