import { type ReactNode, useEffect } from 'react';
import { isUnfinished } from './follow-run.ts';
import { RunActions } from './run-actions.tsx';
import { RunHeader } from './run-header.tsx';
import { RunProgress, RunStopped } from './run-progress.tsx';
import { RunResults } from './run-results.tsx';
import { useRun } from './use-run.ts';

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
  const { run, closed, result, missing, trouble } = useRun(runId);
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
      <RunHeader run={run}>
        <RunActions key={isUnfinished(run.state) ? 'open' : 'ended'} run={run} />
      </RunHeader>
      {troubleNote}
      {isUnfinished(run.state) && <RunProgress run={run} closed={closed} />}
      {(run.state === 'failed' || run.state === 'cancelled') && <RunStopped run={run} closed={closed} />}
      {run.state === 'done' &&
        (result === null ? <p className="panel">Reading the products …</p> : <RunResults result={result} />)}
    </>
  );
}
