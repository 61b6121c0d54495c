import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';

const shortestWord = 4;
const namedBy = 2;

/**
 * Of several measures of a value those that a word of the name stands at: "petrol up to 7 l, diesel up to 5 l" under "Diesel
 * engine". All of them where the words tell none from the others.
 */
export function calledByName(
  { stems, raw }: ResolvedName,
  { text: { tokens } }: Statement,
  found: readonly Quantity[],
): readonly Quantity[] {
  const [first] = found;
  if (first === undefined || found.length < 2) return found;
  const words = beginsInChinese(raw.trim()) ? [] : stems.filter(({ length }) => length >= shortestWord);
  const head = words.length === 0 ? raw.slice(0, namedBy) : '';
  const isBehind = first.from === 0;
  const called = found.filter(({ from, to }, at) => {
    const beside = isBehind
      ? tokens.slice(to, found[at + 1]?.from ?? tokens.length)
      : tokens.slice(found[at - 1]?.to ?? 0, from);
    if (words.length > 0) return beside.some(({ stem }) => words.includes(stem));
    return (
      head.length === namedBy &&
      beside
        .map(({ stem }) => stem)
        .join('')
        .includes(head)
    );
  });
  return called.length === 0 ? found : called;
}

/** True where the words of a value give one of its measures to the name: its parts alone would not tell which. */
export function isCalledByName(name: ResolvedName, found: Statement): boolean {
  const { quantities } = found.quantities;
  return calledByName(name, found, quantities).length < quantities.length;
}
