import type { Quantity } from '../../read/quantity/quantity.ts';

/** Beyond this factor a measure that nothing calls the wanted one is of something else, though it keeps the bound. */
const farthest = 3;

/** "60 micron or more" is not met by any lip of 50 mm. */
export function isFar(wanted: Quantity, found: Quantity): boolean {
  if (wanted.dimension === 'temperature') return false;
  if (wanted.form === 'min') return found.low > wanted.low * farthest;
  return wanted.form === 'max' && found.high < wanted.high / farthest;
}

const otherOrder = 200;

/** The 6 kA beside a wanted 16 A are of something else that is measured so: what a breaker breaks. */
export function isOfOtherOrder(wanted: Quantity, found: Quantity): boolean {
  if (wanted.unit?.id === found.unit?.id || wanted.dimension !== 'current') return false;
  const [one, other] = [wanted, found].map(({ low, high }) => (Number.isFinite(low) && low > 0 ? low : high));
  return Math.max((one ?? 0) / (other ?? 1), (other ?? 0) / (one ?? 1)) >= otherOrder;
}
