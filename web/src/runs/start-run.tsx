import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SourcingRequest } from '../api/answers.ts';
import { ApiError } from '../api/api-error.ts';
import { answerOf, api } from '../api/client.ts';
import { runAddress } from '../frame/navigation.ts';
import { pageSettings } from '../frame/page-settings.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { Problem } from '../ui/panel.tsx';
import { type ContextForm, emptyContext, formToContext } from './run-context.ts';
import styles from './start-run.module.css';

/** Which field of the dialog an issue of the context is about. */
function errorOf(error: unknown, ...members: string[]): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const own = error.issues.filter(({ path }) => path[0] === 'sourcing_context' && members.includes(String(path[1])));
  return own.length === 0 ? undefined : own.map(({ message }) => message).join(' ');
}

function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((known) => known !== value) : [...values, value];
}

/** Asks how to source, and starts the run. */
export function StartRun({ request, onClose }: { request: SourcingRequest; onClose: () => void }): ReactNode {
  const chosen = request.items.filter(({ selected }) => selected);
  const [form, setForm] = useState<ContextForm>({
    ...emptyContext,
    itemIds: (chosen.length > 0 ? chosen : request.items).map(({ id }) => id),
  });
  const set = (changes: Partial<ContextForm>) => setForm({ ...form, ...changes });
  const navigate = useNavigate();
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/sourcing-jobs', {
          body: { sr_id: request.sr_id, sourcing_context: formToContext(form, request.items.length) },
        }),
      ),
    onSuccess: ({ job_id: runId }) => {
      void client.invalidateQueries({ queryKey: ['runs'] });
      void client.invalidateQueries({ queryKey: ['requests'] });
      void navigate(runAddress(runId));
    },
  });
  const { error } = start;
  return (
    <Modal open onClose={onClose} title={`Start a run of ${request.sr_id}`}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate();
        }}
      >
        {request.items.length > 1 && (
          <fieldset className={styles.group}>
            <legend>Items</legend>
            {request.items.map((item) => (
              <label key={item.id} className={styles.check}>
                <input
                  type="checkbox"
                  checked={form.itemIds.includes(item.id)}
                  onChange={() => set({ itemIds: toggle(form.itemIds, item.id) })}
                />
                {item.name}
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.prices}>
          <TextField
            label="Target price a piece"
            inputMode="decimal"
            value={form.targetPrice}
            error={errorOf(error, 'target_price')}
            onChange={(event) => set({ targetPrice: event.target.value })}
          />
          <TextField
            label="Maximum price"
            inputMode="decimal"
            value={form.maxPrice}
            error={errorOf(error, 'max_price')}
            onChange={(event) => set({ maxPrice: event.target.value })}
          />
          <TextField
            label="Currency"
            maxLength={3}
            value={form.currency}
            onChange={(event) => set({ currency: event.target.value.toUpperCase() })}
          />
        </div>
        <TextField
          label="Exchange rates"
          placeholder="CNY 0.14, EUR 1.08"
          hint={`What one unit is worth in ${form.currency || 'the currency above'}: prices in other currencies are compared with it.`}
          value={form.rates}
          error={errorOf(error, 'exchange_rates')}
          onChange={(event) => set({ rates: event.target.value })}
        />
        {pageSettings.platforms.length > 1 && (
          <fieldset className={styles.group}>
            <legend>Only these platforms</legend>
            {pageSettings.platforms.map((platform) => (
              <label key={platform} className={styles.check}>
                <input
                  type="checkbox"
                  checked={form.platforms.includes(platform)}
                  onChange={() => set({ platforms: toggle(form.platforms, platform) })}
                />
                {platform}
              </label>
            ))}
          </fieldset>
        )}
        <TextField
          label="More words to search for"
          placeholder="vacuum flask, thermos"
          value={form.keywords}
          error={errorOf(error, 'keywords')}
          onChange={(event) => set({ keywords: event.target.value })}
        />
        <TextArea
          label="Products to leave out"
          rows={1}
          hint="Product ids, separated by commas."
          value={form.exclude}
          error={errorOf(error, 'exclude_product_ids')}
          onChange={(event) => set({ exclude: event.target.value })}
        />
        <TextField
          label="Candidates per item"
          inputMode="numeric"
          placeholder="200"
          value={form.maxCandidates}
          error={errorOf(error, 'max_candidates')}
          onChange={(event) => set({ maxCandidates: event.target.value })}
        />
        {error !== null && <Problem error={error} />}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={start.isPending || form.itemIds.length === 0}>
            {start.isPending ? 'Starting …' : 'Start the run'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
