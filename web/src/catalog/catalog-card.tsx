import { type ReactNode, useState } from 'react';
import type { CatalogProduct } from '../api/answers.ts';
import { Button } from '../ui/button.tsx';
import { formatCount, formatMoney } from '../ui/format.ts';
import { Picture } from '../ui/picture.tsx';
import { toSafeUrl } from '../ui/safe-url.ts';
import { Hidden, Moment } from '../ui/text.tsx';
import styles from './catalog-card.module.css';

const fewAttributes = 4;

function priceRange({ price }: CatalogProduct): string {
  const amounts = (price?.tiers ?? []).map(({ amount }) => Number(amount)).filter(Number.isFinite);
  if (price === undefined || amounts.length === 0) return 'no price';
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return low === high
    ? formatMoney(low, price.currency)
    : `${formatMoney(low, price.currency)} – ${formatMoney(high, price.currency)}`;
}

/** A product of the catalog, with what it says of itself. */
export function CatalogCard({ product }: { product: CatalogProduct }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const address = toSafeUrl(product.url);
  const attributes = product.attributes ?? [];
  const shown = isOpen ? attributes : attributes.slice(0, fewAttributes);
  const hasMore = attributes.length > fewAttributes || product.description !== undefined;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Picture address={product.images?.[0]} kind={product.category?.at(-1) ?? product.title} size="small" />
        <div className={styles.texts}>
          <h2 className={styles.title}>
            {address === null ? (
              product.title
            ) : (
              <a href={address} target="_blank" rel="noopener noreferrer nofollow">
                {product.title}
                <Hidden> (opens in a new tab)</Hidden>
              </a>
            )}
          </h2>
          <p className={styles.sub}>
            {[product.brand, product.supplier?.name, product.platform].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <p className={styles.price}>
        {priceRange(product)}
        {product.moq !== undefined && <span className={styles.sub}> · from {formatCount(product.moq)}</span>}
      </p>
      <dl className={styles.attributes}>
        {shown.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a listing may name an attribute twice
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <>
          {product.description !== undefined && <p className={styles.description}>{product.description}</p>}
          <p className={styles.sub}>
            {product.category?.join(' › ')}
            {product.updated_at !== undefined && (
              <>
                {' '}
                · as of <Moment at={product.updated_at} />
              </>
            )}{' '}
            · {product.platform}:{product.product_id}
          </p>
        </>
      )}
      {hasMore && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Less' : 'More'}
          <Hidden> of {product.title}</Hidden>
        </Button>
      )}
    </li>
  );
}
