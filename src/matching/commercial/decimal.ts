/** A decimal number as an integer and a scale, so that prices are compared and printed without rounding errors. */
export interface Decimal {
  digits: bigint;
  /** Digits after the point. */
  scale: number;
}

/** Reads "4", "4.00", "1e-7"; null for what is no finite decimal number. */
export function parseDecimal(value: string | number): Decimal | null {
  const text = typeof value === 'number' ? plainNotation(value) : value.trim();
  if (text === '' || !isDecimalText(text)) return null;
  const point = text.indexOf('.');
  if (point === -1) return { digits: BigInt(text), scale: 0 };
  return { digits: BigInt(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 };
}

function isDecimalText(text: string): boolean {
  const body = text.startsWith('-') ? text.slice(1) : text;
  const [whole = '', part, ...more] = body.split('.');
  const digits = (one: string) => one !== '' && [...one].every((character) => character >= '0' && character <= '9');
  return more.length === 0 && digits(whole) && (part === undefined || digits(part));
}

/** JSON numbers may be written with an exponent. */
function plainNotation(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return Number.isFinite(value) ? value.toFixed(20) : '';
}

export function multiply(one: Decimal, other: Decimal): Decimal {
  return { digits: one.digits * other.digits, scale: one.scale + other.scale };
}

/** Negative, zero or positive as the first is less, equal or more. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  const scale = Math.max(one.scale, other.scale);
  const difference = atScale(one, scale) - atScale(other, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function atScale(value: Decimal, scale: number): bigint {
  return value.digits * 10n ** BigInt(scale - value.scale);
}

/** Rounded half up to `places` digits after the point. */
export function formatDecimal(value: Decimal, places: number): string {
  const negative = value.digits < 0n;
  const digits = negative ? -value.digits : value.digits;
  const rounded =
    value.scale <= places
      ? digits * 10n ** BigInt(places - value.scale)
      : divideRounded(digits, 10n ** BigInt(value.scale - places));
  const text = rounded.toString().padStart(places + 1, '0');
  const body = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  return negative ? `-${body}` : body;
}

function divideRounded(value: bigint, divisor: bigint): bigint {
  return (value * 2n + divisor) / (divisor * 2n);
}

/** How far `value` lies over `base`, in whole per cent rounded half up, at least 1 when it lies over at all. */
export function percentOver(value: Decimal, base: Decimal): number {
  const scale = Math.max(value.scale, base.scale);
  const from = atScale(base, scale);
  const over = atScale(value, scale) - from;
  if (from <= 0n) return over > 0n ? Number.POSITIVE_INFINITY : 0;
  const percent = Number(divideRounded(over * 100n, from));
  return over > 0n ? Math.max(1, percent) : percent;
}
