import type { ReactNode } from 'react';
import styles from './table.module.css';

/** Classes of cells, for those who fill a table. */
export const cell = { number: styles.number ?? '', main: styles.main ?? '', sub: styles.sub ?? '' };

interface DataTableProps {
  label: string;
  columns: { label: string; isNumber?: boolean }[];
  children: ReactNode;
}

/** A plain table of a page of rows; it scrolls by itself where it is wider than the page. */
export function DataTable({ label, columns, children }: DataTableProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0} data-scrolls>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.isNumber === true ? styles.number : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
