import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ProductRow } from './item-products.ts';
import { matchTypeToWord, SpecMark, VerdictBadge } from './mark.tsx';
import { PriceCell } from './price-cell.tsx';
import { anchorToHref, productToAnchor } from './product-anchor.ts';
import { toSafeUrl } from './safe-url.ts';
import { SpecTable } from './spec-table.tsx';

function ProductTitle({ product }: { product: ProductRow }): ReactNode {
  const address = toSafeUrl(product.url);
  if (address === null) return product.title;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {product.title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function Variants({ product }: { product: ProductRow }): ReactNode {
  const variants = product.variants ?? [];
  if (variants.length === 0) return null;
  const texts = variants.map((variant, index) => {
    const values = (variant.attributes ?? []).map(({ name, value }) => `${name}: ${value}`).join(', ');
    return values || variant.sku_id || `variant ${index + 1}`;
  });
  const fitting = typeof product.variantIndex === 'number' ? texts[product.variantIndex] : undefined;
  return (
    <p className="variants">
      <strong>{variants.length === 1 ? 'One variant' : `${variants.length} variants`}</strong>
      {fitting !== undefined && <> · fitting: {fitting}</>}
      <span className="muted">
        {' '}
        {texts.slice(0, 12).join(' · ')}
        {texts.length > 12 && ' …'}
      </span>
    </p>
  );
}

/** Why an eliminated product is out, in the words of the failed must-haves. */
function Failures({ product }: { product: ProductRow }): ReactNode {
  if (product.verdict !== 'eliminated') return null;
  const failed = product.specResults.filter((spec) => spec.required && spec.matchType === 'not_match');
  if (failed.length === 0) {
    return product.overMaxPrice ? <p className="failure">Out: its price is over the maximum.</p> : null;
  }
  return (
    <ul className="failure" aria-label="Failed must-haves">
      {failed.map((spec) => (
        <li key={spec.specName}>
          <strong>{spec.specName}</strong>: {spec.reasoning}
        </li>
      ))}
    </ul>
  );
}

interface ProductCardProps {
  product: ProductRow;
  quantity: number | null;
  rank: number;
  /** The address of the page names this product. */
  isTarget: boolean;
}

/** One product with its verdict, price and marks; the table of evidence opens below it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps): ReactNode {
  const { product, quantity, rank, isTarget } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    setOpen(true);
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, [isTarget]);
  return (
    <li className={`product ${product.verdict}`}>
      <article aria-labelledby={`${id}-title`} ref={card} tabIndex={-1} className={isTarget ? 'target' : undefined}>
        <div className="product-head">
          <div className="product-main">
            <h3 id={`${id}-title`} className={open ? undefined : 'shortened'}>
              <span className="rank">{rank}.</span> <ProductTitle product={product} />
            </h3>
            <p className="facts">
              <VerdictBadge verdict={product.verdict} />
              {product.overMaxPrice && <span className="note">over the maximum price</span>}
              <span>{product.platform}</span>
              <span className="id">{product.productId}</span>
              {product.supplier?.name && <span>{product.supplier.name}</span>}
              <span title="Ranking score: the whole number is the verdict's band, then must-haves, good-to-haves, relevance">
                score {(Math.floor(product.vetoScore * 100) / 100).toFixed(2)}
              </span>
              <a href={anchorToHref(productToAnchor(product))}>
                link<span className="sr-only"> to {product.title}</span>
              </a>
            </p>
            <Failures product={product} />
            {product.bufferNotes.length > 0 && (
              <ul className="notes" aria-label="Notes">
                {product.bufferNotes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
            {product.specResults.length > 0 && (
              <ul className="marks" aria-label="Specs">
                {product.specResults.map((spec, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice; the order never changes
                  <li key={index} className={spec.required ? 'must' : undefined}>
                    <SpecMark matchType={spec.matchType}>
                      {spec.specName}
                      <span className="sr-only">
                        : {matchTypeToWord(spec.matchType)}, {spec.required ? 'must-have' : 'good to have'}
                      </span>
                    </SpecMark>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <PriceCell product={product} quantity={quantity} />
        </div>
        {product.specResults.length > 0 && (
          <>
            <button
              type="button"
              className="disclose"
              aria-expanded={open}
              aria-controls={`${id}-specs`}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Hide evidence' : 'Show evidence'}
              <span className="sr-only"> of {product.title}</span>
            </button>
            <div id={`${id}-specs`} hidden={!open}>
              {open && (
                <>
                  <SpecTable product={product} />
                  <Variants product={product} />
                </>
              )}
            </div>
          </>
        )}
      </article>
    </li>
  );
});
