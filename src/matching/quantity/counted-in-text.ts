import type { Finding } from '../evidence/finding.ts';
import type { Statement } from '../evidence/statement.ts';
import type { Requirement, WantedValue } from '../requirement.ts';
import { isOfCompanion } from '../text/find-phrase.ts';
import { compareQuantities } from './compare-quantities.ts';
import { exactQuantity } from './exact-quantity.ts';
import { plainNumberWord } from './read-measure.ts';
import { readNumber } from './read-number.ts';

const countingWords = new Set(['number', 'count', 'qty', 'quantity', 'of', 'no', '数量', '数']);

/** The one thing that a name counts: "drawer" of "Number of drawers"; null for other names. */
function countedNoun({ name }: Requirement): string | null {
  const [noun, ...more] = name.stems.filter((stem) => !countingWords.has(stem));
  return name.known === null && noun !== undefined && more.length === 0 ? noun : null;
}

/** What running text says of a number of things: "with 3 drawers", "Three-Drawer Cabinet", "7 pockets". */
export function countedInText(requirement: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  const { quantity } = wanted;
  const noun = countedNoun(requirement);
  if (noun === null || quantity === null || quantity.unit !== null) return null;
  const { tokens } = found.text;
  for (const [at, token] of tokens.entries()) {
    if (token.stem !== noun || isOfCompanion(found.text, { from: at, to: at + 1 })) continue;
    const end = tokens[at - 1]?.stem === '-' ? at - 1 : at;
    const number = readNumber(tokens, end - 1) ?? plainNumberWord(tokens, end - 1);
    if (number === null || number.next !== end || tokens[end - 2]?.stem === '-') continue;
    const matchType = compareQuantities(quantity, exactQuantity(number.value, end - 1, at + 1), false);
    return { matchType, method: 'count', span: { from: end - 1, to: at + 1 } };
  }
  return null;
}
