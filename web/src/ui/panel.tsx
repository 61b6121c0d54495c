import type { ReactNode } from 'react';
import { needsToken } from '../api/api-error.ts';
import { askForToken } from '../frame/token-request.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import styles from './panel.module.css';

/** A sheet of content with an optional heading. */
export function Panel(props: {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  flush?: boolean;
}): ReactNode {
  const { title, actions, children, flush = false } = props;
  return (
    <section className={styles.panel}>
      {title !== undefined && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {actions}
        </header>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}

/** A place that has nothing to show, with what to do about it. */
export function Empty(props: { icon?: IconName; title: string; children?: ReactNode }): ReactNode {
  return (
    <div className={styles.empty}>
      {props.icon !== undefined && <Icon name={props.icon} size={28} />}
      <p className={styles.emptyTitle}>{props.title}</p>
      {props.children}
    </div>
  );
}

export function Loading({ what }: { what: string }): ReactNode {
  return (
    <p className={styles.loading} role="status">
      Reading {what} …
    </p>
  );
}

/** What went wrong, in the service's words, with what a person can do. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: () => void }): ReactNode {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <div className={styles.problem} role="alert">
      <Icon name={needsToken(error) ? 'key' : 'warning'} />
      <p>{message}</p>
      {needsToken(error) ? (
        <Button onClick={() => askForToken()}>Enter a token</Button>
      ) : (
        onRetry !== undefined && <Button onClick={onRetry}>Try again</Button>
      )}
    </div>
  );
}

/** Something that a reader should know before anything else. */
export function Notice({ tone = 'accent', children }: { tone?: 'accent' | 'open'; children: ReactNode }): ReactNode {
  return <div className={`${styles.notice} ${styles[tone]}`}>{children}</div>;
}
