import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isUnfinished } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { runAddress } from '../frame/navigation.ts';
import { StateBadge } from '../ui/badge.tsx';
import { Loading, Panel, Problem } from '../ui/panel.tsx';
import { Moment } from '../ui/text.tsx';
import styles from './run-list.module.css';

/** The runs of a request, newest first. */
export function RunList({ srId }: { srId: string }): ReactNode {
  const { data, error, isPending } = useQuery({
    ...queries.runs(srId),
    refetchInterval: ({ state }) => (state.data?.runs.some((run) => isUnfinished(run.state)) === true ? 2000 : false),
  });
  const runs = data?.runs ?? [];
  return (
    <Panel title="Runs">
      {isPending && error === null && <Loading what="the runs" />}
      {error !== null && <Problem error={error} />}
      {data !== undefined && runs.length === 0 && <p>No run yet.</p>}
      <ul className={styles.list}>
        {runs.map((run) => (
          <li key={run.runId}>
            <Link to={runAddress(run.runId)}>
              <Moment at={run.createdAt} />
            </Link>
            <span className={styles.faint}>version {run.srVersion}</span>
            <StateBadge state={run.state} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
