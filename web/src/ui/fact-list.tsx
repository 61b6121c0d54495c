import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Names with their values, one below the other; a fact without a value is left out. */
export function FactList({ facts, dense = false }: { facts: [string, ReactNode][]; dense?: boolean }): ReactNode {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts} data-dense={dense}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
