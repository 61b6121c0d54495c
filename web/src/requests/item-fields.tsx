import { type ReactNode, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { controlClass, TextArea, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Hidden } from '../ui/text.tsx';
import styles from './item-fields.module.css';
import { namesPrice, type PriceLimit, parsePriceLimit } from './price-limit.ts';
import type { RequestForm } from './request-form.ts';

const moreNames = [
  'notes',
  'images',
  'reference_url',
  'customization.logo_url',
  'customization.packaging',
  'customization.colour',
  'customization.notes',
] as const;

interface ItemFieldsProps {
  form: UseFormReturn<RequestForm>;
  index: number;
  /** Null for an item that the service has: items are never removed from a request. */
  onRemove: (() => void) | null;
  isSaved?: boolean;
}

type SpecName = `items.${number}.specs.${number}`;

function SpecRow(props: {
  form: UseFormReturn<RequestForm>;
  name: SpecName;
  label: string;
  onRemove: () => void;
  /** Takes a price out of the specs. */
  onPrice: (limit: PriceLimit) => void;
}): ReactNode {
  const { form, name, label, onRemove, onPrice } = props;
  const { register, getFieldState, formState } = form;
  const wanted = form.watch(name);
  const limit = parsePriceLimit(wanted.value);
  const nameError = getFieldState(`${name}.name`, formState).error?.message;
  const valueError = getFieldState(`${name}.value`, formState).error?.message;
  return (
    <li className={styles.spec}>
      <div className={styles.specFields}>
        <input
          className={controlClass}
          aria-label={`${label}, name`}
          aria-required
          aria-invalid={nameError !== undefined}
          placeholder="Capacity"
          {...register(`${name}.name`)}
        />
        <input
          className={controlClass}
          aria-label={`${label}, wanted value`}
          aria-required
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
      {namesPrice(wanted.name) && (
        <p className={styles.price}>
          <span>No listing states a price as a spec. Give it as a limit: runs hold every offer against it.</span>
          {limit !== null && (
            <Button onClick={() => onPrice(limit)}>
              Make it the maximum price: {limit.currency} {limit.max}
            </Button>
          )}
        </p>
      )}
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
export function ItemFields({ form, index, onRemove, isSaved = false }: ItemFieldsProps): ReactNode {
  const { control, register, getFieldState, formState, watch } = form;
  const specs = useFieldArray({ control, name: `items.${index}.specs` });
  const [isMoreWanted, setMore] = useState(false);
  const errorOf = (name: Parameters<typeof getFieldState>[0]) => getFieldState(name, formState).error?.message;
  // What is wrong must be in sight.
  const isMore = isMoreWanted || moreNames.some((name) => errorOf(`items.${index}.${name}`) !== undefined);
  const removeSpec = (place: number): void => {
    specs.remove(place);
    const left = specs.fields.length - 1;
    setTimeout(() => {
      if (left > 0) form.setFocus(`items.${index}.specs.${Math.min(place, left - 1)}.name`);
      else adder.current?.focus();
    });
  };
  const adder = useRef<HTMLButtonElement>(null);
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
          required
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
      <div className={styles.prices}>
        <TextField
          label="Maximum price a piece"
          inputMode="decimal"
          placeholder="no limit"
          hint="For runs: kept in this browser, and filled in when you start one."
          {...register(`items.${index}.price.max`)}
        />
        <TextField
          label="Target price a piece"
          inputMode="decimal"
          placeholder="none"
          {...register(`items.${index}.price.target`)}
        />
        <TextField
          label="Currency"
          maxLength={3}
          {...register(`items.${index}.price.currency`, { setValueAs: (text: string) => text.toUpperCase() })}
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
        {specs.fields.length > 0 && (
          <div className={styles.specHead} aria-hidden="true">
            <span>Spec</span>
            <span>Wanted value</span>
          </div>
        )}
        <ul className={styles.list}>
          {specs.fields.map((spec, place) => (
            <SpecRow
              key={spec.id}
              form={form}
              name={`items.${index}.specs.${place}`}
              label={`Spec ${place + 1} of ${heading}`}
              onRemove={() => removeSpec(place)}
              onPrice={(limit) => {
                const { target } = form.getValues(`items.${index}.price`);
                form.setValue(`items.${index}.price`, { ...limit, target }, { shouldDirty: true });
                removeSpec(place);
              }}
            />
          ))}
        </ul>
        <div className={styles.actions}>
          <Button ref={adder} onClick={() => specs.append({ name: '', value: '', required: true })}>
            <Icon name="plus" size={14} />
            Add a spec
          </Button>
          <Button look="quiet" aria-expanded={isMore} onClick={() => setMore(!isMoreWanted)}>
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
        {isSaved && (
          <p className={styles.hint}>
            A saved item stays in its request; untick it when you start a run to leave it out.
          </p>
        )}
      </div>
      {isMore && (
        <div className={styles.more}>
          <TextArea
            label="Notes"
            rows={2}
            hint="Stated in letters to suppliers."
            error={errorOf(`items.${index}.notes`)}
            {...register(`items.${index}.notes`)}
          />
          <TextArea
            label="Pictures"
            rows={2}
            hint="Web addresses, one a line."
            error={errorOf(`items.${index}.images`)}
            {...register(`items.${index}.images`)}
          />
          <TextField
            label="Reference page (web address)"
            type="url"
            error={errorOf(`items.${index}.reference_url`)}
            {...register(`items.${index}.reference_url`)}
          />
          <TextField
            label="Logo file (web address)"
            type="url"
            placeholder="https://…"
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
            The merchant chose this item. As soon as any item is chosen, runs leave the others out.
          </label>
        </div>
      )}
    </fieldset>
  );
}
