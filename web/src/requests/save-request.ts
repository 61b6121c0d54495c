import { useEffect, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { SourcingRequest } from '../api/answers.ts';
import { ApiError, needsToken } from '../api/api-error.ts';
import { answerOf, api } from '../api/client.ts';
import { askForToken } from '../frame/token-request.ts';
import type { RequestForm } from './request-form.ts';
import { chooseSaving, readRefusal } from './saving-steps.ts';

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

  const refuse = (error: ApiError, values: RequestForm, formIndexes: readonly number[] | undefined): void => {
    const { currentVersion, fields } = readRefusal(error, values, formIndexes);
    if (currentVersion !== null) {
      setConflict(currentVersion);
      return;
    }
    if (needsToken(error)) askForToken();
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
      const step = chooseSaving(original, values, { version, isPriceChanged: isPriceChanged(form) });
      try {
        if (step.kind === 'create') {
          onSaved(await answerOf(api.POST('/api/v1/sourcing-requests', { body: step.body })), values);
        } else if (step.kind === 'keep') onSaved(step.saved, values);
        else if (step.kind === 'nothing') setProblem(new Error('Nothing was changed.'));
        else {
          const path = { srId: step.srId };
          const call = api.PATCH('/api/v1/sourcing-requests/{srId}', { params: { path }, body: step.body });
          onSaved(await answerOf(call), values);
        }
      } catch (error) {
        if (error instanceof ApiError) refuse(error, values, step.kind === 'update' ? step.formIndexes : undefined);
        else throw error;
      } finally {
        setSaving(false);
      }
    },
  };
}
