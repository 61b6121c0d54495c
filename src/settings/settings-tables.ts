import { type Setting, settingGroups } from './setting.ts';

function describeDefault({ fallback, fallbackShown }: Setting<unknown>): string {
  return fallbackShown ?? (fallback === undefined ? '' : `\`${fallback}\``);
}

function writeTable(rows: readonly string[][]): string {
  return [
    '| Setting | Default | Meaning |',
    '|---|---|---|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |')),
  ].join('\n');
}

/** The tables of the manual, one for each group, in Markdown. */
export function writeAllTables(settings: readonly Setting<unknown>[]): string {
  return settingGroups
    .flatMap((group) => {
      const members = settings.filter((entry) => entry.group === group);
      if (members.length === 0) return [];
      const rows = members.map((entry) => [
        `\`${entry.name}\`${entry.secret === true ? ' †' : ''}`,
        describeDefault(entry),
        entry.meaning,
      ]);
      return [`### ${group}\n\n${writeTable(rows)}`];
    })
    .join('\n\n');
}
