import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { OverviewItem, RunStatus } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { Badge } from '../ui/badge.tsx';
import { formatCount, formatDuration, plural } from '../ui/format.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './run-progress.module.css';

function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function ItemState({ item, isNext }: { item: OverviewItem; isNext: boolean }): ReactNode {
  if (item.state === 'failed') return <Badge tone="bad">failed: {item.error}</Badge>;
  if (item.funnel === null) {
    return <Badge tone={isNext ? 'accent' : 'quiet'}>{isNext ? 'searching and matching' : 'waiting'}</Badge>;
  }
  const { found, shortlisted, pending } = item.funnel;
  return (
    <span className={styles.counts}>
      <span>{formatCount(found)} found</span>
      <Badge tone="good" icon="check">
        {formatCount(shortlisted)}
      </Badge>
      <Badge tone="open" icon="question">
        {formatCount(pending)}
      </Badge>
    </span>
  );
}

/** A run under way: what is done, what is being searched, and for how long. */
export function RunProgress({ run }: { run: RunStatus }): ReactNode {
  const { data } = useQuery({ ...queries.overview(run.runId), refetchInterval: 2000 });
  const now = useNow();
  const { done, total } = run.progress;
  const since = run.startedAt ?? run.createdAt;
  const waited = Math.max(0, now - Date.parse(since));
  const nextAt = data?.items.findIndex(({ state }) => state === 'queued') ?? -1;
  return (
    <Panel title={run.state === 'queued' ? 'Waiting for a worker' : `Working on ${plural(total, 'item')}`}>
      <div className={styles.head}>
        {/* Without a value until the first item is finished: the progress is not known. */}
        <progress
          className={styles.bar}
          {...(done === 0 ? {} : { value: done, max: total })}
          aria-label="Items finished"
        />
        <p role="status">
          {done} of {total} items finished ·{' '}
          {waited < 1000 ? 'just begun' : formatDuration(Math.floor(waited / 1000) * 1000)}
        </p>
      </div>
      <ul className={styles.items}>
        {(data?.items ?? []).map((item, index) => (
          <li key={item.item_id}>
            <span className={styles.name}>{item.name}</span>
            <ItemState item={item} isNext={run.state === 'running' && index === nextAt} />
          </li>
        ))}
      </ul>
      {run.state === 'queued' && waited > 15_000 && (
        <p className={styles.hint}>
          Nothing has begun for {formatDuration(Math.floor(waited / 1000) * 1000)}: is a worker running? “assay serve”
          works by itself unless it was started with --no-worker.
        </p>
      )}
    </Panel>
  );
}
