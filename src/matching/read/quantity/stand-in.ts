import { wordList } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { beginsInChinese, hasWord } from '../../text/is-chinese.ts';
import type { Token } from '../../text/tokenize.ts';
import type { ResolvedName } from '../name/resolve-name.ts';

const words = wordList('stand-ins for measures');
const behind = new Set([...words, 'replacement']);

/** "9 W (60 W equivalent)": the second is what the goods stand in for, not what they have. */
export function isStandIn(tokens: readonly Token[], { from, to }: Span): boolean {
  const following = tokens[to]?.stem === '-' ? tokens[to + 1] : tokens[to];
  const before = [tokens[from - 3], tokens[from - 2], tokens[from - 1]].map((token) => token?.stem ?? '').join('');
  return (
    behind.has(following?.stem ?? '') ||
    before.endsWith('equivalentto') ||
    words.some((word) => beginsInChinese(word) && before.endsWith(word))
  );
}

/** True for a name that asks what goods stand in for, and not what they have: "Equivalent wattage", 等效功率. */
export const asksStandIn = (name: Pick<ResolvedName, 'stems' | 'raw'>): boolean =>
  words.some((word) => hasWord(name, word));
