import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { OverviewItem, TableRow } from '../api/answers.ts';
import { plural } from '../ui/format.ts';
import { Empty, Problem } from '../ui/panel.tsx';
import { useMedia } from '../ui/use-media.ts';
import { describeWithoutRate } from './price-check.ts';
import { NarrowRow, ProductRow } from './product-row.tsx';
import styles from './product-table.module.css';
import { mostCompared, productKey, type RunViewState } from './run-view-state.ts';
import { TableHead } from './table-head.tsx';
import { useAnswersWaiting } from './use-answers-waiting.ts';
import { useRunView } from './use-run-view.ts';
import { useTablePages } from './use-table-pages.ts';

/** Where each spec of the item stands: must-haves first. */
export function specOrder(specs: OverviewItem['specs']): number[] {
  const places = specs.map((_, index) => index);
  return [
    ...places.filter((index) => specs[index]?.required === true),
    ...places.filter((index) => specs[index]?.required !== true),
  ];
}

const wideRow = 58;
const narrowRow = 96;

/** The products of an item: as many as there are, of which only those in sight are drawn. */
export function ProductTable(props: {
  runId: string;
  item: OverviewItem;
  filter: RunViewState;
  /** The row that the keyboard is at, kept while something else is shown in the table's place. */
  place: RefObject<number>;
  /** The focus belongs in the table, because what had it is gone. */
  takesFocus: boolean;
}): ReactNode {
  const { runId, item, filter, place, takesFocus } = props;
  const [state, change] = useRunView();
  const answersOf = useAnswersWaiting(runId);
  const isNarrow = useMedia('(max-width: 760px)');
  const scroller = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ first: 0, last: 30 });
  const { totalCount, rowAt, withoutRate, error, isOutdated } = useTablePages(runId, item.item_id, filter, range);
  const [active, setActiveRow] = useState(place.current);
  const setActive = (index: number): void => {
    place.current = index;
    setActiveRow(index);
  };
  const order = specOrder(item.specs);
  const rowHeight = isNarrow ? narrowRow : wideRow;
  const rows = useVirtualizer({
    count: totalCount ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    onChange: ({ range: seen }) => {
      if (seen === null) return;
      const next = { first: Math.max(0, seen.startIndex - 20), last: seen.endIndex + 20 };
      setRange((known) =>
        Math.floor(known.first / 50) === Math.floor(next.first / 50) &&
        Math.floor(known.last / 50) === Math.floor(next.last / 50)
          ? known
          : next,
      );
    },
  });

  const focusRow = (index: number): void => {
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true }),
    );
  };
  const isRead = totalCount !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is back, to the row that was left
  useEffect(() => {
    if (!takesFocus || !isRead) return;
    const row = Math.min(place.current, Math.max(0, totalCount - 1));
    rows.scrollToIndex(row);
    setActive(row);
    // The row is drawn a frame after it was scrolled to.
    requestAnimationFrame(() => focusRow(row));
  }, [takesFocus, isRead]);
  const open = (row: TableRow, index: number): void => {
    setActive(index);
    change({ product: productKey(row) });
  };
  const compare = (row: TableRow): void => {
    const key = productKey(row);
    change(({ compared }) => {
      if (compared.includes(key)) return { compared: compared.filter((known) => known !== key) };
      return compared.length >= mostCompared ? {} : { compared: [...compared, key] };
    });
  };
  const unfold = (): void => change({ isFolded: false });
  const goTo = (index: number): void => {
    if (totalCount === null || totalCount === 0) return;
    const next = Math.min(totalCount - 1, Math.max(0, index));
    rows.scrollToIndex(next);
    setActive(next);
    const row = rowAt(next);
    if (state.product !== '' && row !== undefined) change({ product: productKey(row) });
    focusRow(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target as HTMLElement).matches('[role="row"]')) return;
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 12,
      PageUp: -12,
      Home: -active,
      End: totalCount ?? 0,
    };
    const step = steps[event.key];
    const row = rowAt(active);
    if (step !== undefined) goTo(active + step);
    else if (row !== undefined && (event.key === 'Enter' || event.key === ' ')) open(row, active);
    else if (row !== undefined && event.key === 'c') compare(row);
    else if (event.key === 'C' && state.compared.length > 1) change({ isComparing: true });
    else if (event.key === 'Escape') change({ product: '' });
    else return;
    event.preventDefault();
  };

  if (error !== null) return <Problem error={error} />;
  if (totalCount === 0) {
    return (
      <div className={styles.frame}>
        <Empty title="No product is like that.">
          <p>Choose another step above, or clear the filters.</p>
        </Empty>
      </div>
    );
  }
  // As many columns as the item has specs: what a style sheet cannot know.
  const columns = { '--specs': String(order.length) } as CSSProperties;
  const Row = isNarrow ? NarrowRow : ProductRow;
  return (
    <div className={styles.frame} data-outdated={isOutdated}>
      {withoutRate.length > 0 && <p className={styles.unrated}>{describeWithoutRate(withoutRate)}</p>}
      <div
        ref={scroller}
        id="products"
        className={styles.scroller}
        data-scrolls
        role="grid"
        aria-label={`Products for ${item.name}`}
        aria-rowcount={(totalCount ?? 0) + 1}
        aria-busy={totalCount === null || isOutdated}
        style={columns}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        <TableHead item={item} order={order} isNarrow={isNarrow} />
        <div role="rowgroup" className={styles.rows} style={{ height: rows.getTotalSize() }}>
          {totalCount === null && <p className={styles.reading}>Reading the products …</p>}
          {rows.getVirtualItems().map(({ index, start }) => {
            const row = rowAt(index);
            const key = row === undefined ? '' : productKey(row);
            return (
              <Row
                key={index}
                row={row}
                item={item}
                order={order}
                index={index}
                start={start}
                isActive={index === active}
                isOpen={key !== '' && key === state.product}
                isCompared={state.compared.includes(key)}
                answers={answersOf(key)}
                onOpen={open}
                onCompare={compare}
                onUnfold={unfold}
              />
            );
          })}
        </div>
      </div>
      <p className={styles.foot} role="status">
        {totalCount === null ? '' : plural(totalCount, 'product')}
        <span className={styles.keys}>
          ↑ ↓ to move · Enter opens · c ticks · Shift+C compares what is ticked · Esc closes
        </span>
      </p>
    </div>
  );
}
