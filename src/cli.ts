import type { Readable, Writable } from 'node:stream';
import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { addCallbackCommands } from './commands/callback-commands.ts';
import { addCatalogCommands } from './commands/catalog-commands.ts';
import { addDemoCommand } from './commands/demo-command.ts';
import { addExplainCommand } from './commands/explain-command.ts';
import { addMatchCommand } from './commands/match-command.ts';
import { refuseUnknownCommands } from './commands/refuse-unknown-commands.ts';
import { addServeCommands } from './commands/serve-commands.ts';
import { addSourcesCommand } from './commands/sources-command.ts';
import type { Environment } from './config.ts';
import type { Clock } from './lib/clock.ts';

/** What a command may touch of the process around it. */
export interface CommandContext {
  env: Environment;
  stdin: Readable;
  stdout: Writable & { columns?: number; isTTY?: boolean };
  stderr: Writable;
  /** Aborted when the process shall end. */
  signal: AbortSignal;
  clock: Clock;
}

const settingsHelp = `
Settings come from the environment:
  PORT (3000)            HOST (127.0.0.1)        DATA_DIR (./data)
  DATABASE_URL           a PostgreSQL server (15 or newer) instead of the embedded one
  CATALOG_URI            folder or s3:// address of the catalog (DATA_DIR/catalog)
  EMBEDDINGS_URL         OpenAI-compatible embeddings, to search the catalog by meaning too; with EMBEDDINGS_MODEL
  SOURCES_FILE           JSON file that describes marketplaces to search as well (docs/marketplaces.md)
  API_TOKEN              token(s) that writing needs, separated by commas; required in production
  APP_ENV (local)        local, development or production
  SR_PREFIX (SR)         PLATFORMS (1688,alibaba)  BODY_LIMIT_BYTES (10485760)
  CALLBACK_SECRET        whsec_… secret(s) that sign callbacks, separated by commas; without one none is sent
  LOG_LEVEL (warn)       pino level of the JSON log on standard error

First steps:
  npm run demo                                      everything once, on sample data
  npm start                                         serve the API, the reference page and the dashboard
  npm run assay -- catalog import products.jsonl    load your own products`;

/** The command line of the program. Every command throws on failure; the caller prints it and sets the exit code. */
export function buildProgram(context: CommandContext): Command {
  const program = new Command('assay')
    .description('Product sourcing that shows its evidence: sourcing requests in, ranked products out.')
    .version(packageJson.version, '--version', 'print the version')
    .option('--verbose', 'show the stack of an error')
    .addHelpText('after', settingsHelp)
    .showHelpAfterError('(run "assay --help" to see every command)');
  addServeCommands(program, context);
  addDemoCommand(program, context);
  addCatalogCommands(program, context);
  addSourcesCommand(program, context);
  addMatchCommand(program, context);
  addExplainCommand(program, context);
  addCallbackCommands(program, context);
  refuseUnknownCommands(program);
  return program;
}
