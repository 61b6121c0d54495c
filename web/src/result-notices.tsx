import type { ReactNode } from 'react';
import type { LatestResult } from './answers.ts';
import { runAddress } from './dashboard-address.ts';
import type { RunResult } from './read-result.ts';
import { Moment } from './run-header.tsx';

type StaleItem = LatestResult['staleItems'][number];

function tellChange({ change, recordedRevision, currentRevision }: StaleItem): string {
  if (change === 'revised') return `was edited: revision ${recordedRevision} here, ${currentRevision} now`;
  if (change === 'removed') return 'is not in the request any more';
  if (change === 'added') return 'was added and has not been sourced';
  return change;
}

/** Says that the results are not of the request as it is now, or that a newer run has some. */
export function ResultNotices({ result }: { result: RunResult }): ReactNode {
  const { record, latest, newer } = result;
  const nameOf = (itemId: number): string =>
    record.items.find((item) => item.itemId === itemId)?.name ?? `Item ${itemId}`;
  return (
    <>
      {newer !== null && (
        <p className="panel notice">
          These are older results: a{' '}
          <a href={runAddress(newer.runId)}>
            newer run of {newer.srId} from <Moment at={newer.createdAt} />
          </a>{' '}
          is done.
        </p>
      )}
      {latest?.stale === true && (
        <section className="panel notice" aria-labelledby="stale">
          <h2 id="stale">The request has changed since this run</h2>
          <ul>
            {latest.staleItems.map((item) => (
              <li key={item.itemId}>
                <strong>{nameOf(item.itemId)}</strong> {tellChange(item)}
              </li>
            ))}
          </ul>
          <p className="muted">“Run again” sources it as it is now.</p>
        </section>
      )}
    </>
  );
}
