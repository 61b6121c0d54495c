const msOfUnit: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };
const longestMs = 100 * 365 * 86_400_000;

/** Milliseconds of a duration such as `12h`, `90d` or `6w`, up to a hundred years; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const [, count = '', unit = ''] = /^(\d{1,6})([hdw])$/.exec(text) ?? [];
  const ms = Number(count) * (msOfUnit[unit] ?? Number.NaN);
  return ms > 0 && ms <= longestMs ? ms : undefined;
}
