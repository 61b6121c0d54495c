import type { ReactNode } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { plural } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './fault-list.module.css';
import { listFaults } from './field-faults.ts';
import type { RequestForm } from './request-form.ts';

/** Which fields need attention, each a way to its field; it shrinks as they are mended. */
export function FaultList({ form }: { form: UseFormReturn<RequestForm> }): ReactNode {
  const faults = listFaults(form.formState.errors);
  if (faults.length === 0) return null;
  return (
    <div className={styles.faults} role="alert">
      <Icon name="warning" />
      <div>
        <p className={styles.title}>
          {plural(faults.length, 'field')} {faults.length === 1 ? 'needs' : 'need'} attention
        </p>
        <ul className={styles.list}>
          {faults.map(({ name, label, message }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.link}
                onClick={() => form.setFocus(name as FieldPath<RequestForm>)}
              >
                {label}
              </button>{' '}
              {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
