import { readConfig } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { CommandContext } from './command-context.ts';

/** The database of the settings, brought up to date. */
export async function openConfiguredDatabase({ env, stderr, signal }: CommandContext): Promise<Database> {
  const { databaseUrl, dataDir } = readConfig(env);
  const { openDatabase } = await import('../db/open-database.ts');
  return openDatabase({ dataDir, databaseUrl, signal, onProgress: (text) => stderr.write(`${text}\n`) });
}
