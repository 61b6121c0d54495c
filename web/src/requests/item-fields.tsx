import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { controlClass, TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Hidden } from '../ui/text.tsx';
import styles from './item-fields.module.css';
import type { RequestForm } from './request-form.ts';

interface ItemFieldsProps {
  form: UseFormReturn<RequestForm>;
  index: number;
  /** Null for an item that the service has: items are never removed from a request. */
  onRemove: (() => void) | null;
}

type SpecName = `items.${number}.specs.${number}`;

function SpecRow(props: {
  form: UseFormReturn<RequestForm>;
  name: SpecName;
  label: string;
  onRemove: () => void;
}): ReactNode {
  const { form, name, label, onRemove } = props;
  const { register, getFieldState, formState } = form;
  const nameError = getFieldState(`${name}.name`, formState).error?.message;
  const valueError = getFieldState(`${name}.value`, formState).error?.message;
  return (
    <li className={styles.spec}>
      <div className={styles.specFields}>
        <input
          className={controlClass}
          aria-label={`${label}, name`}
          aria-invalid={nameError !== undefined}
          placeholder="Capacity"
          {...register(`${name}.name`)}
        />
        <input
          className={controlClass}
          aria-label={`${label}, wanted value`}
          aria-invalid={valueError !== undefined}
          placeholder="500 ml"
          {...register(`${name}.value`)}
        />
        <label className={styles.must}>
          <input type="checkbox" {...register(`${name}.required`)} />
          Must have
        </label>
        <Button look="quiet" onClick={onRemove}>
          <Icon name="close" size={14} />
          <Hidden>Remove {label}</Hidden>
        </Button>
      </div>
      {[nameError, valueError].map(
        (error) =>
          error !== undefined && (
            <p key={error} className={styles.error} role="alert">
              {error}
            </p>
          ),
      )}
    </li>
  );
}

/** The fields of one item: what it is, how many, and its specs. */
export function ItemFields({ form, index, onRemove }: ItemFieldsProps): ReactNode {
  const { control, register, getFieldState, formState, watch } = form;
  const specs = useFieldArray({ control, name: `items.${index}.specs` });
  const [isMore, setMore] = useState(false);
  const errorOf = (name: Parameters<typeof getFieldState>[0]) => getFieldState(name, formState).error?.message;
  const heading = watch(`items.${index}.name`) || 'New item';
  return (
    <fieldset className={styles.item}>
      <legend className={styles.legend}>
        {index + 1}. {heading}
      </legend>
      <div className={styles.basics}>
        <TextField
          label="Name"
          placeholder="Insulated steel bottle"
          error={errorOf(`items.${index}.name`)}
          {...register(`items.${index}.name`)}
        />
        <TextField
          label="Quantity"
          inputMode="numeric"
          placeholder="not known yet"
          error={errorOf(`items.${index}.quantity`)}
          {...register(`items.${index}.quantity`)}
        />
      </div>
      <TextArea
        label="Description"
        rows={2}
        hint="In your own words; the name is used where it stays empty."
        error={errorOf(`items.${index}.description`)}
        {...register(`items.${index}.description`)}
      />
      <div className={styles.specs}>
        <h3 className={styles.subhead}>Specs</h3>
        <p className={styles.hint}>A must-have puts a product out when it does not meet it; the others only rank.</p>
        <ul className={styles.list}>
          {specs.fields.map((spec, place) => (
            <SpecRow
              key={spec.id}
              form={form}
              name={`items.${index}.specs.${place}`}
              label={`Spec ${place + 1} of ${heading}`}
              onRemove={() => specs.remove(place)}
            />
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onClick={() => specs.append({ name: '', value: '', required: true })}>
            <Icon name="plus" size={14} />
            Add a spec
          </Button>
          <Button look="quiet" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
            <Icon name={isMore ? 'up' : 'down'} size={14} />
            Notes, pictures, customization
          </Button>
          {onRemove !== null && (
            <Button look="quiet" onClick={onRemove}>
              <Icon name="trash" size={14} />
              Remove the item
            </Button>
          )}
        </div>
      </div>
      {isMore && (
        <div className={styles.more}>
          <TextArea
            label="Notes"
            rows={2}
            error={errorOf(`items.${index}.notes`)}
            {...register(`items.${index}.notes`)}
          />
          <TextArea
            label="Pictures"
            rows={2}
            hint="One address a line."
            error={errorOf(`items.${index}.images`)}
            {...register(`items.${index}.images`)}
          />
          <TextField
            label="Reference page"
            type="url"
            error={errorOf(`items.${index}.reference_url`)}
            {...register(`items.${index}.reference_url`)}
          />
          <TextField
            label="Logo"
            type="url"
            error={errorOf(`items.${index}.customization.logo_url`)}
            {...register(`items.${index}.customization.logo_url`)}
          />
          <TextField
            label="Packaging"
            error={errorOf(`items.${index}.customization.packaging`)}
            {...register(`items.${index}.customization.packaging`)}
          />
          <TextField
            label="Custom colour"
            error={errorOf(`items.${index}.customization.colour`)}
            {...register(`items.${index}.customization.colour`)}
          />
          <TextField
            label="Customization notes"
            error={errorOf(`items.${index}.customization.notes`)}
            {...register(`items.${index}.customization.notes`)}
          />
          <label className={styles.must}>
            <input type="checkbox" {...register(`items.${index}.selected`)} />
            Chosen by the merchant: runs source the chosen items when there are any
          </label>
        </div>
      )}
    </fieldset>
  );
}
