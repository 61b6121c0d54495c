import type { ReactNode } from 'react';
import type { Comparison, ItemComparison, RunStatus } from './answers.ts';
import {
  type ChangedProduct,
  hasOtherAnswer,
  type ItemChanges,
  listChanges,
  type SpecChange,
  tellSummary,
} from './comparison.ts';
import { runAddress } from './dashboard-address.ts';
import { matchTypeToWord, SpecMark, VerdictBadge } from './mark.tsx';
import { anchorToHref, productToAnchor } from './product-anchor.ts';
import { Moment } from './run-header.tsx';
import { useAnswer } from './use-answer.ts';

type PresentProduct = ItemComparison['came'][number];

/** Products of one kind of change that are listed; a feed that was replaced changes thousands. */
const listedAtMost = 25;
/** So few changes of a single item are shown at once. */
const openedAtMost = 5;

function Arrow(): ReactNode {
  return (
    <>
      {' '}
      <span aria-hidden="true">→</span>
      <span className="sr-only">now</span>{' '}
    </>
  );
}

function Side({ side, absent }: { side: SpecChange['before']; absent: string }): ReactNode {
  if (side === null) return <span className="muted">{absent}</span>;
  return (
    <>
      <SpecMark matchType={side.matchType}>{matchTypeToWord(side.matchType)}</SpecMark>{' '}
      {side.productValue ?? <span className="muted">nothing found</span>}
    </>
  );
}

function SpecLine({ change: { specName, before, after } }: { change: SpecChange }): ReactNode {
  return (
    <li>
      {specName}: <Side side={before} absent="not asked for" />
      <Arrow />
      <Side side={after} absent="not asked for any more" />
    </li>
  );
}

/** One kind of change: its products, the first of many. */
function ChangeList<Product extends PresentProduct | ChangedProduct>(props: {
  title: string;
  products: Product[];
  /** The products are on this page. Those that went are not. */
  itemId: number | null;
  children: (product: Product) => ReactNode;
}): ReactNode {
  const { title, products, itemId, children } = props;
  if (products.length === 0) return null;
  const rest = products.length - listedAtMost;
  return (
    <>
      <h3>
        {title} <span className="muted">({products.length.toLocaleString('en')})</span>
      </h3>
      <ul className="changes">
        {products.slice(0, listedAtMost).map((product) => (
          <li key={`${product.platform}:${product.productId}`}>
            {itemId === null ? (
              product.title
            ) : (
              <a href={anchorToHref(productToAnchor({ ...product, itemId }))}>{product.title}</a>
            )}{' '}
            <span className="muted">
              {product.platform} {product.productId}
            </span>{' '}
            {children(product)}
          </li>
        ))}
        {rest > 0 && <li className="muted">and {rest.toLocaleString('en')} more</li>}
      </ul>
    </>
  );
}

function ChangeDetails({ product }: { product: ChangedProduct }): ReactNode {
  return (
    <>
      {product.verdictBefore !== product.verdictAfter && (
        <>
          <VerdictBadge verdict={product.verdictBefore} />
          <Arrow />
          <VerdictBadge verdict={product.verdictAfter} />
        </>
      )}
      <ul className="spec-changes">
        {product.specs.filter(hasOtherAnswer).map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice; the order never changes
          <SpecLine key={index} change={change} />
        ))}
      </ul>
    </>
  );
}

function ChangedItem({ changes, isOpen }: { changes: ItemChanges; isOpen: boolean }): ReactNode {
  const { item, revision, wishes, otherAnswers, count } = changes;
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <strong>{item.name}</strong>{' '}
          <span className="muted">
            {count.toLocaleString('en')} {count === 1 ? 'product' : 'products'}
            {revision !== null && ` · ${revision}`}
          </span>
        </summary>
        {wishes.length > 0 && (
          <ul className="spec-changes" aria-label="Wishes that were edited">
            {wishes.map(({ specName, before, now }) => (
              <li key={`${specName} ${before} ${now}`}>
                {specName}: wanted {before}
                <Arrow />
                {now}
              </li>
            ))}
          </ul>
        )}
        {count === 0 && <p className="muted">Every product and every answer is as before.</p>}
        <ChangeList title="Another verdict" products={item.changedVerdict} itemId={item.itemId}>
          {(product) => <ChangeDetails product={product} />}
        </ChangeList>
        <ChangeList title="Came" products={item.came} itemId={item.itemId}>
          {(product) => <VerdictBadge verdict={product.verdict} />}
        </ChangeList>
        <ChangeList title="Went" products={item.went} itemId={null}>
          {(product) => (
            <>
              <span className="muted">was</span> <VerdictBadge verdict={product.verdict} />
            </>
          )}
        </ChangeList>
        <ChangeList title="The same verdict, other answers" products={otherAnswers} itemId={item.itemId}>
          {(product) => <ChangeDetails product={product} />}
        </ChangeList>
      </details>
    </li>
  );
}

/** What differs from the done run before this one: products, verdicts, answers. */
export function WhatChanged({ runId, earlier }: { runId: string; earlier: RunStatus }): ReactNode {
  const path = `/api/runs/${encodeURIComponent(earlier.runId)}/diff/${encodeURIComponent(runId)}`;
  const { value, trouble } = useAnswer<Comparison>(path, true);
  const changes = value === null ? [] : listChanges(value);
  return (
    <section className="panel" aria-labelledby="what-changed">
      <h2 id="what-changed">What changed</h2>
      <p className="muted">
        Since the{' '}
        <a href={runAddress(earlier.runId)}>
          run of <Moment at={earlier.createdAt} />
        </a>
        {value !== null && `: ${tellSummary(value, changes)}`}
      </p>
      {trouble !== null && <p role="alert">The comparison could not be read: {trouble}</p>}
      {value === null && trouble === null && <p className="muted">Comparing …</p>}
      {value !== null && changes.length === 0 && <p>Nothing: every product and every answer is the same.</p>}
      {changes.length > 0 && (
        <ul className="changed-items" aria-label="Changes by item">
          {changes.map((one) => (
            <ChangedItem
              key={one.item.itemId}
              changes={one}
              isOpen={changes.length === 1 && one.count <= openedAtMost}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
