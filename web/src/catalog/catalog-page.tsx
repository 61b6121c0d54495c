import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CatalogSearch } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { Page } from '../frame/page.tsx';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/field.tsx';
import { formatCount, plural } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Empty, Loading, Panel, Problem } from '../ui/panel.tsx';
import { Hidden } from '../ui/text.tsx';
import { useMedia } from '../ui/use-media.ts';
import { CatalogCard } from './catalog-card.tsx';
import styles from './catalog-page.module.css';
import { CatalogState } from './catalog-state.tsx';

type FacetName = keyof CatalogSearch['facets'];

const facetLabels: Record<FacetName, string> = { category: 'Type', platform: 'Platform', brand: 'Brand' };

function Facet(props: {
  name: FacetName;
  values: CatalogSearch['facets'][FacetName];
  chosen: string;
  onChoose: (value: string) => void;
}): ReactNode {
  const { name, values, chosen, onChoose } = props;
  if (values.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend>{facetLabels[name]}</legend>
      {values.slice(0, 12).map(({ value, products }) => (
        <button
          key={value}
          type="button"
          className={styles.value}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value === chosen ? '' : value)}
        >
          <span className={styles.valueName}>{value}</span>
          <span className={styles.count}>{formatCount(products)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Beside the products; on a narrow page behind a button, so that the products come first. */
function Facets({ chosen, children }: { chosen: readonly string[]; children: ReactNode }): ReactNode {
  const isNarrow = useMedia('(max-width: 760px)');
  if (!isNarrow) {
    return (
      <aside className={styles.facets} aria-label="Narrow the search">
        {children}
      </aside>
    );
  }
  return (
    <details>
      <summary>{chosen.length === 0 ? 'Narrow the search' : `Narrowed to ${chosen.join(', ')}`}</summary>
      <div className={styles.facets}>{children}</div>
    </details>
  );
}

const pageSize = 24;

/** The catalog: searched in words as a buyer would, or what it holds and how fresh it is. */
export default function CatalogPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const of = (name: string) => search.get(name) ?? '';
  const page = Math.max(1, Number(of('page')) || 1);
  const { data, error, isFetching, refetch } = useQuery(
    queries.catalogSearch({ q: of('q'), platform: of('platform'), brand: of('brand'), category: of('category'), page }),
  );
  const set = (changes: Record<string, string>): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ page: '', ...changes })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next);
  };
  const isSearching = of('q') !== '';
  return (
    <Page title="Catalog">
      <search>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
            setSearch(q === '' ? {} : { q });
          }}
        >
          <label className={styles.words}>
            <Hidden>What to look for</Hidden>
            <input
              key={of('q')}
              name="q"
              type="search"
              className={controlClass}
              placeholder="insulated steel bottle 500 ml"
              defaultValue={of('q')}
              maxLength={1000}
            />
          </label>
          <Button look="primary" type="submit">
            <Icon name="search" size={14} />
            Search
          </Button>
        </form>
      </search>
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {!isSearching && <CatalogState />}
      {isSearching && data === undefined && error === null && <Loading what="the catalog" />}
      {isSearching && data !== undefined && (
        <div className={styles.columns}>
          <Facets chosen={['category', 'platform', 'brand'].flatMap((name) => of(name) || [])}>
            {(['category', 'platform', 'brand'] as const).map((name) => (
              <Facet
                key={name}
                name={name}
                values={data.facets[name]}
                chosen={of(name)}
                onChoose={(value) => set({ [name]: value })}
              />
            ))}
          </Facets>
          <div className={styles.results} aria-busy={isFetching}>
            <p role="status">
              {data.total_count >= 1000 ? 'The best 1,000 products' : plural(data.total_count, 'product')}
            </p>
            {data.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {data.products.length === 0 ? (
              <Panel>
                <Empty icon="search" title="Nothing found.">
                  <p>Try other words, or fewer of them.</p>
                </Empty>
              </Panel>
            ) : (
              <ul className={styles.list}>
                {data.products.map((product) => (
                  <CatalogCard key={`${product.platform} ${product.product_id}`} product={product} />
                ))}
              </ul>
            )}
            <div className={styles.pages}>
              {page > 1 && <Button onClick={() => set({ page: String(page - 1) })}>Earlier</Button>}
              {page * pageSize < data.total_count && (
                <Button onClick={() => set({ page: String(page + 1) })}>More</Button>
              )}
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}
