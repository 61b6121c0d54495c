import { anyNameComparators } from '../compare/any-name-comparators.ts';
import { concerned } from '../compare/comparator.ts';
import { compareValue } from '../compare/compare-value.ts';
import { bestOf, type Finding } from '../compare/finding.ts';
import { contradictionOf, inFact, inFacts, type Located } from '../compare/located.ts';
import { assembledFinding } from '../compare/quantity/assembled-finding.ts';
import { sideFinding, sideOfPart, sizeKeys } from '../compare/quantity/side-finding.ts';
import { isNumbering } from '../ontology/units.ts';
import { wordSet } from '../ontology/word-list.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import { areApart, isOtherProperty, letterOf } from '../read/name/sibling-keys.ts';
import { inTrade } from '../read/quantity/in-trade.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import type { NameKey, Requirement } from '../read/spec/requirement.ts';
import { endsInPlural } from '../text/is-plural.ts';
import { plainName } from '../text/plain-name.ts';
import { ofOwnName } from './of-own-name.ts';

/** Comparers that understand both sides, so that what they find different is different under a kindred name as well. */
const typedMethods = new Set(['material', 'colour', 'quantity', 'dimensions', 'count', 'value family', 'grade']);

/** "Drawers: 3" is no size of drawers: a number needs the unit that tells what it is. */
function isUnderstood(
  { method, matchType, note }: Finding,
  { name, whole, unitOfGoods }: NamedFact,
  { ofGoods }: NameKey,
): boolean {
  if (!typedMethods.has(method) || (ofGoods !== undefined && matchType === 'unknown')) return false;
  // What goods count under a name is told by a bare number.
  if (ofGoods !== undefined && isNumbering(ofGoods.dimension)) return true;
  if (method !== 'quantity' && method !== 'count') return true;
  if (note !== undefined || unitOfGoods !== undefined) return true;
  return name.unit !== null || whole.quantities.quantities.some(({ unit }) => unit !== null);
}

/** How many are taken at once is no number of what is sold. */
const ofPortion = wordSet('names of one portion');

const sum = /\d\s?\+\s?\d/u;

const measuredBy = ({ unit }: NamedFact['name'], one: Quantity): Quantity =>
  one.unit === null && unit !== null ? { ...one, unit, dimension: unit.dimension } : one;

/** A value as goods of the wanted type state it, with the unit of a bare number; null where the name is another attribute's. */
function asGoodsState(
  { name, alternatives }: Requirement,
  { ofGoods, isFirm }: NameKey,
  fact: NamedFact,
): NamedFact | null {
  if (ofGoods === undefined) return fact;
  const { dimension, unit, letter } = ofGoods;
  if (isNumbering(dimension) && ofPortion.has(plainName(fact.name.raw))) return null;
  if (letter !== undefined && letterOf(fact.name.raw) !== letter) return null;
  if (dimension === null) return fact;
  const measured = fact.whole.quantities.quantities.filter((one) => one.unit !== null);
  // "L" over "chest 110 cm" is a size.
  if (letter !== undefined && measured.some(({ from }) => fact.whole.text.tokens[0]?.kind === 'word' && from > 0))
    return null;
  const ofName =
    fact.name.unit === null ? [] : fact.whole.quantities.quantities.map((one) => measuredBy(fact.name, one));
  const meant = [...measured, ...ofName].map((one) => inTrade(one, name, dimension).dimension);
  if (measured.length > 0 || fact.name.unit !== null) return isFirm || meant.includes(dimension) ? fact : null;
  // What is counted needs no unit, and of any other number it has to be known.
  if (isNumbering(dimension)) return fact;
  if (unit === null) return isFirm ? fact : null;
  // "Speeds: 4" counts them, and no measure is told by a plural or by a sum: "25+3".
  if (endsInPlural(fact.name.raw) || sum.test(fact.value.normalize('NFKC'))) return null;
  const isMeasured = alternatives.some(({ quantity }) => quantity?.unit != null);
  if (!isMeasured) return isFirm ? fact : null;
  return { ...fact, unitOfGoods: unit };
}

