import { askedBy } from '../claim/asked-property.ts';
import { compareValue } from '../compare/compare-value.ts';
import { choiceUnderAnyName } from '../compare/family/choice-finding.ts';
import { isAbsent } from '../compare/feature/absent-thing.ts';
import { bestOf, type Finding } from '../compare/finding.ts';
import { ipFinding, namedAsCertificate, standardFinding } from '../compare/identifier/identifier-finding.ts';
import { contradictionOf, type Located } from '../compare/located.ts';
import { asAskedEnd } from '../compare/quantity/asked-end.ts';
import { assembledFinding } from '../compare/quantity/assembled-finding.ts';
import { compareQuantities } from '../compare/quantity/compare-quantities.ts';
import { countedTogether } from '../compare/quantity/counted-together.ts';
import { perContainerFinding, perContainerNamed } from '../compare/quantity/per-container-finding.ts';
import { coversRange } from '../compare/quantity/quantity-finding.ts';
import { sideFinding, sideOfPart, sizeKeys } from '../compare/quantity/side-finding.ts';
import { tellingDimensions } from '../compare/quantity/telling-dimensions.ts';
import { isNumbering } from '../ontology/units.ts';
import { wordSet } from '../ontology/word-list.ts';
import { valueCalled } from '../read/family/find-families.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import type { Statement } from '../read/listing/statement.ts';
import { areApart, isOtherProperty, letterOf } from '../read/name/sibling-keys.ts';
import { inTrade } from '../read/quantity/in-trade.ts';
import { labelledBoundFinding } from '../read/quantity/labelled-bound.ts';
import type { Quantity } from '../read/quantity/quantity.ts';
import type { NameKey, Requirement, WantedChoice, WantedValue } from '../read/spec/requirement.ts';
import { findPhrase, isDenied } from '../text/find-phrase.ts';
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
          findings.push({
            ...finding,
            field: fact.field,
            statement: fact.whole,
            ...stateOf(requirement.name, fact.name),
          });
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

/**
 * What a value says under whatever name it stands: a degree of protection, a standard by its number ("Flammability: meets BS
 * 5852"), and a number by the words around it ("upf 30 or higher").
 */
function underAnyName(wanted: WantedValue, whole: Statement): readonly Finding[] {
  const { protection, standard, labelledBound: bound } = wanted;
  const kept = standardFinding(standard, whole);
  const isKept = kept?.matchType === 'match' && kept.span !== null && !isDenied(whole.text, kept.span);
  const isOfWords = bound !== null && bound.isOfName !== true && bound.before.length > 0;
  return [
    protection === null ? null : ipFinding(wanted, whole),
    isKept ? kept : null,
    isOfWords ? labelledBoundFinding(bound, whole.text, false) : null,
  ].filter((finding) => finding !== null);
}

/** The answer of values under other names, for a measure or a code that no other property has. */
export function amongOthers(requirement: Requirement, named: readonly NamedFact[]): Located | null {
  if (named.length === 0) return null;
  const findings: Located[] = [];
  for (const wanted of requirement.alternatives) {
    if (wanted.protection !== null || wanted.standard !== null || wanted.labelledBound !== null) {
      for (const { field, whole } of named)
        findings.push(...underAnyName(wanted, whole).map((finding) => ({ ...finding, field, statement: whole })));
    }
    if (requirement.per !== null) {
      for (const fact of named) {
        const counted =
          perContainerNamed(requirement, wanted, fact) ?? perContainerFinding(requirement, wanted, fact.whole);
        if (counted !== null) findings.push({ ...counted, field: fact.field, statement: fact.whole });
      }
    }
    findings.push(...countedTogether(requirement, wanted, named));
    findings.push(...namedAsChoice(wanted, named), ...toldByValue(wanted, named), ...namedAsOneOfTwo(wanted, named));
    findings.push(...namedAsCertificate(requirement, wanted, named), ...underLabel(wanted, named));
    const { quantity } = wanted;
    if (quantity !== null) findings.push(...labelledInside(requirement, quantity, named));
    if (quantity === null || !tellingDimensions.has(quantity.dimension ?? '')) continue;
    for (const fact of named) {
      const { field, whole, name } = fact;
      for (const found of whole.quantities.quantities) {
        if (found.dimension !== quantity.dimension) continue;
        const said = asAskedEnd([requirement.name, name], found, quantity.form);
        const matchType = compareQuantities(quantity, said, coversRange(requirement, quantity));
        findings.push({ matchType, method: 'quantity', span: found, field, statement: whole });
      }
      // "GSM: 140"
      if (name.unit?.dimension !== quantity.dimension || whole.quantities.quantities.some(({ unit }) => unit !== null))
        continue;
      const finding = compareValue(requirement, wanted, fact);
      if (finding.method === 'quantity') findings.push({ ...finding, field, statement: whole });
    }
  }
  return bestOf(findings);
}

