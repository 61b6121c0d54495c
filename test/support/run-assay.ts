import type { Environment } from '../../src/config.ts';
import { startAssay } from './assay-process.ts';

/** How a command ended, and what it printed. */
export interface Outcome {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs one command of the program to its end, on the database and the catalog of `env`. */
export async function runAssay(args: string[], env: Environment, stdin?: string): Promise<Outcome> {
  const assay = startAssay(args, env, stdin);
  const { code } = await assay.ended;
  return { code, output: assay.output(), errors: assay.errors() };
}
