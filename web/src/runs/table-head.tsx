import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { OverviewItem } from '../api/answers.ts';
import { controlClass } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Hidden } from '../ui/text.tsx';
import styles from './table-head.module.css';
import { useRunView } from './use-run-view.ts';

interface Column {
  sort: string;
  label: string;
  detail?: string;
  isMust?: boolean;
}

const fixed: Column[] = [
  { sort: 'rank', label: 'Product, best first' },
  { sort: 'price', label: 'Price' },
  { sort: 'moq', label: 'MOQ' },
  { sort: 'stage', label: 'Verdict' },
];

/** The headings of the table; each sorts by its column. On a narrow page it is one list to choose from. */
export function TableHead(props: { item: OverviewItem; order: readonly number[]; isNarrow: boolean }): ReactNode {
  const { item, order, isNarrow } = props;
  const [{ sort, isDescending }, change] = useRunView();
  const columns: Column[] = [
    ...fixed,
    ...order.map((index): Column => {
      const spec = item.specs[index];
      return {
        sort: `spec:${index}`,
        label: spec?.name ?? '',
        detail: spec?.value ?? '',
        isMust: spec?.required === true,
      };
    }),
  ];
  const choose = (column: string) => change({ sort: column, isDescending: sort === column && !isDescending });
  // One stop for the Tab key, however many columns there are; the arrows go from one to the next.
  const [at, setReached] = useState(0);
  const reached = Math.min(at, columns.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -reached, End: columns.length };
    const step = steps[event.key];
    if (step === undefined) return;
    const next = Math.max(0, Math.min(columns.length - 1, reached + step));
    event.currentTarget.querySelectorAll('button')[next]?.focus();
    event.preventDefault();
  };
  if (isNarrow) {
    return (
      <div role="rowgroup" className={styles.narrow}>
        <div role="row">
          <div role="columnheader">
            <label className={styles.choose}>
              Sort by
              <select
                className={controlClass}
                value={sort}
                onChange={(event) => change({ sort: event.target.value, isDescending: false })}
              >
                {columns.map((column) => (
                  <option key={column.sort} value={column.sort}>
                    {column.label}
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
      </div>
    );
  }
  return (
    <div role="rowgroup" className={styles.group}>
      <div role="row" aria-rowindex={1} className={styles.row} onKeyDown={onKeyDown}>
        {columns.map((column, index) => (
          <div
            key={column.sort}
            role="columnheader"
            className={[styles.cell, { rank: styles.first, moq: styles.moq }[column.sort]].join(' ')}
            aria-sort={sort !== column.sort ? 'none' : isDescending ? 'descending' : 'ascending'}
          >
            <button
              type="button"
              className={styles.sort}
              tabIndex={index === reached ? 0 : -1}
              onFocus={() => setReached(index)}
              onClick={() => choose(column.sort)}
              title={column.detail === undefined ? undefined : `${column.label}: ${column.detail}`}
            >
              <span className={styles.label}>
                {column.isMust === true && <span className={styles.must} aria-hidden="true" />}
                <span className={styles.text}>{column.label}</span>
                {column.isMust === true && <Hidden>, must have</Hidden>}
                {sort === column.sort && <Icon name={isDescending ? 'up' : 'down'} size={12} />}
              </span>
              {column.detail !== undefined && <span className={styles.detail}>{column.detail}</span>}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}
