import type { Spec } from '../../assessment.ts';
import { wordList, wordsByMeaning } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { boundBefore } from '../quantity/bound-index.ts';
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

const madeOf = phrasesOf(wordList('made of'));

/** The material of a part that a name asks for in words: "pots made of", "posts wrapped in". */
function materialOfPart(name: string): string | null {
  const { tokens } = readText(name);
  const at = tokens.findIndex((_, place) => place > 0 && madeOf.at(tokens, place)?.next === tokens.length);
  return at < 1 ? null : `${name.slice(0, tokens[at]?.start).trim()} material`;
}

/**
 * A wish of which the name is no property's but asks in words, as wishes for the properties that it may mean: "Lasts: 10 h" for
 * the battery life, "Comes in: blue" for a colour and for a size. Empty for any other wish.
 */
export function askedInWords(spec: Spec): Spec[] {
  const called = calledByMeasure(spec);
  if (called.length > 0) return called.map((name) => ({ ...spec, name }));
  const part = materialOfPart(spec.name);
  const names = part === null ? (byWords.get(keyOfAsking(spec.name)) ?? []) : [part];
  return names.map((name) => ({ ...spec, name }));
}

const joining = new Set(['of', 'is', ':', '为', '是', '：']);

/**
 * A wish of a part that says beside its number which measure it is, "Dial: diameter of 10 cm", 表盘: 直径至少100毫米, as one for that
 * measure of the part and as one for whatever is told of the part in such a unit. Empty for any other wish.
 */
export function measuredInValue(spec: Spec, { known }: ResolvedName): Spec[] {
  const { tokens } = readText(spec.value);
  const at = tokens.findIndex((token, place) => token.kind === 'number' || boundBefore.at(tokens, place) !== null);
  const [one, ...more] = at < 1 || known !== null ? [] : readQuantities(tokens).quantities;
  if (one === undefined || more.length > 0 || one.dimension === null) return [];
  let end = at;
  while (joining.has(tokens[end - 1]?.stem ?? '')) end -= 1;
  const measure = spec.value.slice(0, tokens[end - 1]?.end).trim();
  if (end < 1 || resolveName(measure).known?.dimensions?.includes(one.dimension) !== true) return [];
  const value = spec.value.slice(tokens[at]?.start);
  const joint = beginsInChinese(measure) ? '' : ' ';
  return [`${spec.name}${joint}${measure}`, spec.name].map((name) => ({ ...spec, name, value }));
}
