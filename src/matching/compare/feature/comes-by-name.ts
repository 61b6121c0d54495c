import { wordSet } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { asksOfComing } from '../../read/feature/read-inclusion.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { Statement } from '../../read/listing/statement.ts';
import { inclusionIn } from '../../scope/comes-along.ts';
import { namesKindOf } from '../../scope/kindred-things.ts';
import type { Finding } from '../finding.ts';
import { telling } from './mentions-in.ts';

/** "Pillowcase: 1 pc" where two are to come along. */
export function countedUnder(feature: Feature, { whole }: NamedFact): Finding | null {
  const count = feature.inclusion?.count ?? null;
  if (count === null) return null;
  const told = whole.quantities.quantities.find(({ dimension, unit }) => unit === null || dimension === 'count');
  return told === undefined || Number.isNaN(count)
    ? { matchType: 'unknown', method: 'boolean', span: null }
    : telling(feature, told.low >= count);
}

/** "Fuel: 8 oz butane canister (not included)" speaks of a fuel canister, "Power: 2 x AAA" of batteries. */
export function isNamedInTwo({ words, phrases }: Feature, { name, whole }: NamedFact): boolean {
  const said = new Set(whole.text.tokens.map(({ stem }) => stem));
  const isShared = words.length > 1 && words.every((word) => said.has(word) || name.stems.includes(word));
  if (isShared && said.has(words.at(-1) ?? '')) return true;
  return namesKindOf(whole.text, phrases);
}

export const ownBatteries = wordSet('things with batteries of their own');

/** "Remote: 2 x AAA (not included)" speaks of the batteries of the remote control. */
export const isOfOtherBatteries = ({ inclusion, phrases, words }: Feature, { name }: NamedFact) =>
  inclusion !== null &&
  (phrases.includes('battery') || words.at(-1) === 'battery') &&
  ownBatteries.has(name.stems.at(-1) ?? '');

/** "Adapter: 5 V, included" for a power adapter that is to come along: a listing calls it by its last word and says so. */
export function comesByShortName(feature: Feature, { featureName, whole }: NamedFact): Finding | null {
  const last = feature.words.at(-1);
  return asksOfComing(feature.inclusion) && featureName === last ? includedWith(feature, whole) : null;
}

/** Goods of which a part is sold apart may still be made for it: only who asks what comes along is answered. */
const apart = new Set(['separately', '另', '自']);

/** "Battery: LR44 (included)", "Charger: not included": the value tells whether the thing comes along. */
export function includedWith(feature: Feature, { text }: Statement): Finding | null {
  const stated = inclusionIn(text);
  const isOpen = feature.inclusion === null && text.tokens.some(({ stem }) => apart.has(stem));
  if (stated === null || isOpen) return null;
  return telling(feature, stated.comes, stated.span);
}
