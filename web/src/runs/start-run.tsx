import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SourcingRequest } from '../api/answers.ts';
import { ApiError } from '../api/api-error.ts';
import { answerOf, api } from '../api/client.ts';
import { runAddress } from '../frame/navigation.ts';
import { pageSettings } from '../frame/page-settings.ts';
import { noPriceLimit, type PriceLimit, type PriceLimits } from '../requests/price-limit.ts';
import { writePriceLimits } from '../requests/price-limit-store.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { Loading, Problem } from '../ui/panel.tsx';
import { Hidden } from '../ui/text.tsx';
import { readLastContext, writeLastContext } from './last-context.ts';
import { type ContextForm, emptyContext, formToContext, limitsToContext } from './run-context.ts';
import styles from './start-run.module.css';
import { useKnownLimits } from './use-known-limits.ts';

/** Which field of the dialog an issue of the context is about. */
function errorOf(error: unknown, ...members: string[]): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const own = error.issues.filter(({ path }) => path[0] === 'sourcing_context' && members.includes(String(path[1])));
  return own.length === 0 ? undefined : own.map(({ message }) => message).join(' ');
}

function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((known) => known !== value) : [...values, value];
}

/** What is wrong with a price: of the whole run, or of one item. */
function priceError(error: unknown, member: 'target_price' | 'max_price', itemId: number): string | undefined {
  const own =
    error instanceof ApiError
      ? error.issues.find(({ path }) => path[1] === 'items' && path[2] === String(itemId) && path[3] === member)
      : undefined;
  return own?.message ?? errorOf(error, member);
}

interface ItemPricesProps {
  item: SourcingRequest['items'][number];
  limit: PriceLimit;
  isAlone: boolean;
  isChosen: boolean;
  error: unknown;
  onChoose: () => void;
  onChange: (limit: PriceLimit) => void;
}

/** An item with what it may cost; among several it can be left out. */
function ItemPrices(props: ItemPricesProps): ReactNode {
  const { item, limit, isAlone, isChosen, error, onChoose, onChange } = props;
  const of = isAlone ? null : <Hidden> for {item.name}</Hidden>;
  return (
    <li className={styles.item}>
      {!isAlone && (
        <label className={styles.check}>
          <input type="checkbox" checked={isChosen} onChange={onChoose} />
          {item.name}
        </label>
      )}
      {isChosen && (
        <div className={styles.prices}>
          <TextField
            label={<>Target price a piece{of}</>}
            inputMode="decimal"
            value={limit.target}
            error={priceError(error, 'target_price', item.id)}
            onChange={(event) => onChange({ ...limit, target: event.target.value })}
          />
          <TextField
            label={<>Maximum price{of}</>}
            inputMode="decimal"
            value={limit.max}
            error={priceError(error, 'max_price', item.id)}
            onChange={(event) => onChange({ ...limit, max: event.target.value })}
          />
          <TextField
            label={<>Currency{of}</>}
            maxLength={3}
            value={limit.currency}
            onChange={(event) => onChange({ ...limit, currency: event.target.value.toUpperCase() })}
          />
        </div>
      )}
    </li>
  );
}

/** Asks how to source, and starts the run. */
export function StartRun({ request, onClose }: { request: SourcingRequest; onClose: () => void }): ReactNode {
  const known = useKnownLimits(request);
  return (
    <Modal open onClose={onClose} title={`Start a run of ${request.sr_id}`} wide={request.items.length > 1}>
      {known === undefined ? (
        <Loading what="what the last run was given" />
      ) : (
        <StartForm request={request} known={known} onClose={onClose} />
      )}
    </Modal>
  );
}

function StartForm(props: { request: SourcingRequest; known: PriceLimits; onClose: () => void }): ReactNode {
  const { request, known, onClose } = props;
  const chosen = request.items.filter(({ selected }) => selected);
  const [limits, setLimits] = useState(known);
  const [form, setForm] = useState<ContextForm>({
    ...emptyContext,
    ...readLastContext(request.sr_id),
    itemIds: (chosen.length > 0 ? chosen : request.items).map(({ id }) => id),
  });
  const set = (changes: Partial<ContextForm>) => setForm({ ...form, ...changes });
  const navigate = useNavigate();
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/sourcing-jobs', {
          body: {
            sr_id: request.sr_id,
            sourcing_context: {
              ...formToContext(form, request.items.length),
              ...limitsToContext(limits, form.itemIds),
            },
          },
        }),
      ),
    onSuccess: ({ job_id: runId }) => {
      writePriceLimits(request.sr_id, limits);
      writeLastContext(request.sr_id, form);
      void client.invalidateQueries({ queryKey: ['runs'] });
      void client.invalidateQueries({ queryKey: ['requests'] });
      void navigate(runAddress(runId));
    },
  });
  const { error } = start;
  const isAlone = request.items.length === 1;
  const shown = Object.entries(limits).filter(([id]) => form.itemIds.includes(Number(id)));
  const currencies = [...new Set(shown.map(([, { currency }]) => currency))].join(', ');
  const hasLimit = shown.some(([, { max }]) => max !== '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate();
      }}
    >
      <ul className={styles.items} aria-label="Items and their prices">
        {request.items.map((item) => (
          <ItemPrices
            key={item.id}
            item={item}
            limit={limits[String(item.id)] ?? noPriceLimit}
            isAlone={isAlone}
            isChosen={form.itemIds.includes(item.id)}
            error={error}
            onChoose={() => set({ itemIds: toggle(form.itemIds, item.id) })}
            onChange={(limit) => setLimits({ ...limits, [String(item.id)]: limit })}
          />
        ))}
      </ul>
      <div className={styles.options}>
        <TextField
          label="Exchange rates"
          placeholder="CNY 0.14, EUR 1.08"
          hint={
            hasLimit && form.rates.trim() === ''
              ? `Without a rate, offers in currencies other than ${currencies} are not compared with the limit.`
              : `What one unit is worth in ${currencies}: prices in other currencies are compared with it.`
          }
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
      </div>
      {error !== null && <Problem error={error} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" disabled={start.isPending || form.itemIds.length === 0}>
          {start.isPending ? 'Starting …' : 'Start the run'}
        </Button>
      </div>
    </form>
  );
}
