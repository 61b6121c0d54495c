import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { buildProgram } from '../../src/cli.ts';
import { settingList } from '../../src/settings/settings.ts';
import { root } from '../support/assay-process.ts';

const program = buildProgram({
  env: {},
  stdin: new PassThrough(),
  stdout: new PassThrough(),
  stderr: new PassThrough(),
  signal: new AbortController().signal,
  clock: { now: () => 0 },
});
const docs = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));
const pages = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...docs.map((name) => `docs/${name}`)];
const texts = new Map(pages.map((page) => [page, readFileSync(path.join(root, page), 'utf8')]));

/** What stands in code, in lines and in blocks. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```[a-z]*\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) => code.split('\n'));
  const lines = text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g);
  return [...blocks, ...[...lines].map(([, code = '']) => code)];
}

/** The words of each call of the program in a line of code. */
function callsIn(code: string): string[][] {
  const calls = code.matchAll(/(?:^|[\s|;&(])(?:npx |npm run (?:--silent )?)?assay(?: --)? ([^|#>;&]+)/g);
  return [...calls].map(([, words = '']) => words.trim().split(/\s+/));
}

function findCommand(words: readonly string[]): { command: Command; rest: readonly string[] } {
  let command = program;
  for (const [index, word] of words.entries()) {
    const next = command.commands.find((one) => one.name() === word);
    if (next === undefined) return { command, rest: words.slice(index) };
    command = next;
  }
  return { command, rest: [] };
}

function allCommands(command: Command, names: string[] = []): string[] {
  if (command.commands.length === 0) return [names.join(' ')];
  return command.commands.flatMap((one) => allCommands(one, [...names, one.name()]));
}

const mentioned = pages.flatMap((page) =>
  codeOf(texts.get(page) ?? '').flatMap((code) => callsIn(code).map((words) => ({ page, words }))),
);

describe('the pages and the program', () => {
  test('every command and option that a page names is one that there is', () => {
    expect(mentioned.length).toBeGreaterThan(40);
    const wrong = mentioned.flatMap(({ page, words }) => {
      const { command, rest } = findCommand(words);
      if (command === program && !rest[0]?.startsWith('-')) return [`${page}: assay ${words.join(' ')}`];
      const known = [...command.options, ...program.options].map(({ long }) => long).concat('--help');
      const options = rest.flatMap((word) => /^(--[a-z-]+)/.exec(word)?.[1] ?? []);
      return options
        .filter((option) => !known.includes(option))
        .map((option) => `${page}: ${words.join(' ')}: ${option}`);
    });
    expect(wrong).toEqual([]);
  });

  test('every command stands on a page', () => {
    const named = new Set(
      mentioned.map(({ words }) => {
        const { rest } = findCommand(words);
        return words.slice(0, words.length - rest.length).join(' ');
      }),
    );
    expect(allCommands(program).filter((name) => !named.has(name))).toEqual([]);
  });

  test('every variable of the environment that a page names is a setting, or belongs to somebody else', () => {
    const known = new Set(settingList.flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name])));
    // Of cloud libraries, of OpenTelemetry, of the C library, of the compose file, of examples of marketplaces.
    const others = /^(AWS_|OTEL_|POSTGRES_|STORE_|DATABASE_URL|LANCE_|BAZAAR_|NODE_|MALLOC_|HTTPS?_PROXY|NO_PROXY)/;
    const used = [...texts].flatMap(([page, text]) =>
      codeOf(text).flatMap((code) =>
        [...code.matchAll(/(?:^([A-Z][A-Z0-9]*_[A-Z0-9_]+)$|(?:^|\s)([A-Z][A-Z0-9]*_[A-Z0-9_]+)=)/g)].map(
          ([, alone, name = alone]) => `${page}: ${name}`,
        ),
      ),
    );
    expect(used.length).toBeGreaterThan(30);
    expect(
      used.filter((entry) => !known.has(entry.split(': ')[1] ?? '') && !others.test(entry.split(': ')[1] ?? '')),
    ).toEqual([]);
  });
});
