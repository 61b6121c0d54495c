import type { Token } from '../../text/tokenize.ts';
import type { Quantity } from './quantity.ts';
import { type SideRole, sideAt } from './side-role.ts';

/** A single length whose side is named right before it. */
export interface NamedSide {
  role: SideRole;
  quantity: Quantity;
}

const colons = new Set([':', '=', '约']);

/** Lengths with a side before them: "Φ8 cm", "高10cm", "Height: 12 cm". One letter must touch its number ("H10cm"). */
export function namedSides(tokens: readonly Token[], quantities: readonly Quantity[]): NamedSide[] {
  const ends = new Set(quantities.map(({ to }) => to));
  return quantities.flatMap((quantity): NamedSide[] => {
    if (quantity.dimension !== 'length' || quantity.times !== 1) return [];
    const end = colons.has(tokens[quantity.from - 1]?.stem ?? '') ? quantity.from - 1 : quantity.from;
    for (const start of [end - 2, end - 1]) {
      const side = start < 0 ? null : sideAt(tokens, start);
      if (side === null || side.next !== end || isLooseLetter(tokens, start, quantity)) continue;
      if (ends.has(start) && touchesOnlyBefore(tokens, start, quantity.from)) continue;
      return [{ role: side.role, quantity }];
    }
    return [];
  });
}

/** "50cm宽 2丝": Chinese words that touch the measure before them, and not the one behind, are of the first. */
export function touchesOnlyBefore(tokens: readonly Token[], start: number, next: number): boolean {
  const first = tokens[start];
  return start < next && first?.kind === 'character' && first.glued && tokens[next]?.glued === false;
}

function isLooseLetter(tokens: readonly Token[], at: number, quantity: Quantity): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && token.text.length === 1 && token.text < '\u007f' && !tokens[quantity.from]?.glued;
}
