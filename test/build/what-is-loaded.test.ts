import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { staticImports } from '../support/static-imports.ts';

const sourceFolder = path.join(import.meta.dirname, '..', '..', 'src');
const loadedWith = (entry: string) => [...staticImports(sourceFolder, entry)];
const packagesOf = (loaded: string[]) => loaded.filter((name) => !name.endsWith('.ts')).sort();

describe('what a command does not need is not loaded', () => {
  test('the command line itself loads no room of the service and no library but its own', () => {
    const loaded = loadedWith('main.ts');
    const rooms = /^(matching|sourcing|db|jobs|http|dashboard|observability|outgoing)\/|^service\.ts$/;
    expect(loaded.filter((name) => rooms.test(name))).toEqual([]);
    // The names of feed formats stand in a help text.
    expect(loaded.filter((name) => name.startsWith('catalog/') && !name.startsWith('catalog/feeds/'))).toEqual([]);
    expect(loaded.some((name) => /import-feed|read-/.test(name) && name.startsWith('catalog/'))).toBe(false);
    expect(packagesOf(loaded)).toEqual(['commander', 'ipaddr.js']);
  });

  test('a server loads neither matching, the catalog engine, marketplaces nor the grammar of questions until asked', () => {
    const loaded = loadedWith('service.ts');
    const small =
      /^matching\/(text\/(fold-text|simplified-characters)|commercial\/(unit-price|convert-price|decimal))\.ts$/;
    expect(loaded.filter((name) => name.startsWith('matching/') && !small.test(name))).toEqual([]);
    expect(loaded.filter((name) => /^sourcing\/(questions|diagnosis)\//.test(name)).sort()).toEqual([
      'sourcing/diagnosis/diagnosis-routes.ts',
      'sourcing/diagnosis/diagnosis-schemas.ts',
      'sourcing/questions/language-codes.ts',
      'sourcing/questions/question-routes.ts',
      'sourcing/questions/question.ts',
    ]);
    expect(packagesOf(loaded)).not.toContain('@lancedb/lancedb');
    expect(packagesOf(loaded)).not.toContain('undici');
    expect(packagesOf(loaded)).not.toContain('jsonata');
  });

  test('a catalog that is open loads nothing of matching until it is searched', () => {
    const loaded = loadedWith('catalog/embeddings/open-catalog.ts');
    expect(loaded.filter((name) => name.startsWith('matching/') || name.includes('vector'))).toEqual([]);
    expect(packagesOf(loaded)).toEqual(['@lancedb/lancedb']);
  });

  test('the thread that makes answers loads the matcher for those alone that read with it', () => {
    const rooms = /^(matching\/(read|claim|compare|decide|ontology|product-type)|sourcing\/diagnosis)\//;
    expect(loadedWith('sourcing/answers/answer-thread.ts').filter((name) => rooms.test(name))).toEqual([]);
  });

  test('matching alone loads no library', () => {
    expect(packagesOf(loadedWith('matching/match-line.ts'))).toEqual([]);
  });
});
