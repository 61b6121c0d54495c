import type { Spec } from '../../assessment.ts';
import { wordsByMeaning } from '../../ontology/word-list.ts';
import { readText } from '../../text/read-text.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';
import { readQuantities } from '../quantity/read-quantities.ts';

/** The words of a name that asks, by which tables of such names know it. */
export const keyOfAsking = (name: string) => stemsOfName(name).join(' ');

/** The same of a row of such a table, "fits: length", whose measure stands behind the last colon. */
export function keyWithMeasure(row: string): string {
  const at = row.lastIndexOf(': ');
  return `${keyOfAsking(row.slice(0, at))}${row.slice(at)}`;
}

const byMeasure = new Map<string, string[]>();
for (const [means, names] of Object.entries(wordsByMeaning('names by their measure')))
  for (const name of names) {
    const key = keyWithMeasure(name);
    byMeasure.set(key, [...(byMeasure.get(key) ?? []), means]);
  }
const byWords = new Map<string, string[]>();
for (const [means, names] of Object.entries(wordsByMeaning('names in other words')))
  for (const key of names.map(keyOfAsking)) byWords.set(key, [...(byWords.get(key) ?? []), means]);

/** Fewer words than these tell only where they are the whole name: "holds", no "holds how". */
const leastOfLonger = 2;

/** Stands for the dimension of a list of sides. */
const sidesOf = 'sides';

/** What a name that asks in words is called by goods: "Battery: 30 hours" and "Lasts" the battery life, "How deep can it go" the depth. */
export function calledByMeasure({ name, value }: Spec): readonly string[] {
  const { quantities, lists } = readQuantities(readText(value).tokens);
  const dimensions = quantities.length === 0 && lists.length === 1 ? [sidesOf] : quantities.map((one) => one.dimension);
  const [dimension = null, ...more] = new Set(dimensions.filter((one) => one !== null));
  // "Reads up to: 10 to 16 bar" bounds the end of a range, which the name of the range would not say.
  if (dimension === null || more.length > 0 || quantities.some(({ form }) => form === 'range')) return [];
  const stems = stemsOfName(name);
  for (let length = stems.length; length >= Math.min(stems.length, leastOfLonger); length -= 1) {
    const called = byMeasure.get(`${stems.slice(0, length).join(' ')}: ${dimension}`);
    if (called !== undefined) return called;
  }
  return [];
}

/**
 * A wish of which the name is no property's but asks in words, as wishes for the properties that it may mean: "Lasts: 10 h" for
 * the battery life, "Comes in: blue" for a colour and for a size. Empty for any other wish.
 */
export function askedInWords(spec: Spec): Spec[] {
  const called = calledByMeasure(spec);
  if (called.length > 0) return called.map((name) => ({ ...spec, name }));
  const names = byWords.get(keyOfAsking(spec.name)) ?? [];
  return names.map((name) => ({ ...spec, name }));
}
