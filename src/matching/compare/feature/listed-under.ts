import { wordList } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { asksOfComing, asksWhetherOffered } from '../../read/feature/read-inclusion.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import { saysOffered } from '../../scope/offered-extra.ts';
import { runTogether, unspacedOf } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';
import { ofExtra, telling } from './mentions-in.ts';

/** What the name of an attribute says of the things that it lists. */
type ListedAs = 'brought' | 'left out' | 'offered';

const listings = new Map<string, ListedAs>();
const list = (name: string, says: ListedAs) => {
  for (const one of runTogether([...wordList(name)])) listings.set(one, says);
};
list('content names', 'brought');
list('names of what comes along', 'brought');
list('names of what is left out', 'left out');
list('names of what can be had', 'offered');

/**
 * What an attribute says of a thing that it lists, by its name: "Includes: slats" that it comes along, "Not included: hangers" that it does
 * not, "Optional: side curtain" that it can be had. `found` is what the value says by itself, null where it does not speak of the thing.
 */
export function listedUnder(feature: Feature, { name }: NamedFact, found: Finding | null): Finding | null {
  const says = found === null ? undefined : listings.get(unspacedOf(name.raw));
  if (found === null || says === undefined || found.matchType === telling(feature, false).matchType) return found;
  if (says === 'left out') return asksWhetherOffered(feature.inclusion) ? null : telling(feature, false, found.span);
  if (says === 'brought') return feature.inclusion === null ? found : telling(feature, true, found.span);
  return ofExtra(feature, found.span);
}

/** "Vice: optional extra" for a vice that is to come along or to be had; null for other values and wishes. */
export function offeredByValue(feature: Feature, names: ReadonlyMap<string, boolean>, fact: NamedFact): Finding | null {
  const isAsked = asksWhetherOffered(feature.inclusion) || asksOfComing(feature.inclusion);
  if (!isAsked || names.get(fact.featureName) !== false || !saysOffered(fact.whole.text)) return null;
  return ofExtra(feature, null);
}
