import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Words for screen readers only. */
export function Hidden({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}

export function Faint({ children }: { children: ReactNode }): ReactNode {
  return <span className={styles.faint}>{children}</span>;
}

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time as people read it, in the time zone of the reader; the exact one shows when pointed at. */
export function Moment({ at }: { at: string }): ReactNode {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return at;
  return (
    <time dateTime={at} title={at}>
      {dateTime.format(time)}
    </time>
  );
}

/** `1,200`; the thin details of a number are left to the reader's eyes. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** `USD 3.20`: the code, since CNY and JPY share a sign. */
export function formatMoney(amount: number | string, currency: string): string {
  const value = Number(amount);
  if (!Number.isFinite(value)) return `${amount} ${currency}`;
  return `${currency}\u00a0${value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
}

/** `340 ms`, `3.4 s`, `2 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
