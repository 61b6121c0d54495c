import { wordSet } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { sizeSystemOf, systemCalled } from '../../read/size/size-system.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';

const plainWords = wordSet('beside numbered sizes');
/** Shoes are counted from here on in the EU, and where no system is told. */
const leastOfEu = 15;

/** Numbers of one system in which goods come, from the smallest to the largest. */
interface NumberedSizes extends Span {
  system: string | null;
  low: number;
  high: number;
}

/**
 * Compares a size that is a number, "EU 46", with all that a value offers: "EU 36-47", "39/40/41", 欧码35-48. Null where either side is
 * something else, where they count in other systems, and for a single number, which is compared as any other.
 */
export function numberedFinding(
  { name }: Requirement,
  { quantity }: WantedValue,
  { text: { tokens }, quantities }: Statement,
): Finding | null {
  if (name.known?.reads !== 'size') return null;
  if (quantity?.form !== 'point' || quantity.unit !== null || !tokens.every(isOfSizes)) return null;
  return amongOffered(quantity, offeredIn(tokens, quantities.quantities));
}

/** The same for a title, of which only ranges count that tell their system or stand behind "size": "EU 38-48", "sizes 39-47". */
export function numberedInTitle({ quantity }: WantedValue, { text, quantities }: Statement): Finding | null {
  if (quantity?.form !== 'point' || quantity.unit !== null) return null;
  const ranges = quantities.quantities.filter(
    (one) =>
      one.form === 'range' && (sizeSystemOf(one) !== null || one.labelBefore === 'size') && !isOfBundledItem(text, one),
  );
  return amongOffered(quantity, offeredIn(text.tokens, ranges));
}

function amongOffered(wanted: Quantity, offered: readonly NumberedSizes[]): Finding | null {
  const system = sizeSystemOf(wanted);
  const comparable = offered.filter((one) => mayBeOfOne(system, one.system, wanted.low));
  const [first] = comparable;
  if (first === undefined) return null;
  const found = comparable.find(({ low, high }) => wanted.low >= low && wanted.low <= high);
  // A bare 42 of a dress may be of any system.
  const isOne = comparable.length === 1 && first.low === first.high;
  if (isOne && (found === undefined || (found.system === null && system !== null))) return null;
  return { matchType: found === undefined ? 'not_match' : 'match', method: 'size', span: found ?? first };
}

function mayBeOfOne(one: string | null, other: string | null, number: number): boolean {
  if (one === other) return true;
  return (one === null || other === null) && (one ?? other) === 'eu' && number >= leastOfEu;
}

function offeredIn(tokens: readonly Token[], quantities: readonly Quantity[]): NumberedSizes[] {
  const stated = quantities.filter(({ unit, form }) => unit === null && (form === 'range' || form === 'point'));
  const [first] = stated;
  // "EU 39/40/41" tells the system of all by the first.
  const shared = first === undefined ? null : (sizeSystemOf(first) ?? systemBefore(tokens, first));
  return stated.map((one) => ({
    system: sizeSystemOf(one) ?? shared,
    low: one.low,
    high: one.high,
    from: one.from,
    to: one.to,
  }));
}

/** 欧 of 欧码35-48 */
function systemBefore(tokens: readonly Token[], { from }: Span): string | null {
  const stem = tokens[from - 1]?.stem === '码' ? tokens[from - 2]?.stem : undefined;
  return stem === undefined ? null : systemCalled(stem);
}

const isOfSizes = ({ kind, stem }: Token) =>
  kind === 'number' || kind === 'mark' || systemCalled(stem) !== null || plainWords.has(stem);
