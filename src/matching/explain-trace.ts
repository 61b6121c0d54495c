import type { SpecTrace } from './decide/trace-spec.ts';

/**
 * A trace as lines of text: what is asked and as what it was read, what is known of such goods, each attribute with the property
 * it was read as, the claims of the texts and whose they are, and each answer in its order.
 */
export function explainTrace(specName: string, { asked, goods, attributes, claims, steps }: SpecTrace): string {
  const part = asked.part.length > 0 ? ` of ${asked.part.join(' ')}` : '';
  const read = asked.readAs.join(' or ');
  const lines = [`trace  ${quoted(specName)}: property ${asked.property ?? 'unlisted'}${part}, read as ${read}`];
  lines.push(`  goods  ${describeGoods(goods)}`);
  for (const { name, value, property, answers } of attributes)
    lines.push(`  attribute  ${quoted(name)}: ${quoted(value)} (${property}): ${answers}`);
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

function describeGoods({ attributes, names }: SpecTrace['goods']): string {
  if (attributes === 0) return 'no row knows attributes of such goods';
  if (names.length === 0) return `${attributes} attributes known, none of them is asked for`;
  return `${attributes} attributes known, this one as ${names.join(', ')}`;
}

/** Quoted as JSON, so that no control character of a listing reaches a terminal. */
const quoted = (text: string) => JSON.stringify(text);
