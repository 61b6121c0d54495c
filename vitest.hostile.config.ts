import { defineConfig, mergeConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

// `npm run test:hostile`: minutes of attacks on a real process. It measures, so it wants a machine to itself.
export default mergeConfig(
  shared,
  defineConfig({ test: { include: ['test/hostile/*.hostile.ts'], fileParallelism: false } }),
);
