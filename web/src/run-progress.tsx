import type { ReactNode } from 'react';
import type { ClosedItem, RunStatus } from './answers.ts';
import { SpecMark } from './mark.tsx';

function counted(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'item' : 'items'}`;
}

function tellCounts({ candidates, shortlisted, pending, eliminated, priceExcluded }: ClosedItem): string {
  const overPrice = priceExcluded ? `, ${priceExcluded.toLocaleString('en')} over the maximum price` : '';
  const parts = [
    [candidates, 'candidates:'],
    [shortlisted, 'shortlisted,'],
    [pending, 'pending,'],
    [eliminated, `eliminated${overPrice}`],
  ] as const;
  return parts.map(([count, word]) => `${(count ?? 0).toLocaleString('en')} ${word}`).join(' ');
}

/** The items that are closed, the latest first, with what came of each. */
function ClosedItems({ closed }: { closed: ClosedItem[] }): ReactNode {
  if (closed.length === 0) return null;
  return (
    <ul className="closed" aria-label="Closed items">
      {closed.toReversed().map((item) => (
        <li key={item.itemId}>
          <SpecMark matchType={item.state === 'failed' ? 'not_match' : 'match'}>{item.state}</SpecMark>{' '}
          <strong>{item.name}</strong>{' '}
          <span className="muted">{item.state === 'failed' ? item.error : tellCounts(item)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How far an unfinished run is. */
export function RunProgress({ run, closed }: { run: RunStatus; closed: ClosedItem[] }): ReactNode {
  const { done, total } = run.progress;
  const failed = closed.filter(({ state }) => state === 'failed').length;
  return (
    <div className="panel">
      <div role="status">
        <h2>{run.state === 'queued' ? 'Waiting for a worker' : 'Sourcing'}</h2>
        <p>
          {total > 0 ? `${done} of ${counted(total)} done` : 'Counting the items'}
          {failed > 0 && `, ${failed} of them failed`}
        </p>
      </div>
      {total > 0 && <progress aria-label="Items done" value={done} max={total} />}
      <p className="muted">
        {run.state === 'queued'
          ? 'The run begins as soon as a worker is free. This page follows it by itself.'
          : 'This page follows the run and shows its products when it is done.'}
      </p>
      <ClosedItems closed={closed} />
    </div>
  );
}

/** Why a run has no result, in plain words. */
export function RunStopped({ run, closed }: { run: RunStatus; closed: ClosedItem[] }): ReactNode {
  const { done, total } = run.progress;
  const isCancelled = run.state === 'cancelled';
  return (
    <div className="panel stopped">
      <div role="alert">
        <h2>{isCancelled ? 'This run was cancelled' : 'This run failed'}</h2>
        {isCancelled && (
          <p>
            Someone cancelled it {done === 0 ? 'before any item was' : `when ${done} of its ${counted(total)} were`}{' '}
            done.
          </p>
        )}
        {(run.error !== null || !isCancelled) && (
          <p className="reason">{run.error ?? 'The service recorded no reason.'}</p>
        )}
      </div>
      <p className="muted">
        It has no result. What was finished stays in{' '}
        <a href={`/api/runs/${encodeURIComponent(run.runId)}/result`}>its record</a>. “Run again” starts the same for
        the request {run.srId} as it is now.
      </p>
      <ClosedItems closed={closed} />
    </div>
  );
}
