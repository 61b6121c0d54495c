import { realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { monotonicMs } from '../../lib/clock.ts';
import { type OnProgress, withProgress } from '../../lib/progress.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { DatabaseLog } from '../create-pool.ts';
import { giveTo, prepareSocketFolder } from './cluster-place.ts';
import { createCluster, hasCluster } from './create-cluster.ts';
import { diskFullRefusal, isDiskFull } from './disk-full.ts';
import { notePlace, refuseOtherPlace } from './machine-place.ts';
import { makeFolder } from './make-folder.ts';
import { type NativePrograms, prepareNative } from './native-package.ts';
import { isServerOf, readPostmasterFile } from './postmaster.ts';
import { probeServer, type SocketConnection, socketConnection, takesConnections } from './probe-server.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';
import { startServer } from './start-server.ts';
import { signalStop, stopServer } from './stop-server.ts';
import { UsageLock } from './usage-lock.ts';

/** A server that may be in its first moments, before its socket answers, gets this long before it counts as hung. */
const silenceTimeoutMs = 10_000;
const maxRestartPauseMs = 30_000;

/** The use of the server of one data folder by this program. */
interface EmbeddedServer {
  /** How clients reach it; changes only if the server was restarted with another socket folder. */
  connection(): SocketConnection;
  /** Resolves when the server takes connections, after it was started again if it died. */
  whenReady(): Promise<void>;
  /** Ends the use; stops the server unless another program uses it. */
  close(): Promise<void>;
}

/**
 * Starts the server of `dataDir`, or joins the one that runs there (left by a killed program, or shared with a living
 * one), and watches it: when it dies, it is started again. Rejects with the reason of `signal` when that is aborted before
 * the server answers, and leaves no unused one behind.
 */
export async function openEmbedded(
  dataDir: string,
  onProgress: OnProgress,
  log: DatabaseLog,
  signal?: AbortSignal,
): Promise<EmbeddedServer> {
  try {
    makeFolder(dataDir);
  } catch (error) {
    if (isDiskFull(error)) throw diskFullRefusal(dataDir, error);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('unavailable', `DATA_DIR must be a folder that can be written; ${dataDir} is none: ${reason}.`);
  }
  try {
    const supervisor = new Supervisor(realpathSync(dataDir), onProgress, log);
    await supervisor.open(signal);
    return supervisor;
  } catch (error) {
    throw isDiskFull(error) ? diskFullRefusal(dataDir, error) : error;
  }
}

class Supervisor implements EmbeddedServer {
  readonly #clusterFolder: string;
  readonly #logFile: string;
  readonly #lockFolder: string;
  readonly #lock: UsageLock;
  readonly #log: DatabaseLog;
  #onProgress: OnProgress;
  readonly #closing = new AbortController();
  #programs: NativePrograms | undefined;
  #socketFolder = '';
  /** The current start or restart. */
  #ready: Promise<void> = Promise.resolve();
  #watcher: pg.Client | undefined;

  constructor(dataDir: string, onProgress: OnProgress, log: DatabaseLog) {
    this.#clusterFolder = path.join(dataDir, 'postgres');
    this.#logFile = path.join(dataDir, 'postgres.log');
    this.#lockFolder = path.join(dataDir, 'postgres.lock');
    this.#lock = new UsageLock(this.#lockFolder);
    this.#onProgress = onProgress;
    this.#log = log;
  }

  async open(signal?: AbortSignal): Promise<void> {
    try {
      await this.#inTurn(async () => {
        await this.#ensureRunning(signal);
        this.#lock.join();
      }, signal);
    } catch (error) {
      this.#lock.dispose();
      throw signal?.aborted === true ? signal.reason : error;
    }
    process.on('exit', this.#onExit);
    this.#onProgress = (text) => this.#log.info(text); // the start is over
    this.#ready = this.#watch();
    await this.#ready;
  }

  connection(): SocketConnection {
    return socketConnection(this.#socketFolder);
  }

  async whenReady(): Promise<void> {
    // The watching connection notices a death some milliseconds late, so a connection is tried as well; that alone does
    // not tell either: a server that recovers takes connections, and refuses them.
    for (;;) {
      const ready = this.#ready;
      await ready;
      if ((await takesConnections(this.#socketFolder)) && ready === this.#ready) return;
      this.#closing.signal.throwIfAborted();
      await sleep(20);
    }
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await this.#ready.catch(() => undefined); // a restart that failed has been logged
    await this.#watcher?.end().catch(() => undefined); // it may have been lost already
    await this.#inTurn(async () => {
      this.#lock.leave();
      if (!this.#lock.isUnused()) return;
      await withProgress(this.#onProgress, 'Stopping the database', async () => {
        if (await stopServer(this.#clusterFolder, this.#log)) this.#removeSocketFolder();
      });
    });
    process.off('exit', this.#onExit);
    this.#lock.dispose();
  }

  #inTurn(work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
    let working = false;
    const whileWaiting: OnProgress = (text) => {
      if (!working) this.#onProgress(text);
    };
    return withProgress(whileWaiting, 'Waiting for another program that starts or stops the database', () =>
      this.#lock.inTurn(() => {
        working = true;
        return work();
      }, signal),
    );
  }

  async #ensureRunning(signal?: AbortSignal): Promise<void> {
    const isNew = !hasCluster(this.#clusterFolder);
    const user = chooseServerUser(this.#clusterFolder);
    if (!isNew && (await this.#findRunning(signal))) return;
    if (this.#lock.isUsedByOthers()) refuseOtherPlace(this.#lockFolder, this.#clusterFolder);
    this.#programs ??= await prepareNative(user, this.#log, this.#onProgress);
    if (isNew) await this.#create(this.#programs, user);
    giveTo(user, this.#clusterFolder);
    const plan = {
      postgres: this.#programs.postgres,
      clusterFolder: this.#clusterFolder,
      socketFolder: prepareSocketFolder(this.#clusterFolder, user),
      logFile: this.#logFile,
      user,
    };
    notePlace(this.#lockFolder);
    await withProgress(this.#onProgress, 'Starting the database', () => startServer(plan, signal));
    this.#socketFolder = plan.socketFolder;
  }

  #create(programs: NativePrograms, user: ServerUser): Promise<void> {
    return withProgress(this.#onProgress, 'Making a new database', () =>
      createCluster(programs.initdb, this.#clusterFolder, user, this.#log),
    );
  }

  /** True when a server of this folder answers; one that is alive but silent is stopped. */
  #findRunning(signal?: AbortSignal): Promise<boolean> {
    return withProgress(this.#onProgress, 'Waiting for the database that runs here', async () => {
      let silentUntil = monotonicMs() + silenceTimeoutMs;
      for (;;) {
        const state = await probeServer(this.#clusterFolder);
        if (state.kind === 'ready') {
          this.#socketFolder = state.socketFolder;
          return true;
        }
        const pid = readPostmasterFile(this.#clusterFolder)?.pid;
        if (pid === undefined || !isServerOf(this.#clusterFolder, pid)) return false;
        if (state.kind === 'busy') silentUntil = monotonicMs() + silenceTimeoutMs;
        if (monotonicMs() > silentUntil) {
          this.#log.warn(`The database (process ${pid}) runs but does not answer on its socket; it is restarted`);
          if (await stopServer(this.#clusterFolder, this.#log)) return false;
          throw new Refusal(
            'unavailable',
            `The database (process ${pid}) hangs and cannot be stopped; end it by hand.`,
          );
        }
        await sleep(20, undefined, { signal });
      }
    });
  }

  /** Holds an idle connection, whose end is the quickest sign that the server died. */
  async #watch(): Promise<void> {
    const watcher = new pg.Client({ ...this.connection(), application_name: 'assay watch' });
    watcher.on('error', () => undefined); // 'end' follows
    await watcher.connect();
    this.#watcher = watcher;
    watcher.once('end', () => {
      if (this.#closing.signal.aborted) return;
      this.#log.warn('The database ended unexpectedly; starting it again');
      this.#ready = this.#restart();
      this.#ready.catch(() => undefined); // reported to the callers of whenReady
    });
  }

  async #restart(): Promise<void> {
    for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, maxRestartPauseMs)) {
      this.#closing.signal.throwIfAborted();
      try {
        await this.#inTurn(() => this.#ensureRunning());
        await this.#watch();
        this.#log.info('The database answers again');
        return;
      } catch (error) {
        if (this.#closing.signal.aborted) throw error;
        this.#log.error(`The database cannot be started again: ${error instanceof Error ? error.message : error}`);
        await sleep(pauseMs, undefined, { signal: this.#closing.signal });
      }
    }
  }

  /** A socket folder of its own lies below the temporary folder. */
  #removeSocketFolder(): void {
    if (this.#socketFolder !== this.#clusterFolder) rmSync(this.#socketFolder, { recursive: true, force: true });
  }

  /** The process ends without or within `close`, for example by an uncaught error: leave no unused server. */
  readonly #onExit = (): void => {
    this.#lock.leave(); // before the turn: another program that leaves at this moment may be the one to stop it
    this.#lock.inLastTurn(() => {
      if (this.#lock.isUnused()) signalStop(this.#clusterFolder);
    });
  };
}
