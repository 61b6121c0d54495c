import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';

const direct = /(?:\b|\d)v?dc(?:\b|\d)|直流/iu;
const alternating = /(?:\b|\d)v?ac(?:\b|\d)|交流|\d\s*v\s*~/iu;

function currentOf(raw: string): string | null {
  const text = raw.normalize('NFKC');
  const [isDirect, isAlternating] = [direct.test(text), alternating.test(text)];
  return isDirect === isAlternating ? null : isDirect ? 'direct' : 'alternating';
}

/** True where one text names direct current alone and the other alternating current alone: "24 V DC" and "24 VAC". */
export function areOtherCurrents(one: string, other: string): boolean {
  const [current, otherCurrent] = [currentOf(one), currentOf(other)];
  return current !== null && otherCurrent !== null && current !== otherCurrent;
}

const power = /db(?:\(a\)|a)?l_?wa?|soundpower|声功率/u;
const pressure = /db(?:\(a\)|a)?l_?pa?|soundpressure|声压/u;
const runTogether = (text: string) => text.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();

/** True where of two levels of sound one is of the power and the other of the pressure: "97 dB LWA" is louder than what is heard at 4 m. */
export function areOtherSounds(wanted: string, found: string): boolean {
  const [one, other] = [runTogether(wanted), runTogether(found)];
  return (power.test(one) && pressure.test(other)) || (pressure.test(one) && power.test(other));
}

/** Extra-low voltage ends here after IEC 61140, for direct current; mains begin above it. */
const extraLow = 120;
const mostBattery = 60;
const sides = ['input', 'output', '输入', '输出'];

/**
 * True where a voltage of the mains and one far below it are those of two sides of a supply: "Voltage: 12 V" is not
 * contradicted by "Input voltage: 100-240 V".
 */
export function areOfOtherSides(asked: ResolvedName, stated: ResolvedName, wanted: Quantity, found: Quantity): boolean {
  if (wanted.dimension !== 'voltage' || found.dimension !== 'voltage') return false;
  const [one, other] = [sideOf(asked), sideOf(stated)];
  if (one === other) return false;
  const [low, high] = wanted.high < found.high ? [wanted, found] : [found, wanted];
  return low.high <= mostBattery && high.high >= extraLow;
}

function sideOf({ stems, raw }: ResolvedName): string {
  return sides.find((side) => stems.includes(side) || raw.includes(side)) ?? '';
}
