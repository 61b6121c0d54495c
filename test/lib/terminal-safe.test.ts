import { expect, test } from 'vitest';
import { terminalSafe, toTerminal } from '../../src/lib/terminal-safe.ts';

test('nothing that a terminal would obey is left of a text, and line ends and tabs are', () => {
  const title = '\u001b]0;owned\u0007Mug\u001b[2J\u009b31m\r\nblue\tmug';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(terminalSafe(title)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  expect(terminalSafe('one\n\ttwo 三')).toBe('one\n\ttwo 三');
});

test('what goes to a terminal is made safe, what goes to a file stays as it is', () => {
  const open = (isTTY: boolean) => {
    const written: string[] = [];
    const stream = { isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream;
    return { stream: toTerminal(stream), written };
  };
  const [terminal, file] = [open(true), open(false)];
  for (const { stream } of [terminal, file]) stream.write('\u001b[31mred');
  expect([terminal.written, file.written]).toEqual([['\ufffd[31mred'], ['\u001b[31mred']]);
});
