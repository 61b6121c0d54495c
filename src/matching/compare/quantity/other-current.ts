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