const shortestLabel = 3;

/** "SNR 33 dB" of an "Attenuation: SNR 33 dB, NRR 27 dB": the wanted name stands before the measure. */
function labelledInside({ name }: Requirement, wanted: Quantity, named: readonly NamedFact[]): Located[] {
  const [label = '', ...more] = name.stems;
  if (more.length > 0 || name.known !== null || label.length < shortestLabel || wanted.unit === null) return [];
  return named.flatMap(({ field, whole }) =>
    whole.quantities.quantities.flatMap((found): Located[] => {
      const before = whole.text.tokens[found.from - 1];
      const isOf =
        before?.stem === label || (before?.kind === 'mark' && whole.text.tokens[found.from - 2]?.stem === label);
      if (!isOf || found.dimension !== wanted.dimension) return [];
      const matchType = compareQuantities(wanted, found, false);
      return [{ matchType, method: 'quantity', span: found, field, statement: whole }];
    }),
  );
}

/** Attributes that are called like the wanted value: "Zip: YKK" and "Zip: no" where goods close with a zip. */
function namedAsChoice({ choice }: WantedValue, named: readonly NamedFact[]): Located[] {
  if (choice === null) return [];
  return named.flatMap((fact): Located[] => {
    if (fact.isEmpty || !choice.stating.includes(fact.featureName)) return [];
    // 是否变频=定频 has the words of another value, which are read as such.
    if (fact.whole.yesNo === null && (fact.name.raw.trim().startsWith('是否') || namesOther(choice, fact))) return [];
    const isThere = fact.whole.yesNo ?? !isAbsent(fact.whole.text, fact.name);
    const matchType = isThere ? 'match' : 'not_match';
    return [{ matchType, method: 'value family', span: null, field: fact.field, statement: fact.whole }];
  });
}

/** Values of the wanted choice under names that no row knows, and that name no part of the goods, no material and no colour. */
function toldByValue(wanted: WantedValue, named: readonly NamedFact[]): Located[] {
  if (wanted.choice === null) return [];
  return named.flatMap(({ name, whole, field }): Located[] => {
    const { partIds, look } = askedBy(name);
    const isFree = name.known === null && partIds.length === 0 && look === null;
    const finding = isFree ? choiceUnderAnyName(wanted, whole.text) : null;
    return finding === null ? [] : [{ ...finding, field, statement: whole }];
  });
}

/** "Braided: liquid silicone" tells of another value. */
function namesOther({ others }: WantedChoice, { whole }: NamedFact): boolean {
  return others.some((word) => findPhrase(whole.text, word).length > 0);
}

/** "Colour print: no" tells which of two values a printer has. */
function namedAsOneOfTwo({ families }: WantedValue, named: readonly NamedFact[]): Located[] {
  const [first] = families;
  if (first === undefined || !first.isWhole || first.family.values.length !== 2) return [];
  const { family, valueId } = first;
  return named.flatMap(({ featureName, whole, field }): Located[] => {
    const called = whole.yesNo === null ? null : valueCalled(featureName, family);
    if (called === null) return [];
    const matchType = (called === valueId) === whole.yesNo ? 'match' : 'not_match';
    return [{ matchType, method: 'value family', span: null, field, statement: whole }];
  });
}

/** "UGR: 22" and "Glare rating: UGR<22" for a wish of "UGR 19 or lower". */
function underLabel({ boundOfLabel: bound }: WantedValue, named: readonly NamedFact[]): Located[] {
  const label = bound?.before[0];
  if (bound === null || label === undefined) return [];
  return named.flatMap((fact): Located[] => {
    const isCalled = fact.name.stems.length === 1 && fact.name.stems[0] === label;
    if (!isCalled && !fact.whole.text.unspaced.includes(label)) return [];
    const finding = labelledBoundFinding(bound, fact.whole.text, isCalled);
    return finding === null ? [] : [{ ...finding, field: fact.field, statement: fact.whole }];
  });
}

/** A side of the goods stands in the list of their sizes, and a list of sizes in the attributes of the sides. */
function amongSides(requirement: Requirement, named: ReadonlyMap<string, NamedFact[]>): Located | null {
  const findings: Located[] = [];
  for (const wanted of requirement.alternatives) {
    const assembled = assembledFinding(wanted, named);
    if (assembled !== null) findings.push(assembled);
    for (const key of sideOfPart(requirement.name)?.keys ?? sizeKeys) {
      for (const fact of named.get(key) ?? []) {
        const finding = sideFinding(requirement, wanted, fact.whole, fact.name);
        if (finding !== null) findings.push({ ...finding, field: fact.field, statement: fact.whole });
      }
    }
  }
  return bestOf(findings);
}
