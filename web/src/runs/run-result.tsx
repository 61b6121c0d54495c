import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OverviewItem, RunStatus } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { Button } from '../ui/button.tsx';
import { formatCount, plural } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Loading, Notice, Problem } from '../ui/panel.tsx';
import { answersWaiting } from './answers-waiting.ts';
import { ItemView } from './item-view.tsx';
import { RerunDialog } from './rerun-dialog.tsx';
import styles from './run-result.module.css';
import { useRunView } from './use-run-view.ts';

function ItemTab(props: { item: OverviewItem; isShown: boolean; onOpen: () => void }): ReactNode {
  const { item, isShown, onOpen } = props;
  const { shortlisted = 0, pending = 0 } = item.funnel ?? {};
  return (
    <li>
      <button type="button" className={styles.item} aria-current={isShown ? 'true' : undefined} onClick={onOpen}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.counts}>
          <span className={styles.good} title="Shortlisted">
            <Icon name="check" size={12} />
            {formatCount(shortlisted)}
          </span>
          <span className={styles.open} title="Pending">
            <Icon name="question" size={12} />
            {formatCount(pending)}
          </span>
        </span>
      </button>
    </li>
  );
}

/** Answers that people gave since: they count once the run is repeated. */
function AnswersWaiting({ run }: { run: RunStatus }): ReactNode {
  const { data } = useQuery({ ...queries.feedback(run.runId), retry: false, meta: { quiet: true } });
  const { total } = answersWaiting(data?.feedback ?? []);
  const [isRerunning, setRerunning] = useState(false);
  if (total === 0) return null;
  return (
    <Notice>
      <Icon name="edit" />
      <span>
        {plural(total, 'answer')} {total === 1 ? 'waits' : 'wait'} for the next run.
      </span>
      <Button onClick={() => setRerunning(true)}>
        <Icon name="redo" size={14} />
        Run with the answers
      </Button>
      <RerunDialog run={run} open={isRerunning} onClose={() => setRerunning(false)} />
    </Notice>
  );
}

/** A finished run, one item at a time. */
export function RunResult({ run }: { run: RunStatus }): ReactNode {
  const { data, error, refetch } = useQuery({ ...queries.overview(run.runId), staleTime: Number.POSITIVE_INFINITY });
  const [state, change] = useRunView();
  if (data === undefined)
    return error === null ? <Loading what="the result" /> : <Problem error={error} onRetry={() => void refetch()} />;
  const item = data.items.find(({ item_id: id }) => id === state.itemId) ?? data.items[0];
  if (item === undefined) return null;
  const failed = data.sources.filter(({ error: reason }) => reason !== null);
  const open = (itemId: number) =>
    change({
      itemId,
      product: '',
      compared: [],
      isComparing: false,
      spec: '',
      q: '',
      platform: '',
      sort: 'rank',
      isDescending: false,
    });
  return (
    <div className={styles.result}>
      {failed.length > 0 && (
        <Notice tone="open">
          <Icon name="warning" />
          <ul>
            {failed.map(({ name, error: reason }) => (
              <li key={name}>
                The source “{name}” did not answer: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <AnswersWaiting run={run} />
      {data.items.length > 1 && (
        <nav aria-label="Items of the run" className={styles.items} data-scrolls>
          <ul>
            {data.items.map((entry) => (
              <ItemTab key={entry.item_id} item={entry} isShown={entry === item} onOpen={() => open(entry.item_id)} />
            ))}
          </ul>
        </nav>
      )}
      <ItemView key={item.item_id} run={run} item={item} />
    </div>
  );
}
