import { makerNames } from '../ontology/makers.ts';
import { unspacedOf } from './read-text.ts';

const byName = new Map(makerNames.flatMap((names) => names.map((name) => [unspacedOf(name), names] as const)));

/** The names of a maker in both languages, the given one first: "Samsung" and 三星; null for a maker of one name. */
export function namesOfMaker(name: string): readonly string[] | null {
  const key = unspacedOf(name);
  const names = byName.get(key);
  return names === undefined ? null : [name, ...names.filter((other) => unspacedOf(other) !== key)];
}
