import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Entry, OverviewItem, Stage } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { MatchSign, StageBadge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { formatCount, formatMoney, formatUnits } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Loading, Problem } from '../ui/panel.tsx';
import { Picture } from '../ui/picture.tsx';
import { toSafeUrl } from '../ui/safe-url.ts';
import { Hidden } from '../ui/text.tsx';
import { useMedia } from '../ui/use-media.ts';
import { withoutTurns } from '../ui/without-turns.ts';
import { ListingText } from './listing-text.tsx';
import { judgedPriceList } from './offer-price.ts';
import styles from './product-panel.module.css';
import { parseProductKey } from './run-view-state.ts';
import { feedbackOfProduct } from './spec-feedback.ts';
import { SpecVerdict } from './spec-verdict.tsx';

function Offer({ entry, quantity }: { entry: Entry; quantity: number | null }): ReactNode {
  const variant = entry.variantIndex === null ? undefined : entry.variants[entry.variantIndex];
  const prices = judgedPriceList(entry);
  const shop = toSafeUrl(entry.supplier.shop_url);
  return (
    <section className={styles.offer}>
      <FactList
        facts={[
          [
            'Supplier',
            <span key="supplier">
              {entry.supplier.name ?? 'not named'}{' '}
              {shop !== null && (
                <a href={shop} target="_blank" rel="noopener noreferrer nofollow">
                  shop
                </a>
              )}
            </span>,
          ],
          ['Minimum order', entry.moq === null ? 'not stated' : formatUnits(entry.moq, entry.unit)],
          [
            'Variant that fits',
            variant?.attributes.map(({ name, value }) => `${name}: ${value}`).join(', ') || variant?.sku_id,
          ],
        ]}
      />
      {prices !== null && prices.tiers.length > 0 && (
        <ul className={styles.tiers} aria-label="Prices by quantity">
          {prices.tiers.map(({ minQuantity, amount, isJudged }) => (
            <li key={minQuantity} className={isJudged ? styles.judged : undefined}>
              <span>from {formatCount(minQuantity)}</span>
              <strong>{formatMoney(amount, prices.currency)}</strong>
              {isJudged && <Hidden>, {quantity === null ? 'the lowest' : 'at the wanted quantity'}</Hidden>}
            </li>
          ))}
        </ul>
      )}
      {entry.bufferNotes.length > 0 && (
        <ul className={styles.notes}>
          {entry.bufferNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface QuestionsProps {
  entry: Entry;
  runId: string;
  itemId: number;
}

/** What is still to be asked about a product; until the service says what people answered since, all that was recorded. */
function Questions({ entry, runId, itemId }: QuestionsProps): ReactNode {
  const recorded = entry.questions ?? [];
  const only = `${entry.platform}:${entry.productId}`;
  const letter = useQuery({ ...queries.questions(runId, itemId, { only }), enabled: recorded.length > 0 });
  if (recorded.length === 0) return null;
  const supplier = letter.data?.suppliers[0];
  if (letter.data !== undefined && supplier === undefined) {
    return (
      <section className={styles.section}>
        <h3>To ask the supplier</h3>
        <p className={styles.score}>Nothing is left to ask; the next run takes the answers into account.</p>
      </section>
    );
  }
  const questions = supplier?.products[0]?.questions ?? recorded;
  return (
    <section className={styles.section}>
      <h3>To ask the supplier</h3>
      <ul className={styles.questions}>
        {questions.map(({ en, zh }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two specs may be asked in the same words
          <li key={index}>
            <p>{en}</p>
            <p lang="zh">{zh}</p>
          </li>
        ))}
      </ul>
      <div className={styles.copies}>
        {supplier === undefined ? (
          <span className={styles.score}>{letter.error === null ? 'Writing the letter …' : letter.error.message}</span>
        ) : (
          <>
            <CopyButton label="Copy letter in English" text={supplier.message.en} />
            <CopyButton label="Copy letter in Chinese" text={supplier.message.zh} />
          </>
        )}
      </div>
    </section>
  );
}

interface ProductPanelProps {
  runId: string;
  item: OverviewItem;
  /** `platform:id`. */
  product: string;
  onClose: () => void;
}

/** What goods the listing sells; runs recorded before that was judged lack it. */
function ProductType({ entry }: { entry: Entry }): ReactNode {
  const { productType } = entry;
  if (productType === undefined) return null;
  return (
    <section className={styles.section}>
      <h3>Product type</h3>
      <p className={styles.type}>
        <MatchSign matchType={productType.matchType} />
        {productType.found ?? 'not known'}
      </p>
      <p className={styles.score}>{withoutTurns(productType.reasoning)}</p>
    </section>
  );
}

/** How the listing stands to the near-equal one that is ranked best. */
function SimilarListings({ entry }: { entry: Entry }): ReactNode {
  const { similarListings: similar } = entry;
  if (similar === undefined) return null;
  const others = similar.listings - 1;
  const count = others === 1 ? 'One other listing is' : `${formatCount(others)} other listings are`;
  const isBest = similar.best === `${entry.platform}:${entry.productId}`;
  return (
    <details className={styles.section}>
      <summary>Near-equal listings ({formatCount(similar.listings)})</summary>
      <p className={styles.score}>
        {isBest && `${count} near-equal; this one is ranked best.`}
        {similar.isDuplicate && 'The same as a listing of this supplier that is ranked above it.'}
        {!isBest && !similar.isDuplicate && 'It differs from the one that is ranked best:'}
      </p>
      {similar.differs.length > 0 && (
        <ul className={styles.notes}>
          {similar.differs.map(({ name, here, best }) => (
            <li key={name}>
              {name}: {here ?? 'not said'}, there {best ?? 'not said'}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Everything that is known of one product, beside the table: verdicts with their evidence, the offer, the listing. */
export default function ProductPanel({ runId, item, product, onClose }: ProductPanelProps): ReactNode {
  const { platform, productId } = parseProductKey(product);
  const answer = useQuery(queries.product(runId, item.item_id, platform, productId));
  const listing = useQuery({ ...queries.listing(platform, productId), retry: false, meta: { quiet: true } });
  const feedback = useQuery({ ...queries.feedback(runId), retry: false, meta: { quiet: true } });
  const isOver = useMedia('(max-width: 1100px)');
  const panel = useRef<HTMLElement>(null);
  const isReady = answer.data !== undefined;
  // Over the table, the panel takes the focus; beside it, the rows keep it.
  useEffect(() => {
    if (isOver && isReady) panel.current?.focus();
  }, [isOver, isReady]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  const { data } = answer;
  const entry = data?.product;
  const said = feedbackOfProduct(feedback.data?.feedback ?? [], { platform, productId });
  const address = toSafeUrl(entry?.url);
  const isOtherType = entry?.productType?.matchType === 'not_match';
  const stage: Stage = isOtherType
    ? 'other_type'
    : data?.isPriceExcluded === true
      ? 'over_price'
      : (entry?.verdict ?? 'pending');
  return (
    <aside ref={panel} className={styles.panel} aria-label="Product" tabIndex={-1} onKeyDown={onKeyDown}>
      <header className={styles.bar}>
        <span className={styles.id}>
          {platform} {productId}
        </span>
        <Button look="quiet" onClick={onClose}>
          <Icon name="close" />
          <Hidden>Close the product</Hidden>
        </Button>
      </header>
      {entry === undefined && answer.error === null && <Loading what="the product" />}
      {answer.error !== null && <Problem error={answer.error} onRetry={() => void answer.refetch()} />}
      {entry !== undefined && (
        <div className={styles.body}>
          <div className={styles.head}>
            <Picture address={entry.images[0]} kind={entry.productType?.found ?? item.name} size="large" />
            <div className={styles.headText}>
              <h3 className={styles.title}>
                {address === null ? (
                  entry.title
                ) : (
                  <a href={address} target="_blank" rel="noopener noreferrer nofollow">
                    {entry.title}
                    <Hidden> (opens in a new tab)</Hidden>
                  </a>
                )}
              </h3>
              <p className={styles.badges}>
                <StageBadge stage={stage} />
                <span className={styles.score}>
                  {entry.specResults.filter(({ matchType }) => matchType === 'match').length} of{' '}
                  {entry.specResults.length} confirmed
                </span>
              </p>
            </div>
          </div>
          <ProductType entry={entry} />
          <Offer entry={entry} quantity={item.quantity} />
          <SimilarListings entry={entry} />
          <section className={styles.section}>
            <h3>Specs</h3>
            <ul>
              {entry.specResults.map((spec, index) => (
                <SpecVerdict
                  // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice
                  key={index}
                  spec={spec}
                  target={{ runId, itemId: item.item_id, platform, productId }}
                  said={said.of(spec)}
                />
              ))}
            </ul>
          </section>
          <Questions entry={entry} runId={runId} itemId={item.item_id} />
          <section className={styles.section}>
            <h3>The listing, with the evidence marked</h3>
            {listing.isPending ? (
              <Loading what="the listing" />
            ) : (
              <ListingText entry={entry} listing={listing.data ?? null} />
            )}
          </section>
        </div>
      )}
    </aside>
  );
}
