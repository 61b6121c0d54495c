import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Delivery } from '../api/answers.ts';
import { answerOf, api } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { runAddress } from '../frame/navigation.ts';
import { Page } from '../frame/page.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { formatDuration, plural } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty, Loading, Panel, Problem } from '../ui/panel.tsx';
import { Moment } from '../ui/text.tsx';
import styles from './operations.module.css';

const tones = { delivered: 'good', failed: 'bad', pending: 'accent' } as const;

function DeliveryCard({ delivery }: { delivery: Delivery }): ReactNode {
  const client = useQueryClient();
  const replay = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/v1/deliveries/{delivery_id}/replay', { params: { path: { delivery_id: delivery.deliveryId } } }),
      ),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['deliveries'] }),
  });
  return (
    <Panel>
      <div className={styles.head}>
        <span className={styles.address}>{delivery.url}</span>
        <Badge tone={tones[delivery.state as keyof typeof tones] ?? 'quiet'}>{delivery.state}</Badge>
        <span>{delivery.event}</span>
        <Link to={runAddress(delivery.runId)}>its run</Link>
        <Button disabled={replay.isPending || delivery.state === 'pending'} onClick={() => replay.mutate()}>
          <Icon name="redo" size={14} />
          Send again
        </Button>
      </div>
      {delivery.error !== null && <p className={styles.error}>{delivery.error}</p>}
      {replay.error !== null && <Problem error={replay.error} />}
      <details>
        <summary className={styles.faint}>
          {plural(delivery.attempts.length, 'attempt')} since <Moment at={delivery.createdAt} />
          {delivery.nextAttemptAt !== null && (
            <>
              , the next <Moment at={delivery.nextAttemptAt} />
            </>
          )}
        </summary>
        <ol className={styles.attempts}>
          {delivery.attempts.map((attempt) => (
            <li key={attempt.number}>
              {attempt.number}. <Moment at={attempt.startedAt} /> ·{' '}
              {attempt.error ?? (attempt.status === null ? 'under way' : `answered ${attempt.status}`)}
              {attempt.durationMs !== null && ` · ${formatDuration(attempt.durationMs)}`}
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}

/** The callbacks of all runs: which arrived, which did not, and why. */
export default function DeliveriesPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const failedOnly = search.get('state') === 'failed';
  const { data, error, refetch } = useQuery({
    ...queries.deliveries(failedOnly),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery.state === 'pending') === true ? 3000 : false,
  });
  return (
    <Page
      title="Deliveries"
      actions={
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={failedOnly}
            onChange={(event) => setSearch(event.target.checked ? { state: 'failed' } : {}, { replace: true })}
          />
          Failed only
        </label>
      }
    >
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading what="the deliveries" />}
      {data !== undefined && data.deliveries.length === 0 && (
        <Panel>
          <Empty icon="deliveries" title={failedOnly ? 'No delivery failed.' : 'Nothing was sent yet.'}>
            <p>
              When a run ends, the request’s callback address is notified, once <code>CALLBACK_SECRET</code> is set.
            </p>
          </Empty>
        </Panel>
      )}
      <div className={styles.list}>
        {data?.deliveries.map((delivery) => (
          <DeliveryCard key={delivery.deliveryId} delivery={delivery} />
        ))}
      </div>
    </Page>
  );
}
