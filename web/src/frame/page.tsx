import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** What stands above the heading, such as the way back. */
  above?: ReactNode;
  /** What stands beside the heading. */
  beside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A view with its heading; the title of the window follows it. */
export function Page({ title, above, beside, actions, children }: PageProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Assay`;
  }, [title]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.heading}>
          {above !== undefined && <div className={styles.above}>{above}</div>}
          <div className={styles.line}>
            <h1 className={styles.title}>{title}</h1>
            {beside}
          </div>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
