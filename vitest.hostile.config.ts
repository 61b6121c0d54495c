import { defineConfig, mergeConfig } from 'vitest/config';
import shared from './vitest.config.ts';

// `npm run test:hostile`: minutes of attacks on a real process. It measures, so it wants a machine to itself.
const config = mergeConfig(shared, defineConfig({ test: { fileParallelism: false } }));
if (config.test !== undefined) config.test.include = ['test/hostile/*.hostile.ts'];
export default config;
