import { lookup } from 'node:dns';
import { availableParallelism } from 'node:os';
import packageJson from '../package.json' with { type: 'json' };
import { createTokenRegistry } from './access/token-registry.ts';
import { allRoutes, openapi } from './api.ts';
import { catalogSourceName } from './catalog/catalog.ts';
import { deferCatalog } from './catalog/deferred-catalog.ts';
import { isDatasetAbsent } from './catalog/is-dataset-absent.ts';
import type { OpenedMarketplace } from './catalog/providers/http/open-marketplaces.ts';
import type { Config } from './config.ts';
import { checkWriting } from './db/check-writing.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { isTransientError } from './db/transaction.ts';
import type { App } from './http/route-plugin.ts';
import { createServer } from './http/server.ts';
import { createJobQueue, type JobQueue, type QueueDefinition } from './jobs/job-queue.ts';
import { readQueueStates } from './jobs/queue-state-view.ts';
import type { Clock } from './lib/clock.ts';
import type { Tracing } from './lib/tracing.ts';
import type { Log } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { metricsRoutes } from './observability/metrics-routes.ts';
import { createAddressGuard } from './outgoing/address-guard.ts';
import { createAnswers } from './sourcing/answers/answers.ts';
import { callbackQueues, deliveryTimeouts, workOnCallbacks } from './sourcing/callbacks/deliver-callback.ts';
import { callbackOnRunEnded } from './sourcing/callbacks/enqueue-callback.ts';
import { retentionQueue, workOnRetention } from './sourcing/retention/retention-task.ts';
import { type AssessThreads, assessInThreads, createAssessThreads } from './sourcing/runs/assessing.ts';
import { superviseRuns } from './sourcing/runs/end-overdue-runs.ts';
import { workOnRuns } from './sourcing/runs/execute-item.ts';
import { failedItemQueue, sourceItemQueue } from './sourcing/runs/run.ts';
import type { Source } from './sourcing/runs/search-sources.ts';

/** Every queue of the service. */
export const queues: QueueDefinition[] = [
  {
    name: sourceItemQueue,
    retryLimit: 5,
    retryDelaySeconds: 1,
    heartbeatSeconds: 10,
    expireSeconds: 600,
    deadLetter: failedItemQueue,
  },
  { name: failedItemQueue, retryLimit: 20, retryDelaySeconds: 5, heartbeatSeconds: 10, expireSeconds: 60 },
  ...callbackQueues,
  retentionQueue,
];

export interface ServiceOptions {
  config: Config;
  log: Log;
  clock: Clock;
  /** Told of anything that takes longer than two seconds. */
  onProgress: (text: string) => void;
  /** Aborted, an opening that waits for the database rejects with its reason. */
  signal?: AbortSignal;
  /** For a database server that does not answer: 30 s unless given. */
  databaseTimeoutMs?: number;
  /** The database where it is open, or being opened, already; the service closes it. */
  database?: Promise<Database>;
  /** Threads that several services of a process share; who made them closes them. Each service has its own unless given. */
  assessThreads?: AssessThreads;
  /** Jobs and requests in hand get this long when the service closes. */
  drainTimeoutMs: number;
}

/** The program, wired: closing it stops the server first, then the workers, then the database. */
export interface Service extends AsyncDisposable {
  database: Database;
  queue: JobQueue;
  startWorker(concurrency: number): Promise<void>;
  /** The HTTP server with every route, not yet listening. */
  createApp(): Promise<App>;
  /** A server that says how a worker is, and nothing else. */
  createMetricsApp(): Promise<App>;
}

async function openConfiguredMarketplaces({ sourcesFile, platforms, secretOf }: Config): Promise<OpenedMarketplace[]> {
  if (sourcesFile === undefined) return [];
  const { openMarketplaces } = await import('./catalog/providers/http/open-marketplaces.ts');
  return openMarketplaces(sourcesFile, { platforms, secret: secretOf });
}

