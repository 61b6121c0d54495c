import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import type { BackupSummary } from '../backup/verify-backup.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import { startProgress } from '../lib/progress.ts';
import { Refusal } from '../lib/refusal.ts';
import type { CommandContext } from './command-context.ts';

interface BackupOptions {
  catalog: boolean;
  json?: boolean;
}

/** `assay backup` and `assay restore`: the database and the catalog in one file, and back. */
export function addBackupCommands(program: Command, context: CommandContext): void {
  const say = (text: string) => context.stderr.write(`${text}\n`);
  const { clock, signal } = context;

  /** The database as it is: neither command may change its tables before it knows that it should. */
  async function openAsItIs({ databaseUrl, dataDir }: Config): Promise<Database> {
    const { openDatabase } = await import('../db/open-database.ts');
    return openDatabase({ dataDir, databaseUrl, signal, onProgress: say, asItIs: true });
  }

  /** An embedded database that was never made. */
  const isMissing = ({ databaseUrl, dataDir }: Config) =>
    databaseUrl === undefined && !existsSync(path.join(dataDir, 'postgres'));

  function print(
    heading: string,
    file: string,
    { manifest, rows, products, bytes }: BackupSummary,
    json = false,
  ): void {
    const schema = manifest.database.migrations.at(-1)?.name ?? '';
    const { createdAt, program } = manifest;
    if (json) {
      const tables = Object.fromEntries(manifest.database.tables.map((table) => [table.name, table.rows]));
      context.stdout.write(`${JSON.stringify({ file, createdAt, program, schema, rows, tables, products, bytes })}\n`);
      return;
    }
    const catalog = products === null ? 'without the catalog' : `${products.toLocaleString('en')} products`;
    context.stdout.write(
      `${heading} ${file}: ${rows.toLocaleString('en')} rows in ${manifest.database.tables.length} tables, ${catalog}, ` +
        `${(bytes / 1e6).toFixed(1)} MB.\nMade at ${createdAt} by version ${program}, schema ${schema}.\n`,
    );
  }

  program
    .command('backup')
    .description('Write the database and the catalog, as they are at one moment, to a new file, and check it.')
    .argument('<file>', 'such as assay-2026-03-01.backup; it must not exist')
    .option('--no-catalog', 'leave the catalog out, where its feeds can be imported again')
    .option('--json', 'what was written as one JSON object')
    .action(async (file: string, options: BackupOptions) => {
      const config = readConfig(context.env);
      if (isMissing(config)) {
        throw new Refusal('not_found', `There is no database in ${config.dataDir}; see DATA_DIR and DATABASE_URL.`);
      }
      const { writeBackup } = await import('../backup/write-backup.ts');
      await using database = await openAsItIs(config);
      using progress = startProgress(say, 'Backing up');
      const catalogUri = options.catalog ? config.catalogUri : undefined;
      const source = {
        database,
        catalogUri,
        clock,
        signal,
        program: packageJson.version,
        onProgress: progress.update,
      };
      print('Backed up to', file, await writeBackup(path.resolve(file), source), options.json);
    });

  program
    .command('restore')
    .description('Put a backup in the place of an empty installation. Stop every process of it first.')
    .argument('<file>', 'what "assay backup" wrote')
    .option('--replace', 'delete what is stored there now')
    .option('--no-catalog', 'restore the database alone; the catalog stays as it is')
    .option('--dry-run', 'only check the file to its end, and whether it could be restored here')
    .option('--json', 'what was restored as one JSON object')
    .action(async (file: string, options: BackupOptions & { replace?: boolean; dryRun?: boolean }) => {
      const config = readConfig(context.env);
      const { restoreBackup } = await import('../backup/restore-backup.ts');
      const { requeueUnfinished } = await import('../backup/requeue-unfinished.ts');
      const { createJobQueue } = await import('../jobs/job-queue.ts');
      const { queues } = await import('../service.ts');
      const { silentLog } = await import('../observability/log.ts');
      const { replace: replaces = false, dryRun = false } = options;
      await using opened = new AsyncDisposableStack();
      const progress = opened.use(startProgress(say, 'Restoring'));
      if (dryRun && isMissing(config)) {
        const { verifyBackup } = await import('../backup/verify-backup.ts');
        const checked = await verifyBackup(path.resolve(file), { signal, onProgress: progress.update });
        print('Whole, and can be restored here:', file, checked, options.json);
        return;
      }
      const database = opened.use(await openAsItIs(config));
      const summary = await restoreBackup(path.resolve(file), {
        database,
        catalogUri: options.catalog ? config.catalogUri : undefined,
        replaces,
        dryRun,
        async requeue(client, tables) {
          const queue = await createJobQueue({ connection: database.connection, queues, log: silentLog });
          opened.defer(() => queue.stop(0));
          const { items, deliveries } = await requeueUnfinished({ queue, clock }, client, tables);
          if (items + deliveries > 0) say(`Under way again: ${items} items of runs, ${deliveries} callbacks.`);
        },
        signal,
        onProgress: progress.update,
      });
      print(dryRun ? 'Whole, and can be restored here:' : 'Restored', file, summary, options.json);
    });
}
