import { wordMeanings } from '../../ontology/word-list.ts';

const plainByMeasure = wordMeanings('plain names by their measure');
const namesByMeasure = new Set(Object.keys(plainByMeasure).map((key) => key.slice(0, key.lastIndexOf(': '))));

/** What a name that says little is of, by the dimension of its measure: the capacity for "size" and a volume. Null where nothing tells. */
export const measureCalled = (name: string, dimension: string | null): string | null =>
  plainByMeasure[`${name}: ${dimension}`] ?? null;

/** As much of an attribute as this reads. */
interface MeasuredFact {
  name: { stems: readonly string[] };
  whole: { quantities: { quantities: readonly { dimension: string | null }[] } };
}

/**
 * What an attribute is of that its measure names: "Input: 100-240 V" the input voltage. Null where nothing tells, and for a name under
 * which listings state anything: "Specification: 400 ml dustbin".
 */
export function namedByMeasure({ name: { stems }, whole }: MeasuredFact): string | null {
  const name = stems.join(' ');
  if (!namesByMeasure.has(name) || measureCalled(name, 'volume') !== null) return null;
  return (
    whole.quantities.quantities.map(({ dimension }) => measureCalled(name, dimension)).find((one) => one !== null) ??
    null
  );
}