/** Tracing is loaded by those alone who have somewhere for traces to go. */
async function openTracing({ tracing }: Config): Promise<Tracing | undefined> {
  if (tracing === undefined) return undefined;
  const { createOtlpTracing } = await import('./observability/otlp-tracing.ts');
  return createOtlpTracing({ ...tracing, version: packageJson.version });
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** Opens database, queue and catalog. The catalog may be empty or missing; it is followed as it fills. */
export async function openService(options: ServiceOptions): Promise<Service> {
  const { config, log, clock, onProgress, drainTimeoutMs, signal } = options;
  await using opening = new AsyncDisposableStack();
  const database = opening.use(
    await (options.database ??
      openDatabase({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        onProgress,
        log,
        signal,
        timeoutMs: options.databaseTimeoutMs,
      })),
  );
  const catalog = deferCatalog(
    async () => {
      const { openCatalog } = await import('./catalog/embeddings/open-catalog.ts');
      return openCatalog({ uri: config.catalogUri, embeddings: config.embeddings });
    },
    () => isDatasetAbsent(config.catalogUri),
  );
  opening.defer(() => catalog.close());
  const marketplaces = await openConfiguredMarketplaces(config);
  for (const marketplace of marketplaces) opening.defer(() => marketplace.catalog.close());
  const closeAfterQueue = opening.use(new AsyncDisposableStack());
  // After what its jobs use: it is stopped before that is closed.
  const asynchronousCommit = database.kind === 'embedded';
  const tracing = await openTracing(config);
  if (tracing !== undefined) opening.defer(() => tracing.close());
  const queue = await createJobQueue({ connection: database.connection, queues, log, asynchronousCommit, tracing });
  opening.defer(() => queue.stop(drainTimeoutMs));
  const { callbackSecrets: secrets, publicUrl } = config;
  const ending = secrets.length === 0 ? {} : { onRunEnded: callbackOnRunEnded({ queue, clock, publicUrl }) };
  opening.use(
    superviseRuns({ database, clock, runTimeLimitSeconds: config.runTimeLimitSeconds, ...ending }, (error) =>
      log.warn({ err: error }, 'Runs could not be checked for their time limit.'),
    ),
  );
  const metrics = createMetrics({
    queues: () => readQueueStates(database.pool),
    pool: () => ({
      total: database.pool.totalCount,
      idle: database.pool.idleCount,
      waiting: database.pool.waitingCount,
    }),
    catalogProducts: () => catalog.count(),
  });
  const sources: Source[] = [{ name: catalogSourceName, catalog }, ...marketplaces].map((source) => ({
    ...source,
    onFault: (error) => log.error({ err: error, source: source.name }, 'A source could not be searched.'),
    onSearched: ({ name, error, durationMs = 0 }) => {
      const outcome = error === null ? 'answered' : 'failed';
      metrics.sourceSearchSeconds.observe({ source: name, outcome }, durationMs / 1000);
      const options = { kind: 'client', attributes: { 'assay.source': name }, startedMsAgo: durationMs } as const;
      tracing?.start(`search ${name}`, options).end(error === null ? undefined : new Error(outcome));
    },
  }));
  const named = sources.map(({ name }, index) => ({
    name,
    kind: index === 0 ? ('catalog' as const) : ('marketplace' as const),
  }));
  const common = {
    log,
    apiTokens: config.apiTokens,
    storedTokens: createTokenRegistry(database.pool, clock, (error) =>
      log.warn({ err: error }, 'The stored tokens could not be read; those known last stay in force.'),
    ),
    readTokenRequired: config.readTokenRequired,
    bodyLimitBytes: config.bodyLimitBytes,
    appEnv: config.appEnv,
    openapi,
    isPassingFault: isTransientError,
    readiness: {
      'the database': () => checkWriting(database.pool),
      'the catalog': () => catalog.check(),
    },
  };
  const owned = opening.move();

  return {
    database,
    queue,
    async startWorker(concurrency) {
      const { retention: policy } = config;
      owned.use(await workOnRetention({ database, queue, clock, log, policy }));
      const threads = options.assessThreads ?? createAssessThreads(Math.min(concurrency, availableParallelism()));
      // Closed after the queue has stopped: jobs in hand use them to their end.
      if (threads !== options.assessThreads) closeAfterQueue.defer(() => threads.close());
      await workOnRuns(queue, concurrency, {
        database,
        sources,
        assessing: assessInThreads(threads),
        clock,
        hidesPeople: config.appEnv === 'production',
        ...ending,
        onItem: ({ runId, position }, outcome) => {
          metrics.items.inc({ outcome: outcome.state });
          if (outcome.state === 'failed') {
            log.warn({ runId, position, err: outcome.error }, 'An attempt at an item failed.');
            return;
          }
          const { itemId, candidates, shortlisted, pending, eliminated, durationsMs } = outcome.stats;
          metrics.products.inc({ verdict: 'shortlisted' }, shortlisted);
          metrics.products.inc({ verdict: 'pending' }, pending);
          metrics.products.inc({ verdict: 'eliminated' }, eliminated);
          log.info(
            { runId, itemId, candidates, shortlisted, pending, eliminated, durationsMs },
            'An item was sourced.',
          );
        },
      });
      if (secrets.length === 0) return;
      await workOnCallbacks(queue, {
        database,
        queue,
        clock,
        log,
        secrets,
        guard: createAddressGuard(config.callbackAllow, lookup),
        retrySeconds: config.callbackRetrySeconds,
        timeouts: deliveryTimeouts,
        onAttempt: (outcome) => metrics.callbackAttempts.inc({ outcome }),
      });
    },
    async createApp() {
      const answers = createAnswers(database.connection);
      owned.defer(() => answers.close());
      const app = await createServer({
        ...common,
        corsOrigins: config.corsOrigins,
        requestTimeoutMs: config.requestTimeoutSeconds * 1_000,
        idleTimeoutMs: config.requestTimeoutSeconds * 2_000,
        refusesStrangePages: config.apiTokens.length === 0 && isLoopback(config.host),
        tracing,
        rateLimits: config.rateLimits,
        trustProxy: config.trustProxy,
        routes: allRoutes({
          version: packageJson.version,
          database,
          queue,
          answers,
          config,
          clock,
          metrics,
          catalog,
          sources: named,
        }),
        onAnswered: ({ method, route, status, seconds }) =>
          metrics.httpRequestSeconds.observe({ method, route, status }, seconds),
      });
      owned.defer(() => app.close());
      return app;
    },
    async createMetricsApp() {
      const app = await createServer({ ...common, routes: [metricsRoutes(metrics)] });
      owned.defer(() => app.close());
      return app;
    },
    [Symbol.asyncDispose]: () => owned[Symbol.asyncDispose](),
  };
}
