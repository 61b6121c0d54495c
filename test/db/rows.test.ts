import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open-database.ts';
import { writeRows } from '../../src/db/write-rows.ts';
import { createTestDatabase } from '../support/test-database.ts';

const file = path.join(import.meta.dirname, '..', '..', 'src', 'db', 'rows.gen.ts');

test('the types of rows are those of the migrated tables; "npm run rows" writes them anew', async () => {
  const home = await createTestDatabase();
  const { pool, close } = await openDatabase({ databaseUrl: home.url, dataDir: '' });
  try {
    expect((await readFile(file, 'utf8')).replaceAll('\r\n', '\n')).toBe(await writeRows(pool));
    await pool.query('CREATE TABLE odd (place point)');
    await expect(writeRows(pool)).rejects.toThrow('odd.place has the type point');
  } finally {
    await close();
    await home.drop();
  }
});
