import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OverviewItem, RunStatus } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { Badge } from '../ui/badge.tsx';
import { plural } from '../ui/format.ts';
import { Empty, Loading, Panel, Problem } from '../ui/panel.tsx';
import { withoutTurns } from '../ui/without-turns.ts';
import styles from './diagnosis-view.module.css';
import { describeCost, type FrozenSpec, type MustHave, orderMustHaves, withSpecs } from './must-have-cost.ts';
import { useRunView } from './use-run-view.ts';
import { WhatIf } from './what-if.tsx';

function describeGain(gain: MustHave['dropping']): string | null {
  const parts = [
    gain.would_be_shortlisted > 0 ? `${plural(gain.would_be_shortlisted, 'more', 'more')} shortlisted` : null,
    gain.would_be_pending > 0 ? `${plural(gain.would_be_pending, 'more', 'more')} pending` : null,
  ].filter((part) => part !== null);
  const { of_unknown_type: unknown } = gain;
  const isAll = unknown === gain.would_be_shortlisted + gain.would_be_pending;
  const others = unknown === 0 ? '' : ` (${isAll ? '' : `${unknown} of them `}may be other goods)`;
  return parts.length === 0 ? null : `+ ${parts.join(', ')}${others}`;
}

interface MustHaveReportProps {
  run: RunStatus;
  itemId: number;
  must: MustHave;
  /** The must-have as the run froze it; undefined for the maximum price. */
  spec: FrozenSpec | undefined;
  pending: number;
}

function MustHaveReport({ run, itemId, must, spec, pending }: MustHaveReportProps): ReactNode {
  const [, change] = useRunView();
  const dropping = describeGain(must.dropping);
  const whatIfs = must.relaxing.flatMap((step) => {
    const gain = describeGain(step);
    return gain === null ? [] : [{ gain: `${step.accept}: ${gain}`, proposal: step.wish }];
  });
  return (
    <Panel
      title={
        <>
          {must.kind === 'max_price' ? 'Maximum price' : must.spec_name}{' '}
          <span className={styles.wanted}>{must.spec_values.join(' or ')}</span>
        </>
      }
      actions={
        <span className={styles.counts}>
          <Badge tone="good" icon="check">
            {must.match}
          </Badge>
          <Badge tone="open" icon="question">
            {must.unknown}
          </Badge>
          <Badge tone="bad" icon="cross">
            {must.not_match}
          </Badge>
        </span>
      }
    >
      <p>{describeCost(must, pending)}</p>
      {must.nearest_misses.length > 0 && (
        <ul className={styles.misses}>
          {must.nearest_misses.map((miss) => (
            <li key={`${miss.platform} ${miss.product_id}`}>
              <button
                type="button"
                className={styles.miss}
                onClick={() =>
                  change({
                    view: 'products',
                    stages: ['eliminated', 'over_price'],
                    product: `${miss.platform}:${miss.product_id}`,
                  })
                }
              >
                {miss.title}
              </button>
              <span className={styles.distance}>
                {miss.product_value ?? 'not said'}
                {miss.distance !== null && ` · ${miss.distance}`}
                {miss.only_obstacle && ' · its only obstacle'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {spec !== undefined && (whatIfs.length > 0 || dropping !== null) && (
        <>
          <h3 className={styles.subhead}>What if</h3>
          <ul>
            {whatIfs.map(({ gain, proposal }) => (
              <WhatIf key={gain} run={run} itemId={itemId} specs={[spec]} gain={gain} proposal={proposal} />
            ))}
            {dropping !== null && (
              <WhatIf run={run} itemId={itemId} specs={[spec]} gain={`not a must: ${dropping}`} proposal={null} />
            )}
          </ul>
        </>
      )}
      {must.kind === 'max_price' && whatIfs.length > 0 && (
        <p className={styles.wanted}>
          A higher maximum is set where a run is started: {whatIfs.map(({ gain }) => gain).join('; ')}.
        </p>
      )}
    </Panel>
  );
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Why there are so few products, and what a wider wish would bring. */
export default function DiagnosisView({ run, item }: { run: RunStatus; item: OverviewItem }): ReactNode {
  const { data, error, refetch } = useQuery(queries.diagnosis(run.runId));
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading what="the diagnosis" />;
  const report = data.items.find(({ item_id: id }) => id === item.item_id);
  if (report === undefined || report.candidates === 0) {
    return (
      <Panel>
        <Empty icon="search" title="The search found nothing to judge.">
          <p>Try a plainer name for the item, more words to search for, or a larger catalog.</p>
        </Empty>
      </Panel>
    );
  }
  const { unconfirmed } = report;
  const telling = orderMustHaves(withSpecs(report.must_haves, item.specs), unconfirmed?.specs ?? []);
  const unconfirmedSpecs = telling.flatMap(({ spec, isUnconfirmed }) =>
    isUnconfirmed && spec !== undefined ? [spec] : [],
  );
  const together = unconfirmed === null ? null : describeGain(unconfirmed.dropping);
  return (
    <div className={styles.view}>
      <Panel title="In short">
        <ul className={styles.summary}>
          {report.summary.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice
            <li key={index}>{withoutTurns(sentence)}</li>
          ))}
        </ul>
        {together !== null && (
          <ul>
            <WhatIf
              run={run}
              itemId={item.item_id}
              specs={unconfirmedSpecs}
              gain={`${joinNames(unconfirmedSpecs.map(({ name }) => name))} not a must: ${together}`}
              proposal={null}
            />
          </ul>
        )}
      </Panel>
      <div className={styles.musts}>
        {telling.map(({ must, spec, place }) => (
          <MustHaveReport
            key={place}
            run={run}
            itemId={item.item_id}
            must={must}
            spec={spec}
            pending={report.pending}
          />
        ))}
      </div>
    </div>
  );
}
