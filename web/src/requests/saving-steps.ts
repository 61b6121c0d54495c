import type { CreateRequest, SourcingRequest, UpdateRequest } from '../api/answers.ts';
import type { ApiError } from '../api/api-error.ts';
import { formToCreate, formToPatch, issuesToFields, type RequestForm } from './request-form.ts';

/** What saving a form comes to. */
type SavingStep =
  | { kind: 'create'; body: CreateRequest }
  /** `formIndexes` says which item of the form an item of the body is. */
  | { kind: 'update'; srId: string; body: UpdateRequest; formIndexes: readonly number[] }
  /** The prices are no part of the request: they are kept without a new version of it. */
  | { kind: 'keep'; saved: SourcingRequest }
  | { kind: 'nothing' };

/** `version` is the one that is changed, that of the original when left out. */
export function chooseSaving(
  original: SourcingRequest | null,
  values: RequestForm,
  { version, isPriceChanged }: { version?: number | undefined; isPriceChanged: boolean },
): SavingStep {
  if (original === null) return { kind: 'create', body: formToCreate(values) };
  const { body, formIndexes, isEmpty } = formToPatch(original, values, version ?? original.version);
  if (!isEmpty) return { kind: 'update', srId: original.sr_id, body, formIndexes };
  return isPriceChanged ? { kind: 'keep', saved: original } : { kind: 'nothing' };
}

/** What a refusal says to the form: the version that was saved elsewhere, or messages by the names of its fields. */
export function readRefusal(
  error: ApiError,
  values: RequestForm,
  formIndexes?: readonly number[],
): { currentVersion: number | null; fields: [name: string, message: string][] } {
  const current = error.issues.find(({ current_version: version }) => typeof version === 'number')?.current_version;
  if (typeof current === 'number') return { currentVersion: current, fields: [] };
  // An empty description is sent as the name: its fault is that of the name.
  const isOfName = (name: string): boolean => {
    const index = /^items\.(\d+)\.description$/.exec(name)?.[1];
    return index !== undefined && values.items[Number(index)]?.description === '';
  };
  const fields = [...issuesToFields(error.issues, formIndexes)].filter(([name]) => name !== '' && !isOfName(name));
  return { currentVersion: null, fields };
}
