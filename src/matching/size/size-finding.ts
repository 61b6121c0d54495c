import type { Finding } from '../evidence/finding.ts';
import type { Statement } from '../evidence/statement.ts';
import type { Requirement, WantedValue } from '../requirement.ts';
import { isOfCompanion } from '../text/find-phrase.ts';
import { sizesIn } from './size-code.ts';

/** Compares a size code with the codes of a value; null when either side has none. */
export function sizeFinding(wanted: WantedValue, found: Statement): Finding | null {
  if (wanted.size === null) return null;
  const sizes = sizesIn(found.text.tokens);
  if (sizes === null) return null;
  const isOpen = wanted.size === 'one size' || sizes.includes('one size');
  const matchType = sizes.includes(wanted.size) ? 'match' : isOpen ? 'unknown' : 'not_match';
  return { matchType, method: 'size', span: null };
}

const longestRun = 12;

/** What a title says after the word "size": "Gloves Size S", "sizes S to XXL", "Football size 4". */
export function sizeInTitle(requirement: Requirement, wanted: WantedValue, title: Statement): Finding | null {
  if (requirement.name.known?.reads !== 'size') return null;
  const { tokens } = title.text;
  for (const [at, token] of tokens.entries()) {
    if (token.stem !== 'size' || isOfCompanion(title.text, { from: at, to: at + 1 })) continue;
    const found = codesAfter(wanted, title, at + 1) ?? numberAfter(wanted, title, at + 1);
    if (found !== null) return found;
  }
  return null;
}

function codesAfter(wanted: WantedValue, { text }: Statement, start: number): Finding | null {
  if (wanted.size === null) return null;
  for (let to = Math.min(text.tokens.length, start + longestRun); to > start; to -= 1) {
    const sizes = sizesIn(text.tokens.slice(start, to));
    if (sizes === null) continue;
    const matchType = sizes.includes(wanted.size) ? 'match' : 'not_match';
    return { matchType, method: 'size', span: { from: start, to } };
  }
  return null;
}

/** A bare number of a size; one of a system ("EU 42") or with a unit is compared elsewhere. */
function numberAfter(wanted: WantedValue, { text, quantities }: Statement, start: number): Finding | null {
  const [number, ...more] = wanted.text.tokens;
  if (number?.kind !== 'number' || more.length > 0) return null;
  const found = quantities.quantities.find((quantity) => quantity.from === start);
  if (found === undefined || found.unit !== null || found.form !== 'point' || found.labelAfter === 'us') return null;
  const matchType = text.tokens[start]?.stem === number.stem ? 'match' : 'not_match';
  return { matchType, method: 'size', span: { from: start, to: found.to } };
}
