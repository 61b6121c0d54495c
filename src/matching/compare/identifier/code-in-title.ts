import { wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isOfBundledItem } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';

/** Properties under which a title may name several codes, or one of another thing. */
const openIds = wordSet('open ids');
const longestPrefix = 3;

/**
 * What a title says of a wanted code such as "E27", "M8" or "A5": a code of the same letters with another number
 * contradicts it, unless the wanted one stands there as well.
 */
export function codeInTitle(requirement: Requirement, wanted: WantedValue, title: Statement): Finding | null {
  if (openIds.has(requirement.name.known?.id ?? '')) return null;
  const code = codeAt(wanted.text.tokens, 0);
  if (code === null || wanted.text.tokens.length > 2) return null;
  const { tokens } = title.text;
  let other: Finding | null = null;
  for (const at of tokens.keys()) {
    const found = codeAt(tokens, at);
    if (found === null || found.letters !== code.letters) continue;
    const span = { from: at, to: at + 2 };
    if (found.number === code.number || isOfBundledItem(title.text, span)) return null;
    other = { matchType: 'not_match', method: 'identifier', span };
  }
  return other;
}

/** One to three letters with a number stuck to them, and nothing stuck to that. */
function codeAt(tokens: readonly Token[], at: number): { letters: string; number: string } | null {
  const [letters, number, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (letters?.kind !== 'word' || number?.kind !== 'number' || !number.glued || number.text.length > longestPrefix)
    return null;
  const isPart = after?.glued && (after.kind === 'word' || after.kind === 'number') && after.text !== 'x';
  const isLetters = letters.text.length <= longestPrefix && !(letters.glued && tokens[at - 1]?.kind === 'number');
  return isLetters && !isPart ? { letters: letters.text, number: number.stem } : null;
}
