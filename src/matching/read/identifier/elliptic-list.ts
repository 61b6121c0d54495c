import type { TextFacts } from '../../text/read-text.ts';

/**
 * True when a list names the wanted thing by its last word alone: "Dyson V11" in "Dyson V8, V10, V11". The words before it
 * stand once, in the first part; `parts` are the parts of the list in order.
 */
export function namesByLastWord(wanted: TextFacts, parts: readonly TextFacts[]): boolean {
  const [first, ...rest] = parts;
  if (first === undefined) return false;
  return rest.some(({ unspaced, tokens }) => {
    const isCode = tokens.some(({ kind }) => kind === 'number');
    if (!isCode || unspaced === '' || !wanted.unspaced.endsWith(unspaced)) return false;
    const head = wanted.unspaced.slice(0, -unspaced.length);
    return head.length > 1 && first.unspaced.startsWith(head) && first.unspaced.length > head.length;
  });
}
