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
