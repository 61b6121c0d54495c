import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/assay-process.ts';

test('every risk of the page is covered by tests that exist under the names it gives', async () => {
  const page = await readFile(path.join(root, 'SECURITY.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| API\d+ /.test(line));
  expect(rows.map((row) => /^\| (API\d+)/.exec(row)?.[1])).toEqual(Array.from({ length: 10 }, (_, n) => `API${n + 1}`));
  for (const row of rows) {
    const named = [...row.matchAll(/`(test\/[^`]+)`: ([^;|]+(?:: [^;|]+)?)/g)];
    expect(named.length, row.slice(0, 60)).toBeGreaterThan(0);
    for (const [, file = '', title = ''] of named) {
      expect(await readFile(path.join(root, file), 'utf8'), `${file}: ${title}`).toContain(`'${title.trim()}'`);
    }
  }
});
