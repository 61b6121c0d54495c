import { useEffect, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { SourcingRequest } from '../api/answers.ts';
import { ApiError, needsToken } from '../api/api-error.ts';
import { answerOf, api } from '../api/client.ts';
import { askForToken } from '../frame/token-request.ts';
import { formToCreate, formToPatch, issuesToFields, type RequestForm } from './request-form.ts';

interface Saving {
  /** Creates the request or sends what was changed, as a change of `version` (that of the original when left out). */
  save(values: RequestForm, version?: number): Promise<void>;
  isSaving: boolean;
  /** The version that was saved elsewhere meanwhile. */
  conflict: number | null;
  /** What belongs to no field. */
  problem: Error | null;
}

function isPriceChanged({ formState }: UseFormReturn<RequestForm>): boolean {
  return (formState.dirtyFields.items ?? []).some((item) => item?.price !== undefined);
}

/** Saving a form; faults of fields are set on the form, the first one is focused. */
export function useSaveRequest(
  form: UseFormReturn<RequestForm>,
  original: SourcingRequest | null,
  onSaved: (saved: SourcingRequest, values: RequestForm) => void,
): Saving {
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<number | null>(null);
  const [problem, setProblem] = useState<Error | null>(null);

  const [refusals, setRefusals] = useState(0);
  // Once the faults are drawn, which also opens what hides them: the first in the order of the page.
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus();
  }, [refusals]);

  /** An empty description is sent as the name: its fault is that of the name. */
  const isOfName = (name: string): boolean => {
    const index = /^items\.(\d+)\.description$/.exec(name)?.[1];
    return index !== undefined && form.getValues(`items.${Number(index)}.description`) === '';
  };

  const refuse = (error: ApiError, formIndexes?: readonly number[]): void => {
    const current = error.issues.find(({ current_version: version }) => typeof version === 'number')?.current_version;
    if (typeof current === 'number') {
      setConflict(current);
      return;
    }
    if (needsToken(error)) askForToken();
    const fields = [...issuesToFields(error.issues, formIndexes)].filter(([name]) => name !== '' && !isOfName(name));
    for (const [name, message] of fields) form.setError(name as FieldPath<RequestForm>, { message });
    if (fields.length === 0) setProblem(error);
    else setRefusals((count) => count + 1);
  };

  return {
    isSaving,
    conflict,
    problem,
    async save(values, version) {
      setSaving(true);
      setProblem(null);
      const patch = original === null ? null : formToPatch(original, values, version ?? original.version);
      try {
        if (patch === null || original === null) {
          onSaved(await answerOf(api.POST('/api/v1/sourcing-requests', { body: formToCreate(values) })), values);
        } else if (patch.isEmpty) {
          // The prices are no part of the request: they are kept without a new version of it.
          if (isPriceChanged(form)) onSaved(original, values);
          else setProblem(new Error('Nothing was changed.'));
        } else {
          const path = { srId: original.sr_id };
          onSaved(
            await answerOf(api.PATCH('/api/v1/sourcing-requests/{srId}', { params: { path }, body: patch.body })),
            values,
          );
        }
      } catch (error) {
        if (error instanceof ApiError) refuse(error, patch?.formIndexes);
        else throw error;
      } finally {
        setSaving(false);
      }
    },
  };
}
