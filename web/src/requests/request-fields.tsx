import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { SourcingRequest } from '../api/answers.ts';
import { requestAddress } from '../frame/navigation.ts';
import { Button } from '../ui/button.tsx';
import { controlClass, Field, TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice, Panel, Problem } from '../ui/panel.tsx';
import { listCountries } from './countries.ts';
import { draftItemToForm } from './draft-form.ts';
import { FaultList } from './fault-list.tsx';
import { ItemFields } from './item-fields.tsx';
import { proposeMerchantId } from './merchant-id.ts';
import { limitsById } from './price-limit.ts';
import { writePriceLimits } from './price-limit-store.ts';
import styles from './request-fields.module.css';
import { type ItemForm, newItem, type RequestForm } from './request-form.ts';
import { useSaveRequest } from './save-request.ts';
import { VersionConflict } from './version-conflict.tsx';

const ImportItems = lazy(() => import('./import-items.tsx'));
const PasteMessage = lazy(() => import('./paste-message.tsx'));

const moreNames = [
  'destination.region',
  'destination.postal_code',
  'destination.address',
  'callback_url',
  'notes',
] as const;
const countries = listCountries();

function HeadFields({ form }: { form: UseFormReturn<RequestForm> }): ReactNode {
  const { register, getFieldState, formState } = form;
  const errorOf = (name: Parameters<typeof getFieldState>[0]) => getFieldState(name, formState).error?.message;
  const [isMoreWanted, setMore] = useState(false);
  // What is wrong must be in sight.
  const isMore = isMoreWanted || moreNames.some((name) => errorOf(name) !== undefined);
  const country = form.watch('destination.country');
  const proposed = useRef(proposeMerchantId(form.getValues('merchant.name')));
  const followName = (name: string): void => {
    const known = form.getValues('merchant.id');
    const next = proposeMerchantId(name);
    if (known === '' || known === proposed.current) form.setValue('merchant.id', next, { shouldValidate: next !== '' });
    proposed.current = next;
  };
  return (
    <Panel title="The request">
      <div className={styles.grid}>
        <TextField
          label="Your reference"
          placeholder="spring-campaign"
          required
          hint="What you call this request, such as an order number; each only once for a merchant."
          error={errorOf('external_id')}
          {...register('external_id')}
        />
        <TextField
          label="Merchant"
          placeholder="Harbour & Pine Gifts"
          required
          hint="The customer you buy for."
          error={errorOf('merchant.name')}
          {...register('merchant.name', { onChange: (event) => followName(String(event.target.value)) })}
        />
        <TextField
          label="Merchant id"
          placeholder="m-1001"
          required
          hint="Made from the name, unless your system has one."
          error={errorOf('merchant.id')}
          {...register('merchant.id')}
        />
        <TextField label="Needed by" type="date" error={errorOf('needed_by')} {...register('needed_by')} />
        <Field label="Destination country" error={errorOf('destination.country') ?? errorOf('destination')}>
          {(attributes) => (
            <select {...attributes} className={controlClass} {...register('destination.country')}>
              <option value="">not known yet</option>
              {country !== '' && !countries.some(({ code }) => code === country) && <option>{country}</option>}
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name} ({code})
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label="Destination city"
          placeholder="Rotterdam"
          error={errorOf('destination.city')}
          {...register('destination.city')}
        />
      </div>
      <div className={styles.moreLine}>
        <Button look="quiet" aria-expanded={isMore} onClick={() => setMore(!isMoreWanted)}>
          <Icon name={isMore ? 'up' : 'down'} size={14} />
          Address, notes, callback
        </Button>
      </div>
      {isMore && (
        <div className={styles.grid}>
          <TextField label="Region" error={errorOf('destination.region')} {...register('destination.region')} />
          <TextField
            label="Postal code"
            error={errorOf('destination.postal_code')}
            {...register('destination.postal_code')}
          />
          <TextField label="Address" error={errorOf('destination.address')} {...register('destination.address')} />
          <TextField
            label="Callback address"
            type="url"
            error={errorOf('callback_url')}
            {...register('callback_url')}
          />
          <TextArea label="Notes" error={errorOf('notes')} {...register('notes')} />
        </div>
      )}
    </Panel>
  );
}

interface RequestFieldsProps {
  /** The request as it was read; null for a new one. */
  original: SourcingRequest | null;
  start: RequestForm;
  onSaved: () => void;
}

/** The form of a request. What the service refuses is said at the field, in its own words. */
export function RequestFields({ original, start, onSaved }: RequestFieldsProps): ReactNode {
  const form = useForm<RequestForm>({ defaultValues: start });
  const items = useFieldArray({ control: form.control, name: 'items' });
  const [isImporting, setImporting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const add = (added: ItemForm[]): void => {
    const isBlank =
      items.fields.length === 1 && form.getValues('items.0.name') === '' && form.getValues('items.0.savedId') === 0;
    if (isBlank) items.replace(added);
    else items.append(added);
  };
  const navigate = useNavigate();
  const saving = useSaveRequest(form, original, (saved, values) => {
    const ids = saved.items.map(({ id }) => id);
    writePriceLimits(saved.sr_id, limitsById(values.items, ids));
    onSaved();
    void navigate(requestAddress(saved.sr_id));
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        // What the service said of the last attempt must not hold up this one.
        form.clearErrors();
        void form.handleSubmit((values) => saving.save(values))(event);
      }}
      noValidate
    >
      {saving.conflict !== null && original !== null && (
        <VersionConflict
          original={original}
          currentVersion={saving.conflict}
          onOverwrite={() => void form.handleSubmit((values) => saving.save(values, saving.conflict ?? undefined))()}
        />
      )}
      <HeadFields form={form} />
      {items.fields.map((item, index) => (
        <ItemFields
          key={item.id}
          form={form}
          index={index}
          onRemove={item.savedId === 0 && items.fields.length > 1 ? () => items.remove(index) : null}
          isSaved={item.savedId !== 0}
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={() => items.append(newItem())}>
          <Icon name="plus" size={14} />
          Add an item
        </Button>
        <Button onClick={() => setMessage('')}>
          <Icon name="letter" size={14} />
          Paste a message
        </Button>
        <Button onClick={() => setImporting(true)}>
          <Icon name="stack" size={14} />
          Import items from a table
        </Button>
      </div>
      {isImporting && (
        <Suspense>
          <ImportItems
            onClose={() => setImporting(false)}
            onImport={(imported) => {
              add(imported);
              setImporting(false);
            }}
            onMessage={(text) => {
              setImporting(false);
              setMessage(text);
            }}
          />
        </Suspense>
      )}
      {message !== null && (
        <Suspense>
          <PasteMessage
            text={message}
            onClose={() => setMessage(null)}
            onDraft={(draft) => {
              add(draft.items.map(draftItemToForm));
              if (draft.needed_by !== null && form.getValues('needed_by') === '') {
                form.setValue('needed_by', draft.needed_by, { shouldDirty: true });
              }
              setNotes(draft.notes);
              setMessage(null);
            }}
          />
        </Suspense>
      )}
      {notes.length > 0 && <Notice tone="open">{notes.join(' ')}</Notice>}
      {saving.problem !== null && <Problem error={saving.problem} />}
      <div className={styles.save}>
        <FaultList form={form} />
        <Button look="primary" type="submit" disabled={saving.isSaving}>
          {saving.isSaving ? 'Saving …' : original === null ? 'Create the request' : 'Save the changes'}
        </Button>
        <Button look="quiet" onClick={() => void navigate(-1)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
