import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';

/** Extra-low voltage ends here after IEC 61140, for direct current; mains begin above it. */
const extraLow = 120;
const mostBattery = 60;
const sides = ['input', 'output', '输入', '输出'];

/**
 * True where a voltage of the mains and one far below it are those of two sides of a supply: "Voltage: 12 V" is not
 * contradicted by "Input voltage: 100-240 V".
 */
export function isOfOtherSide(asked: ResolvedName, stated: ResolvedName, wanted: Quantity, found: Quantity): boolean {
  if (wanted.dimension !== 'voltage' || found.dimension !== 'voltage') return false;
  const [one, other] = [sideOf(asked), sideOf(stated)];
  if (one === other) return false;
  const [low, high] = wanted.high < found.high ? [wanted, found] : [found, wanted];
  return low.high <= mostBattery && high.high >= extraLow;
}

function sideOf({ stems, raw }: ResolvedName): string {
  return sides.find((side) => stems.includes(side) || raw.includes(side)) ?? '';
}
