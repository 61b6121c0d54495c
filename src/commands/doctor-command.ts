import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import type { CommandContext } from './command-context.ts';
import type { CheckOutcome } from './examine-installation.ts';

const marks: Record<CheckOutcome['state'], string> = { ok: 'ok      ', warning: 'WARNING ', failure: 'FAILURE ' };

/** `assay doctor`: what an installation needs, whether it has it, and what to do. */
export function addDoctorCommand(program: Command, context: CommandContext): void {
  program
    .command('doctor')
    .description('Check settings, database, migrations, queue, catalog, sources, disk and clock, and say what to do.')
    .option('--json', 'one JSON object a line')
    .addHelpText('after', '\nIt changes nothing, and fails when anything is a FAILURE.')
    .action(async ({ json = false }: { json?: boolean }) => {
      const findings: CheckOutcome[] = [];
      const report = (found: readonly CheckOutcome[]) => {
        for (const finding of found) {
          findings.push(finding);
          const { name, state, detail, advice } = finding;
          const text = `${marks[state]}${name.padEnd(13)}${detail}${advice === undefined ? '' : `\n          → ${advice}`}`;
          context.stdout.write(`${json ? JSON.stringify(finding) : text}\n`);
        }
      };
      const config = readConfig(context.env);
      report([{ name: 'settings', state: 'ok', detail: 'every setting can be used; "assay config" prints them' }]);
      const examine = await import('./examine-installation.ts');
      const opened = await examine.openDatabaseAsItIs(config, context.signal);
      if ('finding' in opened) report([opened.finding]);
      else {
        await using database = opened.database;
        const ofDatabase = await examine.examineDatabase(database, context.clock);
        report(ofDatabase);
        // Without its tables there is nothing more to ask it.
        if (ofDatabase.every(({ state }) => state !== 'failure')) {
          report(await examine.examineQueue(database));
          report(await examine.examineUpkeep(database, context.clock));
        }
      }
      report(await examine.examineCatalog(config));
      report(await examine.examineSources(config));
      report(await examine.examineDisk(config));
      const failures = findings.filter(({ state }) => state === 'failure').length;
      if (failures > 0) throw new Error(`${failures} of ${findings.length} checks failed.`);
    });
}
