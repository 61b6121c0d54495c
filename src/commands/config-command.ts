import type { Command } from 'commander';
import { readConfig } from '../config.ts';
import { findSettingText, type Origin } from '../settings/read-settings.ts';
import type { Setting } from '../settings/setting.ts';
import { settingList } from '../settings/settings.ts';
import type { CommandContext } from './command-context.ts';

interface SettingInForce {
  name: string;
  /** Null when it is not set and has no default. */
  value: string | null;
  origin: Origin;
}

function inForce(env: CommandContext['env'], definition: Setting<unknown>): SettingInForce {
  const { text, origin } = findSettingText(env, definition);
  const { name, secret = false, mask = () => '***' } = definition;
  if (text === undefined) return { name, value: null, origin };
  return { name, value: secret ? mask(text) : text, origin };
}

/** `assay config`: every setting with the value in force. */
export function addConfigCommand(program: Command, context: CommandContext): void {
  program
    .command('config')
    .description('Print every setting with the value in force, secrets masked; fails when one cannot be used.')
    .option('--json', 'one JSON object: name → { value, origin }')
    .action(({ json = false }: { json?: boolean }) => {
      readConfig(context.env);
      const values = settingList.map((definition) => inForce(context.env, definition));
      const width = Math.max(...values.map(({ name }) => name.length)) + 2;
      const text = json
        ? JSON.stringify(Object.fromEntries(values.map(({ name, ...rest }) => [name, rest])), null, 2)
        : values
            .map(({ name, value, origin }) => {
              const from = origin === 'default' ? '' : `   (${origin})`;
              return `${name.padEnd(width)}${value ?? '-'}${from}`;
            })
            .join('\n');
      context.stdout.write(`${text}\n`);
    });
}
