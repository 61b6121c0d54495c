import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { OverviewItem, RunStatus } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { formatCount, formatMoney, plural } from '../ui/format.ts';
import { Loading, Notice, Problem } from '../ui/panel.tsx';
import { withoutTurns } from '../ui/without-turns.ts';
import { Funnel } from './funnel.tsx';
import styles from './item-view.module.css';
import { ProductsView } from './products-view.tsx';
import type { View } from './run-view-state.ts';
import { summarize } from './summarize.ts';
import { useRunView } from './use-run-view.ts';

const Pictures = lazy(() => import('./pictures-view.tsx'));
const Diagnosis = lazy(() => import('./diagnosis-view.tsx'));
const Questions = lazy(() => import('./questions-view.tsx'));
const Changes = lazy(() => import('./changes-view.tsx'));

function Wanted({ item }: { item: OverviewItem }): ReactNode {
  const parts = [
    item.quantity === null ? null : plural(item.quantity, 'piece'),
    item.target_price === null ? null : `target ${formatMoney(item.target_price.amount, item.target_price.currency)}`,
    item.max_price === null ? null : `at most ${formatMoney(item.max_price.amount, item.max_price.currency)}`,
    `revision ${item.item_revision}`,
  ].filter((part) => part !== null);
  return <p className={styles.wanted}>{parts.join(' · ')}</p>;
}

const tabs: { view: View; label: string }[] = [
  { view: 'products', label: 'Products' },
  { view: 'pictures', label: 'Prices and specs' },
  { view: 'why', label: 'Why so few' },
  { view: 'questions', label: 'Questions' },
  { view: 'changes', label: 'Changes' },
];

/** One item of a finished run. */
export function ItemView({ run, item }: { run: RunStatus; item: OverviewItem }): ReactNode {
  const [state, change] = useRunView();
  const { funnel } = item;
  const isComparing = state.view === 'products' && state.isComparing && state.compared.length > 0;
  const asked = useQuery({
    ...queries.questions(run.runId, item.item_id, { pageSize: 1 }),
    enabled: funnel !== null,
    meta: { quiet: true },
  });
  const toAsk = asked.data?.total_count ?? 0;
  // On a narrow page not all tabs fit: the chosen one is in sight, also when a count has made another one wider.
  const tabList = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count changes where the tabs are
  useEffect(() => {
    const list = tabList.current;
    const tab = list?.querySelector<HTMLElement>(`#${CSS.escape(state.view)}`);
    if (!list || !tab) return;
    // Not by scrollIntoView: the Tab key would begin at what was brought into sight, and skip what stands before it.
    const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [state.view, toAsk]);
  if (funnel === null) return <Problem error={new Error(`This item was not finished: ${item.error ?? item.state}.`)} />;
  return (
    <section className={styles.view} aria-label={item.name}>
      <header className={styles.head}>
        <h2 className={styles.title}>{item.name}</h2>
        <Wanted item={item} />
        {!isComparing && <p className={styles.summary}>{summarize(funnel)}</p>}
      </header>
      {!isComparing && item.notes.length > 0 && (
        <Notice>
          <ul>
            {item.notes.map((note) => (
              <li key={note}>{withoutTurns(note)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {!isComparing && (
        <Funnel counts={funnel} stages={state.stages} onChoose={(stages) => change({ stages, view: 'products' })} />
      )}
      <TabProvider selectedId={state.view} setSelectedId={(id) => change({ view: (id ?? 'products') as View })}>
        <TabList ref={tabList} aria-label="Views of the item" className={styles.tabs}>
          {tabs.map(({ view, label }) => (
            <Tab key={view} id={view} className={styles.tab}>
              {label}
              {view === 'questions' && toAsk > 0 && <span className={styles.count}>{formatCount(toAsk)}</span>}
            </Tab>
          ))}
        </TabList>
        <TabPanel tabId={state.view} className={styles.panel} focusable={false}>
          <Suspense fallback={<Loading what="the view" />}>
            {state.view === 'products' && <ProductsView run={run} item={item} />}
            {state.view === 'pictures' && <Pictures runId={run.runId} item={item} />}
            {state.view === 'why' && <Diagnosis run={run} item={item} />}
            {state.view === 'questions' && <Questions runId={run.runId} item={item} pending={funnel.pending} />}
            {state.view === 'changes' && <Changes run={run} item={item} />}
          </Suspense>
        </TabPanel>
      </TabProvider>
    </section>
  );
}
