import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Environment, readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { createLog } from '../../src/observability/log.ts';
import { openService, type Service } from '../../src/service.ts';
import type { Run } from '../../src/sourcing/runs/run.ts';
import { findRun } from '../../src/sourcing/runs/run-store.ts';
import { startRun } from '../../src/sourcing/runs/start-run.ts';

/** The service without a worker, and processes of the program beside it on the same data. */
export interface BenchService extends AsyncDisposable {
  service: Service;
  env: Environment;
  /** Starts `assay` and resolves when it says `ready` on standard error; `stop` ends it as SIGTERM does. */
  startProcess(args: string[], ready: string, env?: Environment): Promise<BenchProcess>;
  storeRequest(items: object[]): Promise<string>;
  start(srId: string, context?: object): Promise<string>;
  /** Polls until the run has ended. @throws when it did not end as done. */
  ended(runId: string): Promise<Run>;
}

export interface BenchProcess {
  child: ChildProcess;
  said(): string;
  stop(): Promise<void>;
}

const main = path.join(import.meta.dirname, '..', '..', 'src', 'main.ts');

export async function openBenchService(env: Environment): Promise<BenchService> {
  const config = readConfig(env);
  const log = createLog({ level: 'error' });
  const service = await openService({ config, log, clock: systemClock, onProgress: () => {}, drainTimeoutMs: 1_000 });
  const { database, queue } = service;
  const { srPrefix, platforms } = config;
  let requests = 0;
  return {
    service,
    env,
    async startProcess(args, ready, extra = {}) {
      const child = spawn(process.execPath, [main, ...args], {
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env, ...extra },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      const ended = once(child, 'exit');
      await new Promise<void>((resolve, reject) => {
        child.stderr.setEncoding('utf8').on('data', (text: string) => {
          said += text;
          if (said.includes(ready)) resolve();
        });
        void ended.then(() => reject(new Error(`assay ${args.join(' ')} ended: ${said}`)));
      });
      return {
        child,
        said: () => said,
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    async storeRequest(items) {
      const body = { external_id: `bench-${process.pid}-${requests++}`, merchant: { id: 'm', name: 'Bench' }, items };
      const app = await appOf(service);
      const answer = await app.inject({ method: 'POST', url: '/api/v1/sourcing-requests', payload: body });
      if (answer.statusCode !== 201) throw new Error(`The request was refused: ${answer.body}`);
      return answer.json<{ sr_id: string }>().sr_id;
    },
    async start(srId, context = {}) {
      const run = await startRun(
        { database, queue, clock: systemClock, srPrefix, platforms },
        { srId, context, caller: 'bench' },
      );
      return run.runId;
    },
    async ended(runId) {
      for (;;) {
        const run = await findRun(database.pool, runId);
        if (run?.state === 'done') return run;
        if (run?.state === 'failed') throw new Error(`The run failed: ${run.error}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

let app: Awaited<ReturnType<Service['createApp']>> | undefined;

async function appOf(service: Service): Promise<NonNullable<typeof app>> {
  app ??= await service.createApp();
  return app;
}
