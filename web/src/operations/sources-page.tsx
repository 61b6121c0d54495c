import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Source } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { Page } from '../frame/page.tsx';
import { Badge } from '../ui/badge.tsx';
import { cell, DataTable } from '../ui/data-table.tsx';
import { formatCount, formatDuration } from '../ui/format.ts';
import { Loading, Panel, Problem } from '../ui/panel.tsx';
import { Moment } from '../ui/text.tsx';
import styles from './operations.module.css';

function Health({ source }: { source: Source }): ReactNode {
  if (source.kind === 'former') return <Badge tone="quiet">not configured now</Badge>;
  if (source.searches === 0) return <Badge tone="quiet">not searched yet</Badge>;
  const isDown =
    source.last_failed_at !== null &&
    (source.last_answered_at === null || source.last_failed_at > source.last_answered_at);
  if (isDown) return <Badge tone="bad">failing</Badge>;
  return source.failures > 0 ? <Badge tone="open">answers again</Badge> : <Badge tone="good">answers</Badge>;
}

/** The sources that runs search, and how they fared. */
export default function SourcesPage(): ReactNode {
  const { data, error, refetch } = useQuery(queries.sources());
  return (
    <Page title="Sources">
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading what="the sources" />}
      {data !== undefined && (
        <Panel flush>
          <DataTable
            label="Sources"
            columns={[
              { label: 'Source' },
              { label: 'Health' },
              { label: 'Searches', isNumber: true },
              { label: 'Failed', isNumber: true },
              { label: 'Products brought', isNumber: true },
              { label: 'Half take less than', isNumber: true },
              { label: 'Last answer' },
            ]}
          >
            {data.sources.map((source) => (
              <tr key={source.name}>
                <td className={styles.name}>
                  {source.name}
                  <div className={cell.sub}>{source.kind}</div>
                </td>
                <td>
                  <Health source={source} />
                </td>
                <td className={cell.number}>{formatCount(source.searches)}</td>
                <td className={cell.number}>{formatCount(source.failures)}</td>
                <td className={cell.number}>{formatCount(source.candidates)}</td>
                <td className={cell.number}>{source.median_ms === null ? '–' : formatDuration(source.median_ms)}</td>
                <td>
                  {source.last_answered_at === null ? 'never' : <Moment at={source.last_answered_at} />}
                  {source.last_error !== null && source.last_failed_at !== null && (
                    <div className={styles.error}>
                      <Moment at={source.last_failed_at} />: {source.last_error}
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <p className={styles.faint}>
        Over the newest 100 runs. A marketplace is described in the file that <code>SOURCES_FILE</code> names;{' '}
        <code>assay sources check</code> tries each of them.
      </p>
    </Page>
  );
}
