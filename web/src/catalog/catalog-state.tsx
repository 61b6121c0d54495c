import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../api/queries.ts';
import { cell, DataTable } from '../ui/data-table.tsx';
import { formatBytes, formatCount, formatShare } from '../ui/format.ts';
import { Empty, Loading, Notice, Panel, Problem } from '../ui/panel.tsx';
import { Moment } from '../ui/text.tsx';
import styles from './catalog-state.module.css';

/** What the catalog holds, how fresh it is, and what its products say of themselves. */
export function CatalogState(): ReactNode {
  const { data, error, refetch } = useQuery(queries.catalog());
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading what="the catalog" />;
  if (data.products === 0) {
    return (
      <Panel>
        <Empty icon="catalog" title="The catalog is empty.">
          <p>
            <code>assay catalog import products.jsonl</code> loads products; CSV, Google Merchant, JSON-LD and Shopify
            exports are read as well.
          </p>
        </Empty>
      </Panel>
    );
  }
  const figures: [string, ReactNode][] = [
    ['Products', formatCount(data.products)],
    ['Last import', data.written_at === null ? 'never' : <Moment key="written" at={data.written_at} />],
    ['Not indexed yet', formatCount(data.unindexed)],
    ['On disk', formatBytes(data.bytes)],
  ];
  return (
    <>
      {data.is_replacing && (
        <Notice tone="open">A feed is being replaced: searches still see what was there before it.</Notice>
      )}
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Panel title="Platforms" flush>
        <DataTable
          label="Platforms"
          columns={[
            { label: 'Platform' },
            { label: 'Products', isNumber: true },
            { label: 'With a price', isNumber: true },
            { label: 'With attributes', isNumber: true },
            { label: 'With pictures', isNumber: true },
            { label: 'With a supplier id', isNumber: true },
          ]}
        >
          {data.platforms.map((platform) => (
            <tr key={platform.platform}>
              <td>{platform.platform}</td>
              <td className={cell.number}>{formatCount(platform.products)}</td>
              <td className={cell.number}>{formatShare(platform.with_price, platform.products)}</td>
              <td className={cell.number}>{formatShare(platform.with_attributes, platform.products)}</td>
              <td className={cell.number}>{formatShare(platform.with_images, platform.products)}</td>
              <td className={cell.number}>{formatShare(platform.with_supplier_id, platform.products)}</td>
            </tr>
          ))}
        </DataTable>
      </Panel>
      <Panel title={`Attributes of ${formatCount(data.profile.sampled)} products`} flush>
        <DataTable
          label="Attributes"
          columns={[
            { label: 'Attribute' },
            { label: 'Named by', isNumber: true },
            { label: 'Values', isNumber: true },
            { label: 'Such as' },
          ]}
        >
          {data.profile.attributes.slice(0, 60).map((attribute) => (
            <tr key={attribute.name}>
              <td>{attribute.name}</td>
              <td className={cell.number}>{formatShare(attribute.products, data.profile.sampled)}</td>
              <td className={cell.number}>{formatCount(attribute.values)}</td>
              <td className={cell.sub}>{attribute.examples.join(' · ')}</td>
            </tr>
          ))}
        </DataTable>
      </Panel>
    </>
  );
}
