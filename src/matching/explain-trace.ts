import type { SpecTrace } from './decide/trace-spec.ts';

/** A trace as lines of text: what is asked, the claims that were read and whose they are, and each answer in its order. */
export function explainTrace(specName: string, { asked, claims, steps }: SpecTrace): string {
  const part = asked.part.length > 0 ? ` of ${asked.part.join(' ')}` : '';
  const lines = [`trace  ${quoted(specName)}: property ${asked.property ?? 'unlisted'}${part}`];
  for (const { field, text, kind, property, subject, isDenied, bearing } of claims) {
    const denied = isDenied ? ', denied' : '';
    lines.push(
      `  claim  ${field}: ${quoted(text)} (${kind}${property === null || property === kind ? '' : `, ${property}`}) of ${subject}${denied}: ${bearing}`,
    );
  }
  for (const { step, matchType, rule, field, text } of steps)
    lines.push(
      `  step   ${step}: ${matchType}${rule === null ? '' : ` by ${rule}`}${field === null ? '' : `, ${field}: ${quoted(text ?? '')}`}`,
    );
  if (steps.length === 0) lines.push('  step   nothing in the listing answers it: unknown');
  return `${lines.join('\n')}\n`;
}

/** Quoted as JSON, so that no control character of a listing reaches a terminal. */
const quoted = (text: string) => JSON.stringify(text);
