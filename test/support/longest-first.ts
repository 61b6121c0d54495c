import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take the longest, the longest first: most of them wait more than they compute, for heartbeats of killed
 * workers, servers that start and stop, browsers. One of them begun last would be waited for alone.
 */
const longest = [
  'sourcing/runs/worker-steps',
  'access/access',
  'backup/schemas',
  'catalog/feeds/import-durability',
  'demo/readme',
  'db/embedded-crash',
  'sourcing/runs/many-workers',
  'matching/laws-over-cases',
  'demo/demo',
  'db/embedded-start',
  'jobs/job-queue',
  'catalog/paused-writer',
  'browser/views',
  'catalog/embeddings/embed-catalog',
  'browser/whole-way',
  'build/compiled-program',
  'backup/backup',
  'threads/task-threads',
  'sourcing/callbacks/worker-crash',
  'browser/service-pages',
  'sourcing/requests/request-properties',
  'sourcing/requests/request-model',
  'matching/linear',
  'browser/live-run',
  'commands/explain',
  'catalog/feeds/hostile-feeds',
  'sourcing/requests/request-crash',
  'sourcing/requests/request-hostile',
  'db/embedded-sharing',
  'catalog/feeds/replace-on-object-store',
  'catalog/feeds/replace-feed',
  'sourcing/runs/run-control',
  'catalog/object-storage',
  'commands/catalog-upkeep',
  'db/open-database',
  'db/silent-server',
  'sourcing/runs/run-sources',
  'sourcing/runs/database-restart',
];

for (const name of longest) {
  if (!existsSync(path.join(import.meta.dirname, '..', `${name}.test.ts`))) throw new Error(`No test file ${name}.`);
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return rank === -1 ? longest.length : rank;
}

/**
 * Runs the files named above first, and the others in the order that Vitest chooses. Those whose process runs many files come after
 * all others: Vitest ends such a process where the file that is next has one of its own.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShared = ({ project }: TestSpecification) => Number(!project.config.isolate);
    return (await super.sort(files)).toSorted(
      (one, other) => isShared(one) - isShared(other) || rankOf(one) - rankOf(other),
    );
  }
}
