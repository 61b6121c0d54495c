import path from 'node:path';
import { expect, test } from 'vitest';
import { UsageLock } from '../../src/db/embedded/usage-lock.ts';
import { startAssay } from '../support/assay-process.ts';
import { DataFolder } from './fixtures/data-folder.ts';

test('programs that start together on a new folder share one server, and only the last to leave stops it', async () => {
  await using folder = new DataFolder();
  const programs = [folder.launch(), folder.launch(), folder.launch()] as const;
  await Promise.all(programs.map((program) => program.heard('ready')));
  const server = folder.livingServerPid();
  const [first, second, third] = programs;
  await first.ask('write', 'written');

  await second.end('close');
  expect(folder.serverPid()).toBe(server);
  await first.end('close');
  expect(folder.serverPid()).toBe(server);

  expect(Number(await third.ask('count', 'count'))).toBe(first.written());
  await third.end('close');
  expect(folder.serverPid()).toBeUndefined();
});

test('the program that started the server may leave first or be killed; the other keeps working', async () => {
  await using folder = new DataFolder();
  const founder = await folder.start();
  const guest = await folder.start();
  const server = folder.livingServerPid();
  await founder.end('close');
  await guest.ask('write', 'written');
  const third = await folder.start();
  await third.kill();
  expect(folder.serverPid()).toBe(server);
  await guest.end('close');
  expect(folder.serverPid()).toBeUndefined();
});

test('programs that leave and come at the same moment never lose the server', async () => {
  await using folder = new DataFolder();
  let current = await folder.start();
  for (let round = 0; round < 4; round += 1) {
    const next = folder.launch();
    // Twice the newcomer is already looking when the old one goes; twice they really meet.
    if (round % 2 === 0) await next.heard('ready');
    expect(await current.end('close')).toBe(0);
    await next.heard('ready');
    expect(await next.ask('count', 'count')).toBe('0');
    current = next;
  }
  await current.end('close');
  expect(folder.serverPid()).toBeUndefined();
});

test('a program that ends by an unhandled error leaves no server that nobody uses', async () => {
  await using folder = new DataFolder();
  const program = await folder.start();
  expect(await program.end('crash')).toBe(1);
  const next = await folder.start(); // waits for the old server's end, or has one of its own at once
  expect(await next.ask('count', 'count')).toBe('0');
  await next.end('close');
});

test('a program that ends by an error while another has its turn stops the server after that', async () => {
  await using folder = new DataFolder();
  const program = await folder.start();
  const other = new UsageLock(path.join(folder.dataDir, 'postgres.lock'));
  const ended = await other.inTurn(async () => {
    const crash = program.end('crash');
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { crash };
  });
  expect(await ended.crash).toBe(1);
  other.dispose();
  while (folder.serverPid() !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
});

test('servers that hear one Ctrl-C several times at the same moment leave in good order and stop their database', async () => {
  await using folder = new DataFolder();
  for (let round = 0; round < 2; round += 1) {
    const servers = [0, 1].map(() => startAssay(['work'], { DATA_DIR: folder.dataDir }));
    await Promise.all(servers.map((server) => server.says('Working on runs')));
    // The terminal, npm and the script that picks the Node each send it.
    for (const _copy of [1, 2, 3]) {
      for (const { child } of servers) child.kill('SIGINT');
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    const ends = await Promise.all(servers.map((server) => server.ended));
    expect(ends).toEqual(servers.map(() => ({ code: 0, signal: null })));
    expect(folder.serverPid()).toBeUndefined();
  }
});
