import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { addBackupCommands } from './commands/backup-commands.ts';
import { addCallbackCommands } from './commands/callback-commands.ts';
import { addCatalogCommands } from './commands/catalog-commands.ts';
import type { CommandContext } from './commands/command-context.ts';
import { addConfigCommand } from './commands/config-command.ts';
import { addDemoCommand } from './commands/demo-command.ts';
import { addDoctorCommand } from './commands/doctor-command.ts';
import { addDraftCommand } from './commands/draft-command.ts';
import { addExplainCommand } from './commands/explain-command.ts';
import { addMatchCommand } from './commands/match-command.ts';
import { refuseUnknownCommands } from './commands/refuse-unknown-commands.ts';
import { addRetentionCommands } from './commands/retention-commands.ts';
import { addServeCommands } from './commands/serve-commands.ts';
import { addSourcesCommand } from './commands/sources-command.ts';
import { addTokenCommands } from './commands/token-commands.ts';
import { settingList } from './settings/settings.ts';

/** The settings that most installations need, from the table of all. */
function describeSettings(): string {
  return settingList
    .flatMap(({ name, brief, fallback }) => (brief === undefined ? [] : [{ name, brief, fallback }]))
    .map(({ name, brief, fallback }) => `  ${name.padEnd(24)}${brief}${fallback === undefined ? '' : ` (${fallback})`}`)
    .join('\n');
}

const settingsHelp = `
Settings come from the environment, secrets also from files (API_TOKEN_FILE and so on):
${describeSettings()}
"assay config" prints every setting with the value in force.

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
  addDraftCommand(program, context);
  addCallbackCommands(program, context);
  addTokenCommands(program, context);
  addRetentionCommands(program, context);
  addBackupCommands(program, context);
  addConfigCommand(program, context);
  addDoctorCommand(program, context);
  refuseUnknownCommands(program);
  return program;
}
