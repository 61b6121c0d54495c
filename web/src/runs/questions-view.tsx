import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Language, OverviewItem, Questions } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { formatCount, plural } from '../ui/format.ts';
import { Empty, Loading, Panel, Problem } from '../ui/panel.tsx';
import { Hidden } from '../ui/text.tsx';
import styles from './questions-view.module.css';
import { useRunView } from './use-run-view.ts';

type Supplier = Questions['suppliers'][number];

const nameOf = ({ supplier, platform }: Supplier): string => supplier.name ?? `A supplier on ${platform}`;

const keyOf = (product: Supplier['products'][number]): string => `${product.platform}:${product.product_id}`;

interface LetterProps {
  runId: string;
  itemId: number;
  supplier: Supplier;
  language: Language;
  /** The products that are to be left out of the letter, by key. */
  unticked: ReadonlySet<string>;
  onTick: (key: string) => void;
}

function Letter({ runId, itemId, supplier, language, unticked, onTick }: LetterProps): ReactNode {
  const [, change] = useRunView();
  const asked = supplier.products.map(keyOf).filter((key) => !unticked.has(key));
  const isWhole = asked.length === supplier.products.length;
  // The service writes the letter anew about what is ticked: its words depend on how many products there are.
  const part = useQuery({
    ...queries.questions(runId, itemId, { language, only: asked.join(',') }),
    enabled: !isWhole && asked.length > 0,
  });
  const text = isWhole ? supplier.message[language] : part.data?.suppliers[0]?.message[language];
  return (
    <Panel
      title={nameOf(supplier)}
      actions={
        asked.length === 0 ? (
          <span className={styles.none}>no product ticked</span>
        ) : text === undefined ? (
          <span className={styles.none}>{part.error?.message ?? 'Writing the letter …'}</span>
        ) : (
          <CopyButton label="Copy the letter" text={text} />
        )
      }
    >
      <div className={styles.letter}>
        <ul className={styles.products}>
          {supplier.products.map((product) => (
            <li key={`${product.item_id} ${product.product_id}`}>
              <div className={styles.head}>
                {supplier.products.length > 1 && (
                  <label>
                    <input
                      type="checkbox"
                      checked={!unticked.has(keyOf(product))}
                      onChange={() => onTick(keyOf(product))}
                    />
                    <Hidden>Ask about {product.title}</Hidden>
                  </label>
                )}
                <button
                  type="button"
                  className={styles.product}
                  onClick={() => change({ view: 'products', product: `${product.platform}:${product.product_id}` })}
                >
                  {product.title}
                </button>
              </div>
              <ul className={styles.questions} lang={language}>
                {product.questions.map((question, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two specs may be asked in the same words
                  <li key={index}>{question[language]}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <details>
          <summary>The letter</summary>
          <pre className={styles.text} lang={language}>
            {text}
          </pre>
        </details>
      </div>
    </Panel>
  );
}

/** What to ask, supplier by supplier, in the language that is chosen. */
export default function QuestionsView(props: { runId: string; item: OverviewItem; pending: number }): ReactNode {
  const { runId, item, pending } = props;
  const [language, setLanguage] = useState<Language>('en');
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const tick = (key: string): void => {
    const next = new Set(unticked);
    if (!next.delete(key)) next.add(key);
    setUnticked(next);
  };
  const { data, error, refetch } = useQuery({
    ...queries.questions(runId, item.item_id, { language }),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading what="the questions" />;
  if (data.suppliers.length === 0) {
    return (
      <Panel>
        <Empty icon="letter" title="There is nothing to ask.">
          <p>
            {pending === 0
              ? 'No product is pending: every must-have is answered one way or the other.'
              : `Of ${plural(pending, 'pending product')} it is not known whether ${pending === 1 ? 'it is' : 'they are'} ` +
                `what you want at all: look at ${pending === 1 ? 'it' : 'them'} before you write.`}
          </p>
        </Empty>
      </Panel>
    );
  }
  const shown = data.suppliers.reduce((sum, { products }) => sum + products.length, 0);
  const whole = data.suppliers
    .map((supplier) => `${nameOf(supplier)}\n\n${supplier.message[language]}`)
    .join('\n\n———\n\n');
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <p>
          {plural(data.total_count, 'product')} to ask about, of {plural(data.suppliers.length, 'supplier')}
          {shown < data.total_count && ` · the best ${formatCount(shown)} are shown`}
        </p>
        <fieldset className={styles.languages}>
          <legend>
            <Hidden>Language of the letters</Hidden>
          </legend>
          {data.languages?.map(({ code, name }) => (
            <Button
              key={code}
              look={language === code ? 'primary' : 'plain'}
              aria-pressed={language === code}
              onClick={() => setLanguage(code)}
            >
              <span lang={code}>{name}</span>
            </Button>
          ))}
        </fieldset>
        {unticked.size === 0 && <CopyButton label="Copy all letters" text={whole} />}
      </div>
      {data.suppliers.map((supplier, index) => (
        <Letter
          // biome-ignore lint/suspicious/noArrayIndexKey: suppliers may have no name and no id
          key={index}
          runId={runId}
          itemId={item.item_id}
          supplier={supplier}
          language={language}
          unticked={unticked}
          onTick={tick}
        />
      ))}
    </div>
  );
}
