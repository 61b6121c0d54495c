import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RunStatus } from '../api/answers.ts';
import { answerOf, api } from '../api/client.ts';
import { runAddress } from '../frame/navigation.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Problem } from '../ui/panel.tsx';
import { Hidden } from '../ui/text.tsx';
import { changeMustHaves } from './change-must-haves.ts';
import type { FrozenSpec } from './must-have-cost.ts';
import styles from './what-if.module.css';

interface WhatIfProps {
  run: RunStatus;
  itemId: number;
  /** The must-haves it changes, as the run froze them. */
  specs: readonly FrozenSpec[];
  /** What it would bring, in words. */
  gain: string;
  /** The wish that would be written; null: the spec becomes one that is nice to have. */
  proposal: string | null;
}

/** A wider wish that can be written into the request and run at once. */
export function WhatIf({ run, itemId, specs, gain, proposal }: WhatIfProps): ReactNode {
  const [value, setValue] = useState(proposal ?? '');
  const navigate = useNavigate();
  const client = useQueryClient();
  const apply = useMutation({
    mutationFn: async () => {
      const path = { srId: run.srId };
      const request = await answerOf(api.GET('/api/v1/sourcing-requests/{srId}', { params: { path } }));
      const item = request.items.find(({ id }) => id === itemId);
      const widened = changeMustHaves(item?.specs ?? [], specs, (spec) =>
        proposal === null ? { ...spec, required: false } : { ...spec, value },
      );
      await answerOf(
        api.PATCH('/api/v1/sourcing-requests/{srId}', {
          params: { path },
          body: { version: request.version, items: [{ id: itemId, specs: widened }] },
        }),
      );
      return answerOf(api.POST('/api/runs/{job_id}/rerun', { params: { path: { job_id: run.runId } } }));
    },
    onSuccess: ({ job_id: runId }) => {
      void client.invalidateQueries({ queryKey: ['request'] });
      void client.invalidateQueries({ queryKey: ['requests'] });
      void navigate(`${runAddress(runId)}?item=${itemId}&view=changes`);
    },
  });
  return (
    <li className={styles.whatIf}>
      <span className={styles.gain}>{gain}</span>
      {proposal === null ? (
        <span className={styles.wish}>{specs.length === 1 ? 'make it nice to have' : 'make them nice to have'}</span>
      ) : (
        <label className={styles.wish}>
          <Hidden>New wish for {specs.map(({ name }) => name).join(', ')}</Hidden>
          <input
            className={controlClass}
            value={value}
            maxLength={2000}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
      )}
      <Button disabled={apply.isPending || (proposal !== null && value.trim() === '')} onClick={() => apply.mutate()}>
        <Icon name="play" size={14} />
        {apply.isPending ? 'Starting …' : 'Apply and run'}
      </Button>
      {apply.error !== null && <Problem error={apply.error} />}
    </li>
  );
}
