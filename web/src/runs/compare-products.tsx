import { useQueries } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Entry, MatchType, OverviewItem } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { Badge, MatchSign, matchLabel, StageBadge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { formatCount, formatMoney, formatUnits } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Loading, Problem } from '../ui/panel.tsx';
import { Picture } from '../ui/picture.tsx';
import { toSafeUrl } from '../ui/safe-url.ts';
import { Hidden } from '../ui/text.tsx';
import styles from './compare-products.module.css';
import { lowestPrices, offerPrice } from './offer-price.ts';
import { specOrder } from './product-table.tsx';
import { parseProductKey } from './run-view-state.ts';
import { useRunView } from './use-run-view.ts';

interface Line {
  name: string;
  detail?: string;
  values: { text: string; sign?: ReactNode; isBest?: boolean }[];
  /** What the products differ by, where that is not what is shown: three that meet a spec in other words do not differ. */
  answers?: readonly string[];
}

function differs({ values, answers }: Line): boolean {
  return new Set(answers ?? values.map(({ text }) => text)).size > 1;
}

function priceLines(entries: readonly Entry[], quantity: number | null): Line[] {
  const prices = entries.map((entry) => offerPrice(entry, quantity));
  const best = lowestPrices(prices);
  const each = prices.map((price, index) => ({
    text:
      price === null
        ? 'no price'
        : `${formatMoney(price.amount, price.currency)} from ${formatCount(price.minQuantity)}`,
    isBest: best.has(index),
  }));
  const totals = prices.map((price) => ({
    text: price?.total == null ? 'not known' : formatMoney(price.total, price.currency),
  }));
  return [
    { name: 'Price', values: each },
    ...(quantity === null ? [] : [{ name: `Total for ${formatCount(quantity)}`, values: totals }]),
  ];
}

interface SpecAnswer {
  matchType: MatchType;
  text: string | null;
}

/** What products say of a spec, or of their type; those that meet it do not differ, what does not, or may not, by its words as well. */
function answerLine(name: string, answers: readonly (SpecAnswer | undefined)[], unsaid: string, detail?: string): Line {
  return {
    name,
    ...(detail === undefined ? {} : { detail }),
    answers: answers.map((one) =>
      one === undefined || one.matchType === 'match' ? 'match' : Object.values(one).join(),
    ),
    values: answers.map((one) => {
      if (one === undefined) return { text: '' };
      const sign = (
        <>
          <MatchSign matchType={one.matchType} />
          <Hidden>{matchLabel(one.matchType)}: </Hidden>
        </>
      );
      return { text: one.text ?? unsaid, sign };
    }),
  };
}

function linesOf(entries: readonly Entry[], item: OverviewItem): Line[] {
  const plain = (name: string, of: (entry: Entry) => string): Line => ({
    name,
    values: entries.map((entry) => ({ text: of(entry) })),
  });
  const specs = specOrder(item.specs).map((index): Line => {
    const spec = item.specs[index];
    const answers = entries.map(({ specResults }) => {
      const found = specResults[index];
      return found && { matchType: found.matchType, text: found.productValue };
    });
    return answerLine(
      spec?.name ?? '',
      answers,
      'not said',
      `${spec?.value ?? ''}${spec?.required === true ? ' · must' : ''}`,
    );
  });
  const types = entries.map(({ productType: type }) => type && { matchType: type.matchType, text: type.found });
  return [
    ...priceLines(entries, item.quantity),
    plain('Minimum order', (entry) => (entry.moq === null ? 'not said' : formatUnits(entry.moq, entry.unit))),
    plain('Supplier', (entry) => entry.supplier.name ?? 'not named'),
    plain('Platform', (entry) => entry.platform),
    ...(types.some((type) => type !== undefined) ? [answerLine('Product type', types, 'not known')] : []),
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
  const section = useRef<HTMLElement>(null);
  const isRead = answers.every(({ data }) => data !== undefined);
  useEffect(() => {
    if (isRead) section.current?.focus();
  }, [isRead]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Whatever is open above the comparison closes first.
      const isAbove = event.defaultPrevented || document.querySelector('[role=dialog]') !== null;
      if (event.key === 'Escape' && !isAbove) change({ isComparing: false });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  const error = answers.find((answer) => answer.error !== null)?.error ?? null;
  const entries = answers.flatMap(({ data }) => (data === undefined ? [] : [data.product]));
  if (error !== null) return <Problem error={error} />;
  if (entries.length < state.compared.length) return <Loading what="the products" />;
  // As many columns as products are compared: what a style sheet cannot know.
  const columns = { '--compared': String(entries.length) } as CSSProperties;
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
      <section ref={section} className={styles.scroll} aria-label="Comparison" tabIndex={0} data-scrolls>
        <table className={styles.table} style={columns}>
          <thead>
            <tr>
              <td />
              {entries.map((entry, index) => {
                const key = state.compared[index] ?? '';
                const address = toSafeUrl(entry.url);
                return (
                  <th key={key} scope="col">
                    <div className={styles.product}>
                      <Picture address={entry.images[0]} kind={entry.productType?.found ?? item.name} size="large" />
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
              <tr key={place} data-differs={differs(line)}>
                <th scope="row">
                  {line.name}
                  {line.detail !== undefined && <span className={styles.detail}>{line.detail}</span>}
                </th>
                {line.values.map(({ text, sign, isBest = false }, index) => (
                  <td key={state.compared[index]}>
                    <span className={styles.value}>
                      {sign}
                      {text}
                      {isBest && <Badge tone="good">lowest</Badge>}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.detail}>
        Lines in which the products differ are marked; of specs, those that not all of them meet alike. Esc goes back to
        the table.
      </p>
    </div>
  );
}
