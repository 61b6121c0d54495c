import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the label; the control itself says it too. */
  required?: boolean | undefined;
  children: (attributes: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode;
}

/** A labelled control with its hint and what is wrong with it. */
export function Field({ label, hint, error, required = false, children }: FieldProps): ReactNode {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={`${styles.label} ${required ? styles.required : ''}`}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error !== undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export const controlClass = styles.control ?? '';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function TextField({ label, hint, error, ...rest }: TextFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} required={rest.required}>
      {(attributes) => <input {...rest} {...attributes} className={styles.control} />}
    </Field>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function TextArea({ label, hint, error, ...rest }: TextAreaProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} required={rest.required}>
      {(attributes) => <textarea rows={3} {...rest} {...attributes} className={styles.control} />}
    </Field>
  );
}
