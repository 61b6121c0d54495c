import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../../src/config.ts';
import { runAssay } from '../support/run-assay.ts';
import { makeTestFolder } from '../support/test-folder.ts';

/** A data folder of its own, with `assay` run in it; removed at the end of the scope (`await using`). */
export async function createWorkplace() {
  const folder = makeTestFolder('cli');
  return {
    fileOf: (name: string) => path.join(folder, name),
    run: (args: string[], stdin?: string, env: Environment = {}) =>
      runAssay(args, { DATA_DIR: path.join(folder, 'data'), ...env }, stdin),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

export type Workplace = Awaited<ReturnType<typeof createWorkplace>>;

/** The lines of an output, each read as JSON. */
export function jsonLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

export function feed(products: object[]): string {
  return products.map((product) => `${JSON.stringify(product)}\n`).join('');
}
