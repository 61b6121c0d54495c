import { type ReactNode, useEffect } from 'react';
import { RunHeader } from './run-header.tsx';
import type { RunStatus } from './run-record.ts';
import { RunResults } from './run-results.tsx';
import { isUnfinished, useRun } from './use-run.ts';

function Progress({ run }: { run: RunStatus }): ReactNode {
  const { done, total } = run.progress ?? { done: 0, total: 0 };
  const waiting = run.state === 'queued';
  return (
    <div className="panel" role="status">
      <h2>{waiting ? 'Waiting for a worker' : 'Sourcing'}</h2>
      <p>{total > 0 ? `${done} of ${total} ${total === 1 ? 'item' : 'items'} done` : 'Counting the items'}</p>
      {total > 0 && <progress aria-label="Items done" value={done} max={total} />}
      <p className="muted">This page refreshes by itself.</p>
    </div>
  );
}

function Stopped({ run }: { run: RunStatus }): ReactNode {
  const reason = typeof run.error === 'string' ? run.error : run.error?.message;
  return (
    <div className="panel stopped" role="alert">
      <h2>{run.state === 'cancelled' ? 'This run was cancelled' : 'This run failed'}</h2>
      <p>{reason ?? 'The run gave no reason.'}</p>
      <p className="muted">Nothing of it is served as a result. The request {run.srId} can be run again.</p>
    </div>
  );
}

function Missing({ runId }: { runId: string }): ReactNode {
  return (
    <>
      <header className="run-head">
        <p className="home">
          <a href="/dashboard">Assay</a>
        </p>
        <h1>No such run</h1>
      </header>
      <div className="panel" role="alert">
        <p>
          There is no run <code>{runId}</code> here. The address may be cut short, or the run belongs to another
          installation.
        </p>
        <p>
          <a href="/dashboard">See the recent runs</a>
        </p>
      </div>
    </>
  );
}

/** One run, from waiting in the queue to its ranked products. */
export function RunPage({ runId }: { runId: string }): ReactNode {
  const { run, record, missing, trouble } = useRun(runId);
  useEffect(() => {
    document.title = missing ? 'No such run · Assay' : run === null ? 'Assay' : `${run.srId} · ${run.state} · Assay`;
  }, [run, missing]);

  if (missing) return <Missing runId={runId} />;
  const troubleNote = trouble !== null && (
    <p className="panel stopped" role="alert">
      The service could not be read: {trouble}
    </p>
  );
  if (run === null) return <>{troubleNote || <p className="panel">Reading the run …</p>}</>;
  return (
    <>
      <RunHeader run={run} />
      {troubleNote}
      {isUnfinished(run.state) && <Progress run={run} />}
      {(run.state === 'failed' || run.state === 'cancelled') && <Stopped run={run} />}
      {run.state === 'done' &&
        (record === null ? <p className="panel">Reading the products …</p> : <RunResults record={record} />)}
    </>
  );
}
