import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

// Every program that a test starts finds its modules compiled: a start takes two thirds of the work.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // Deadlines are for what hangs, not for what is slow: a machine of a third of the speed has its own time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // More than the two cores the suite is made for: many files wait, for a heartbeat, a server, a browser.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
});
