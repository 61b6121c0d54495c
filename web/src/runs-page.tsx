import { type ReactNode, useEffect, useState } from 'react';
import type { RunStatus } from './answers.ts';
import { runAddress } from './dashboard-address.ts';
import { listRuns } from './run-client.ts';
import { Moment } from './run-header.tsx';

/** The recent runs of this installation, or how to get to one. */
export function RunsPage(): ReactNode {
  const [runs, setRuns] = useState<RunStatus[] | 'unavailable' | null>(null);
  useEffect(() => {
    document.title = 'Runs · Assay';
    const abort = new AbortController();
    listRuns(abort.signal).then(setRuns, () => {
      if (!abort.signal.aborted) setRuns('unavailable');
    });
    return () => abort.abort();
  }, []);
  return (
    <>
      <header className="run-head">
        <p className="home">
          <a href="/">API reference</a>
        </p>
        <h1>Runs</h1>
      </header>
      {runs === null && <p className="panel">Reading the runs …</p>}
      {(runs === 'unavailable' || runs?.length === 0) && (
        <div className="panel">
          <p>{runs === 'unavailable' ? 'The list of runs is not available here.' : 'There is no run yet.'}</p>
          <p>
            <code>POST /api/sourcing-jobs</code> starts one and answers with its <code>job_id</code>; the page of that
            run is <code>/dashboard/&#123;job_id&#125;</code>.
          </p>
        </div>
      )}
      {Array.isArray(runs) && runs.length > 0 && (
        <ul className="panel runs" aria-label="Recent runs">
          {runs.map((run) => (
            <li key={run.runId}>
              <a href={runAddress(run.runId)}>{run.srId}</a>
              <span className={`state ${run.state}`}>{run.state}</span>
              {run.createdAt && (
                <span className="muted">
                  <Moment at={run.createdAt} />
                </span>
              )}
              <code>{run.runId}</code>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
