import { isRecord } from '../field-reader.ts';

/** What a foreign record says under a name, as a list; nothing is an empty list. */
export function valuesOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The first text (or number, as its digits) among the values; blank is nothing. */
export function textOf(value: unknown): string | undefined {
  for (const entry of valuesOf(value)) {
    const text = typeof entry === 'number' ? String(entry) : typeof entry === 'string' ? entry.trim() : '';
    if (text !== '') return text;
  }
  return undefined;
}

/** A record's member, never one that every object has. */
export function memberOf(record: unknown, name: string): unknown {
  return isRecord(record) && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** A category written as a path, "Home > Kitchen > Mugs", as its steps. */
export function categoryPath(text: string | undefined): string[] | undefined {
  const steps = text
    ?.split(/[>›»]/)
    .map((step) => step.trim())
    .filter((step) => step !== '');
  return steps === undefined || steps.length === 0 ? undefined : steps;
}
