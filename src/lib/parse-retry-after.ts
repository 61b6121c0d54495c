const maxSeconds = 31_536_000;

/**
 * Milliseconds that a `Retry-After` header asks for (RFC 9110, section 10.2.3: seconds, or a date); undefined when it
 * is absent or says nothing usable. A date in the past is 0.
 */
export function parseRetryAfter(header: string | null | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Math.min(Number(text), maxSeconds) * 1000;
  // Only the form of a date with letters: Date.parse would also read "-5" or "12.5" as one.
  if (!/^[A-Za-z]{3,9},? /.test(text)) return undefined;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.min(Math.max(0, moment - nowMs), maxSeconds * 1000);
}
