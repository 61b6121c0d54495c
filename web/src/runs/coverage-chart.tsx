import type { ReactNode } from 'react';
import type { Charts, MatchType, OverviewItem } from '../api/answers.ts';
import { matchLabel } from '../ui/badge.tsx';
import { formatCount } from '../ui/format.ts';
import { Hidden } from '../ui/text.tsx';
import styles from './coverage-chart.module.css';

const matchTypes: readonly MatchType[] = ['match', 'unknown', 'not_match'];

interface CoverageChartProps {
  specs: OverviewItem['specs'];
  coverage: Charts['coverage'];
  onChoose: (spec: number, matchType: MatchType) => void;
}

/** How many products meet, leave open or miss each spec; a part that is chosen shows its products. */
export function CoverageChart({ specs, coverage, onChoose }: CoverageChartProps): ReactNode {
  return (
    <ul className={styles.list}>
      {specs.map((spec, index) => {
        const counts = coverage[index];
        if (counts === undefined) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice
          <li key={index} className={styles.spec}>
            <span className={styles.name}>
              {spec.name} <span className={styles.wanted}>{spec.value}</span>
            </span>
            <span className={styles.bar}>
              {matchTypes.map(
                (matchType) =>
                  counts[matchType] > 0 && (
                    <button
                      key={matchType}
                      type="button"
                      className={`${styles.part} ${styles[matchType]}`}
                      style={{ flexGrow: counts[matchType] }}
                      title={`${counts[matchType]} ${matchLabel(matchType)}`}
                      onClick={() => onChoose(index, matchType)}
                    >
                      {formatCount(counts[matchType])}
                      <Hidden>
                        {' '}
                        products: {spec.name} {matchLabel(matchType)}
                      </Hidden>
                    </button>
                  ),
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
