import type { ReactNode } from 'react';
import type { ProductRow } from './item-products.ts';
import { formatMoney } from './price.ts';

/** The price at the wanted quantity, then the whole price list and the minimum order. */
export function PriceCell({ product, quantity }: { product: ProductRow; quantity: number | null }): ReactNode {
  const price = product.price ?? null;
  // Runs recorded before it was stored have the price list alone.
  const at = product.unitPrice ?? null;
  const unit = product.unit ?? 'piece';
  return (
    <div className="price">
      {price === null && at === null && <p className="amount muted">No price stated</p>}
      {at !== null && (
        <>
          <p className="amount">
            {formatMoney(at.amount, at.currency)} <small>per {unit}</small>
          </p>
          <p className="muted">
            {quantity !== null && at.minQuantity <= quantity
              ? `at ${quantity.toLocaleString('en')}`
              : `from ${at.minQuantity.toLocaleString('en')}`}
          </p>
        </>
      )}
      {price !== null && (at === null || price.tiers.length > 1) && (
        <ul className="tiers" aria-label="Price list">
          {price.tiers.map((tier) => (
            <li key={tier.min_quantity}>
              {tier.min_quantity.toLocaleString('en')}+: {formatMoney(tier.amount, price.currency)}
            </li>
          ))}
        </ul>
      )}
      {typeof product.moq === 'number' && <p className="muted">MOQ {product.moq.toLocaleString('en')}</p>}
    </div>
  );
}
