import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { isMeasuringWord, roleOf } from '../../read/quantity/quantity-role.ts';
import type { Requirement } from '../../read/spec/requirement.ts';

const memories = new Set(['memory', 'storage']);
const lowestMains = 100;
const highestBattery = 50;

/** True when a text tells of a disk where the memory is asked for, or the reverse: then bytes of no named part are of either. */
export function tellsOtherMemory({ known }: ResolvedName, { text, quantities }: Statement): boolean {
  if (known === null || !memories.has(known.id)) return false;
  return quantities.quantities.some((one) => {
    const role = one.dimension === 'data' ? roleOf(text, one, one.dimension) : null;
    return role !== null && role !== known.id && memories.has(role);
  });
}

/** What is thinner is no length of a cable: a "5 mm cord" is so thick. Millimetres. */
const shortestCable = 50;

/**
 * True when the text calls a number something that no word of the spec's name does: the depth of a dive, a disk. Of a name
 * that says what is measured only that word counts: a "2 m cable" tells nothing of a cable's diameter.
 */
export function isCalledOther({ known, stems }: ResolvedName, role: string | null, found: Quantity): boolean {
  if (isThin(role, found)) return true;
  if (known !== null || role === null) return false;
  const measures = stems.filter(isMeasuringWord);
  const words = role.split(' ');
  return !(measures.length > 0 ? measures : stems).some((stem) => words.includes(stem));
}

/** True when a battery's voltage is asked for of goods that take batteries or a USB port, maybe beside the mains. */
export function mayTakeBattery({ known }: ResolvedName, wanted: Quantity, { text }: Statement): boolean {
  if (known?.id !== 'voltage' || wanted.high > highestBattery) return false;
  return text.tokens.some(({ stem }) => stem === 'battery' || stem === 'usb');
}

/** "5 mm cord" tells how thick it is, and "20 m" how long. */
export function isThin(role: string | null, { high }: Quantity): boolean {
  return role === 'cable length' && high < shortestCable;
}

export function isOfMains({ low }: Quantity): boolean {
  return low >= lowestMains;
}

/** "80 pcs per roll": what one pack holds, of which several may be sold. */
export function isPerPack({ tokens }: Statement['text'], at: number): boolean {
  return tokens[at]?.stem === 'per';
}

const adding = new Set(['+', '&', 'and']);
const addedWithin = 3;

/** "2 adults + 2 kids" and "3+2 seater" tell people by kinds, and not how many there are together. */
export function isAddedPeople({ tokens }: Statement['text'], { dimension, from, to }: Quantity): boolean {
  if (dimension !== 'people') return false;
  const isAdded = tokens[from - 1] !== undefined && adding.has(tokens[from - 1]?.stem ?? '');
  const next = tokens.slice(to, to + addedWithin);
  const at = next.findIndex(({ stem }) => adding.has(stem));
  return isAdded || (at !== -1 && tokens[to + at + 1]?.kind === 'number');
}

const leastData = 8;

/** "128G" of a tablet: sizes of memories are powers of two. */
export function mayBeOfData({ goodsHoldData }: Requirement, { unit, low }: Quantity): boolean {
  return goodsHoldData === true && unit?.id === 'g' && low >= leastData && Number.isInteger(Math.log2(low));
}
