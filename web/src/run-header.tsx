import type { ReactNode } from 'react';
import type { RunStatus } from './answers.ts';

export function Moment({ at }: { at: string }): ReactNode {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  return <time dateTime={at}>{date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' })}</time>;
}

function formatDuration(fromIso: string, toIso: string): string | null {
  const seconds = (Date.parse(toIso) - Date.parse(fromIso)) / 1000;
  if (!(seconds >= 0)) return null;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** What the run is: request, state, times, and where the same is for machines. */
export function RunHeader({ run, children }: { run: RunStatus; children?: ReactNode }): ReactNode {
  const took = run.startedAt && run.finishedAt ? formatDuration(run.startedAt, run.finishedAt) : null;
  return (
    <header className="run-head">
      <p className="home">
        <a href="/dashboard">Assay</a>
      </p>
      <h1>
        {run.srId} <span className={`state ${run.state}`}>{run.state}</span>
      </h1>
      <p className="muted">
        Run <code>{run.runId}</code>
        {run.srVersion !== undefined && <> of version {run.srVersion}</>}
        {run.createdAt && (
          <>
            {' · '}created <Moment at={run.createdAt} />
          </>
        )}
        {took !== null && <> · took {took}</>}
      </p>
      {children}
    </header>
  );
}
