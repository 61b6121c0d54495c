import { wordMeanings } from '../../ontology/word-list.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { exactQuantity } from '../../read/quantity/exact-quantity.ts';
import { readIn } from '../../read/quantity/scaled.ts';
import { unitOf } from '../../read/quantity/unit-index.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';
import { compareQuantities } from '../quantity/compare-quantities.ts';

const sides = wordMeanings('sides of trousers');
const [smallest, largest] = [20, 60];

/**
 * Trousers are named by two numbers of inches: "W32 L34", "32W x 34L". What a title says so of a waist or an inseam;
 * null for other specs, and where the two do not stand together ("W32" alone may be a model).
 */
export function trouserFinding({ name }: Requirement, wanted: WantedValue, { text }: Statement): Finding | null {
  const { quantity } = wanted;
  if (quantity === null || (quantity.unit !== null && quantity.dimension !== 'length')) return null;
  const side = sides[name.stems.join(' ')];
  if (side === undefined) return null;
  const waist = sizeOf(text.tokens, 'w');
  const leg = sizeOf(text.tokens, 'l');
  if (waist === null || leg === null || Math.abs(waist.at - leg.at) > farthest) return null;
  const { inches, at } = side === 'w' ? waist : leg;
  const stated = readIn(exactQuantity(inches, at, at + 2), unitOf('in'));
  const asked = quantity.unit === null ? readIn(quantity, unitOf('in')) : quantity;
  return { matchType: compareQuantities(asked, stated, false), method: 'size', span: { from: at, to: at + 2 } };
}

const farthest = 4;

/** "W32" or "32W". */
function sizeOf(tokens: readonly Token[], letter: 'w' | 'l'): { inches: number; at: number } | null {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [one, other] = [tokens[at], tokens[at + 1]];
    if (one === undefined || other === undefined || !other.glued) continue;
    const number = one.text === letter ? other : other.text === letter ? one : null;
    const inches = number?.kind === 'number' ? Number(number.stem) : Number.NaN;
    if (Number.isInteger(inches) && inches >= smallest && inches <= largest) return { inches, at };
  }
  return null;
}
