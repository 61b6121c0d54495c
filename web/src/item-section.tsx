import { type ReactNode, useState } from 'react';
import type { ItemProducts } from './item-products.ts';
import { productToAnchor } from './product-anchor.ts';
import { ProductCard } from './product-card.tsx';
import { countVerdicts } from './product-filter.ts';

const moreStep = 50;

interface ItemSectionProps {
  /** What the filter left. */
  shown: ItemProducts;
  /** Everything the run found for the item. */
  all: ItemProducts;
  /** Products drawn before the reader asks for more: two thousand cards at once would make the page slow. */
  firstCount: number;
  /** Names the product that the address points to, if any. */
  anchor: string;
}

/** An item: what was wanted, then its products, best first. */
export function ItemSection({ shown, all, firstCount, anchor }: ItemSectionProps): ReactNode {
  const [limit, setLimit] = useState(firstCount);
  const { item } = shown;
  const counts = countVerdicts([all]);
  const target = shown.products.findIndex((product) => productToAnchor(product) === anchor);
  const visible = shown.products.slice(0, Math.max(limit, target + 1));
  const rest = shown.products.length - visible.length;
  const headingId = `item-${item.itemId}`;
  return (
    <section className="item" aria-labelledby={headingId}>
      <header className="item-head">
        <h2 id={headingId}>{item.name}</h2>
        <p className="muted">
          {item.quantity === null ? 'quantity not known yet' : `${item.quantity.toLocaleString('en')} wanted`}
          {' · '}
          {all.candidates !== null && `${all.candidates.toLocaleString('en')} candidates · `}
          {counts.shortlisted} shortlisted · {counts.pending} pending · {counts.eliminated} eliminated
        </p>
        {item.description && <p className="description">{item.description}</p>}
        {item.specs.length > 0 && (
          <ul className="wanted" aria-label={`Wanted specs of ${item.name}`}>
            {item.specs.map((spec, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice; the order never changes
              <li key={index} className={spec.required ? 'must' : undefined}>
                <span className="wanted-name">{spec.name}:</span> {spec.value}{' '}
                <span className="need">{spec.required ? 'must-have' : 'good to have'}</span>
              </li>
            ))}
          </ul>
        )}
      </header>
      {shown.products.length === 0 ? (
        <p className="empty">
          {all.products.length === 0
            ? ['No product was found for this item.', ...all.notes].join(' ')
            : counts.shortlisted + counts.pending === 0
              ? `None of the ${all.products.length} products found passes every must-have. Show eliminated ones to see why.`
              : 'No product of this item passes the filter.'}
        </p>
      ) : (
        <ol className="products">
          {visible.map((product, index) => (
            <ProductCard
              key={`${product.platform}:${product.productId}`}
              product={product}
              quantity={item.quantity}
              rank={index + 1}
              isTarget={index === target}
            />
          ))}
        </ol>
      )}
      {rest > 0 && (
        <button type="button" className="more" onClick={() => setLimit(visible.length + moreStep)}>
          Show {Math.min(rest, moreStep)} more of {rest.toLocaleString('en')}
          <span className="sr-only"> for {item.name}</span>
        </button>
      )}
    </section>
  );
}
