import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { dataArgument } from '../../src/db/embedded/cluster-place.ts';
import { createCluster, databaseUser, serverEnvironment } from '../../src/db/embedded/create-cluster.ts';
import { prepareNative } from '../../src/db/embedded/native-package.ts';
import { chooseServerUser } from '../../src/db/embedded/server-user.ts';

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/** A PostgreSQL server of its own, as an installation has one: on a port, durable, and only here to be ill-treated. */
export interface PostgresServer extends AsyncDisposable {
  /** Address of its database `postgres`. */
  url: string;
  /** Resolves when it answers, after a crash too. */
  start(): Promise<void>;
  /** Ends as an administrator would: sessions are cut, what is committed is written. */
  stop(): Promise<void>;
  /** Ends as with the power: nothing is written any more. */
  kill(): Promise<void>;
  /** Every process of it stands still, connections stay open and nobody answers. */
  pause(): void;
  resume(): void;
}

/** Makes a cluster in `folder` and starts it on a loopback port. */
export async function startPostgresServer(folder: string, port: number): Promise<PostgresServer> {
  chmodSync(folder, 0o711); // the server's user must pass, where that is not ours
  const cluster = path.join(folder, 'cluster');
  const user = chooseServerUser(cluster);
  const programs = await prepareNative(user, quiet, () => undefined);
  await createCluster(programs.initdb, cluster, user, quiet);
  const url = `postgresql://${databaseUser}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    for (;;) {
      const log = openSync(path.join(folder, 'postgres.log'), 'a');
      server = spawn(
        programs.postgres,
        ['-D', dataArgument(cluster, user), '-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`].concat([
          '-c',
          'unix_socket_directories=',
          '-c',
          'max_connections=300',
          '-c',
          'logging_collector=off',
        ]),
        {
          cwd: cluster,
          env: serverEnvironment(),
          stdio: ['ignore', log, log],
          detached: true,
          ...(user.isOther ? { uid: user.uid, gid: user.gid } : {}),
        },
      );
      closeSync(log);
      // Sessions of a killed server may still be ending: then this one ends at once, and is started again.
      while (server.exitCode === null && server.signalCode === null) {
        if (await answers(url)) return;
        await sleep(100);
      }
      await sleep(200);
    }
  }

  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = server?.pid;
    if (pid === undefined) return;
    for (const each of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(each, signal);
      } catch {
        // it ended meanwhile
      }
    }
  }

  await start();
  return {
    url,
    start,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async [Symbol.asyncDispose]() {
      signalAll('SIGCONT');
      await end('SIGINT');
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The processes that a process has started, as Linux tells them. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return Number(fields[1]) === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}
