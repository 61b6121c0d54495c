const calendarDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `1,200`; the thin details of a number are left to the reader's eyes. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** `97%`, rounded down as the command line does: 100% is said only when none is missing. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.floor((100 * part) / whole)}%`;
}

/** `539.9 kB`, as the command line says it. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e3) return `${bytes} bytes`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `100 pieces`, `1 set`; a unit that is no plain English word stays as the listing has it. */
export function formatUnits(count: number, unit: string | null): string {
  if (unit === null || unit === '') return formatCount(count);
  const isPlain = /^[a-z]{3,}$/i.test(unit) && !/s$/i.test(unit);
  const many = /(?:x|ch|sh)$/i.test(unit) ? `${unit}es` : `${unit}s`;
  return `${formatCount(count)} ${count !== 1 && isPlain ? many : unit}`;
}

/** `1 Mar 2026` for a calendar date, which has no time zone. */
export function formatDate(date: string): string {
  const time = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(time.getTime()) ? date : calendarDate.format(time);
}

const exactTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** `23 Nov 2026, 14:47:03` in the time zone of the reader, where two times of a minute must be told apart. */
export function formatExactTime(at: string): string {
  return exactTime.format(new Date(at));
}

/** `USD 3.20`: the code, since CNY and JPY share a sign. */
export function formatMoney(amount: number | string, currency: string): string {
  const value = Number(amount);
  if (!Number.isFinite(value)) return `${amount} ${currency}`;
  return `${currency}\u00a0${value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
}

/** `less than a minute`, `12 min`, `3 h 20 min`, `4 d 7 h`. */
export function formatUptime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** `340 ms`, `3.4 s`, `2 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
