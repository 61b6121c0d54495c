import { defineConfig, mergeConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

// `npm run test:durability`: minutes of kills, a smaller number of which the suite does every time.
export default mergeConfig(
  shared,
  defineConfig({ test: { include: ['test/**/*.durability.ts'], fileParallelism: false } }),
);
