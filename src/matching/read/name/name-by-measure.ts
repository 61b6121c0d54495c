import { wordMeanings } from '../../ontology/word-list.ts';

const plainByMeasure = wordMeanings('plain names by their measure');

/** What a name that says little is of, by the dimension of its measure: the capacity for "size" and a volume. Null where nothing tells. */
export const measureCalled = (name: string, dimension: string | null): string | null =>
  plainByMeasure[`${name}: ${dimension}`] ?? null;
