import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type UseFormReturn, useFieldArray, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { SourcingRequest } from '../api/answers.ts';
import { requestAddress } from '../frame/navigation.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Panel, Problem } from '../ui/panel.tsx';
import { ItemFields } from './item-fields.tsx';
import styles from './request-fields.module.css';
import { emptyItem, type RequestForm } from './request-form.ts';
import { useSaveRequest } from './save-request.ts';
import { VersionConflict } from './version-conflict.tsx';

const ImportItems = lazy(() => import('./import-items.tsx'));

function HeadFields({ form }: { form: UseFormReturn<RequestForm> }): ReactNode {
  const { register, getFieldState, formState } = form;
  const errorOf = (name: Parameters<typeof getFieldState>[0]) => getFieldState(name, formState).error?.message;
  const [isMore, setMore] = useState(false);
  return (
    <Panel title="The request">
      <div className={styles.grid}>
        <TextField
          label="Your reference"
          placeholder="spring-campaign"
          hint="Yours alone; unique for the merchant."
          error={errorOf('external_id')}
          {...register('external_id')}
        />
        <TextField
          label="Merchant"
          placeholder="Harbour & Pine Gifts"
          error={errorOf('merchant.name')}
          {...register('merchant.name')}
        />
        <TextField
          label="Merchant id"
          placeholder="m-1001"
          error={errorOf('merchant.id')}
          {...register('merchant.id')}
        />
        <TextField label="Needed by" type="date" error={errorOf('needed_by')} {...register('needed_by')} />
        <TextField
          label="Destination country"
          placeholder="NL"
          maxLength={2}
          error={errorOf('destination.country') ?? errorOf('destination')}
          {...register('destination.country')}
        />
        <TextField
          label="Destination city"
          placeholder="Rotterdam"
          error={errorOf('destination.city')}
          {...register('destination.city')}
        />
      </div>
      <div className={styles.moreLine}>
        <Button look="quiet" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
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
  const navigate = useNavigate();
  const saving = useSaveRequest(form, original, (saved) => {
    onSaved();
    void navigate(requestAddress(saved.sr_id));
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit((values) => saving.save(values))(event)}
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
          onRemove={item.savedId === 0 ? () => items.remove(index) : null}
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={() => items.append(structuredClone(emptyItem))}>
          <Icon name="plus" size={14} />
          Add an item
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
              const isBlank =
                items.fields.length === 1 &&
                form.getValues('items.0.name') === '' &&
                form.getValues('items.0.savedId') === 0;
              if (isBlank) items.replace(imported);
              else items.append(imported);
              setImporting(false);
            }}
          />
        </Suspense>
      )}
      {saving.problem !== null && <Problem error={saving.problem} />}
      <div className={styles.save}>
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
