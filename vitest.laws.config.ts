import { defineConfig, mergeConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

// `npm run test:laws`: the laws of the matcher over every golden case; the suite holds them over a share of the cases.
export default mergeConfig(
  shared,
  defineConfig({
    test: { include: ['test/matching/laws-over-cases.test.ts'], env: { LAWS_OVER_EVERY_CASE: 'yes' } },
  }),
);
