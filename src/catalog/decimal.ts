const decimalPattern = /^(\d{1,15})(?:\.(\d{1,10}))?$/;

/** True for a decimal number as text: up to 15 digits before the point, up to 10 after it, no sign, no exponent. */
export function isDecimal(text: string): boolean {
  return decimalPattern.test(text);
}

const priceScale = 4;

/** A decimal in ten-thousandths, cut off below that. Throws on text that is no decimal. */
export function decimalToScaled(text: string): bigint {
  const parts = decimalPattern.exec(text);
  if (parts === null) throw new TypeError(`${JSON.stringify(text)} is not a decimal number`);
  return BigInt((parts[1] ?? '') + (parts[2] ?? '').padEnd(priceScale, '0').slice(0, priceScale));
}

/** Orders two decimals by value, exactly. */
export function compareDecimals(left: string, right: string): number {
  if (left === right) return 0;
  // Up to 12 characters are well within the precision of a double.
  if (left.length <= 12 && right.length <= 12) return Math.sign(Number(left) - Number(right));
  const [leftWhole = '', leftPart = ''] = left.split('.');
  const [rightWhole = '', rightPart = ''] = right.split('.');
  const a = BigInt(leftWhole + leftPart.padEnd(10, '0'));
  const b = BigInt(rightWhole + rightPart.padEnd(10, '0'));
  return a < b ? -1 : a > b ? 1 : 0;
}
