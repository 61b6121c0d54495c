import type { ReactNode } from 'react';
import type { ProductRow } from './item-products.ts';
import { findPriceAt, formatMoney } from './price.ts';

/** The price at the wanted quantity, then the whole price list and the minimum order. */
export function PriceCell({ product, quantity }: { product: ProductRow; quantity: number | null }): ReactNode {
  const price = product.price ?? null;
  const at = price === null ? null : findPriceAt(price, quantity);
  const unit = product.unit ?? 'piece';
  return (
    <div className="price">
      {price === null || at === null ? (
        <p className="amount muted">No price stated</p>
      ) : (
        <>
          <p className="amount">
            {formatMoney(at.amount, price.currency)} <small>per {unit}</small>
          </p>
          <p className="muted">
            {at.reached && quantity !== null
              ? `at ${quantity.toLocaleString('en')}`
              : `from ${at.minQuantity.toLocaleString('en')}`}
          </p>
          {price.tiers.length > 1 && (
            <ul className="tiers" aria-label="Price list">
              {price.tiers.map((tier) => (
                <li key={tier.min_quantity}>
                  {tier.min_quantity.toLocaleString('en')}+: {formatMoney(tier.amount, price.currency)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {typeof product.moq === 'number' && <p className="muted">MOQ {product.moq.toLocaleString('en')}</p>}
    </div>
  );
}
