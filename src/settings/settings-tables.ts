import type { Setting } from './setting.ts';

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
export function writeAllTables(groups: Readonly<Record<string, Readonly<Record<string, Setting<unknown>>>>>): string {
  return Object.entries(groups)
    .map(([group, settings]) => {
      const rows = Object.values(settings).map((entry) => [
        `\`${entry.name}\`${entry.secret === true ? ' †' : ''}`,
        describeDefault(entry),
        entry.meaning,
      ]);
      return `### ${group}\n\n${writeTable(rows)}`;
    })
    .join('\n\n');
}
