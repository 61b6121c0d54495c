import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/db/open-database.ts';
import { DataFolder } from './fixtures/data-folder.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A process that lives until it is killed, of the user who owns the cluster, as PostgreSQL would look at it. */
function spawnBystander(clusterFolder: string) {
  const { uid, gid } = statSync(clusterFolder);
  const asOwner = process.getuid?.() === 0 ? { uid, gid } : {};
  return spawn('sleep', ['600'], { ...asOwner, cwd: '/' });
}

test('no acknowledged write is lost when program, server or both are killed again and again', async () => {
  await using folder = new DataFolder();
  let acknowledged = 0;
  for (const victim of ['program', 'both', 'program', 'both', 'program', 'both', 'program', 'both']) {
    const program = await folder.start();
    const stored = Number(await program.ask('count', 'count'));
    // The write in flight at the kill may be stored without its acknowledgement; never the other way round.
    expect(stored).toBeGreaterThanOrEqual(acknowledged);
    expect(stored).toBeLessThanOrEqual(acknowledged + 1);
    await program.ask('write', 'written');
    await sleep(50);
    const server = folder.livingServerPid();
    await program.kill();
    if (victim === 'both') process.kill(server, 'SIGKILL');
    expect(program.written()).toBeGreaterThan(0);
    acknowledged = stored + program.written();
  }
  const last = await folder.start();
  expect(Number(await last.ask('count', 'count'))).toBeGreaterThanOrEqual(acknowledged);
});

test('a server left by a killed program is adopted, and stopped when its new user leaves', async () => {
  await using folder = new DataFolder();
  const first = await folder.start();
  const server = folder.livingServerPid();
  await first.kill();
  expect(folder.serverPid()).toBe(server);
  const second = await folder.start();
  expect(folder.serverPid()).toBe(server);
  await second.end('close');
  expect(folder.serverPid()).toBeUndefined();
});

test('a pid file that names a dead process, or a living one that is no server, is no obstacle', async () => {
  await using folder = new DataFolder();
  const first = await folder.start();
  const pidFile = path.join(folder.clusterFolder, 'postmaster.pid');
  const server = folder.livingServerPid();
  await first.kill();
  process.kill(server, 'SIGKILL');
  const second = await folder.start();
  expect(folder.livingServerPid()).not.toBe(server);
  const secondServer = folder.livingServerPid();
  await second.kill();
  process.kill(secondServer, 'SIGKILL');
  const bystander = spawnBystander(folder.clusterFolder);
  try {
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    writeFileSync(pidFile, [bystander.pid, ...lines.slice(1)].join('\n'));
    writeFileSync(path.join(folder.clusterFolder, '.s.PGSQL.5432.lock'), `${bystander.pid}\n`);
    const third = await folder.start();
    await third.ask('count', 'count');
    expect(await third.end('close')).toBe(0);
    expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
  } finally {
    bystander.kill('SIGKILL');
  }
});

test('a kill while the new database is being made leaves nothing in the way', async () => {
  await using folder = new DataFolder();
  for (const pauseMs of [0, 150, 400]) {
    const program = folder.launch();
    while (!readdirSync(folder.dataDir).some((name) => name.startsWith('postgres.new-'))) await sleep(5);
    await sleep(pauseMs);
    await program.kill();
    expect(program.said.filter((line) => !line.startsWith('progress '))).toEqual([]);
  }
  const survivor = await folder.start();
  expect(await survivor.ask('count', 'count')).toBe('0');
  await survivor.end('close');
});

test('a program outlives its server: the server is started again, and a query that comes meanwhile waits', async () => {
  await using folder = new DataFolder();
  const database = await openDatabase({ dataDir: folder.dataDir, migrationsFolder: folder.migrations, log: quiet });
  try {
    const server = folder.livingServerPid();
    const client = await database.pool.connect();
    const inFlight = client.query('SELECT pg_sleep(600)');
    process.kill(server, 'SIGKILL');
    await expect(inFlight).rejects.toThrow();
    client.release(true);
    const { rows } = await database.pool.query('SELECT 1 AS one');
    expect(rows).toEqual([{ one: 1 }]);
    expect(folder.livingServerPid()).not.toBe(server);
  } finally {
    await database.close();
  }
  expect(folder.serverPid()).toBeUndefined();
});
