import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Feedback, MatchType, SpecResult } from '../api/answers.ts';
import { answerOf, api } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Problem } from '../ui/panel.tsx';
import { withoutTurns } from '../ui/without-turns.ts';
import styles from './say-verdict.module.css';

/** Which product of which item of which run. */
export interface SpecTarget {
  runId: string;
  itemId: number;
  platform: string;
  productId: string;
}

const choices: { verdict: MatchType; label: string }[] = [
  { verdict: 'match', label: 'Meets it' },
  { verdict: 'unknown', label: 'Not known' },
  { verdict: 'not_match', label: 'Does not meet it' },
];

/** A person's word on a spec of a product: said, changed or withdrawn. Later runs use it. */
export function SayVerdict(props: {
  spec: SpecResult;
  target: SpecTarget;
  said: Feedback | undefined;
  onDone: () => void;
}): ReactNode {
  const { spec, target, said, onDone } = props;
  const [verdict, setVerdict] = useState<MatchType>(said?.verdict ?? 'match');
  const [value, setValue] = useState(said?.value ?? '');
  const [note, setNote] = useState(said?.note ?? '');
  const [by, setBy] = useState(said?.by === 'anonymous' ? '' : (said?.by ?? ''));
  const form = useRef<HTMLFormElement>(null);
  // It opens below the answer that it changes, which may be the last one in sight.
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), []);
  const client = useQueryClient();
  const sent = {
    path: { job_id: target.runId, product_id: target.productId, spec_name: spec.specName },
    query: {
      platform: target.platform,
      item_id: target.itemId,
      // Two specs of an item may have one name.
      ...(spec.specKey === undefined ? {} : { spec_key: spec.specKey }),
    },
  };
  const onSuccess = () => {
    void client.invalidateQueries({ queryKey: ['run', target.runId, 'feedback'] });
    void client.invalidateQueries({ queryKey: ['run', target.runId, 'questions'] });
    onDone();
  };
  const say = useMutation({
    mutationFn: () =>
      answerOf(
        api.PUT('/job/{job_id}/products/{product_id}/specs/{spec_name}', {
          params: sent,
          body: {
            verdict,
            ...(note === '' ? {} : { note }),
            ...(value === '' ? {} : { value }),
            ...(by === '' ? {} : { by }),
          },
        }),
      ),
    onSuccess,
  });
  const withdraw = useMutation({
    mutationFn: () => answerOf(api.DELETE('/job/{job_id}/products/{product_id}/specs/{spec_name}', { params: sent })),
    onSuccess,
  });
  const error = say.error ?? withdraw.error;
  // Escape closes this form before the panel around it, and never throws away what was typed.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (value === (said?.value ?? '') && note === (said?.note ?? '')) onDone();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        say.mutate();
      }}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>What do you know of “{withoutTurns(spec.specName)}”?</legend>
        {choices.map((choice) => (
          <label key={choice.verdict}>
            <input
              type="radio"
              name="verdict"
              checked={verdict === choice.verdict}
              onChange={() => setVerdict(choice.verdict)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <TextField
          label="What you found"
          value={value}
          maxLength={2000}
          onChange={(event) => setValue(event.target.value)}
        />
        <TextField
          label="How you know"
          placeholder="the supplier’s answer"
          value={note}
          maxLength={2000}
          onChange={(event) => setNote(event.target.value)}
        />
        <TextField label="Your name" value={by} maxLength={200} onChange={(event) => setBy(event.target.value)} />
      </div>
      {error !== null && <Problem error={error} />}
      <div className={styles.actions}>
        <Button look="primary" type="submit" disabled={say.isPending}>
          {say.isPending ? 'Saving …' : 'Save'}
        </Button>
        {said !== undefined && (
          <Button look="danger" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw
          </Button>
        )}
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
      <p className={styles.hint}>This run stays as it is; runs from now on take your word before the listing’s.</p>
    </form>
  );
}
