import { availableParallelism } from 'node:os';

/**
 * Settings of the catalog engine that it only takes from the environment of the process, at its first use. What the
 * operator has set stays.
 *
 * - Threads: by itself the engine takes two less than the processors for computing, so one on a machine of two, and
 *   building a full-text index then waits for itself for ever (lance issue 7350: each builder holds one of these
 *   threads while it needs another). Two more threads than builders can never run into that.
 * - Builders of the full-text index, one per processor: each holds its part of the index in memory.
 * - Their memory: two gigabytes each by default, a quarter of one here; a larger index is written in parts.
 * - The object store: the engine reads the usual AWS_ variables itself, but refuses plain HTTP unless configured.
 */
export function setEngineDefaults(): void {
  const builders = Math.min(8, availableParallelism());
  process.env.LANCE_FTS_NUM_SHARDS ??= String(builders);
  process.env.LANCE_CPU_THREADS ??= String(builders + 2);
  process.env.LANCE_FTS_PARTITION_SIZE ??= '256';
  // A store of one's own beside the program rarely has a certificate, and never a region.
  const endpoint = process.env.AWS_ENDPOINT_URL ?? process.env.AWS_ENDPOINT;
  if (endpoint === undefined) return;
  process.env.AWS_REGION ??= process.env.AWS_DEFAULT_REGION ?? 'us-east-1';
  if (endpoint.startsWith('http://')) process.env.AWS_ALLOW_HTTP ??= 'true';
}
