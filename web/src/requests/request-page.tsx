import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { RequestItem, SourcingRequest } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { requestAddress } from '../frame/navigation.ts';
import { Page } from '../frame/page.tsx';
import { RunList } from '../runs/run-list.tsx';
import { StartRun } from '../runs/start-run.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { formatCount, formatDate, plural } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty, Loading, Panel, Problem } from '../ui/panel.tsx';
import { Picture } from '../ui/picture.tsx';
import { Moment } from '../ui/text.tsx';
import { ChangeList } from './change-list.tsx';
import { describeCountry } from './countries.ts';
import { readPriceLimits } from './price-limit-store.ts';
import styles from './request-page.module.css';

function ItemCard({ item, srId }: { item: RequestItem; srId: string }): ReactNode {
  const must = item.specs.filter(({ required }) => required === true);
  const nice = item.specs.filter(({ required }) => required !== true);
  return (
    <li className={styles.item}>
      <Picture address={item.images[0]} kind={item.name} size="small" />
      <div className={styles.itemBody}>
        <div className={styles.itemHead}>
          <h3>{item.name}</h3>
          {item.selected && <Badge tone="accent">chosen</Badge>}
          <span className={styles.faint}>
            {item.quantity === null ? 'quantity not known yet' : plural(item.quantity, 'piece')} · revision{' '}
            {item.revision}
          </span>
        </div>
        {item.description !== item.name && <p className={styles.soft}>{item.description}</p>}
        {item.specs.length > 0 && (
          <dl className={styles.specs}>
            {[...must, ...nice].map((spec, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice
              <div key={index} className={spec.required === true ? styles.must : styles.nice}>
                <dt>{spec.name}</dt>
                <dd>{spec.value}</dd>
                <dd className={styles.strength}>{spec.required === true ? 'must' : 'nice'}</dd>
              </div>
            ))}
          </dl>
        )}
        <More item={item} srId={srId} />
      </div>
    </li>
  );
}

/** The facts of an item beside its specs. */
function More({ item, srId }: { item: RequestItem; srId: string }): ReactNode {
  const { customization, reference_url: reference } = item;
  const limit = readPriceLimits(srId)[String(item.id)];
  const facts: [string, string | undefined | null][] = [
    ['Maximum price', limit === undefined || limit.max === '' ? null : `${limit.currency} ${limit.max} a piece`],
    ['Target price', limit === undefined || limit.target === '' ? null : `${limit.currency} ${limit.target} a piece`],
    ['Notes', item.notes],
    ['Logo file', customization?.logo_url],
    ['Packaging', customization?.packaging],
    ['Custom colour', customization?.colour],
    ['Customization', customization?.notes],
    ['Reference page', reference],
    ['Pictures', item.images.join(' ')],
  ];
  return <FactList facts={facts} dense />;
}

function Facts({ request }: { request: SourcingRequest }): ReactNode {
  const { destination } = request;
  const place =
    destination === null
      ? null
      : [
          destination.address,
          [destination.postal_code, destination.city].filter(Boolean).join(' '),
          destination.region,
          describeCountry(destination.country),
        ]
          .filter(Boolean)
          .join(', ');
  const facts: [string, ReactNode][] = [
    ['Merchant', `${request.merchant.name} (${request.merchant.id})`],
    ['Needed by', request.needed_by === null ? null : formatDate(request.needed_by)],
    ['Destination', place],
    ['Callback', request.callback_url],
    ['Version', formatCount(request.version)],
    ['Changed', <Moment key="changed" at={request.updated_at} />],
  ];
  return (
    <Panel title="Facts">
      <FactList facts={facts} />
      {request.notes !== null && (
        <>
          <h3 className={styles.notesHead}>Notes</h3>
          <p className={styles.soft}>{request.notes}</p>
        </>
      )}
    </Panel>
  );
}

function History({ srId }: { srId: string }): ReactNode {
  const { data, error } = useQuery(queries.history(srId));
  const entries = (data?.history ?? []).toReversed();
  return (
    <Panel title="History">
      {error !== null && <Problem error={error} />}
      <ol className={styles.history}>
        {entries.map((entry) => (
          <li key={entry.version}>
            <p className={styles.historyHead}>
              <strong>Version {entry.version}</strong>
              <span className={styles.faint}>
                <Moment at={entry.changed_at} />
                {entry.changed_by !== 'anonymous' && ` · ${entry.changed_by}`}
              </span>
            </p>
            {entry.changes.length === 0 ? (
              <p className={styles.faint}>Created</p>
            ) : (
              <ChangeList changes={entry.changes} />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** One request: its items and specs, its runs, what was changed, and what can be done with it. */
export default function RequestPage(): ReactNode {
  const { srId = '' } = useParams();
  const { data: request, error, refetch } = useQuery(queries.request(srId));
  const [isStarting, setStarting] = useState(false);
  if (request === undefined) {
    return (
      <Page title={srId} above={<Link to="/dashboard/requests">Requests</Link>}>
        {error === null ? <Loading what="the request" /> : <Problem error={error} onRetry={() => void refetch()} />}
      </Page>
    );
  }
  return (
    <Page
      title={request.external_id}
      above={<Link to="/dashboard/requests">Requests</Link>}
      beside={<Badge tone="quiet">{request.sr_id}</Badge>}
      actions={
        <>
          <Link to={`/dashboard/requests/new?from=${request.sr_id}`} className={buttonClass()}>
            <Icon name="copy" size={14} />
            Duplicate
          </Link>
          <Link to={`${requestAddress(request.sr_id)}/edit`} className={buttonClass()}>
            <Icon name="edit" size={14} />
            Edit
          </Link>
          <Button look="primary" disabled={request.items.length === 0} onClick={() => setStarting(true)}>
            <Icon name="play" size={14} />
            Start a run
          </Button>
        </>
      }
    >
      {isStarting && <StartRun request={request} onClose={() => setStarting(false)} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Panel title={plural(request.items.length, 'item')}>
            {request.items.length === 0 ? (
              <Empty title="No item yet.">
                <Link to={`${requestAddress(request.sr_id)}/edit`} className={buttonClass('primary')}>
                  Add an item
                </Link>
              </Empty>
            ) : (
              <ul className={styles.items}>
                {request.items.map((item) => (
                  <ItemCard key={item.id} item={item} srId={request.sr_id} />
                ))}
              </ul>
            )}
          </Panel>
        </div>
        <div className={styles.column}>
          <RunList srId={request.sr_id} />
          <Facts request={request} />
          <History srId={request.sr_id} />
        </div>
      </div>
    </Page>
  );
}
