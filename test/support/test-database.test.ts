import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open-database.ts';
import { createTestDatabase } from './test-database.ts';

const first = await createTestDatabase();
const second = await createTestDatabase();
afterAll(async () => {
  await first.drop();
  await second.drop();
});

test('each test database is separate from the others and has the migrations', async () => {
  const one = await openDatabase({ databaseUrl: first.url, dataDir: '' });
  const other = await openDatabase({ databaseUrl: second.url, dataDir: '' });
  try {
    await one.pool.query('CREATE TABLE only_in_one (id int)');
    await expect(other.pool.query('SELECT * FROM only_in_one')).rejects.toThrow('does not exist');
    const { rows } = await other.pool.query<{ name: string }>('SELECT current_database() AS name');
    expect(rows).toEqual([{ name: second.name }]);
    await expect(other.pool.query('SELECT name FROM schema_migrations')).resolves.toBeDefined();
    expect(one.kind).toBe('server');
  } finally {
    await one.close();
    await other.close();
  }
});
