import { readFileSync } from 'node:fs';

/** What a service on the sample catalog was sent and answered, lists shortened; ids, times and addresses are made plain. */
export interface ApiExamples {
  /** By `operationId`; answers by status. */
  operations: Record<string, { request?: unknown; answers: Record<string, unknown> }>;
  /** Refusals that read the same on every route, by status. */
  refusals: Record<string, unknown>;
}

/** Reads the examples of the reference, which `test/docs/examples.test.ts` writes and holds to what the service answers. */
export function readApiExamples(): ApiExamples {
  return JSON.parse(readFileSync(new URL('./api-examples.json', import.meta.url), 'utf8'));
}
