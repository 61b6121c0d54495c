import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Funnel as FunnelCounts, OverviewItem, RunStatus } from '../api/answers.ts';
import { Loading, Problem } from '../ui/panel.tsx';
import { formatMoney, plural } from '../ui/text.tsx';
import { Funnel } from './funnel.tsx';
import styles from './item-view.module.css';
import { ProductsView } from './products-view.tsx';
import type { View } from './run-view-state.ts';
import { useRunView } from './use-run-view.ts';

const Pictures = lazy(() => import('./pictures-view.tsx'));
const Diagnosis = lazy(() => import('./diagnosis-view.tsx'));
const Questions = lazy(() => import('./questions-view.tsx'));
const Changes = lazy(() => import('./changes-view.tsx'));

/** What was found, what is certain and what to ask, in a sentence. */
export function summarize({ found, shortlisted, pending }: FunnelCounts): string {
  if (found === 0) return 'The search found nothing for this item.';
  const certain =
    shortlisted === 0
      ? 'none is confirmed yet'
      : `${plural(shortlisted, 'product')} ${shortlisted === 1 ? 'meets' : 'meet'} every must-have`;
  const open =
    pending === 0 ? 'nothing is left to ask' : `${plural(pending, 'more', 'more')} may, if the supplier confirms`;
  return `Of ${plural(found, 'product')} found, ${certain}; ${open}.`;
}

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
  if (funnel === null) return <Problem error={new Error(`This item was not finished: ${item.error ?? item.state}.`)} />;
  return (
    <section className={styles.view} aria-label={item.name}>
      <header className={styles.head}>
        <h2 className={styles.title}>{item.name}</h2>
        <Wanted item={item} />
        <p className={styles.summary}>{summarize(funnel)}</p>
      </header>
      <Funnel counts={funnel} stages={state.stages} onChoose={(stages) => change({ stages, view: 'products' })} />
      <TabProvider selectedId={state.view} setSelectedId={(id) => change({ view: (id ?? 'products') as View })}>
        <TabList aria-label="Views of the item" className={styles.tabs}>
          {tabs.map(({ view, label }) => (
            <Tab key={view} id={view} className={styles.tab}>
              {label}
              {view === 'questions' && funnel.pending > 0 && <span className={styles.count}>{funnel.pending}</span>}
            </Tab>
          ))}
        </TabList>
        <TabPanel tabId={state.view} className={styles.panel} focusable={false}>
          <Suspense fallback={<Loading what="the view" />}>
            {state.view === 'products' && <ProductsView run={run} item={item} />}
            {state.view === 'pictures' && <Pictures runId={run.runId} item={item} />}
            {state.view === 'why' && <Diagnosis run={run} item={item} />}
            {state.view === 'questions' && <Questions runId={run.runId} item={item} />}
            {state.view === 'changes' && <Changes run={run} item={item} />}
          </Suspense>
        </TabPanel>
      </TabProvider>
    </section>
  );
}
