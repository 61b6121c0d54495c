import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Comparison, OverviewItem, RunStatus } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { StageBadge } from '../ui/badge.tsx';
import { controlClass } from '../ui/field.tsx';
import { formatExactTime, plural } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty, Loading, Panel, Problem } from '../ui/panel.tsx';
import { Hidden } from '../ui/text.tsx';
import styles from './changes-view.module.css';
import { useRunView } from './use-run-view.ts';

type ItemComparison = Comparison['items'][number];
type Changed = ItemComparison['changedVerdict'][number];

const mostShown = 50;

function ProductLink({
  platform,
  productId,
  title,
}: {
  platform: string;
  productId: string;
  title: string;
}): ReactNode {
  const [, change] = useRunView();
  return (
    <button
      type="button"
      className={styles.product}
      onClick={() =>
        change({
          view: 'products',
          stages: ['shortlisted', 'pending', 'eliminated', 'over_price', 'other_type'],
          product: `${platform}:${productId}`,
        })
      }
    >
      {title}
    </button>
  );
}

function ChangedProduct({ product }: { product: Changed }): ReactNode {
  return (
    <li className={styles.entry}>
      <ProductLink {...product} />
      {product.verdictBefore !== product.verdictAfter && (
        <span className={styles.turn}>
          <StageBadge stage={product.verdictBefore} />
          <Icon name="right" size={12} />
          <Hidden>now</Hidden>
          <StageBadge stage={product.verdictAfter} />
        </span>
      )}
      <ul className={styles.specs}>
        {product.specs.map((spec, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice
          <li key={index}>
            {spec.specName}: {spec.before?.productValue ?? 'nothing'}{' '}
            {spec.before?.specValues.join() !== spec.after?.specValues.join() &&
              `(wanted ${spec.before?.specValues.join(' or ') ?? 'nothing'})`}{' '}
            → {spec.after?.productValue ?? 'nothing'}{' '}
            {spec.before?.specValues.join() !== spec.after?.specValues.join() &&
              `(wanted ${spec.after?.specValues.join(' or ') ?? 'nothing'})`}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Present({ title, products }: { title: string; products: ItemComparison['came'] }): ReactNode {
  if (products.length === 0) return null;
  return (
    <Panel title={`${title}: ${plural(products.length, 'product')}`}>
      <ul className={styles.list}>
        {products.slice(0, mostShown).map((product) => (
          <li key={`${product.platform} ${product.productId}`} className={styles.entry}>
            <ProductLink {...product} />
            <StageBadge stage={product.verdict} />
          </li>
        ))}
      </ul>
      {products.length > mostShown && <p>and {products.length - mostShown} more</p>}
    </Panel>
  );
}

function Differences({ item }: { item: ItemComparison }): ReactNode {
  const count = item.came.length + item.went.length + item.changedVerdict.length + item.changedSpecs.length;
  if (count === 0)
    return <Empty icon="check" title={`Nothing changed: ${plural(item.unchanged, 'product')} as before.`} />;
  return (
    <div className={styles.view}>
      {item.changedVerdict.length > 0 && (
        <Panel title={`Another verdict: ${plural(item.changedVerdict.length, 'product')}`}>
          <ul className={styles.list}>
            {item.changedVerdict.slice(0, mostShown).map((product) => (
              <ChangedProduct key={`${product.platform} ${product.productId}`} product={product} />
            ))}
          </ul>
        </Panel>
      )}
      <Present title="New" products={item.came} />
      <Present title="Gone" products={item.went} />
      {item.changedSpecs.length > 0 && (
        <Panel title={`Same verdict, other answers: ${plural(item.changedSpecs.length, 'product')}`}>
          <ul className={styles.list}>
            {item.changedSpecs.slice(0, mostShown).map((product) => (
              <ChangedProduct key={`${product.platform} ${product.productId}`} product={product} />
            ))}
          </ul>
        </Panel>
      )}
      <p className={styles.faint}>{plural(item.unchanged, 'product')} as before.</p>
    </div>
  );
}

/** What came, went and changed since an earlier run of the same request. */
export default function ChangesView({ run, item }: { run: RunStatus; item: OverviewItem }): ReactNode {
  const runs = useQuery(queries.runs(run.srId));
  const earlier = (runs.data?.runs ?? []).filter((other) => other.state === 'done' && other.createdAt < run.createdAt);
  const [chosen, setChosen] = useState<string | null>(null);
  const before = chosen ?? earlier[0]?.runId ?? null;
  const comparison = useQuery({ ...queries.comparison(before ?? '', run.runId), enabled: before !== null });
  const error = runs.error ?? comparison.error;
  if (error !== null) return <Problem error={error} />;
  if (runs.data !== undefined && before === null) {
    return (
      <Panel>
        <Empty icon="history" title="This is the first run of the request.">
          <p>When it is run again, what changed is shown here.</p>
        </Empty>
      </Panel>
    );
  }
  const found = comparison.data?.items.find(({ itemId }) => itemId === item.item_id);
  return (
    <div className={styles.view}>
      <label className={styles.choose}>
        Compared with the run of
        <select className={controlClass} value={before ?? ''} onChange={(event) => setChosen(event.target.value)}>
          {earlier.map((other) => (
            <option key={other.runId} value={other.runId}>
              {formatExactTime(other.createdAt)} · version {other.srVersion}
            </option>
          ))}
        </select>
      </label>
      {comparison.data === undefined ? (
        <Loading what="the difference" />
      ) : found === undefined ? (
        <p>Neither run has this item.</p>
      ) : (
        <Differences item={found} />
      )}
    </div>
  );
}
