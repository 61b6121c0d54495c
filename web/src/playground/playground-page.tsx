import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useToken } from '../api/access-token.ts';
import type { Draft, SourcingRequest } from '../api/answers.ts';
import { answerOf, api } from '../api/client.ts';
import { callToCurl, recordCalls } from '../api/recorded-calls.ts';
import { useRecordedCalls } from '../api/use-recorded-calls.ts';
import { requestAddress, runAddress } from '../frame/navigation.ts';
import { Page } from '../frame/page.tsx';
import { draftToForm } from '../requests/draft-form.ts';
import { ItemFields } from '../requests/item-fields.tsx';
import { limitsById, type PriceLimits } from '../requests/price-limit.ts';
import { writePriceLimits } from '../requests/price-limit-store.ts';
import type { RequestForm } from '../requests/request-form.ts';
import { useSaveRequest } from '../requests/save-request.ts';
import { emptyContext, formToContext, limitsToContext } from '../runs/run-context.ts';
import { RunProgress } from '../runs/run-progress.tsx';
import { useLiveRun } from '../runs/use-live-run.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice, Panel, Problem } from '../ui/panel.tsx';
import styles from './playground-page.module.css';

const examples = [
  '500 stainless steel bottles, 500 ml, BPA free, with our logo, under 4 USD each, needed by March. Preferably black.',
  'We need 1,000 cotton tote bags, 38 x 42 cm, at least 250 gsm, natural colour; and 1,000 USB-C cables, 1 m, braided, at least 60 W.',
  '采购500个304不锈钢保温杯，容量500毫升，黑色，双层，单价不超过30元，最好有提手',
];

function Calls(): ReactNode {
  const calls = useRecordedCalls();
  const hasToken = useToken() !== '';
  if (calls.length === 0)
    return <p className={styles.faint}>Each call that this page makes is shown here, to be repeated in a shell.</p>;
  return (
    <ol className={styles.calls}>
      {calls.map((call) => {
        const curl = callToCurl(call, window.location.origin, hasToken);
        return (
          <li key={call.id}>
            <div className={styles.callHead}>
              <code>
                {call.method} {call.path.split('?')[0]}
              </code>
              <CopyButton text={curl} label="Copy" />
            </div>
            <pre className={styles.curl}>{curl}</pre>
          </li>
        );
      })}
    </ol>
  );
}

function Watched({ runId }: { runId: string }): ReactNode {
  const { data: run } = useLiveRun(runId);
  return (
    <>
      {run !== undefined && run.state !== 'done' && <RunProgress run={run} />}
      {run?.state === 'done' && (
        <Notice>
          <Icon name="check" />
          The run is done.
          <Link to={runAddress(runId)} className={buttonClass('primary')}>
            See the shortlist
          </Link>
        </Notice>
      )}
    </>
  );
}

/** The draft as a form; when it is right, it becomes a request and is run. */
function DraftForm({ draft }: { draft: Draft }): ReactNode {
  const form = useForm<RequestForm>({ defaultValues: draftToForm(draft, `playground-${Date.now().toString(36)}`) });
  const [rates, setRates] = useState('');
  const [saved, setSaved] = useState<SourcingRequest | null>(null);
  const start = useMutation({
    mutationFn: ({ request, limits, ids }: { request: SourcingRequest; limits: PriceLimits; ids: number[] }) => {
      const context = { ...formToContext({ ...emptyContext, rates }, ids.length), ...limitsToContext(limits, ids) };
      return answerOf(api.POST('/api/sourcing-jobs', { body: { sr_id: request.sr_id, sourcing_context: context } }));
    },
  });
  const saving = useSaveRequest(form, null, (request, { items: written }) => {
    const ids = request.items.map(({ id }) => id);
    const limits = limitsById(written, ids);
    writePriceLimits(request.sr_id, limits);
    setSaved(request);
    start.mutate({ request, limits, ids });
  });
  const items = useFieldArray({ control: form.control, name: 'items' });
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => saving.save(values))(event)}
    >
      {draft.notes.length > 0 && <Notice tone="open">{draft.notes.join(' ')}</Notice>}
      {draft.budget !== null && (
        <Notice>
          The text names a budget of {draft.budget.amount} {draft.budget.currency} for everything; prices below are for
          a piece.
        </Notice>
      )}
      {items.fields.map((item, index) => (
        <ItemFields
          key={item.id}
          form={form}
          index={index}
          onRemove={items.fields.length > 1 ? () => items.remove(index) : null}
        />
      ))}
      <Panel title="Rates and date">
        <div className={styles.fields}>
          <TextField
            label="Exchange rates"
            placeholder="CNY 0.14"
            value={rates}
            onChange={(event) => setRates(event.target.value)}
          />
          <TextField label="Needed by" type="date" {...form.register('needed_by')} />
        </div>
      </Panel>
      {saving.problem !== null && <Problem error={saving.problem} />}
      {start.error !== null && <Problem error={start.error} />}
      {saved === null ? (
        <div>
          <Button look="primary" type="submit" disabled={saving.isSaving}>
            <Icon name="play" size={14} />
            Create the request and run it
          </Button>
        </div>
      ) : (
        <p>
          Saved as <Link to={requestAddress(saved.sr_id)}>{saved.sr_id}</Link>.
        </p>
      )}
      {start.data !== undefined && <Watched runId={start.data.job_id} />}
    </form>
  );
}

/** From a text to a run, with every call that it takes. Not there in production. */
export default function PlaygroundPage(): ReactNode {
  const [text, setText] = useState('');
  const read = useMutation({
    mutationFn: (wish: string) => answerOf(api.POST('/api/v1/drafts', { body: { text: wish } })),
  });
  useEffect(() => recordCalls(), []);
  return (
    <Page title="Playground">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title="What do you need?">
            <form
              className={styles.stack}
              onSubmit={(event) => {
                event.preventDefault();
                read.mutate(text);
              }}
            >
              <TextArea
                label="In your own words, English or Chinese; an e-mail will do"
                rows={6}
                maxLength={10_000}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              <div className={styles.actions}>
                <Button look="primary" type="submit" disabled={text.trim() === '' || read.isPending}>
                  Make a draft
                </Button>
                <span className={styles.faint}>or try</span>
                {examples.map((example, index) => (
                  <Button key={example} look="quiet" onClick={() => setText(example)}>
                    example {index + 1}
                  </Button>
                ))}
              </div>
            </form>
          </Panel>
          {read.error !== null && <Problem error={read.error} />}
          {read.data !== undefined && read.data.items.length === 0 && (
            <Notice tone="open">{read.data.notes.join(' ')}</Notice>
          )}
          {read.data !== undefined && read.data.items.length > 0 && (
            <DraftForm key={read.submittedAt} draft={read.data} />
          )}
        </div>
        <Panel title="The calls">
          <Calls />
        </Panel>
      </div>
    </Page>
  );
}
