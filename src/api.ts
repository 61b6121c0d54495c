import path from 'node:path';
import { catalogRoutes } from './browsing/catalog-routes.ts';
import type { Catalog } from './catalog/catalog.ts';
import type { Config } from './config.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import type { Database } from './db/open-database.ts';
import { draftRoutes } from './drafting/draft-routes.ts';
import { readApiExamples } from './http/api-examples.ts';
import { apiGuide } from './http/api-guide.ts';
import type { OpenapiOptions } from './http/openapi.ts';
import type { RoutePlugin } from './http/route-plugin.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Clock } from './lib/clock.ts';
import { packageRoot } from './lib/package-root.ts';
import { aboutRoutes } from './observability/about-routes.ts';
import type { Metrics } from './observability/metrics.ts';
import { metricsRoutes } from './observability/metrics-routes.ts';
import type { Answers } from './sourcing/answers/answers.ts';
import { callbackRoutes } from './sourcing/callbacks/callback-routes.ts';
import { callbackWebhooks } from './sourcing/callbacks/callback-webhooks.ts';
import { deliveryRoutes } from './sourcing/callbacks/delivery-routes.ts';
import { comparisonRoutes } from './sourcing/comparison/comparison-routes.ts';
import { diagnosisRoutes } from './sourcing/diagnosis/diagnosis-routes.ts';
import { exportRoutes } from './sourcing/export/export-routes.ts';
import { feedbackRoutes } from './sourcing/feedback/feedback-routes.ts';
import { entryRoutes } from './sourcing/products/entry-routes.ts';
import { productRoutes } from './sourcing/products/product-routes.ts';
import { createRankLists } from './sourcing/products/rank-lists.ts';
import { questionRoutes } from './sourcing/questions/question-routes.ts';
import { requestRoutes } from './sourcing/requests/request-routes.ts';
import { runControlRoutes } from './sourcing/runs/run-control-routes.ts';
import { runRoutes } from './sourcing/runs/run-routes.ts';
import { startRoutes } from './sourcing/runs/start-routes.ts';
import { sourceRoutes } from './sourcing/sources/source-routes.ts';
import { tableRoutes } from './sourcing/table/table-routes.ts';

/** What the published document says of the whole interface. */
export const openapi: OpenapiOptions = {
  title: 'Assay',
  version: '1.0.0',
  description: apiGuide,
  tags: {
    'Sourcing requests': 'Create, update and read sourcing requests. They only save data.',
    'Sourcing jobs': 'Start a run of a sourcing request and follow it.',
    Products: 'The ranked products of a finished run.',
    Catalog: 'What runs search: the catalog and the marketplaces.',
    Feedback: 'What people say of a spec of a product; later runs use it.',
    Dashboard: 'Pages for people.',
    Service: 'Whether the service is alive and ready.',
  },
  webhooks: callbackWebhooks,
  examples: readApiExamples,
};

/** Every route of the service. Building the document from them needs no database. */
export function allRoutes(dependencies: {
  /** Of the program. */
  version: string;
  metrics: Metrics;
  database: Database;
  queue: JobQueue;
  answers: Answers;
  config: Config;
  clock: Clock;
  catalog: Catalog;
  /** The sources that runs search, in their order. */
  sources: readonly { name: string; kind: 'catalog' | 'marketplace' }[];
}): RoutePlugin[] {
  const { version, database, queue, answers, config, clock, metrics, catalog, sources } = dependencies;
  const { srPrefix, platforms, catalogUri } = config;
  const reading = { database, answers, rankLists: createRankLists(database.reads) };
  return [
    requestRoutes({ database: database.pool, srPrefix, clock }),
    draftRoutes({ clock }),
    startRoutes({ database, queue, clock, srPrefix, platforms }),
    runRoutes({ ...reading, srPrefix }),
    runControlRoutes({ database, clock }),
    callbackRoutes({ database }),
    deliveryRoutes({ database, queue, clock }),
    productRoutes({ ...reading, metrics }),
    entryRoutes(reading),
    tableRoutes(reading),
    exportRoutes(reading),
    comparisonRoutes(reading),
    diagnosisRoutes(reading),
    questionRoutes(reading),
    feedbackRoutes({ database, clock }),
    catalogRoutes({
      catalog,
      // The engine is loaded when somebody asks.
      async readStats() {
        const { readCatalogStats } = await import('./catalog/catalog-stats.ts');
        return readCatalogStats(catalogUri);
      },
      async readProfile() {
        const { readAttributeSurvey } = await import('./catalog/attribute-survey.ts');
        return readAttributeSurvey(catalogUri);
      },
    }),
    sourceRoutes({ database, sources }),
    aboutRoutes({ version, clock }),
    metricsRoutes(metrics),
    dashboardRoutes({
      distFolder: path.join(packageRoot, 'web', 'dist'),
      hasPlayground: config.appEnv !== 'production',
      remotePictures: config.remotePictures,
      platforms,
    }),
  ];
}
