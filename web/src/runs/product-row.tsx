import { memo, type ReactNode } from 'react';
import type { OverviewItem, TableRow } from '../api/answers.ts';
import { MatchSign, matchLabel, StageBadge } from '../ui/badge.tsx';
import { Picture } from '../ui/picture.tsx';
import { formatCount, formatMoney, Hidden } from '../ui/text.tsx';
import styles from './product-row.module.css';

interface RowProps {
  /** Undefined while it is being read. */
  row: TableRow | undefined;
  item: OverviewItem;
  /** The specs in the order of their columns. */
  order: readonly number[];
  index: number;
  start: number;
  isActive: boolean;
  isOpen: boolean;
  isCompared: boolean;
  onOpen: (row: TableRow, index: number) => void;
  onCompare: (row: TableRow) => void;
}

function Price({ row, quantity }: { row: TableRow; quantity: number | null }): ReactNode {
  const { price } = row;
  if (price === null) return <span className={styles.faint}>no price</span>;
  const isBelow = quantity !== null && price.min_quantity > quantity;
  return (
    <>
      <span>{formatMoney(price.amount, price.currency)}</span>
      {isBelow && <span className={styles.sub}>from {formatCount(price.min_quantity)}</span>}
    </>
  );
}

function rowAttributes({ row, index, start, isActive, isOpen, onOpen }: RowProps) {
  return {
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-selected': isOpen,
    'data-index': index,
    tabIndex: isActive ? 0 : -1,
    style: { transform: `translateY(${start}px)` },
    onClick: () => row !== undefined && onOpen(row, index),
  };
}

function CompareBox({
  row,
  isCompared,
  onCompare,
}: {
  row: TableRow;
  isCompared: boolean;
  onCompare: (row: TableRow) => void;
}): ReactNode {
  return (
    <label
      className={styles.compare}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <input type="checkbox" checked={isCompared} onChange={() => onCompare(row)} tabIndex={-1} />
      <Hidden>Compare {row.title}</Hidden>
    </label>
  );
}

function offersText(row: TableRow): string {
  return row.offers > 1 ? ` · ${row.offers} equal offers` : '';
}

/** A product in a line: what it is, what it costs, and what it says of each spec. */
export const ProductRow = memo(function ProductRow(props: RowProps): ReactNode {
  const { row, item, order, isCompared, onCompare } = props;
  return (
    <div {...rowAttributes(props)} className={styles.row}>
      {row === undefined ? (
        <div role="gridcell" className={styles.product}>
          <span className={styles.faint}>…</span>
        </div>
      ) : (
        <>
          <div role="gridcell" className={styles.product}>
            <span className={styles.rank}>{row.rank}</span>
            <Picture address={row.image} kind={row.product_type ?? item.name} size="small" />
            <span className={styles.texts}>
              <span className={styles.title}>{row.title}</span>
              <span className={styles.sub}>
                {row.supplier ?? row.platform}
                {row.supplier !== null && ` · ${row.platform}`}
                {offersText(row)}
              </span>
            </span>
          </div>
          <div role="gridcell" className={styles.number}>
            <Price row={row} quantity={item.quantity} />
          </div>
          <div role="gridcell" className={styles.number}>
            {row.moq === null ? <span className={styles.faint}>–</span> : formatCount(row.moq)}
          </div>
          <div role="gridcell" className={styles.cell}>
            <StageBadge stage={row.stage} />
          </div>
          {order.map((index) => {
            const answer = row.specs[index];
            if (answer === undefined) return <div key={index} role="gridcell" className={styles.cell} />;
            return (
              <div
                key={index}
                role="gridcell"
                className={styles.spec}
                title={answer.product_value ?? matchLabel(answer.match_type)}
              >
                <MatchSign matchType={answer.match_type} />
                <span className={styles.value}>
                  {answer.product_value ?? <span className={styles.faint}>not said</span>}
                </span>
                <Hidden>, {matchLabel(answer.match_type)}</Hidden>
              </div>
            );
          })}
          <div role="gridcell" className={styles.cell}>
            <CompareBox row={row} isCompared={isCompared} onCompare={onCompare} />
          </div>
        </>
      )}
    </div>
  );
});

/** The same on a narrow page: three lines, with a sign for each spec. */
export const NarrowRow = memo(function NarrowRow(props: RowProps): ReactNode {
  const { row, item, order, isCompared, onCompare } = props;
  return (
    <div {...rowAttributes(props)} className={styles.narrow}>
      <div role="gridcell" className={styles.narrowCell}>
        {row !== undefined && (
          <>
            <div className={styles.narrowHead}>
              <Picture address={row.image} kind={row.product_type ?? item.name} size="small" />
              <span className={styles.texts}>
                <span className={styles.narrowTitle}>{row.title}</span>
                <span className={styles.sub}>
                  {row.supplier ?? row.platform}
                  {offersText(row)}
                </span>
              </span>
              <CompareBox row={row} isCompared={isCompared} onCompare={onCompare} />
            </div>
            <div className={styles.narrowFoot}>
              <StageBadge stage={row.stage} />
              <span className={styles.price}>
                <Price row={row} quantity={item.quantity} />
              </span>
              <span className={styles.signs}>
                {order.map((index) => {
                  const answer = row.specs[index];
                  if (answer === undefined) return null;
                  return (
                    <span key={index} title={`${item.specs[index]?.name}: ${answer.product_value ?? 'not said'}`}>
                      <MatchSign matchType={answer.match_type} />
                      <Hidden>
                        {item.specs[index]?.name}: {matchLabel(answer.match_type)}
                      </Hidden>
                    </span>
                  );
                })}
              </span>
            </div>
          </>
        )}
      </div>
    </div>
  );
});
