import { pieceNouns } from '../../ontology/word-lists.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { stemWord } from '../../text/stem.ts';
import type { Finding } from '../finding.ts';

const nouns = new Set(pieceNouns.map(stemWord));
const reach = 4;
const method = 'count';

/**
 * What a title says of the number of pieces that goods are sold by: "60 Vegan Capsules" for the content "60" or "60 count".
 * Null for other wanted values and for titles that count nothing.
 */
export function piecesInTitle(requirement: Requirement, wanted: WantedValue, statement: Statement): Finding | null {
  const { quantity, text } = wanted;
  if (requirement.name.known?.id !== 'net content' || quantity === null || quantity.form !== 'point') return null;
  const isBare = quantity.unit === null && text.tokens.every(({ kind }) => kind === 'number');
  if (!isBare && quantity.unit?.id !== 'piece') return null;
  const counts = statement.quantities.quantities.flatMap((found) => pieceSpan(statement.text, found) ?? []);
  const same = counts.find(({ count }) => count === quantity.low);
  if (same !== undefined) return { matchType: 'match', method, span: same };
  const packs = statement.quantities.quantities.filter(({ unit }) => unit?.id === 'pack');
  const box = isBare ? packs.find(({ low }) => low === quantity.low) : undefined;
  if (box !== undefined) return { matchType: 'match', method, span: box };
  const [first] = counts;
  if (first === undefined) return null;
  const isTotal = packs.some(({ low }) => counts.some(({ count }) => count * low === quantity.low));
  return { matchType: isTotal ? 'unknown' : 'not_match', method, span: first };
}

/** The pieces that a number of a title counts, with the words between: "60 Fast Dissolve Tablets"; not "2 per serving". */
function pieceSpan(text: TextFacts, found: Quantity): (Span & { count: number }) | null {
  if (found.form !== 'point' || isOfBundledItem(text, found) || text.tokens[found.from]?.kind !== 'number') return null;
  const counted = { count: found.low, from: found.from, to: found.to };
  if (found.unit?.id === 'piece') return isPerDose(text, found.to) ? null : counted;
  if (found.unit !== null || !Number.isInteger(found.low)) return null;
  for (let at = found.to; at < Math.min(text.tokens.length, found.to + reach); at += 1) {
    const token = text.tokens[at];
    if (token === undefined || token.kind === 'number' || (token.kind === 'mark' && token.stem !== '-')) return null;
    if (token.stem === '-' && !token.glued) return null;
    if (nouns.has(token.stem)) return isPerDose(text, at + 1) ? null : { ...counted, to: at + 1 };
  }
  return null;
}

function isPerDose(text: TextFacts, at: number): boolean {
  return text.tokens[at]?.stem === 'per' || text.tokens[at]?.stem === 'a' || text.tokens[at]?.stem === 'daily';
}
