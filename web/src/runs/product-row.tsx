import { memo, type ReactNode } from 'react';
import type { OverviewItem, TableRow } from '../api/answers.ts';
import { MatchSign, matchLabel, StageBadge } from '../ui/badge.tsx';
import { formatCount, formatMoney, plural } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Hidden } from '../ui/text.tsx';
import { isPriceUnchecked } from './price-check.ts';
import styles from './product-row.module.css';
import { productKey } from './run-view-state.ts';

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
  /** People's answers about it that the next run will use. */
  answers: number;
  onOpen: (row: TableRow, index: number) => void;
  onCompare: (row: TableRow) => void;
  /** Shows every listing of an offer that is listed several times. */
  onUnfold: () => void;
}

function Price({ row, item }: { row: TableRow; item: OverviewItem }): ReactNode {
  const { price } = row;
  const { quantity } = item;
  const isUnchecked = isPriceUnchecked(row, item);
  const isBelow = price !== null && quantity !== null && price.min_quantity > quantity;
  return (
    <>
      {price === null ? (
        <span className={styles.faint}>no price</span>
      ) : (
        <span>{formatMoney(price.amount, price.currency)}</span>
      )}
      {isUnchecked && <span className={styles.unchecked}>not checked</span>}
      {isBelow && <span className={styles.sub}>from {formatCount(price.min_quantity)}</span>}
    </>
  );
}

function rowAttributes({ row, index, start, isActive, isOpen, isCompared, onOpen }: RowProps) {
  return {
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-selected': isOpen,
    'data-index': index,
    'data-product': row === undefined ? undefined : productKey(row),
    'data-compared': isCompared,
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

/** What stands behind the supplier's name: that its type is open, how often the offer is listed, and what people said of it. */
function Marks(props: { row: TableRow; wanted: string } & Pick<RowProps, 'answers' | 'onUnfold'>): ReactNode {
  const { row, wanted, answers, onUnfold } = props;
  return (
    <>
      {row.type_match === 'unknown' && (
        <span
          className={styles.untyped}
          title={`Its listing does not say for certain that it is what is wanted: ${wanted}`}
        >
          type not known
        </span>
      )}
      {row.offers > 1 && (
        <button
          type="button"
          className={styles.mark}
          tabIndex={-1}
          title="The same offer of this supplier, listed more than once: show each"
          onClick={(event) => {
            event.stopPropagation();
            onUnfold();
          }}
        >
          {row.offers} listings
        </button>
      )}
      {answers > 0 && (
        <span className={styles.answered} title="Counts from the next run on">
          <Icon name="edit" size={12} />
          {plural(answers, 'answer')}
        </span>
      )}
    </>
  );
}

/** A product in a line: what it is, what it costs, and what it says of each spec. */
export const ProductRow = memo(function ProductRow(props: RowProps): ReactNode {
  const { row, item, order, isCompared, answers, onCompare, onUnfold } = props;
  return (
    <div {...rowAttributes(props)} className={styles.row}>
      {row === undefined ? (
        <div role="gridcell" className={styles.product}>
          <span className={styles.faint}>…</span>
        </div>
      ) : (
        <>
          <div role="gridcell" className={styles.product}>
            <CompareBox row={row} isCompared={isCompared} onCompare={onCompare} />
            <span className={styles.rank}>{row.rank}</span>
            <Picture address={row.image} kind={row.product_type ?? item.name} size="small" />
            <span className={styles.texts}>
              <span className={styles.title}>{row.title}</span>
              <span className={styles.line}>
                <span className={styles.sub}>
                  {row.supplier ?? row.platform}
                  {row.supplier !== null && ` · ${row.platform}`}
                </span>
                <Marks row={row} wanted={item.name} answers={answers} onUnfold={onUnfold} />
              </span>
            </span>
          </div>
          <div role="gridcell" className={styles.number}>
            <Price row={row} item={item} />
          </div>
          <div role="gridcell" className={`${styles.number} ${styles.moq}`}>
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
        </>
      )}
    </div>
  );
});

/** The same on a narrow page: three lines, with a sign for each spec. */
export const NarrowRow = memo(function NarrowRow(props: RowProps): ReactNode {
  const { row, item, order, isCompared, answers, onCompare, onUnfold } = props;
  return (
    <div {...rowAttributes(props)} className={styles.narrow}>
      <div role="gridcell" className={styles.narrowCell}>
        {row !== undefined && (
          <>
            <div className={styles.narrowHead}>
              <Picture address={row.image} kind={row.product_type ?? item.name} size="small" />
              <span className={styles.texts}>
                <span className={styles.narrowTitle}>{row.title}</span>
                <span className={styles.line}>
                  <span className={styles.sub}>{row.supplier ?? row.platform}</span>
                  <Marks row={row} wanted={item.name} answers={answers} onUnfold={onUnfold} />
                </span>
              </span>
              <CompareBox row={row} isCompared={isCompared} onCompare={onCompare} />
            </div>
            <div className={styles.narrowFoot}>
              <StageBadge stage={row.stage} />
              <span className={styles.price}>
                <Price row={row} item={item} />
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
