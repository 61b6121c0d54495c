import { describe, expect, test } from 'vitest';
import { readProductTypeFiles } from '../../src/matching/ontology/product-type-files.ts';
import { createTypeJudge } from '../../src/matching/product-type/judge-type.ts';
import { readProductTypes } from '../../src/matching/product-type/type-rows.ts';

/** The tree is asked in part, evenly. */
const everyType = 29;

describe('the product types', () => {
  const types = readProductTypes();

  test('lie in one tree, each with a name', () => {
    expect(types.size).toBeGreaterThan(10_000);
    for (const type of types.values()) {
      if (type.above !== null) expect(types.get(type.above.id)).toBe(type.above);
    }
  });

  test('are each called by a name once', () => {
    for (const { id, names, role } of types.values()) {
      if (role === null)
        expect(new Set(names).size, `${id} has one name twice: ${names.join(', ')}`).toBe(names.length);
    }
  });

  test('lose only names that the tree gives them', () => {
    const [tree = '', added = ''] = readProductTypeFiles();
    const rowsOf = (text: string) =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { id: string; en?: string[]; zh?: string[]; not?: string[] });
    const given = new Map(rowsOf(tree).map(({ id, en = [], zh = [] }) => [id, new Set([...en, ...zh])]));
    const strange = rowsOf(added).flatMap(({ id, not = [] }) =>
      not.filter((name) => given.get(id)?.has(name) !== true).map((name) => `${id}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  test('are near to types that exist', () => {
    for (const { id, near } of types.values()) {
      for (const other of near) expect(types.has(other), `${id} is near ${other}`).toBe(true);
    }
  });

  test('are never other goods where a title has another of their names', () => {
    const asked = [...types.values()].filter(({ role }, at) => role === null && at % everyType === 0);
    expect(asked.length).toBeGreaterThan(300);
    const lost = asked.flatMap(({ names: all }) => {
      const names = all.filter((name) => !/[&,]/u.test(name));
      const isLatin = (name: string) => !/\p{Script=Han}/u.test(name);
      const wantedNames = [names.find(isLatin), names.find((name) => !isLatin(name))].flatMap((name) => name ?? []);
      return wantedNames.flatMap((wanted) =>
        names
          .map((name) => (isLatin(name) ? `Kestrel ${name} MX-20, black` : `华阳${name} 黑色 加厚`))
          .filter((title) => createTypeJudge(wanted, null)({ title })?.matchType === 'not_match')
          .map((title) => `${wanted}: ${title}`),
      );
    });
    expect(lost).toEqual([]);
  });
});
