import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isUnfinished, type RunStatus } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { requestAddress, runAddress } from '../frame/navigation.ts';
import { Page } from '../frame/page.tsx';
import { StateBadge } from '../ui/badge.tsx';
import { cell, DataTable } from '../ui/data-table.tsx';
import { controlClass } from '../ui/field.tsx';
import { formatDuration } from '../ui/format.ts';
import { Empty, Loading, Panel, Problem } from '../ui/panel.tsx';
import { Hidden, Moment } from '../ui/text.tsx';
import { useMedia } from '../ui/use-media.ts';
import styles from './runs-page.module.css';

function tookOf({ startedAt, finishedAt }: RunStatus): string {
  return startedAt === null || finishedAt === null
    ? ''
    : formatDuration(Date.parse(finishedAt) - Date.parse(startedAt));
}

function happenedTo({ error, rerunOf }: RunStatus): string {
  return error ?? (rerunOf === undefined ? '' : 'repeats an earlier run');
}

/** The newest runs of all requests. */
export default function RunsPage(): ReactNode {
  const isNarrow = useMedia('(max-width: 760px)');
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') ?? '';
  const { data, error, isPending, refetch } = useQuery({
    ...queries.runs(),
    refetchInterval: ({ state: known }) =>
      known.data?.runs.some((run) => isUnfinished(run.state)) === true ? 2000 : false,
  });
  const all = data?.runs ?? [];
  const runs = state === '' ? all : all.filter((run) => run.state === state);
  const states = [...new Set(all.map((run) => run.state))].sort();
  return (
    <Page
      title="Runs"
      actions={
        <label className={styles.filter}>
          <Hidden>State</Hidden>
          <select
            className={controlClass}
            value={state}
            onChange={(event) =>
              setSearch(event.target.value === '' ? {} : { state: event.target.value }, { replace: true })
            }
          >
            <option value="">Any state</option>
            {states.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </select>
        </label>
      }
    >
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && error === null && <Loading what="the runs" />}
      {data !== undefined && runs.length === 0 && (
        <Panel>
          <Empty icon="runs" title={all.length === 0 ? 'Nothing was run yet.' : 'No run is in this state.'}>
            <p>
              <Link to="/dashboard/requests">Open a request</Link> and start one.
            </p>
          </Empty>
        </Panel>
      )}
      {runs.length > 0 && (
        <Panel flush>
          <DataTable
            label="Runs"
            columns={[
              { label: 'Run' },
              { label: 'Request' },
              { label: 'State' },
              // On a narrow page they stand below the run.
              ...(isNarrow
                ? []
                : [{ label: 'Items', isNumber: true }, { label: 'Took', isNumber: true }, { label: 'What happened' }]),
            ]}
          >
            {runs.map((run) => (
              <tr key={run.runId}>
                <td className={styles.name}>
                  <Link to={runAddress(run.runId)} className={cell.main}>
                    <Moment at={run.createdAt} />
                  </Link>
                  <div className={cell.sub}>{run.runId.slice(0, 13)}</div>
                  {isNarrow && (
                    <div className={cell.sub}>
                      {[`${run.progress.done} of ${run.progress.total} items`, tookOf(run), happenedTo(run)]
                        .filter((text) => text !== '')
                        .join(' · ')}
                    </div>
                  )}
                </td>
                <td>
                  <Link to={requestAddress(run.srId)}>{run.srId}</Link>{' '}
                  <span className={cell.sub}>version {run.srVersion}</span>
                </td>
                <td>
                  <StateBadge state={run.state} />
                </td>
                {!isNarrow && (
                  <>
                    <td className={cell.number}>
                      {run.progress.done} of {run.progress.total}
                    </td>
                    <td className={cell.number}>{tookOf(run)}</td>
                    <td className={cell.sub}>{happenedTo(run)}</td>
                  </>
                )}
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
    </Page>
  );
}
