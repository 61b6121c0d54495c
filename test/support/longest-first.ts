import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take the longest, the longest first: all of them wait more than they compute, for heartbeats of killed
 * workers, servers that start and stop, browsers. One of them begun last would be waited for alone.
 */
const longest = [
  'jobs/worker-steps',
  'db/embedded-start',
  'jobs/many-workers',
  'callbacks/worker-crash',
  'db/embedded-crash',
  'demo/readme',
  'catalog/import-durability',
  'demo/demo',
  'browser/views',
  'db/embedded-sharing',
  'jobs/run-control',
  'feeds/replace-feed',
  'feeds/hostile-feeds',
  'catalog/object-storage',
  'api/request-crash',
  'catalog/embeddings',
  'browser/whole-way',
  'browser/live-run',
  'jobs/run-sources',
  'jobs/database-restart',
];

for (const name of longest) {
  if (!existsSync(path.join(import.meta.dirname, '..', `${name}.test.ts`))) throw new Error(`No test file ${name}.`);
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return rank === -1 ? longest.length : rank;
}

/** Runs the files named above first, and the others in the order that Vitest chooses. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
