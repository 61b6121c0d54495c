import { defineConfig, mergeConfig } from 'vitest/config';
import shared from './vitest.config.ts';

// `npm run test:durability`: minutes of kills, a smaller number of which the suite does every time.
const config = mergeConfig(shared, defineConfig({ test: { fileParallelism: false } }));
if (config.test !== undefined) config.test.include = ['test/**/*.durability.ts'];
export default config;
