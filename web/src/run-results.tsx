import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { FilterBar } from './filter-bar.tsx';
import { recordToItemProducts } from './item-products.ts';
import { ItemSection } from './item-section.tsx';
import { useAnchor } from './product-anchor.ts';
import { countVerdicts, filterProducts } from './product-filter.ts';
import type { RunResult } from './read-result.ts';
import { ResultNotices } from './result-notices.tsx';
import { RunIdContext } from './run-id.ts';
import { RunTools } from './run-tools.tsx';
import { useFilter } from './use-filter.ts';
import { WhatChanged } from './what-changed.tsx';

/** Cards drawn at first for each item: few items show many, many items show few. */
function chooseFirstCount(itemCount: number): number {
  return itemCount <= 3 ? 20 : itemCount <= 12 ? 8 : 3;
}

/** A finished run: how it stands to the request and to the run before, the filters, then item by item. */
export function RunResults({ result }: { result: RunResult }): ReactNode {
  const { record, earlier } = result;
  const groups = useMemo(() => recordToItemProducts(record), [record]);
  const anchor = useAnchor();
  const [filter, setFilter] = useFilter(groups, anchor);
  const counts = useMemo(() => countVerdicts(groups), [groups]);
  const deferredFilter = useDeferredValue(filter);
  const shown = useMemo(() => filterProducts(groups, deferredFilter), [groups, deferredFilter]);
  const allByItem = new Map(groups.map((group) => [group.item.itemId, group]));
  const productCount = counts.shortlisted + counts.pending + counts.eliminated;
  const notes = record.stats?.notes ?? [];
  const shownCount = shown.reduce((sum, group) => sum + group.products.length, 0);
  return (
    <RunIdContext value={record.runId}>
      <ResultNotices result={result} />
      {(productCount === 0 || notes.length > 0) && (
        <div className="panel">
          {productCount === 0 && (
            <>
              <h2>No products</h2>
              <p>The run is done and found nothing to show{notes.length > 0 ? ':' : '.'}</p>
            </>
          )}
          {notes.length > 0 && (
            <ul className="run-notes" aria-label="Notes of the run">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <RunTools runId={record.runId} hasPending={counts.pending > 0} />
      {earlier !== null && <WhatChanged runId={record.runId} earlier={earlier} />}
      {productCount > 0 && (
        <FilterBar filter={filter} onChange={setFilter} groups={groups} counts={counts} shownCount={shownCount} />
      )}
      {shown.map((group) => (
        <ItemSection
          key={group.item.itemId}
          shown={group}
          all={allByItem.get(group.item.itemId) ?? group}
          firstCount={chooseFirstCount(shown.length)}
          anchor={anchor}
        />
      ))}
    </RunIdContext>
  );
}
