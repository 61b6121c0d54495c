import { askedBy } from '../claim/asked-property.ts';
import { valueCalled } from '../read/family/find-families.ts';
import type { NamedFact } from '../read/listing/named-fact.ts';
import { labelledBoundFinding } from '../read/quantity/labelled-bound.ts';
import type { Requirement, WantedChoice, WantedValue } from '../read/spec/requirement.ts';
import { findPhrase } from '../text/find-phrase.ts';
import type { Comparator } from './comparator.ts';
import { compareValue } from './compare-value.ts';
import { choiceUnderAnyName } from './family/choice-finding.ts';
import { familyFinding } from './family/family-finding.ts';
import { isAbsent } from './feature/absent-thing.ts';
import { bestOf, type Finding } from './finding.ts';
import { certificateFinding, ipFinding, standardFinding } from './identifier/identifier-finding.ts';
import { asAskedEnd } from './quantity/asked-end.ts';
import { compareQuantities } from './quantity/compare-quantities.ts';
import { countedTogether } from './quantity/counted-together.ts';
import { perContainerFinding, perContainerNamed } from './quantity/per-container-finding.ts';
import { coversRange } from './quantity/quantity-finding.ts';
import { tellingDimensions } from './quantity/telling-dimensions.ts';
import { unlessDenied } from './unless-denied.ts';

/** What values say under whatever name they stand. All are asked, and the best answer counts. */
export const anyNameComparators: readonly Comparator<NamedFact>[] = [
  {
    id: 'degree of protection',
    concerns: (_spec, { protection }) => protection !== null,
    compare: (_spec, wanted, { whole }) => ipFinding(wanted, whole),
  },
  { id: 'standard', concerns: (_spec, { standard }) => standard !== null, compare: keptStandard },
  {
    id: 'bound with a label',
    concerns: (_spec, { labelledBound: bound }) => bound !== null && bound.isOfName !== true && bound.before.length > 0,
    compare: (_spec, { labelledBound }, { whole }) => labelledBoundFinding(labelledBound, whole.text, false),
  },
  {
    id: 'count per container',
    concerns: ({ per }) => per !== null,
    compare: (spec, wanted, fact) =>
      perContainerNamed(spec, wanted, fact) ?? perContainerFinding(spec, wanted, fact.whole),
  },
  {
    id: 'pieces counted together',
    concerns: ({ name, per }) => per !== null || name.known?.id === 'pack size',
    compare: countedTogether,
  },
  { id: 'called like the choice', concerns: (_spec, { choice }) => choice !== null, compare: namedAsChoice },
  { id: 'choice of the goods', concerns: (_spec, { choice }) => choice !== null, compare: toldByValue },
  { id: 'called like one of two values', concerns: (_spec, { families }) => families.length > 0, compare: oneOfTwo },
  {
    id: 'called like the certificate',
    concerns: (_spec, { certificate }) => certificate !== null,
    compare: certificateFinding,
  },
  { id: 'label of a bound', concerns: (_spec, { boundOfLabel }) => boundOfLabel !== null, compare: underLabel },
  {
    id: 'measure of one property alone',
    concerns: (_spec, { quantity }) => tellingDimensions.has(quantity?.dimension ?? ''),
    compare: tellingMeasure,
  },
];

/** "Flammability: meets BS 5852" */
function keptStandard(_spec: Requirement, wanted: WantedValue, { whole }: NamedFact): Finding | null {
  const kept = standardFinding(wanted.standard, whole);
  const found = kept === null ? null : unlessDenied(wanted, whole.text, kept);
  return found?.matchType === 'match' ? found : null;
}

/** A measure or a number in a dimension that no other property has: "350 gsm", and "GSM: 140". */
function tellingMeasure(requirement: Requirement, wanted: WantedValue, fact: NamedFact): Finding | null {
  const { quantity } = wanted;
  const { quantities } = fact.whole.quantities;
  if (quantity === null) return null;
  const findings = quantities.flatMap((found): Finding[] => {
    if (found.dimension !== quantity.dimension) return [];
    const said = asAskedEnd([requirement.name, fact.name], found, quantity.form);
    const matchType = compareQuantities(quantity, said, coversRange(requirement, quantity));
    return [{ matchType, method: 'quantity', span: found }];
  });
  const isBare = fact.name.unit?.dimension === quantity.dimension && !quantities.some(({ unit }) => unit !== null);
  const bare = isBare ? compareValue(requirement, wanted, fact) : null;
  return bestOf(bare?.method === 'quantity' ? [...findings, bare] : findings);
}

const chosen = (has: boolean): Finding => ({
  matchType: has ? 'match' : 'not_match',
  method: 'value family',
  span: null,
});

/** Attributes that are called like the wanted value: "Zip: YKK" and "Zip: no" where goods close with a zip. */
function namedAsChoice(_spec: Requirement, wanted: WantedValue, fact: NamedFact): Finding | null {
  const { choice } = wanted;
  if (choice === null || fact.isEmpty || !choice.stating.includes(fact.featureName)) return null;
  // "Spring: Bonnell" has another kind of them.
  const told = familyFinding(wanted, fact.whole, fact);
  if (told !== null) return told;
  const { yesNo, text } = fact.whole;
  // 是否变频=定频 has the words of another value, which are read as such.
  if (yesNo === null && (fact.name.raw.trim().startsWith('是否') || namesOther(choice, fact))) return null;
  return chosen(yesNo ?? !isAbsent(text, fact.name));
}

/** "Braided: liquid silicone" tells of another value. */
function namesOther({ others }: WantedChoice, { whole }: NamedFact): boolean {
  return others.some((word) => findPhrase(whole.text, word).length > 0);
}

/** Values of the wanted choice under names that no row knows, and that name no part of the goods, no material and no colour. */
function toldByValue(_spec: Requirement, wanted: WantedValue, { name, whole }: NamedFact): Finding | null {
  const { partIds, look } = askedBy(name);
  const isFree = name.known === null && partIds.length === 0 && look === null;
  return isFree ? choiceUnderAnyName(wanted, whole.text) : null;
}

/** "Colour print: no" tells which of two values a printer has. */
function oneOfTwo(_spec: Requirement, { families }: WantedValue, { featureName, whole }: NamedFact): Finding | null {
  const [first] = families;
  if (first === undefined || !first.isWhole || first.family.values.length !== 2 || whole.yesNo === null) return null;
  const called = valueCalled(featureName, first.family);
  return called === null ? null : chosen((called === first.valueId) === whole.yesNo);
}

/** "UGR: 22" and "Glare rating: UGR<22" for a wish of "UGR 19 or lower". */
function underLabel(
  _spec: Requirement,
  { boundOfLabel: bound }: WantedValue,
  { name, whole }: NamedFact,
): Finding | null {
  const label = bound?.before[0];
  if (label === undefined) return null;
  const isCalled = name.stems.length === 1 && name.stems[0] === label;
  return isCalled || whole.text.unspaced.includes(label) ? labelledBoundFinding(bound, whole.text, isCalled) : null;
}
