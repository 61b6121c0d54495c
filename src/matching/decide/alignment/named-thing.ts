import type { Located } from '../../compare/located.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { NamedFact } from '../../read/listing/read-facts.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { alignNames, type GoodsConcepts, isNameOf, namesThing } from './align-names.ts';

const method = 'boolean';

let listing: readonly string[] | undefined;
const known = new Map<string, boolean>();
const maxRemembered = 5000;

/** True for a name that asks which of several things there are: "Connection", "Features", 接口. */
function asksWhich(name: string): boolean {
  const remembered = known.get(name);
  if (remembered !== undefined) return remembered;
  listing ??= [...wordSet('listing names')];
  const asks = listing.some((one) => alignNames(name, one, new Set(), false) === 'own');
  if (known.size < maxRemembered) known.set(name, asks);
  return asks;
}

/** Who takes goods without the thing, or wants so many of it, asks for more than that there is one. */
function hasCount({ inclusion }: NonNullable<Requirement['feature']>): boolean {
  return inclusion !== null && (inclusion.isNeedless || inclusion.count !== null);
}

/** What the spec wants there to be: "HDMI" of "HDMI: yes" and of "Connection: HDMI"; empty where it wants something else. */
function thingsWanted({ feature, specName, alternatives }: Requirement): string[] {
  if (feature !== null) return feature.wanted && feature.detail === null && !hasCount(feature) ? [specName] : [];
  if (!asksWhich(specName)) return [];
  return alternatives.flatMap(({ raw, quantity, isBounded }) => (quantity === null && !isBounded ? [raw] : []));
}

/**
 * Whether an attribute that is called like the wanted thing says that there is one: "HDMI ports quantity: 2" for "Connection:
 * HDMI", "Bluetooth version: 5.3" and "Connectivity: USB, Bluetooth" for "Bluetooth: yes". Only confirms: of several versions of a plug the one that is missing
 * tells nothing of the others.
 */
export function namedThing(
  requirement: Requirement,
  named: readonly NamedFact[],
  goods: GoodsConcepts,
): Located | null {
  for (const thing of thingsWanted(requirement)) {
    for (const fact of named) {
      if (fact.isEmpty) continue;
      const isNamed = hasSome(fact) && namesThing(thing, fact.name.raw, goods);
      if (!isNamed && !(asksWhich(fact.name.raw) && fact.parts.some(({ text }) => isNameOf(thing, text.raw)))) continue;
      return { matchType: 'match', method, span: null, field: fact.field, statement: fact.whole };
    }
  }
  return null;
}

/** Yes, or a number above zero; a version is one too. */
function hasSome({ whole }: NamedFact): boolean {
  if (whole.yesNo !== null) return whole.yesNo;
  const [first, ...more] = whole.text.tokens.filter(({ kind }) => kind !== 'mark');
  return first?.kind === 'number' && Number(first.stem) > 0 && more.every(({ kind }) => kind === 'number');
}
