import type { ReactNode } from 'react';
import type { MatchType, Stage } from '../api/answers.ts';
import styles from './badge.module.css';
import { Icon, type IconName } from './icon.tsx';

type Tone = 'good' | 'open' | 'bad' | 'quiet' | 'accent';

export function Badge({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }): ReactNode {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon !== undefined && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}

export const stageLooks: Record<Stage, { tone: Tone; icon: IconName; label: string }> = {
  shortlisted: { tone: 'good', icon: 'check', label: 'Shortlisted' },
  pending: { tone: 'open', icon: 'question', label: 'Pending' },
  eliminated: { tone: 'bad', icon: 'cross', label: 'Eliminated' },
  over_price: { tone: 'quiet', icon: 'minus', label: 'Over price' },
  other_type: { tone: 'quiet', icon: 'minus', label: 'Other type' },
};

export function StageBadge({ stage }: { stage: Stage }): ReactNode {
  const { tone, icon, label } = stageLooks[stage];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

const matchLooks: Record<MatchType, { tone: Tone; icon: IconName; label: string }> = {
  match: { tone: 'good', icon: 'check', label: 'meets it' },
  unknown: { tone: 'open', icon: 'question', label: 'not known' },
  not_match: { tone: 'bad', icon: 'cross', label: 'does not meet it' },
};

/** The words for a match type. */
export function matchLabel(matchType: MatchType): string {
  return matchLooks[matchType].label;
}

/** The sign of a match type: its shape says what its colour says. */
export function MatchSign({ matchType }: { matchType: MatchType }): ReactNode {
  const { tone, icon } = matchLooks[matchType];
  return (
    <span className={`${styles.sign} ${styles[tone]}`}>
      <Icon name={icon} size={12} />
    </span>
  );
}

const stateTones: Record<string, Tone> = {
  done: 'good',
  failed: 'bad',
  cancelled: 'quiet',
  queued: 'accent',
  running: 'accent',
};

export function StateBadge({ state }: { state: string }): ReactNode {
  return <Badge tone={stateTones[state] ?? 'quiet'}>{state}</Badge>;
}
