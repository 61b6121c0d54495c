import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packageRoot } from '../../src/lib/package-root.ts';
import { keptTable } from '../../src/matching/ontology/kept-table.ts';

const folder = path.join(packageRoot, 'node_modules', '.cache', 'tables');
const name = `test-of-kept-table-${process.pid}`;
const bytes = (...values: number[]) => new Uint8Array(values);

const filesOf = () => readdirSync(folder).filter((file) => file.startsWith(name));

afterAll(() => {
  for (const file of filesOf()) rmSync(path.join(folder, file));
});

it('keeps a table for the next who asks for it, with a buffer of its own', () => {
  let built = 0;
  const build = () => {
    built += 1;
    return bytes(1, 2, 3, 4);
  };
  expect(keptTable(name, build)).toEqual(bytes(1, 2, 3, 4));
  const kept = keptTable(name, build);
  expect([...kept]).toEqual([1, 2, 3, 4]);
  expect(kept.byteOffset).toBe(0);
  expect(built).toBe(1);
  expect(filesOf()).toHaveLength(1);
});
