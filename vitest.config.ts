import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

// Every program that a test starts finds its modules compiled: a start takes two thirds of the work.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

/** Files that count how often tokens are looked at: a module of theirs stands in the tokenizer's place. */
const counting = ['test/matching/linear.test.ts'];
/**
 * Rooms and files whose tests leave nothing behind in their process: one process runs many files and loads the program once, which
 * is half a second of each file.
 */
const together = [
  'test/{access,commands,dashboard,docs,drafting,http,lib,matching,observability,outgoing,sample,settings}/**/*.test.ts',
  'test/{catalog,sourcing,support,threads,web}/**/*.test.ts',
  'test/backup/schemas.test.ts',
  'test/build/{platforms,what-is-loaded}.test.ts',
  'test/db/{check-writing,disk-full,migrate,read-pool,rows}.test.ts',
];
/** Files of these rooms that measure memory, change the environment, kill or are killed with what their process has open. */
const alone = [
  'test/catalog/feeds/{hostile-feeds,import-durability,replace-feed,replace-on-object-store}.test.ts',
  'test/catalog/object-storage.test.ts',
  'test/sourcing/callbacks/worker-crash.test.ts',
  'test/sourcing/requests/{request-concurrency,request-crash,request-hostile}.test.ts',
  'test/sourcing/runs/{database-restart,many-workers,worker-steps}.test.ts',
];

const setup = ['test/support/global-setup.ts'];

/** What every suite shares; `vitest.durability.config.ts` and `vitest.hostile.config.ts` add their files. */
export const shared = defineConfig({
  test: {
    globalSetup: setup,
    // Deadlines are for what hangs, not for what is slow: a machine of a third of the speed has its own time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // More than the two cores the suite is made for: many files wait, for a heartbeat, a server, a browser.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Node runs the TypeScript as it is, with its compile cache: no module is transformed again for each test file.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});

const { globalSetup: _, ...settings } = shared.test ?? {};

export default defineConfig({
  test: {
    ...settings,
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: [...together, ...counting],
          globalSetup: setup,
        },
      },
      { extends: true, test: { name: 'alone', include: alone, globalSetup: setup } },
      {
        extends: true,
        test: {
          name: 'together',
          include: together,
          exclude: [...alone, ...counting],
          isolate: false,
          globalSetup: setup,
        },
      },
      {
        extends: true,
        test: { name: 'counting', include: counting, execArgv: ['--import', './test/matching/count-looks.ts'] },
      },
    ],
  },
});