/**
 * The same of lines of a description: two of one name, "Energy class: 1" and "Energy class: 2", contradict each other where their values
 * are grades or measures, and are no list.
 */
export function amongLines(requirement: Requirement, lines: ReadonlyMap<string, NamedFact[]>): Located | null {
  const answer = amongNamed(requirement, lines);
  if (answer?.matchType !== 'match') return answer;
  for (const [key, facts] of lines) {
    if (facts.length < 2 || !facts.some(({ whole }) => whole === answer.statement)) continue;
    for (const fact of facts) {
      const other = fact.whole === answer.statement ? null : amongNamed(requirement, new Map([[key, [fact]]]));
      const against = other !== null && apartInGrade.has(other.method) ? contradictionOf(answer, other) : null;
      if (against !== null) return against;
    }
  }
  return answer;
}

const apartInGrade: ReadonlySet<string> = new Set(['grade', 'quantity']);

/** What stands under none of the names under which the property is stated. */
export const notUnder = ({ keys }: Requirement, named: readonly NamedFact[]): readonly NamedFact[] =>
  named.filter(({ name }) => !keys.some(({ key }) => key === name.key));

/** The answer of the values under agreeing names; several values of one name are a list. */
export function amongNamed(requirement: Requirement, named: ReadonlyMap<string, NamedFact[]>): Located | null {
  if (named.size === 0) return null;
  const findings: Located[] = [];
  for (const nameKey of requirement.keys) {
    const { key, isFirm, isTyped } = nameKey;
    const isOpen = findings.length > 0;
    for (const fact of ofOwnName(requirement.name, named.get(key) ?? [])) {
      if (isOtherProperty(requirement.name, nameKey, fact.name)) continue;
      const stated = asGoodsState(requirement, nameKey, fact);
      if (stated === null) continue;
      for (const wanted of requirement.alternatives) {
        const finding = compareValue(requirement, wanted, stated);
        if (finding.matchType === 'not_match' && areApart(requirement.name, fact.name)) continue;
        const isStated =
          isFirm || finding.matchType === 'match' || (isTyped === true && isUnderstood(finding, stated, nameKey));
        if (isOpen ? finding.matchType === 'match' : isStated)
          findings.push({ ...inFact(fact, finding), ...stateOf(requirement.name, fact.name) });
      }
    }
    // "Switch: Milk" has a name of the maker, which "Switch type: linear" tells the kind of.
    if (findings.some(isSettling)) break;
  }
  return bestOf(findings) ?? amongSides(requirement, named);
}

/** False for words, and for what contradicts the wish of the goods in one state, which another name may meet. */
const isSettling = ({ matchType, method, isOfState }: Located) =>
  matchType === 'match' || (method !== 'text' && !(matchType === 'not_match' && isOfState === true));

const stateOf = (wanted: Requirement['name'], found: Requirement['name']): Pick<Located, 'isOfState'> =>
  tellsState(found) && !tellsState(wanted) ? { isOfState: true } : {};

const tellsState = ({ apart }: Requirement['name']) => apart.some(({ way }) => way === 'while');

/** The answer of values under other names, for what says by itself what it is. */
export function amongOthers(requirement: Requirement, named: readonly NamedFact[]): Located | null {
  if (named.length === 0) return null;
  const findings = requirement.alternatives.flatMap((wanted) =>
    concerned(anyNameComparators, requirement, wanted).rest.flatMap(({ compare }) =>
      inFacts(named, (fact) => compare(requirement, wanted, fact)),
    ),
  );
  return bestOf(findings);
}

/** A side of the goods stands in the list of their sizes, and a list of sizes in the attributes of the sides. */
function amongSides(requirement: Requirement, named: ReadonlyMap<string, NamedFact[]>): Located | null {
  const listed = (sideOfPart(requirement.name)?.keys ?? sizeKeys).flatMap((key) => named.get(key) ?? []);
  return bestOf(
    requirement.alternatives.flatMap((wanted) => {
      const inLists = inFacts(listed, ({ whole, name }) => sideFinding(requirement, wanted, whole, name));
      return [assembledFinding(wanted, named), ...inLists].filter((finding) => finding !== null);
    }),
  );
}
