import { askedBy } from '../../claim/asked-property.ts';
import { isLongerName, measureBagOf } from '../../claim/measure-bag.ts';
import { bagOfName } from '../../claim/name-bag.ts';
import { conceptsOf } from '../../claim/name-concepts.ts';
import { compareValue } from '../../compare/compare-value.ts';
import { bestOf } from '../../compare/finding.ts';
import { inFact, type Located } from '../../compare/located.ts';
import { isSoleDimension, tellsOtherMeasure } from '../../compare/quantity/telling-dimensions.ts';
import type { Dimension } from '../../ontology/units.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import { areApart, areOtherStates } from '../../read/name/sibling-keys.ts';
import { inTrade } from '../../read/quantity/in-trade.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { namesOtherState } from './align-names.ts';

/** The dimension of a wish of which goods have one measure; null for any other wish. */
function wantedDimension({ name, alternatives, soleDimension }: Requirement): Dimension | null {
  const [wanted] = alternatives;
  const dimension = wanted?.quantity?.unit == null ? null : wanted.quantity.dimension;
  if (dimension === null || (dimension !== soleDimension && !isSoleDimension(dimension))) return null;
  const isOfOther =
    name.known?.dimensions?.includes(dimension) === false || tellsOtherMeasure(dimension, name.stems, name.raw);
  return isOfOther ? null : dimension;
}

/**
 * What attributes say in a dimension of which goods have one measure, whatever they call it: "Sound pressure: 67 dB(A)" of the
 * noise. Null where they do not agree.
 */
export function soleMeasure(requirement: Requirement, named: readonly NamedFact[]): Located | null {
  const dimension = wantedDimension(requirement);
  if (dimension === null) return null;
  const { name } = requirement;
  const findings: Located[] = [];
  for (const fact of named) {
    if (!tells(fact, name, dimension)) continue;
    // The least that goods reach says nothing of what they do.
    if (conceptsOf(fact.name.raw).isLeast !== conceptsOf(requirement.specName).isLeast) return null;
    if (namesOtherState(fact.name, name) || areOtherStates(name, fact.name)) continue;
    if (tellsOtherMeasure(dimension, fact.name.stems, fact.name.raw) || isOfOtherPart(name, fact.name)) return null;
    const { raw, tokens } = fact.whole.text;
    const stems = tokens.map(({ stem }) => stem);
    if (tellsOtherMeasure(dimension, stems, raw)) return null;
    const best = bestOf(requirement.alternatives.map((wanted) => compareValue(requirement, wanted, fact)));
    const isContrary = best?.matchType === 'not_match';
    if (best === null || (isContrary && (areApart(name, fact.name) || isOneOfMore(requirement, fact.name))))
      return null;
    findings.push(inFact(fact, best));
  }
  const [first] = findings;
  if (first === undefined || first.matchType === 'unknown') return null;
  return findings.every(({ matchType }) => matchType === first.matchType) ? first : null;
}

/** "Torque, soft" does not reach what is wanted at least; another torque may. */
function isOneOfMore({ likeNames, alternatives }: Requirement, { raw }: Requirement['name']): boolean {
  const dimension = likeNames?.ofGoods.dimension ?? null;
  if (likeNames === null || dimension === null) return false;
  const isLeast = alternatives.every(({ quantity }) => quantity?.form === 'min');
  return isLeast && isLongerName(measureBagOf(bagOfName(raw), dimension), likeNames);
}

function tells({ name, whole, isEmpty }: NamedFact, wanted: Requirement['name'], dimension: Dimension): boolean {
  // "Length: 3m" is no data rate, whatever its letter may stand for.
  if (isEmpty || name.known?.dimensions?.includes(dimension) === false) return false;
  const { quantities } = whole.quantities;
  if (quantities.some((one) => inTrade(one, wanted, dimension).dimension === dimension)) return true;
  return name.unit?.dimension === dimension && quantities.length === 1 && quantities[0]?.unit === null;
}

/** Of two parts that names speak of neither is the other. */
function isOfOtherPart(one: Requirement['name'], other: Requirement['name']): boolean {
  const [wanted, found] = [askedBy(one).partIds, askedBy(other).partIds];
  return wanted.length > 0 && found.length > 0 && !wanted.some((id) => found.includes(id));
}
