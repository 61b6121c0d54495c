import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Entry, OverviewItem } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { MatchSign, matchLabel, StageBadge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading, Problem } from '../ui/panel.tsx';
import { Picture } from '../ui/picture.tsx';
import { toSafeUrl } from '../ui/safe-url.ts';
import { formatCount, formatMoney, Hidden } from '../ui/text.tsx';
import styles from './compare-products.module.css';
import { specOrder } from './product-table.tsx';
import { parseProductKey } from './run-view-state.ts';
import { useRunView } from './use-run-view.ts';

function priceOf({ price }: Entry, quantity: number | null): string {
  const tiers = price?.tiers ?? [];
  const tier = (quantity === null ? undefined : tiers.findLast((step) => step.min_quantity <= quantity)) ?? tiers[0];
  return tier === undefined
    ? 'no price'
    : `${formatMoney(tier.amount, price?.currency ?? '')} from ${formatCount(tier.min_quantity)}`;
}

interface Line {
  name: string;
  detail?: string;
  values: { text: string; sign?: ReactNode }[];
}

function linesOf(entries: readonly Entry[], item: OverviewItem): Line[] {
  const plain = (name: string, of: (entry: Entry) => string): Line => ({
    name,
    values: entries.map((entry) => ({ text: of(entry) })),
  });
  const specs = specOrder(item.specs).map((index): Line => {
    const spec = item.specs[index];
    return {
      name: spec?.name ?? '',
      detail: `${spec?.value ?? ''}${spec?.required === true ? ' · must' : ''}`,
      values: entries.map((entry) => {
        const answer = entry.specResults[index];
        if (answer === undefined) return { text: '' };
        return {
          text: answer.productValue ?? 'not said',
          sign: (
            <>
              <MatchSign matchType={answer.matchType} />
              <Hidden>{matchLabel(answer.matchType)}: </Hidden>
            </>
          ),
        };
      }),
    };
  });
  return [
    plain('Price', (entry) => priceOf(entry, item.quantity)),
    plain('Minimum order', (entry) =>
      entry.moq === null ? 'not said' : `${formatCount(entry.moq)} ${entry.unit ?? ''}`,
    ),
    plain('Supplier', (entry) => entry.supplier.name ?? 'not named'),
    plain('Platform', (entry) => entry.platform),
    ...specs,
    plain('Notes', (entry) => entry.bufferNotes.join('; ') || 'none'),
  ];
}

/** Up to four products side by side; lines in which they differ stand out. */
export default function CompareProducts({ runId, item }: { runId: string; item: OverviewItem }): ReactNode {
  const [state, change] = useRunView();
  const answers = useQueries({
    queries: state.compared.map((key) => {
      const { platform, productId } = parseProductKey(key);
      return queries.product(runId, item.item_id, platform, productId);
    }),
  });
  const error = answers.find((answer) => answer.error !== null)?.error ?? null;
  const entries = answers.flatMap(({ data }) => (data === undefined ? [] : [data.product]));
  if (error !== null) return <Problem error={error} />;
  if (entries.length < state.compared.length) return <Loading what="the products" />;
  const remove = (key: string): void => {
    const compared = state.compared.filter((known) => known !== key);
    change(compared.length < 2 ? { compared, isComparing: false } : { compared });
  };
  return (
    <div className={styles.view}>
      <Button onClick={() => change({ isComparing: false })}>
        <Icon name="left" size={14} />
        Back to the table
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroll} aria-label="Comparison" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {entries.map((entry, index) => {
                const key = state.compared[index] ?? '';
                const address = toSafeUrl(entry.url);
                return (
                  <th key={key} scope="col">
                    <div className={styles.product}>
                      <Picture address={entry.images[0]} kind={item.name} size="large" />
                      {address === null ? (
                        <span>{entry.title}</span>
                      ) : (
                        <a href={address} target="_blank" rel="noopener noreferrer nofollow">
                          {entry.title}
                        </a>
                      )}
                      <StageBadge
                        stage={answers[index]?.data?.isPriceExcluded === true ? 'over_price' : entry.verdict}
                      />
                      <Button look="quiet" onClick={() => remove(key)}>
                        <Icon name="close" size={14} />
                        Leave out
                        <Hidden> {entry.title}</Hidden>
                      </Button>
                    </div>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {linesOf(entries, item).map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice
              <tr key={place} data-differs={new Set(line.values.map(({ text }) => text)).size > 1}>
                <th scope="row">
                  {line.name}
                  {line.detail !== undefined && <span className={styles.detail}>{line.detail}</span>}
                </th>
                {line.values.map(({ text, sign }, index) => (
                  <td key={state.compared[index]}>
                    <span className={styles.value}>
                      {sign}
                      {text}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.detail}>Lines in which the products differ are marked.</p>
    </div>
  );
}
