import { describe, expect, it } from 'vitest';
import { parseRows } from '../../src/matching/ontology/load-ontology.ts';
import { readOntologyFiles } from '../../src/matching/ontology/ontology-files.ts';
import type { RowOf } from '../../src/matching/ontology/ontology-row.ts';
import { resultOf } from './golden-cases.ts';

const files = readOntologyFiles().map((file) => ({ name: file.name, rows: parseRows(file) }));

describe('the examples of a trade', () => {
  const trades = files.flatMap(({ name, rows }) => {
    const examples = rows.filter(({ row }) => (row as { kind: string }).kind === 'example');
    return examples.length === 0 ? [] : [{ name, examples }];
  });

  it.each(trades)('$name are decided as they say', ({ examples }) => {
    const failures = examples.flatMap(({ row, place }) => {
      const example = row as RowOf<'example'>;
      const { matchType, reasoning, method } = resultOf(example);
      if (matchType === example.expect) return [];
      return [`${place} is ${matchType}, should be ${example.expect}. ${example.why}\n    ${reasoning} [${method}]`];
    });
    expect(failures, `${failures.length} failures:\n  ${failures.join('\n  ')}\n`).toEqual([]);
  });
});
