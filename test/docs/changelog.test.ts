import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/assay-process.ts';

test('the changelog can be read in a terminal, and says of matching what it says under Matching', async () => {
  const lines = (await readFile(path.join(root, 'CHANGELOG.md'), 'utf8')).split('\n');
  expect(lines.filter((line) => line.length > 160)).toEqual([]);
  let section = '';
  const elsewhere: string[] = [];
  for (const line of lines) {
    if (/^##? |^### /.test(line)) section = line;
    if (/^- (?:Product types?\b|Matching\b|Read as well\b)/.test(line) && section !== '### Matching')
      elsewhere.push(line);
  }
  expect(elsewhere).toEqual([]);
});
