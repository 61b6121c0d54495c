import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { isUnfinished, type RunStatus } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { requestAddress } from '../frame/navigation.ts';
import { Page } from '../frame/page.tsx';
import { StateBadge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { DownloadLink } from '../ui/download-link.tsx';
import { formatDuration } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty, Loading, Notice, Panel, Problem } from '../ui/panel.tsx';
import { Faint, Moment } from '../ui/text.tsx';
import { RunActions } from './run-actions.tsx';
import styles from './run-page.module.css';
import { RunProgress } from './run-progress.tsx';
import { RunResult } from './run-result.tsx';
import { useLiveRun } from './use-live-run.ts';

function About({ run }: { run: RunStatus }): ReactNode {
  const took =
    run.startedAt !== null && run.finishedAt !== null ? Date.parse(run.finishedAt) - Date.parse(run.startedAt) : null;
  return (
    <>
      <StateBadge state={run.state} />
      <Faint>
        version {run.srVersion} · <Moment at={run.createdAt} />
        {took !== null && ` · ${formatDuration(took)}`}
      </Faint>
    </>
  );
}

/** A run ended without a result: why, and what it had done until then. */
function Ended({ run }: { run: RunStatus }): ReactNode {
  const { data } = useQuery(queries.overview(run.runId));
  const [failed, setFailed] = useState<Error | null>(null);
  const closed = data?.items.filter(({ state }) => state === 'done').length ?? 0;
  return (
    <Panel>
      <Empty icon="warning" title={run.state === 'cancelled' ? 'This run was cancelled.' : 'This run failed.'}>
        {run.error !== null && <p>{run.error}</p>}
        {failed !== null && <Problem error={failed} />}
        <p>
          {closed} of {run.progress.total} items were finished; what they found is in{' '}
          <DownloadLink href={`/api/runs/${run.runId}/result`} onError={setFailed}>
            the record as JSON
          </DownloadLink>
          .
        </p>
      </Empty>
    </Panel>
  );
}

/** The request was edited after the run began: its results are of what it was then. */
function Stale({ run }: { run: RunStatus }): ReactNode {
  const { data } = useQuery({ ...queries.request(run.srId), meta: { quiet: true }, retry: false });
  if (data === undefined || data.version <= run.srVersion) return null;
  return (
    <Notice tone="open">
      <Icon name="history" />
      <span>
        The request was changed since: this run is of version {run.srVersion}, now it is version {data.version}.
      </span>
      <Link to={requestAddress(run.srId)}>See what changed</Link>
    </Notice>
  );
}

/** One run, from waiting in the queue to its products. */
export default function RunPage(): ReactNode {
  const { runId = '' } = useParams();
  const { data: run, error, refetch } = useLiveRun(runId);
  if (run === undefined) {
    const isMissing = error !== null && 'status' in error && error.status === 404;
    return (
      <Page title="Run" above={<Link to="/dashboard/runs">Runs</Link>}>
        {error === null && <Loading what="the run" />}
        {isMissing && (
          <Panel>
            <Empty icon="question" title="There is no such run.">
              <p>The address may be of another installation, or incomplete.</p>
              <Link to="/dashboard/runs" className={buttonClass()}>
                All runs
              </Link>
            </Empty>
          </Panel>
        )}
        {error !== null && !isMissing && <Problem error={error} onRetry={() => void refetch()} />}
      </Page>
    );
  }
  return (
    <Page
      title={`Run of ${run.srId}`}
      above={
        <>
          <Link to="/dashboard/runs">Runs</Link> · <Link to={requestAddress(run.srId)}>{run.srId}</Link>
        </>
      }
      beside={<About run={run} />}
      actions={<RunActions run={run} />}
    >
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {isUnfinished(run.state) && <RunProgress run={run} />}
      {run.state === 'done' && (
        <>
          <a href="#products" className={styles.skip}>
            Skip to the products
          </a>
          <Stale run={run} />
          <RunResult run={run} />
        </>
      )}
      {!isUnfinished(run.state) && run.state !== 'done' && <Ended run={run} />}
    </Page>
  );
}
