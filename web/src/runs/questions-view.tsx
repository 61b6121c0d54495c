import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OverviewItem, Questions } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Empty, Loading, Panel, Problem } from '../ui/panel.tsx';
import { Hidden, plural } from '../ui/text.tsx';
import styles from './questions-view.module.css';
import { useRunView } from './use-run-view.ts';

const languages = [
  ['en', 'English'],
  ['zh', '中文'],
  ['de', 'Deutsch'],
] as const;
type Language = (typeof languages)[number][0];
type Supplier = Questions['suppliers'][number];

/** The supplier's name; the document leaves the shape of a supplier open. */
function nameOf({ supplier, platform }: Supplier): string {
  const name = (supplier as { name?: unknown }).name;
  return typeof name === 'string' ? name : `A supplier on ${platform}`;
}

function Letter({ supplier, language }: { supplier: Supplier; language: Language }): ReactNode {
  const [, change] = useRunView();
  return (
    <Panel
      title={nameOf(supplier)}
      actions={<CopyButton label="Copy the letter" text={supplier.message[language] ?? ''} />}
    >
      <div className={styles.letter}>
        <ul className={styles.products}>
          {supplier.products.map((product) => (
            <li key={`${product.item_id} ${product.product_id}`}>
              <button
                type="button"
                className={styles.product}
                onClick={() => change({ view: 'products', product: `${product.platform}:${product.product_id}` })}
              >
                {product.title}
              </button>
              <ul className={styles.questions} lang={language}>
                {product.questions.map((question) => (
                  <li key={question.en}>{question[language]}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <details>
          <summary>The letter</summary>
          <pre className={styles.text} lang={language}>
            {supplier.message[language]}
          </pre>
        </details>
      </div>
    </Panel>
  );
}

/** What to ask, supplier by supplier, in the language that is chosen. */
export default function QuestionsView({ runId, item }: { runId: string; item: OverviewItem }): ReactNode {
  const [language, setLanguage] = useState<Language>('en');
  const { data, error, refetch } = useQuery({
    ...queries.questions(runId, item.item_id, language),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading what="the questions" />;
  if (data.suppliers.length === 0) {
    return (
      <Panel>
        <Empty icon="letter" title="There is nothing to ask.">
          <p>No product is pending: every must-have is answered one way or the other.</p>
        </Empty>
      </Panel>
    );
  }
  const whole = data.suppliers
    .map((supplier) => `${nameOf(supplier)}\n\n${supplier.message[language]}`)
    .join('\n\n———\n\n');
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <p>
          {plural(data.total_count, 'pending product')} of {plural(data.suppliers.length, 'supplier')}
        </p>
        <fieldset className={styles.languages}>
          <legend>
            <Hidden>Language of the letters</Hidden>
          </legend>
          {languages.map(([code, name]) => (
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
        <CopyButton label="Copy all letters" text={whole} />
      </div>
      {data.suppliers.map((supplier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: suppliers may have no name and no id
        <Letter key={index} supplier={supplier} language={language} />
      ))}
    </div>
  );
}
