import { Refusal } from './refusal.ts';

/** One sentence for a person, and a line for each issue of a refusal; the stack only when asked for. */
export function describeError(error: unknown, verbose: boolean): string {
  if (!(error instanceof Error)) return String(error);
  if (verbose) return error.stack ?? error.message;
  const details =
    error instanceof Refusal ? error.issues.map((issue) => `\n  ${issue.path.join('.')}: ${issue.message}`) : [];
  return `${error.message}${details.join('')}`;
}
