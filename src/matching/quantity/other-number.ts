import type { Statement } from '../evidence/statement.ts';
import type { ResolvedName } from '../text/resolve-name.ts';
import type { Quantity } from './quantity.ts';
import { roleOf } from './quantity-role.ts';

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

/** True when the text calls a number something that no word of the spec's name does: the depth of a dive, a disk. */
export function isCalledOther({ known, stems }: ResolvedName, role: string | null): boolean {
  return known === null && role !== null && !role.split(' ').some((word) => stems.includes(word));
}

/** True when a battery's voltage is asked for of goods that take batteries or a USB port, maybe beside the mains. */
export function mayTakeBattery({ known }: ResolvedName, wanted: Quantity, { text }: Statement): boolean {
  if (known?.id !== 'voltage' || wanted.high > highestBattery) return false;
  return text.tokens.some(({ stem }) => stem === 'battery' || stem === 'usb');
}

export function isOfMains({ low }: Quantity): boolean {
  return low >= lowestMains;
}

/** "80 pcs per roll": what one pack holds, of which several may be sold. */
export function isPerPack({ tokens }: Statement['text'], at: number): boolean {
  return tokens[at]?.stem === 'per';
}
