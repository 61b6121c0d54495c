/**
 * The seconds of a `Retry-After` header (RFC 9110, section 10.2.3: a number or a date), 0 when it is absent, past or
 * malformed.
 */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number {
  if (header === undefined) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const until = /^[A-Z][a-z]{2,8},? /.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(until) ? 0 : Math.max(0, Math.ceil((until - nowMs) / 1000));
}
