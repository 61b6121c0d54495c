import { type ContextForm, emptyContext } from './run-context.ts';

/** What is asked anew at every start, whatever was said at the last one. */
type Remembered = Omit<ContextForm, 'itemIds'>;

const keyOf = (srId: string): string => `assay.start.${srId}`;

/** What the last start of a request in this browser said beside its items and prices. */
export function readLastContext(srId: string): Remembered {
  const { itemIds: _, ...empty } = emptyContext;
  try {
    return { ...empty, ...(JSON.parse(window.localStorage.getItem(keyOf(srId)) ?? '{}') as Partial<Remembered>) };
  } catch {
    // Somebody else wrote there: it is as if nothing were written.
    return empty;
  }
}

export function writeLastContext(srId: string, form: ContextForm): void {
  const { itemIds: _, ...remembered } = form;
  window.localStorage.setItem(keyOf(srId), JSON.stringify(remembered));
}
