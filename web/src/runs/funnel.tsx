import type { ReactNode } from 'react';
import type { Funnel as Counts, Stage } from '../api/answers.ts';
import { stageLooks } from '../ui/badge.tsx';
import { formatCount } from '../ui/format.ts';
import { Hidden } from '../ui/text.tsx';
import styles from './funnel.module.css';
import { firstStages } from './run-view-state.ts';

const order: readonly Stage[] = ['other_type', 'over_price', 'eliminated', 'pending', 'shortlisted'];

interface FunnelProps {
  counts: Counts;
  stages: readonly Stage[];
  onChoose: (stages: Stage[]) => void;
}

/** From what was found to what is left: each step shows its share, and shows only its products when chosen. */
export function Funnel({ counts, stages, onChoose }: FunnelProps): ReactNode {
  const whole = Math.max(1, counts.found);
  const steps = order.filter((stage) => counts[stage] > 0 || firstStages.includes(stage));
  return (
    <fieldset className={styles.funnel}>
      <legend>
        <Hidden>From found to shortlisted</Hidden>
      </legend>
      <button
        type="button"
        className={styles.step}
        aria-pressed={stages.length === order.length}
        onClick={() => onChoose([...order])}
      >
        <span className={styles.number}>{formatCount(counts.found)}</span>
        <span className={styles.label}>Found</span>
        <Bar share={1} tone="all" />
      </button>
      {steps.map((stage) => (
        <button
          key={stage}
          type="button"
          className={styles.step}
          aria-pressed={stages.length === 1 && stages[0] === stage}
          onClick={() => onChoose(stages.length === 1 && stages[0] === stage ? [...firstStages] : [stage])}
        >
          <span className={styles.number}>{formatCount(counts[stage])}</span>
          <span className={styles.label}>{stageLooks[stage].label}</span>
          <Bar share={counts[stage] / whole} tone={stage} />
        </button>
      ))}
    </fieldset>
  );
}

function Bar({ share, tone }: { share: number; tone: Stage | 'all' }): ReactNode {
  // A step of one product in ten thousand is seen as well.
  const width = share === 0 ? 0 : Math.max(2, share * 100);
  return (
    <svg className={`${styles.bar} ${styles[tone]}`} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="6" rx="2" />
      <rect className={styles.value} width={width} height="6" rx="2" />
    </svg>
  );
}
