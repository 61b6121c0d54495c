import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OverviewItem } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { plural } from '../ui/format.ts';
import { Loading, Panel, Problem } from '../ui/panel.tsx';
import { CoverageChart } from './coverage-chart.tsx';
import styles from './pictures-view.module.css';
import { PriceChart } from './price-chart.tsx';
import { SpecHistogram } from './spec-histogram.tsx';
import { useRunView } from './use-run-view.ts';

/** Prices, coverage and spread of the specs of an item. */
export default function PicturesView({ runId, item }: { runId: string; item: OverviewItem }): ReactNode {
  const [, change] = useRunView();
  const { data, error, refetch } = useQuery(queries.charts(runId, item.item_id));
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading what="the figures" />;
  return (
    <div className={styles.view}>
      <Panel title={data.currency === null ? 'Price' : `Price in ${data.currency} against specs confirmed`}>
        {data.points.length === 0 ? <p>No product has a price that can be compared.</p> : <PriceChart charts={data} />}
        {data.unpriced > 0 && (
          <p className={styles.faint}>
            {plural(data.unpriced, 'product')} without a price, or in a currency without an exchange rate.
          </p>
        )}
      </Panel>
      <Panel title="What listings say of each spec">
        <CoverageChart
          specs={item.specs}
          coverage={data.coverage}
          onChoose={(spec, matchType) =>
            change({
              view: 'products',
              spec: `${spec}:${matchType}`,
              stages: ['shortlisted', 'pending', 'eliminated', 'over_price'],
            })
          }
        />
      </Panel>
      {data.distributions.map((distribution) => {
        const spec = item.specs[distribution.spec];
        return (
          <Panel key={distribution.spec} title={`${spec?.name ?? ''}: wanted ${spec?.value ?? ''}`}>
            <SpecHistogram distribution={distribution} />
          </Panel>
        );
      })}
    </div>
  );
}
