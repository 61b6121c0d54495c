import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { queries } from '../api/queries.ts';
import { requestAddress, runAddress } from '../frame/navigation.ts';
import { Page } from '../frame/page.tsx';
import { StateBadge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { cell, DataTable } from '../ui/data-table.tsx';
import { controlClass } from '../ui/field.tsx';
import { formatDate, plural } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty, Loading, Panel, Problem } from '../ui/panel.tsx';
import { Hidden, Moment } from '../ui/text.tsx';
import { useMedia } from '../ui/use-media.ts';
import styles from './requests-page.module.css';

const runStates = ['none', 'queued', 'running', 'done', 'failed', 'cancelled'];

/** All requests, newest first, searched by words, id, merchant or the state of their last run. */
export function RequestsPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const runState = search.get('run') ?? '';
  const isNarrow = useMedia('(max-width: 760px)');
  const cursor = search.get('after') ?? undefined;
  const set = (changes: Record<string, string>): void => {
    const next = new URLSearchParams(search);
    next.delete('after');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  const filter = { q: useDeferredValue(q.trim()), runState, cursor };
  const { data, error, isPending, refetch } = useQuery(queries.requests(filter));
  const requests = data?.sourcing_requests ?? [];
  const isFiltered = q !== '' || runState !== '';
  return (
    <Page
      title="Requests"
      actions={
        <Link to="/dashboard/requests/new" className={buttonClass('primary')}>
          <Icon name="plus" />
          New request
        </Link>
      }
    >
      <search className={styles.filters}>
        <label className={styles.words}>
          <Hidden>Search requests</Hidden>
          <Icon name="search" />
          <input
            type="search"
            className={styles.input}
            placeholder="Words, an SR id, a merchant"
            value={q}
            maxLength={300}
            onChange={(event) => set({ q: event.target.value })}
          />
        </label>
        <label className={styles.state}>
          <Hidden>State of the last run</Hidden>
          <select className={controlClass} value={runState} onChange={(event) => set({ run: event.target.value })}>
            <option value="">Any last run</option>
            {runStates.map((state) => (
              <option key={state} value={state}>
                {state === 'none' ? 'Never run' : `Last run ${state}`}
              </option>
            ))}
          </select>
        </label>
      </search>
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {isPending && error === null && <Loading what="the requests" />}
      {data !== undefined && requests.length === 0 && (
        <Panel>
          <Empty icon="requests" title={isFiltered ? 'No request is like that.' : 'There is no request yet.'}>
            <p>
              {isFiltered
                ? 'Try fewer words, or any state.'
                : 'A request states what you need: items, quantities, and the specs that must be met.'}
            </p>
            {isFiltered ? (
              <Button onClick={() => setSearch({})}>Show all</Button>
            ) : (
              <Link to="/dashboard/requests/new" className={buttonClass('primary')}>
                Write the first one
              </Link>
            )}
          </Empty>
        </Panel>
      )}
      {requests.length > 0 && (
        <Panel flush>
          <DataTable
            label="Requests"
            columns={[
              { label: 'Request' },
              { label: 'Merchant' },
              ...(isNarrow ? [] : [{ label: 'Items', isNumber: true }]),
              { label: 'Last run' },
              ...(isNarrow ? [] : [{ label: 'Needed by' }, { label: 'Changed' }]),
            ]}
          >
            {requests.map((request) => (
              <tr key={request.sr_id}>
                <td className={styles.name}>
                  <Link to={requestAddress(request.sr_id)} className={cell.main}>
                    {request.external_id}
                  </Link>
                  <div className={cell.sub}>
                    {request.sr_id}
                    {isNarrow && (
                      <>
                        {' · '}
                        {plural(request.item_count, 'item')}
                        {request.needed_by !== null && ` · needed by ${formatDate(request.needed_by)}`} · changed{' '}
                        <Moment at={request.updated_at} />
                      </>
                    )}
                  </div>
                </td>
                <td>{request.merchant.name}</td>
                {!isNarrow && <td className={cell.number}>{request.item_count}</td>}
                <td>
                  {request.last_run === null ? (
                    <span className={cell.sub}>never</span>
                  ) : (
                    <Link
                      to={runAddress(request.last_run.run_id)}
                      aria-label={`Last run of ${request.sr_id}: ${request.last_run.state}`}
                    >
                      <StateBadge state={request.last_run.state} />
                    </Link>
                  )}
                </td>
                {!isNarrow && (
                  <>
                    <td>{request.needed_by === null ? '' : formatDate(request.needed_by)}</td>
                    <td className={cell.sub}>
                      <Moment at={request.updated_at} />
                    </td>
                  </>
                )}
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      {(cursor !== undefined || (data?.next_cursor ?? null) !== null) && (
        <div className={styles.pages}>
          {cursor !== undefined && <Button onClick={() => set({})}>Newest</Button>}
          {data?.next_cursor != null && <Button onClick={() => set({ after: data.next_cursor ?? '' })}>Older</Button>}
        </div>
      )}
    </Page>
  );
}
