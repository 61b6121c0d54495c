import type { Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';

const standInWords = new Set(['equivalent', 'equiv', 'eqv', 'replacement']);

/** "9 W (60 W equivalent)": the second is what the goods stand in for, not what they have. */
export function isStandIn(tokens: readonly Token[], { from, to }: Span): boolean {
  const following = tokens[to]?.stem === '-' ? tokens[to + 1] : tokens[to];
  const before = [tokens[from - 3], tokens[from - 2], tokens[from - 1]].map((token) => token?.stem ?? '').join('');
  return standInWords.has(following?.stem ?? '') || before === '相当于' || before.endsWith('equivalentto');
}
