import { lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import type { OverviewItem, RunStatus } from '../api/answers.ts';
import { pageSettings } from '../frame/page-settings.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/panel.tsx';
import { Hidden } from '../ui/text.tsx';
import { ProductTable } from './product-table.tsx';
import styles from './products-view.module.css';
import { useRunView } from './use-run-view.ts';

const ProductPanel = lazy(() => import('./product-panel.tsx'));
const CompareProducts = lazy(() => import('./compare-products.tsx'));

function Filters({ item }: { item: OverviewItem }): ReactNode {
  const [state, change] = useRunView();
  const canCompare = state.compared.length >= 2;
  const isFiltered = state.q !== '' || state.platform !== '' || state.spec !== '' || state.sort !== 'rank';
  return (
    <search className={styles.filters}>
      <label className={styles.words}>
        <Hidden>Words in the products</Hidden>
        <input
          type="search"
          className={controlClass}
          placeholder="Words in title, supplier, values"
          value={state.q}
          onChange={(event) => change({ q: event.target.value })}
        />
      </label>
      <label>
        <Hidden>Answer to a spec</Hidden>
        <select className={controlClass} value={state.spec} onChange={(event) => change({ spec: event.target.value })}>
          <option value="">Any answer</option>
          {item.specs.map((spec, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice
            <optgroup key={index} label={`${spec.name}: ${spec.value}`}>
              <option value={`${index}:match`}>{spec.name}: meets it</option>
              <option value={`${index}:unknown`}>{spec.name}: not known</option>
              <option value={`${index}:not_match`}>{spec.name}: does not meet it</option>
            </optgroup>
          ))}
        </select>
      </label>
      {pageSettings.platforms.length > 1 && (
        <label>
          <Hidden>Platform</Hidden>
          <select
            className={controlClass}
            value={state.platform}
            onChange={(event) => change({ platform: event.target.value })}
          >
            <option value="">Any platform</option>
            {pageSettings.platforms.map((platform) => (
              <option key={platform}>{platform}</option>
            ))}
          </select>
        </label>
      )}
      <label
        className={styles.fold}
        title="Listings of one supplier with the same title, price and values are shown once"
      >
        <input
          type="checkbox"
          checked={state.isFolded}
          onChange={(event) => change({ isFolded: event.target.checked })}
        />
        Fold repeated listings
      </label>
      {isFiltered && (
        <Button
          look="quiet"
          onClick={() => change({ q: '', platform: '', spec: '', sort: 'rank', isDescending: false })}
        >
          <Icon name="close" size={14} />
          Clear
        </Button>
      )}
      <Button
        className={styles.compare ?? ''}
        // Not disabled: a disabled button can neither be reached nor say why.
        aria-disabled={!canCompare}
        title={canCompare ? undefined : 'Tick 2 or more products first'}
        onClick={() => canCompare && change({ isComparing: true })}
      >
        <Icon name="columns" size={14} />
        Compare{state.compared.length > 0 && ` ${state.compared.length}`}
      </Button>
    </search>
  );
}

/** The products of an item as a table, with the panel of the one that is open beside it. */
export function ProductsView({ run, item }: { run: RunStatus; item: OverviewItem }): ReactNode {
  const [state, change] = useRunView();
  const q = useDeferredValue(state.q);
  const isComparing = state.isComparing && state.compared.length > 0;
  const view = useRef<HTMLDivElement>(null);
  const hasCompared = useRef(false);
  const place = useRef(0);
  useEffect(() => {
    if (isComparing) hasCompared.current = true;
  }, [isComparing]);
  const close = (): void => {
    const key = state.product;
    change({ product: '' });
    // The row that was open, else the table: never nothing.
    requestAnimationFrame(() => {
      const rows = [...(view.current?.querySelectorAll<HTMLElement>('[data-product]') ?? [])];
      const row = rows.find((found) => found.dataset.product === key);
      (row ?? view.current?.querySelector<HTMLElement>('[role=grid]'))?.focus({ preventScroll: true });
    });
  };
  if (isComparing) {
    return (
      <Suspense fallback={<Loading what="the products" />}>
        <CompareProducts runId={run.runId} item={item} />
      </Suspense>
    );
  }
  return (
    <div ref={view} className={styles.view}>
      <Filters item={item} />
      <div className={styles.columns} data-open={state.product !== ''}>
        <ProductTable
          runId={run.runId}
          item={item}
          filter={{ ...state, q }}
          place={place}
          takesFocus={hasCompared.current}
        />
        {state.product !== '' && (
          <Suspense fallback={<Loading what="the product" />}>
            <ProductPanel key={state.product} runId={run.runId} item={item} product={state.product} onClose={close} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
