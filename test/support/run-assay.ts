import type { Environment } from '../../src/config.ts';
import { startAssay } from './assay-process.ts';

/** Runs one command of the program to its end, on the database and the catalog of `env`. */
export async function runAssay(
  args: string[],
  env: Environment,
): Promise<{ code: number | null; output: string; errors: string }> {
  const assay = startAssay(args, env);
  const { code } = await assay.ended;
  return { code, output: assay.output(), errors: assay.errors() };
}
